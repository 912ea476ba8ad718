"""What is said of the laws to people, in French and in English."""

from collections.abc import Mapping
from typing import Final

from hombre.law import Text
from hombre.notation import in_language
from hombre.wording import say

__all__ = ["WORDS", "word"]

WORDS: Final[Mapping[str, Text]] = {
    "holds": say(
        "✓ S'en tient aux {held} lois du registre ({records} feuilles, {cases} cas)",
        "✓ Holds to {held} laws of the ledger ({records} records, {cases} cases)",
    ),
    "breaks": say(
        "✗ Enfreint {broken} lois du registre sur {held} ({records} feuilles, {cases} cas)",
        "✗ Breaks {broken} of {held} laws of the ledger ({records} records, {cases} cases)",
    ),
    "domain": say("{mark} {name} ({count}) — {title}", "{mark} {name} ({count}) — {title}"),
    "clauses": say("clauses : {clauses}", "clauses: {clauses}"),
    "times": say("feuilles où elle est enfreinte : {count}", "records that break it: {count}"),
    "sheet": say("feuille de marque", "score sheet"),
    "at": say("à l'acte {at} : {act}", "at event {at}: {act}"),
    "at_end": say("à la fin", "at the end"),
    "expected": say("attendu : {told}", "expected: {told}"),
    "answered": say("répondu : {told}", "answered: {told}"),
    "asked": say("lecture demandée : {readings}", "reading asked for: {readings}"),
    "explained": say("juste si on lit : {readings}", "right if read so: {readings}"),
    "never": say(
        "aucune lecture dont dépend cette loi ne l'explique",
        "no reading that this law depends on explains it",
    ),
    "against": say(
        "juste sous une lecture, mais contre celle que d'autres réponses ont montrée",
        "right under some reading, but against that which other answers have shown",
    ),
    "apart": say(
        "hors d'épreuve, car cela se lit autrement ou n'est pas déclaré ({slugs}) : {laws}",
        "not held to, as this is read otherwise, or not declared ({slugs}): {laws}",
    ),
    "undecided": say("aucun cas : {laws}", "no case came up: {laws}"),
    "silent": say("pas de réponse ({kind} : {detail})", "no answer ({kind}: {detail})"),
    "unobserved": say(
        "le moteur n'observe pas ruling et position, ou ne prend en charge aucune feuille",
        "the implementation does not observe ruling and position, or supports none of the records",
    ),
    "no_domain": say(
        "aucun domaine {name} ; il y a : {known}", "there is no domain {name}; there are: {known}"
    ),
    "no_law": say(
        "aucune loi {name} n'est éprouvée ; --json les énumère",
        "no law {name} is held over the wire; --json lists them",
    ),
    "readings": say("--readings : declared, house", "--readings: declared, house"),
}


def word(key: str, language: str, /, **parts: object) -> str:
    """One of the words, its gaps filled."""
    return in_language(WORDS[key], language).format(**parts)
