"""What good French print holds to, as far as plain text shows it: ``slips`` finds the rest.

Elision, contraction, agreement of the game's nouns with their numbers, the no-break spaces
of punctuation, apostrophes, ligatures and accented capitals.  The rules know no grammar: they
are written to be silent where they cannot be sure.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

__all__ = ["BREAK", "Slip", "slips"]

BREAK: Final = "\x00"
"""Stands between parts of a page that are not one text."""
NARROW: Final = "\u202f"
WIDE: Final = "\u00a0"


@dataclass(frozen=True, slots=True)
class Slip:
    """Where in the text (from 0), what stands there, and what is expected."""

    at: int
    found: str
    expected: str


VOWELS: Final = "aàâäæeéèêëiîïoôöœuùûü"
ASPIRATED: Final = (
    r"(?:h(?:asard|aut|onte|uit|éros|ors|ausse|ache|iérarchi)|onz|oui\b|ouis|une?\s+fois)"
)
"""Before these nothing is elided; « la une fois » never comes, « de une fois » neither."""
MUTE: Final = rf"(?!{ASPIRATED})(?:[{VOWELS}]|h[{VOWELS}]|y(?![{VOWELS}]))"
ELIDED: Final = r"de|le|la|que|ne|je|me|te|se|jusque|lorsque|puisque|quoique|presqu’île"

ONE: Final = {
    "levée": "f", "carte": "f", "bête": "f", "pinandèle": "f", "donne": "f", "main": "f",
    "couleur": "f", "demande": "f", "enchère": "f", "phrase": "f", "lecture": "f", "passe": "f",
    "partie": "f", "règle": "f", "page": "f", "ligne": "f", "fiche": "f", "feuille": "f",
    "jeton": "m", "matador": "m", "coup": "m", "joueur": "m", "article": "m", "atout": "m",
    "roi": "m", "contrat": "m", "défenseur": "m", "donneur": "m", "demandeur": "m", "pli": "m",
    "nombre": "m", "point": "m", "témoin": "m", "mot": "m", "lien": "m", "adversaire": "m",
}  # fmt: skip
"""Nouns of the game in the singular, with their gender; all of them take an s."""
FEMININE: Final = "|".join(noun for noun, gender in ONE.items() if gender == "f")
MASCULINE: Final = "|".join(noun for noun, gender in ONE.items() if gender == "m")
NOUNS: Final = "|".join(ONE)
VERBS: Final = "passe|demande|donne|règle"
"""They may be verbs after a number: « deux demande encore », « il les donne »."""
SEVERAL: Final = (
    "deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|vingt|trente|quarante|cent|"
    "les|des|ces|ses|mes|nos|vos|leurs|plusieurs|quelques|certains|certaines|[2-9]|[1-9][0-9]+"
)
SPACE: Final = rf"[ {WIDE}{NARROW}\n]"

RULES: Final = tuple(
    (re.compile(pattern, re.IGNORECASE if fold else 0), expected)
    for fold, pattern, expected in (
        (True, rf"(?<![-\w’'])(?:{ELIDED}){SPACE}+(?!une?{SPACE}à\b){MUTE}\w*",
         "an elision: d’Est, l’atout, qu’on"),
        (True, rf"(?<![-\w’'])si{SPACE}+ils?\b", "s’il"),
        (True, rf"(?<![-\w’'])de{SPACE}+les?{SPACE}+(?!\w*(?:er|ir|re)\b)\w+", "du, des"),
        (True, rf"(?<![-\w’'])à{SPACE}+les?{SPACE}+(?!\w*(?:er|ir|re)\b)\w+", "au, aux"),
        (True, rf"(?<![-\w’'])(?<!\bet )(?:une?|1){SPACE}(?:{NOUNS})s\b", "a singular after one"),
        (True, rf"(?<![-\w’'])(?:aucune?|chaque){SPACE}(?:{NOUNS})s\b", "a singular"),
        (True, rf"(?<![-\w’'])un{SPACE}(?:{FEMININE})\b", "une"),
        (True, rf"(?<![-\w’'])une{SPACE}(?:{MASCULINE})\b", "un"),
        (True, rf"(?<![-\w’',.])(?:{SEVERAL}){SPACE}(?!(?:{VERBS})\b)(?:{NOUNS})\b(?!-)",
         "a plural"),
        (False, rf"(?<=[\w»)’.…]){SPACE}*(?<!{NARROW})[;!?](?=[\s\x00»)]|$)",
         "a narrow no-break space (U+202F) before ; ! ?"),
        (False, rf"(?<=[\w»)’.…]){SPACE}*(?<!{WIDE}):(?=[\s\x00]|$)",
         "a no-break space (U+00A0) before :"),
        (False, rf"«(?!{WIDE})", "a no-break space after «"),
        (False, rf"(?<!{WIDE})»", "a no-break space before »"),
        (False, r"\w+'\w+", "the curly apostrophe ’"),
        (True, r"\b(?:c|ch)oeurs?\b|\boe(?:il|uvres?|dipe)\b|\b(?:voeu|noeud)[sx]?\b|\bman?oeuvr\w*"
         r"|\bsoeurs?\b|\bboeufs?\b|\bmoeurs\b", "œ"),
        (False, rf"(?:^|[\x00.!?…«]{SPACE}*)A{SPACE}+(?=[a-zéèàùœ])", "À"),
        (False, r"\bE(?:cart|chang|gal(?:er|ité|ement|e\b|\b)|tre\b|tudi|tude|diti|cri(?:t|re)|tape"
         r"|num|vid|lément|tat\b)\w*", "É, Ê"),
        (False, rf"{SPACE},|{SPACE}\.(?!\.|\w|/)", "no space before , and ."),
        (False, r"(?<!\.)\.\.\.(?!\.)", "…"),
    )
)  # fmt: skip


def slips(text: str) -> Iterator[Slip]:
    """What is not as it should be in a French text, in the order of the rules."""
    for rule, expected in RULES:
        for found in rule.finditer(text):
            yield Slip(found.start(), found[0].strip(f" \n{WIDE}{NARROW}{BREAK}"), expected)
