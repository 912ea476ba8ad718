"""Domains of laws that the lint refuses since they may raise, and near ones that it allows."""

RAISING = """\
def helper(x: int) -> bool:
    if x == 3:
        raise ValueError
    return True
def dom_x(x: int) -> bool:
    return helper(x)
"""
REFUSED_IN_LAWS = {
    "assert": (
        "def law_f(x: int) -> bool:\n    assert x > 0\n    return True\n",
        "assert is no contract",
    ),
    "divides": ("def dom_f(x: int) -> bool:\n    return 9 // x > 0\n", "divides by what may be 0"),
    "raises": ("def dom_f(x: int) -> bool:\n    raise ValueError\n", "dom_f raises"),
    "contract": (
        'def helped(x: int) -> bool:\n    """pre: x > 0"""\n    return True\n',
        "believed",
    ),
    "helper raises": (RAISING, "dom_x raises: what it refuses must be False"),
    "helper asserts": (
        "def helper(x: int) -> bool:\n    assert x != 3\n    return True\n"
        "def dom_x(x: int) -> bool:\n    return helper(x)\n",
        "dom_x: an assert is no contract",
    ),
}
NOT_TOTAL = {
    "index": "def dom_f(x: tuple[int, ...]) -> bool:\n    return x[0] > 0\n",
    "beyond": "def dom_f(x: tuple[int, int]) -> bool:\n    return x[2] > 0\n",
    "replaced": "def dom_f(x: tuple[int, int]) -> bool:\n    x = x[:1]\n    return x[1] > 0\n",
    "table": "def dom_f(x: int) -> bool:\n    return TABLE[x] > 0\n",
    "int": "def dom_f(x: str) -> bool:\n    return int(x) > 0\n",
    "modulo": "def dom_f(x: int, y: int) -> bool:\n    return x % y == 0\n",
    "shift": "def dom_f(x: int, y: int) -> bool:\n    return x >> y == 0\n",
    "power": "def dom_f(x: int, y: int) -> bool:\n    return x ** y == 0\n",
    "float": "def dom_f(x: float, y: int) -> bool:\n    return x + y > 0\n",
    "quotient": "def dom_f(x: int) -> bool:\n    return x / 2 > 0\n",
    "repeated": "def dom_f(x: tuple[int, ...], n: int) -> bool:\n    return len(x * n) > 0\n",
    "range": "def dom_f(x: int) -> bool:\n    return len(range(x)) > 0\n",
    "least": "def dom_f(x: tuple[int, ...]) -> bool:\n    return min(x) > 0\n",
    "next": "def dom_f(x: tuple[int, ...]) -> bool:\n    return next(iter(x)) > 0\n",
    "unpacked": "def dom_f(x: tuple[int, ...]) -> bool:\n    a, b = x\n    return a > b\n",
    "strict": (
        "def dom_f(x: tuple[int, ...]) -> bool:\n"
        "    return all(a > b for a, b in zip(x, x[1:], strict=True))\n"
    ),
    "unbound": "def dom_f(x: int) -> bool:\n    if x != 3:\n        y = 1\n    return y > 0\n",
    "loop": "def dom_f(x: int) -> bool:\n    while x > 0:\n        x -= 1\n    return x == 0\n",
    "itself": "def dom_f(x: int) -> bool:\n    return x == 0 or dom_f(x - 1)\n",
    "helper": (
        "def helper(x: tuple[int, ...]) -> bool:\n    return x[0] > 0\n"
        "def dom_f(x: tuple[int, ...]) -> bool:\n    return helper(x)\n"
    ),
    "few": (
        "def helper(x: int, y: int) -> bool:\n    return x > y\n"
        "def dom_f(x: tuple[int, ...]) -> bool:\n    return helper(*x)\n"
    ),
    "lambda": "dom_f = lambda x: x > 0\n",
    "decorated": (
        "def pruned(f):\n    return lambda x: 9 // x > 0 and f(x)\n"
        "@pruned\ndef dom_f(x: int) -> bool:\n    return x > 0\n"
    ),
    "engine": "def dom_f(x: int) -> bool:\n    return Suit(x) == 0\n",
    "attribute": "def dom_f(x: Held | None) -> bool:\n    return x.number > 0\n",
    "caught": (
        "def dom_f(x: int) -> bool:\n    try:\n        return 9 // 2 > 0\n"
        "    finally:\n        del x\n"
    ),
}
TOTAL = {
    "helper": (
        "def helper(x: int) -> bool:\n    return x != 3\n"
        "def dom_x(x: int) -> bool:\n    return helper(x)\n"
    ),
    "numbers": (
        "def dom_f(x: int, y: bool) -> bool:\n"
        "    good = x // 6 == 1 or x % FIVE < 2 or -x * 2 > 9\n"
        "    return (good & (x >> 1 & 1 == 0) & (not y)) | (abs(x) in (1, 2) if y else x < 3)\n"
    ),
    "fixed": "def dom_f(x: tuple[int, int]) -> bool:\n    return x[0] > x[1]\n",
    "all": (
        "def are(*them: int) -> bool:\n    good = True\n    for one in them:\n"
        "        good &= one >= 0\n    return good\n"
        "def dom_f(x: tuple[int, ...], y: int) -> bool:\n    return are(*x, y) and len(x) > 1\n"
    ),
    "pairs": (
        "def dom_f(x: tuple[int, ...]) -> bool:\n"
        "    for at, one in enumerate(x):\n        if at > one:\n            return False\n"
        "    return all(a < b for a, b in zip(x, x[1:], strict=False))\n"
    ),
    "least": "def dom_f(x: tuple[int, ...]) -> bool:\n    return min(x, default=0) > min(0, 1)\n",
    "bound": (
        "def dom_f(x: int) -> bool:\n    y, z = 0, x\n    if x != 3:\n        y = 1\n"
        "    return y > z\n"
    ),
    "member": "def dom_f(x: Way) -> bool:\n    return x == Way.UP and isinstance(x, Way)\n",
}
