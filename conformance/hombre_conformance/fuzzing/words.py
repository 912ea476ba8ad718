"""What the fuzzing says to people, in French and in English."""

from collections.abc import Mapping
from typing import Final

from hombre.law import Text
from hombre.notation import in_language
from hombre.wording import say

__all__ = ["KINDS", "TITLE", "WORDS", "word"]

TITLE: Final = say("Trouvé en jouant au hasard", "Found in random play")

KINDS: Final[Mapping[str, Text]] = {
    "ruling": say(
        "aucune lecture admise ne donne ce verdict", "no admitted reading gives this ruling"
    ),
    "legal": say(
        "aucune lecture admise ne permet ces actes", "no admitted reading allows these acts"
    ),
    "position": say(
        "aucune lecture admise ne mène à cette position",
        "no admitted reading leads to this position",
    ),
    "contradiction": say(
        "aucun choix de lectures n'explique ces réponses ensemble",
        "no one choice of readings explains these answers together",
    ),
    "crash": say("le programme s'est arrêté", "the program broke off"),
    "timeout": say("la réponse n'est pas venue à temps", "the answer did not come in time"),
    "protocol": say("la réponse n'est pas conforme au protocole", "the answer breaks the protocol"),
    "limits": say("le programme passe les bornes", "the program goes beyond its limits"),
    "error": say("le programme répond par une erreur", "the program answers with an error"),
}
"""What each kind of finding means, besides those of the checks."""

WORDS: Final[Mapping[str, Text]] = {
    "times": say("rencontres : {count}", "times met: {count}"),
    "differs": say(
        "différence (attendu | reçu) : {detail}", "difference (expected | got): {detail}"
    ),
    "ledger": say("loi du registre : {detail}", "law of the ledger: {detail}"),
    "detail": say("constat : {detail}", "seen: {detail}"),
    "clauses": say("clauses : {clauses}", "clauses: {clauses}"),
    "asked": say("lectures demandées : {readings}", "readings asked for: {readings}"),
    "sheet": say("feuille de marque", "score sheet"),
    "expected": say("attendu", "expected"),
    "got": say("reçu", "got"),
    "needs": say("juste seulement sous : {readings}", "right under this only: {readings}"),
    "again": say("pour reproduire :", "to reproduce:"),
    "case": say("cas : {file}", "case: {file}"),
    "none": say(
        "{tried} feuilles, {asked} questions : rien trouvé (graine {seed}).",
        "{tried} records, {asked} questions: nothing found (seed {seed}).",
    ),
    "some": say(
        "{tried} feuilles, {asked} questions : {found} constats (graine {seed}), dans {folder}",
        "{tried} records, {asked} questions: {found} findings (seed {seed}), in {folder}",
    ),
    "interrupted": say("interrompu", "interrupted"),
    "given_up": say("abandonné : {why}", "given up: {why}"),
    "unsupported": say(
        "le moteur ne prend en charge aucune des {tried} feuilles : rien n'est éprouvé",
        "the implementation supports none of the {tried} records: nothing was shown",
    ),
    "unstarted": say("le moteur ne peut être éprouvé : {why}", "it cannot be evaluated: {why}"),
    "incompatible": say("protocole incompatible : {why}", "incompatible protocol: {why}"),
    "suite": say("suite : {why}", "suite: {why}"),
    "readings": say("--readings : {known}", "--readings: {known}"),
    "language": say("--lang : fr ou en", "--lang: fr or en"),
    "bubblewrap": say(
        "--sandbox veut bubblewrap (Debian : apt install bubblewrap)",
        "--sandbox needs bubblewrap (Debian: apt install bubblewrap)",
    ),
    "folder": say("{file} : {why}", "{file}: {why}"),
    "progress": say("{tried} feuilles, {found} constats", "{tried} records, {found} findings"),
}


def word(key: str, language: str, /, **parts: object) -> str:
    """One of the words, its gaps filled."""
    return in_language(WORDS[key], language).format(**parts)
