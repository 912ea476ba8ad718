"""Written forms: how values stand in JSON, as tables that both read and write.

A ``Form`` reads a JSON value and writes it back.  Reading never raises: it notes
every fault with its path and goes on, so that all of them can be told at once.
What cannot be read at all is ``BAD``; whatever holds it puts a spare value in its
place, that the rest may still be examined.
"""

import inspect
import re
from collections.abc import Callable, Mapping
from operator import attrgetter
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from hombre.law import Text
from hombre.problems import Problem
from hombre.slips import LARGEST, escape
from hombre.wording import nearest, say

__all__ = [
    "BAD",
    "FLAG",
    "Faults",
    "Form",
    "Repeated",
    "choice",
    "either",
    "listed",
    "mapped",
    "shape",
    "slug",
    "text",
    "whole",
    "word",
]

BAD: Final = object()
"""What stands for a value that cannot be read."""
_NO_HINT: Final = Text("", "")
_LONG: Final = 40


class Repeated(dict[str, object]):
    """A JSON object in which the members ``again`` were written twice."""

    again: tuple[str, ...] = ()


class Faults:
    """The faults found so far; after ``most`` of them no more are noted."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.found: list[Problem] = []

    @property
    def full(self) -> bool:
        """Whether no more are noted."""
        return len(self.found) >= self.most

    def add(self, path: str, what: Text, hint: Text = _NO_HINT) -> None:
        """One more fault."""
        if not self.full:
            self.found.append(Problem(what, path=path, hint=hint))

    def unlike(self, path: str, wanted: Text, value: object, hint: Text = _NO_HINT) -> None:
        """One more fault: something else was expected here."""
        seen = _show(value)
        what = say(
            f"attendu : {wanted.fr} ; trouvé : {seen.fr}", f"expected {wanted.en}, found {seen.en}"
        )
        self.add(path, what, hint)


class Form(NamedTuple):
    """How one kind of value is written.

    ``read(value, path, faults)`` is the value or ``BAD``; ``write`` is its inverse;
    ``spare`` stands in for what is ``BAD`` where something must stand; ``members``
    are the names that an object may have, with the word required of each, if any.
    """

    read: Callable[[object, str, Faults], Any]
    write: Callable[[Any], object]
    spare: object = None
    members: Mapping[str, str | None] = MappingProxyType({})


def _show(value: object) -> Text:
    """A JSON value in a message: short, and with nothing invisible in it."""
    if isinstance(value, str):
        shown = f"“{escape(value[:_LONG])}{'…' if len(value) > _LONG else ''}”"
        return Text(f"« {shown[1:-1]} »", shown)
    if isinstance(value, list | tuple):
        return Text("une liste", "a list")
    if isinstance(value, Mapping):
        return Text("un objet", "an object")
    if isinstance(value, bool) or value is None:
        shown = "null" if value is None else str(value).lower()
    elif isinstance(value, int | float) and abs(value) > LARGEST:
        return Text("un nombre trop grand", "too large a number")
    else:
        shown = repr(value) if isinstance(value, int | float) else type(value).__name__
    return Text(shown, shown)


def _as_hint(word: str) -> Text:
    return say(f"vouliez-vous dire « {word} » ?", f"did you mean “{word}”?") if word else _NO_HINT


def whole(wanted: Text, least: int = -LARGEST) -> Form:
    """A whole number of at least ``least``; never ``true``, ``3.0`` or ``"3"``."""

    def read(value: object, path: str, faults: Faults) -> Any:
        if type(value) is int and least <= value <= LARGEST:
            return value
        if not faults.full:
            bare = str(value)[:_LONG] if isinstance(value, str | float) else ""
            digits = re.fullmatch(r"\s*(-?[0-9]{1,15})(\.0*)?\s*", bare)
            hint = _NO_HINT
            if digits:
                hint = say(
                    f"écrivez {digits[1]}, sans guillemets ni décimales",
                    f"write {digits[1]}, without quotes or decimals",
                )
            faults.unlike(path, wanted, value, hint)
        return BAD

    return Form(read, lambda value: value, 0)


def _read_flag(value: object, path: str, faults: Faults) -> Any:
    if isinstance(value, bool):
        return value
    faults.unlike(path, Text("true ou false", "true or false"), value)
    return BAD


FLAG: Final = Form(_read_flag, bool, False)


def text(wanted: Text) -> Form:
    """Any text."""

    def read(value: object, path: str, faults: Faults) -> Any:
        if isinstance(value, str):
            return value
        faults.unlike(path, wanted, value)
        return BAD

    return Form(read, str, "")


def slug(wanted: Text, pattern: str) -> Form:
    """A text that matches the pattern from end to end."""
    match = re.compile(pattern).fullmatch

    def read(value: object, path: str, faults: Faults) -> Any:
        if isinstance(value, str) and match(value):
            return value
        faults.unlike(path, wanted, value)
        return BAD

    return Form(read, str, "")


def word(
    wanted: Text, values: Mapping[str, Any], guess: Callable[[str], str] | None = None
) -> Form:
    """One of a few words; ``guess`` says which one may have been meant, or nothing."""
    names = {value: name for name, value in values.items()}

    def read(value: object, path: str, faults: Faults) -> Any:
        if isinstance(value, str) and value in values:
            return values[value]
        if not faults.full:
            meant = (
                (guess(value) if guess else nearest(value, values))
                if isinstance(value, str)
                else ""
            )
            faults.unlike(path, wanted, value, _as_hint(meant) if meant else _list(values))
        return BAD

    return Form(read, names.__getitem__, next(iter(values.values())))


def _list(words: Mapping[str, object]) -> Text:
    """The words that may stand here, if they are few enough to be read."""
    if len(words) > 20:
        return _NO_HINT
    joined = ", ".join(words)
    return say(f"permis : {joined}", f"allowed: {joined}")


def listed(item: Form, wanted: Text, most: int = 1000) -> Form:
    """A list of at most ``most`` values of one form."""

    def read(value: object, path: str, faults: Faults) -> Any:
        if not isinstance(value, list | tuple):
            faults.unlike(path, wanted, value)
            return BAD
        if len(value) > most:
            faults.add(
                path,
                say(f"au plus {most} valeurs ; trouvé : {len(value)}",
                    f"expected at most {most} values, found {len(value)}"),
            )  # fmt: skip
            return BAD
        found = [item.read(one, f"{path}[{at}]", faults) for at, one in enumerate(value)]
        return tuple([item.spare if one is BAD else one for one in found])

    return Form(read, lambda value: [item.write(one) for one in value], ())


def mapped(name: Form, item: Form, wanted: Text) -> Form:
    """An object of any members, as a tuple of pairs in the order written."""

    def read(value: object, path: str, faults: Faults) -> Any:
        members = _members(value, path, faults, wanted)
        if members is None:
            return BAD
        found = [
            (name.read(key, path, faults), item.read(one, _below(path, key), faults))
            for key, one in members.items()
        ]
        return tuple([pair for pair in found if BAD not in pair])

    return Form(read, lambda pairs: {key: item.write(one) for key, one in pairs}, ())


class _Part(NamedTuple):
    """One member of an object: its form, and how the value gives and takes it."""

    member: str
    form: Form
    name: str
    get: Callable[[Any], object]
    default: object


def shape(make: Callable[..., Any], /, **parts: str | Form | tuple[Form, Any]) -> Form:
    """An object with these members, in this order, from which ``make`` makes the value.

    A part is the word that must stand there, or the form of the member.  With the
    form may stand the name of the attribute (``said.tricks``, passed as ``tricks``)
    or a function that takes it from the value, where it is not called like the member.
    A member is optional if ``make`` has a default for it.
    """
    given = inspect.signature(make).parameters
    words = {member: part if isinstance(part, str) else None for member, part in parts.items()}
    made = {
        member: _part(member, part, given)
        for member, part in parts.items()
        if not isinstance(part, str)
    }

    def read(value: object, path: str, faults: Faults) -> Any:
        members = _members(value, path, faults, Text("un objet", "an object"))
        if members is None:
            return BAD
        _check_names(members, words, path, faults)
        found = {}
        for part in made.values():
            one = _read_part(part, members, path, faults)
            if one is not BAD:
                found[part.name] = one
        return make(**found)

    def write(value: Any) -> object:
        written: dict[str, object] = {}
        for member, required in words.items():
            if required is not None:
                written[member] = required
            elif (one := made[member].get(value)) != made[member].default:
                written[member] = made[member].form.write(one)
        return written

    return Form(read, write, None, words)


def _part(
    member: str, part: Form | tuple[Form, Any], given: Mapping[str, inspect.Parameter]
) -> _Part:
    form, source = (part, member) if isinstance(part, Form) else part
    name: str = member
    get: Any = source
    if isinstance(source, str):
        name, get = source.rpartition(".")[2], attrgetter(source)
    default = given[name].default
    if default is inspect.Parameter.empty:
        default = BAD
    return _Part(member, form, name, get, default)


def _read_part(part: _Part, members: Mapping[str, object], path: str, faults: Faults) -> Any:
    """The member's value, or ``BAD`` where ``make`` may use its default."""
    one = BAD
    if part.member in members:
        one = part.form.read(members[part.member], f"{path}.{part.member}", faults)
    elif part.default is BAD:
        what = say(f"il manque « {part.member} »", f"“{part.member}” is missing")
        faults.add(f"{path}.{part.member}", what)
    return part.form.spare if one is BAD and part.default is BAD else one


def _members(value: object, path: str, faults: Faults, wanted: Text) -> Mapping[str, object] | None:
    """The members of an object, or None if it is none; members written twice are noted."""
    if not isinstance(value, Mapping):
        faults.unlike(path, wanted, value)
        return None
    if isinstance(value, Repeated):
        for member in value.again:
            faults.add(_below(path, member), say("ce membre est écrit deux fois", "written twice"))
    return value


def _below(path: str, member: object) -> str:
    """The path of a member, quoted if it is no plain name."""
    if isinstance(member, str) and re.fullmatch(r"\w{1,40}", member, re.ASCII):
        return f"{path}.{member}"
    return f'{path}["{escape(str(member)[:_LONG])}"]'


def _check_names(
    members: Mapping[str, object],
    known: Mapping[str, str | None],
    path: str,
    faults: Faults,
) -> None:
    """Members that must not be here, and words that must."""
    for member in members:
        if faults.full:
            return
        if member not in known:
            absent = [one for one in known if one not in members]
            meant = nearest(str(member), absent)
            faults.add(
                _below(path, member),
                say("ce membre n'a rien à faire ici", "unexpected member"),
                _as_hint(meant) if meant else _list(known),
            )
    for member, required in known.items():
        if required is None or members.get(member) == required:
            continue
        if member in members:
            wanted = Text(f"« {required} »", f"“{required}”")
            faults.unlike(f"{path}.{member}", wanted, members[member])
        else:
            what = say(f"il manque « {member} »", f"“{member}” is missing")
            hint = say(f"ce doit être « {required} »", f"it must be “{required}”")
            faults.add(f"{path}.{member}", what, hint)


def choice(
    tag: str,
    wanted: Text,
    forms: Mapping[str, Form],
    write: Callable[[Any], object] | None = None,
) -> Form:
    """One of several objects, told apart by the word in the member ``tag``."""
    tags = word(wanted, {name: name for name in forms})

    def read(value: object, path: str, faults: Faults) -> Any:
        if not isinstance(value, Mapping):
            faults.unlike(path, wanted, value)
            return BAD
        if tag not in value:
            faults.add(path, say(f"il manque « {tag} »", f"“{tag}” is missing"), _list(forms))
            return BAD
        name = tags.read(value[tag], f"{path}.{tag}", faults)
        return BAD if name is BAD else forms[name].read(value, path, faults)

    return Form(read, write or _unwritten)


def either(*forms: Form, write: Callable[[Any], object] | None = None) -> Form:
    """One of several objects, told apart by the members that only one of them has."""
    shared = set.intersection(*[set(form.members) for form in forms])
    own = [[member for member in form.members if member not in shared] for form in forms]

    def read(value: object, path: str, faults: Faults) -> Any:
        if not isinstance(value, Mapping):
            faults.unlike(path, Text("un objet", "an object"), value)
            return BAD
        marks = [sum(member in value for member in members) for members in own]
        if any(marks):
            return forms[marks.index(max(marks))].read(value, path, faults)
        fr, en = (between.join(members[0] for members in own) for between in (" » ou « ", "” or “"))
        faults.add(path, say(f"il manque « {fr} »", f"“{en}” is missing"))
        return BAD

    return Form(read, write or _unwritten)


def _unwritten(value: Any) -> object:
    """Whatever chooses between these forms writes by the chosen one itself."""
    raise NotImplementedError(value)
