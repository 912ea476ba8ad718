"""Sources that the lint refuses, each with what it says, and near ones that it allows."""

HEAD = """\
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cache, lru_cache
from itertools import count
from types import MappingProxyType
from typing import Final, NamedTuple, Protocol
from hombre.cards import Suit
from hombre.values import value

class Way(Enum):
    UP = 0
    DOWN = 1

@value
class Held:
    way: Way
    number: int

FIVE: Final = 5
SEEN: dict[int, int] = {}
LIST: Final = [1, 2]
NEST: Final = {"a": [1]}
TABLE: Final[Mapping[int, int]] = {1: 2}
FIXED: Final = MappingProxyType({"a": (1, 2)})

"""
BESIDE = {
    "other_module": "X = [1]\nY = (1, 2)\ndef once(f):\n    return f\n",
    "icontract": "def require(condition):\n    return lambda f: f\n",
    "deal": "class chain:\n    def __call__(self, f):\n        return f\n",
}
"""Modules that the sources may import."""

REFUSED = {
    "int": ("def f(x: int) -> bool:\n    return x is FIVE\n", "compares identities"),
    "ints": ("def f(x: int, y: int) -> bool:\n    return x is not y\n", "compares identities"),
    "type": ("def f(x: int) -> bool:\n    return type(x) is int\n", "compares identities"),
    "field": ("def f(x: Held, y: int) -> bool:\n    return x.number is y\n", "compares identities"),
    "inner": (
        "def f(x: int) -> bool:\n    def g(y: int) -> bool:\n"
        "        return x is y\n    return g(3)\n",
        "compares identities",
    ),
    "top": ("A = 3\nB = A is A\n", "compares identities"),
    "rebound": (
        "def f(x: int, y: int) -> bool:\n    z = x\n    if y > 3:\n        z = True\n"
        "    return z is y\n",
        "compares identities",
    ),
    "looped": (
        "def f(x: tuple[int, ...], y: int) -> bool:\n    z = None\n    for z in x:\n"
        "        pass\n    return z is y\n",
        "compares identities",
    ),
    "added to": (
        "def f(x: int, y: int) -> bool:\n    z = True\n    z += x\n    return z is y\n",
        "compares identities",
    ),
    "global": ("N = 0\ndef f() -> int:\n    global N\n    N += 1\n    return N\n", "rebinds"),
    "stored": ("def f(x: int) -> None:\n    SEEN[x] = 1\n", "SEEN is a global"),
    "updated": ("def f(x: int) -> None:\n    SEEN.update({x: 1})\n", "SEEN is a global"),
    "deleted": ("def f(x: int) -> None:\n    del SEEN[x]\n", "SEEN is a global"),
    "cache": ("@cache\ndef f(x: int) -> int:\n    return x\n", "keeps results"),
    "lru": ("@lru_cache(maxsize=9)\ndef f(x: int) -> int:\n    return x\n", "keeps results"),
    "functools": (
        "import functools\n@functools.cache\ndef f(x: int) -> int:\n    return x\n",
        "keeps results",
    ),
    "default": (
        "def f(x: int, seen=[]) -> bool:\n    seen.append(x)\n    return len(seen) < 1000\n",
        "as a default its list may change",
    ),
    "keyword": ("def f(*, seen={}) -> int:\n    return len(seen)\n", "as a default its dict"),
    "method": (
        "class K:\n    def f(self, seen=set()) -> int:\n        return len(seen)\n",
        "K.f is a global",
    ),
    "constructor": (
        "class K:\n    def __init__(self, seen=[]) -> None:\n        self.seen = seen\n",
        "K.__init__ is a global that is no constant: as a default its list may change",
    ),
    "own field": (
        "@value\nclass K:\n    a: int\n    b: object = count()\n",
        "K.__init__ is a global that is no constant: as a default its count may change",
    ),
    "named field": (
        "class K(NamedTuple):\n    a: list[int] = [1]\ndef f() -> None:\n    K().a.append(1)\n",
        "K.__new__ is a global that is no constant: as a default its list may change",
    ),
    "annotation": (
        "def f(x: int) -> None:\n    def g(y: LIST.append(1)) -> None:\n        return None\n",
        "LIST is a global",
    ),
    "held default": ("F = (lambda x, seen=[]: seen,)\n", "as a default its list"),
    "iterator": (
        "CNT = count()\ndef f() -> bool:\n    return next(CNT) < 1000\n",
        "CNT is a global that is no constant: its count may change",
    ),
    "generator": ("CNT = (x for x in (1, 2))\n", "its generator may change"),
    "deque": (
        "Q = deque()\ndef f(x: int) -> int:\n    Q.append(x)\n    return len(Q)\n",
        "Q is a global that is no constant",
    ),
    "nested": (
        'def f(x: int) -> int:\n    NEST["a"].append(x)\n    return x\n',
        "NEST is a global that may change: what it holds is no constant",
    ),
    "class": (
        "class K:\n    n = 0\ndef f() -> int:\n    K.n += 1\n    return K.n\n",
        "`K.n` is stored",
    ),
    "class list": ("class K:\n    seen = []\n", "K.seen is a global"),
    "own class": (
        "class K:\n    n = 0\n    def f(self) -> int:\n        type(self).n += 1\n"
        "        return self.n\n",
        "`type(self).n` is stored",
    ),
    "value": (
        "@value\nclass V:\n    n: int\n    def f(self) -> None:\n        self.n = 1\n",
        "`self.n` is stored",
    ),
    "function": (
        "def f() -> int:\n    f.n += 1\n    return f.n\nf.n = 0\n",
        "`f.n` is stored",
    ),
    "function list": ("def f() -> int:\n    return 1\nf.seen = []\n", "f is a global"),
    "alias": (
        "def f(x: int) -> int:\n    y = LIST\n    y.append(x)\n    return len(y)\n",
        "LIST is a global that may change: it is not only read",
    ),
    "handed on": (
        "def g(x: list[int]) -> None:\n    x.append(1)\ndef f() -> None:\n    g(LIST)\n",
        "LIST is a global",
    ),
    "returned": ("def f() -> list[int]:\n    return LIST or []\n", "LIST is a global"),
    "inner name": (
        "def f(x: int) -> int:\n    [LIST for LIST in ()]\n    LIST.append(x)\n    return x\n",
        "LIST is a global",
    ),
    "method by name": ("def f(x: int) -> None:\n    g = LIST.append\n    g(x)\n", "LIST is a"),
    "other": (
        "import other_module\ndef f(x: int) -> None:\n    other_module.X.append(x)\n",
        "other_module.X is a global",
    ),
    "other list": (
        "from other_module import X as Y\ndef f(x: int) -> None:\n    Y.append(x)\n",
        "Y is a global",
    ),
    "other alias": (
        "import other_module\ndef f(x: int) -> None:\n    m = other_module\n    m.X.append(x)\n",
        "other_module is a module that is handed on",
    ),
    "random": (
        "import random\ndef f() -> float:\n    return random.random()\n",
        "random.random is a global that is no constant",
    ),
    "nonlocal": (
        "def f() -> int:\n    n = 0\n    def g() -> None:\n        nonlocal n\n        n += 1\n"
        "    g()\n    return n\n",
        "rebinds",
    ),
    "memo": (
        "from functools import lru_cache as memo\n@memo\ndef f(x: int) -> int:\n    return x\n",
        "keeps results",
    ),
    "property": (
        "import functools as tools\nclass K:\n    @tools.cached_property\n"
        "    def f(self) -> int:\n        return 1\n",
        "keeps results",
    ),
    "by hand": (
        "def memo(f):\n    known = {}\n    def g(x):\n        known[x] = f(x)\n"
        "        return known[x]\n    return g\n@memo\ndef f(x: int) -> int:\n    return x\n",
        "f is a global that is no constant: its dict may change",
    ),
    "member": (
        "class E(Enum):\n    A = 1\n    def __init__(self, n: int) -> None:\n"
        "        self.seen = [n]\ndef f(e: E) -> None:\n    e.seen.append(1)\n",
        "`self.seen` is stored|E.A is a global that is no constant: its list may change",
    ),
    "member value": ("class E(Enum):\n    A = [1]\nA = E.A\n", "A is a global that is no con"),
    "file": ('def f() -> None:\n    open("x").close()\n', "`open` reaches what outlives"),
    "except": (
        "def f(x: int) -> int:\n    try:\n        return 9 // x\n    except:\n        return 0\n",
        "every exception is caught",
    ),
    "except base": (
        "def f(x: int) -> int:\n    try:\n        return 9 // x\n"
        "    except (OSError, BaseException):\n        return 0\n",
        "every exception is caught",
    ),
    "object": (
        "class K:\n    def __init__(self) -> None:\n        self.n = 0\nHELD = K()\n",
        "HELD is a global that is no constant: its K may change",
    ),
    "loose": (
        "@dataclass\nclass K:\n    n: int\nHELD = K(0)\n",
        "HELD is a global that is no constant: its K may change",
    ),
    "back door": (
        'def f() -> None:\n    globals()["FIVE"] = 6\n',
        "`globals` reaches what outlives the call",
    ),
    "inner door": (
        'def f() -> None:\n    f.__dict__["n"] = 6\n',
        "`f.__dict__` reaches what outlives the call",
    ),
    "hidden import": (
        "def f(x: int) -> None:\n    from other_module import X\n    X.append(x)\n",
        "expected at the top of the module",
    ),
    "operator": (
        "from operator import is_ as same\ndef f(x: int) -> bool:\n    return same(x, 3)\n",
        "compares identities",
    ),
    "require": (
        "from icontract import require\n@require(lambda x: x > 0)\n"
        "def f(x: int) -> int:\n    return x\n",
        "contracts of icontract are believed unproved",
    ),
    "dotted": (
        "import deal as d\n@d.chain()\ndef f(x: int) -> int:\n    return x\n",
        "contracts of deal are believed unproved",
    ),
    "pep316": (
        'def f(x: int) -> int:\n    """Say.\n\n    post: _ > x\n    """\n    return x\n',
        "believed unproved",
    ),
    "conditional": (
        'def f(x: int) -> int:\n    """Say.\n\n    pre[x]: x > 0\n    """\n    return x\n',
        "believed unproved",
    ),
}
ALLOWED = {
    "none": "def f(x: int | None) -> bool:\n    return x is None\n",
    "bool": "def f(x: object) -> bool:\n    return x is True\n",
    "member": "def f(x: object) -> bool:\n    return x is Way.UP\n",
    "suit": "def f(x: Suit, y: Suit) -> bool:\n    return x is not y\n",
    "maybe": "def f(x: Way | None, y: object) -> bool:\n    return y is x\n",
    "held": "def f(x: Held, y: object) -> bool:\n    return x.way is y\n",
    "called": "def g() -> Way:\n    return Way.UP\ndef f(y: int) -> bool:\n    return g() is y\n",
    "local": "def f(y: object) -> bool:\n    x = Way.UP\n    return x is y\n",
    "chain": "def f(x: int | None, y: int | None) -> bool:\n    return x is y is None\n",
    "table": "def f(x: int) -> int:\n    return TABLE[x]\n",
    "own": "def f(x: int) -> int:\n    seen = {}\n    seen[x] = 1\n    return seen[x]\n",
    "default": "def f(x: int, seen=()) -> bool:\n    return len((*seen, x)) < 1000\n",
    "except": (
        "def f(x: int) -> int:\n    try:\n        return 9 // x\n"
        "    except ZeroDivisionError:\n        return 0\n"
    ),
    "inner default": (
        "def f(x: int) -> int:\n    def g(seen=[]) -> int:\n        return len(seen)\n"
        "    return g()\n"
    ),
    "iterator": "def f() -> bool:\n    it = count()\n    return next(it) < 1000\n",
    "deque": ("def f(x: int) -> int:\n    q = deque()\n    q.append(x)\n    return len(q)\n"),
    "nested": (
        'def f(x: int) -> int:\n    nest = {"a": [1]}\n    nest["a"].append(x)\n'
        '    return FIXED["a"][0]\n'
    ),
    "copied": (
        "from copy import deepcopy\ndef f(x: int) -> int:\n    nest = deepcopy(NEST)\n"
        '    nest["a"].append(x)\n    return x\n'
    ),
    "class": "class K:\n    n = 0\ndef f() -> int:\n    return K.n + 1\n",
    "object": (
        "class K:\n    def __init__(self) -> None:\n        self.n = 0\n"
        "    def up(self) -> None:\n        self.n += 1\n"
        "def f() -> int:\n    k = K()\n    k.up()\n    return k.n\n"
    ),
    "function": "def f() -> int:\n    return f.n + 1\nf.n = 0\n",
    "alias": "def f(x: int) -> int:\n    y = [*LIST]\n    y.append(x)\n    return len(y)\n",
    "read": (
        "def f(x: int) -> bool:\n    least = min(LIST)\n"
        "    known = x in LIST and TABLE.get(x) == 1\n"
        "    for one in LIST:\n        least -= one\n"
        "    return known or [one for one in LIST] == LIST[:least]\n"
    ),
    "shadow": "def f(LIST: list[int], x: int) -> int:\n    LIST.append(x)\n    return len(LIST)\n",
    "other": (
        "import other_module\ndef f(x: int) -> int:\n"
        "    return other_module.Y[0] + other_module.X[0]\n"
    ),
    "random": (
        "from random import Random\ndef f(x: int) -> float:\n    return Random(x).random()\n"
    ),
    "memo": (
        "from functools import reduce as memo\n"
        "def f(x: int) -> int:\n    return memo(max, (x, 1))\n"
    ),
    "decorated": "from other_module import once\n@once\ndef f(x: int) -> int:\n    return x\n",
    "frozen": (
        "@dataclass(frozen=True)\nclass K:\n    n: tuple[int, ...]\nHELD = K((0,))\n"
        "OWN = Held(Way.UP, 1)\ndef f() -> int:\n    return HELD.n[0] + OWN.number\n"
    ),
    "named": (
        "class K(NamedTuple):\n    a: tuple[int, ...] = (1,)\nHELD = K()\n"
        "def f() -> int:\n    return HELD.a[0]\n"
    ),
    "values": (
        "@value\nclass K:\n    a: int\n    b: tuple[int, ...] = ()\n"
        "    c: tuple[int, ...] = field(default_factory=tuple)\nHELD = K(1)\n"
        "class P(Protocol):\n    def f(self, x: int) -> int: ...\n"
        "def f(x: P) -> int:\n    return x.f(HELD.a)\n"
    ),
    "read alone": (
        "@value\nclass K:\n    n: Mapping[int, int]\nHELD = K({1: 2})\n"
        "def f() -> int:\n    return HELD.n[1]\n"
    ),
    "types": (
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from other_module import X\n"
    ),
    "aliases": (
        "from collections.abc import Callable\n"
        "Pair = tuple[int, int]\nTest = Callable[[int], bool]\n"
        "def f(x: Pair, y: Test) -> bool:\n    return y(x[0])\n"
    ),
    "prose": 'def f() -> int:\n    """Posted: pre-war prose, no contract."""\n    return 1\n',
}
