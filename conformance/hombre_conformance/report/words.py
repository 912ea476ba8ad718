"""Every text of the reports, in French and in English."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from hombre.counters.prose import fill
from hombre.law import Text
from hombre.notation import in_language
from hombre.wording import say

__all__ = [
    "BAD",
    "KINDS",
    "SIGNS",
    "VERDICTS",
    "WORDS",
    "french_parts",
    "named",
    "plural",
    "tell",
]

VERDICTS: Final[Mapping[str, Text]] = {
    "pass": Text("juste", "pass"),
    "fail": Text("faux", "fail"),
    "other-reading": Text("autre lecture", "other reading"),
    "error": Text("erreur", "error"),
    "unsupported": Text("non pris en charge", "unsupported"),
    "not-applicable": Text("sans objet", "not applicable"),
    "expected-fail": Text("échec connu", "known failure"),
    "unexpected-pass": Text("échec connu qui réussit", "known failure that passes"),
    "not-run": Text("non soumis", "not run"),
    "disputed": Text("contesté", "disputed"),
}
"""The verdicts on a case, in the order in which they are shown."""

SIGNS: Final[Mapping[str, str]] = {
    "pass": "✓",
    "fail": "✗",
    "other-reading": "≠",
    "error": "!",
    "unsupported": "–",
    "not-applicable": "·",
    "expected-fail": "~",
    "unexpected-pass": "?",
    "not-run": "…",
    "disputed": "§",
}
"""A sign for each verdict, so that no colour is ever needed to tell them apart."""

BAD: Final = ("fail", "error", "unexpected-pass", "not-run")
"""The verdicts that need somebody's attention."""

KINDS: Final[Mapping[str, Text]] = {
    "mismatch": Text("autre réponse", "another answer"),
    "timeout": Text("pas de réponse à temps", "no answer in time"),
    "crash": Text("le programme s'est arrêté", "the program ended"),
    "protocol": Text("réponse contraire au protocole", "answer against the protocol"),
    "limits": Text("trop de processus ou de mémoire", "too many processes or too much memory"),
    "declared": Text("autre lecture que celle déclarée", "not the reading that was declared"),
    "reason": Text("autre article invoqué", "another clause is named"),
    "rotation": Text("autre réponse, la table tournée", "another answer when the table is turned"),
    "known": Text("échec connu qui réussit", "a known failure that passes"),
    "internal": Text("le programme signale une erreur", "the program reports an error"),
}

WORDS: Final[Mapping[str, Text]] = {
    # --- the head
    "report": Text("Rapport de conformité", "Conformance report"),
    "game": Text("La Bête hombrée", "La Bête hombrée"),
    "title": Text("{name} : rapport de conformité", "{name}: conformance report"),
    "nameless": Text("programme sans nom", "nameless program"),
    "conforms": Text("Conforme", "Conforms"),
    "conforms-not": Text("Non conforme", "Does not conform"),
    "not-judged": Text("Non jugé", "Not judged"),
    "aborted": Text(
        "L'épreuve a été abandonnée : le programme s'est arrêté trop souvent.",
        "The run was given up: the program ended too often.",
    ),
    "interrupted": Text("L'épreuve a été interrompue.", "The run was interrupted."),
    "incompatible": Text(
        "Le programme et l'épreuve n'ont aucune version du protocole en commun.",
        "The program and the runner have no version of the protocol in common.",
    ),
    "unevaluated": Text(
        "Le programme n'a pas pu être éprouvé : il ne démarre pas, ou ne répond pas aux premières "
        "questions. "
        "C'est l'adaptateur qui est en cause, non les règles.",
        "The program could not be tested: it does not start, or does not answer the first "
        "questions. "
        "The harness is at fault, not the rules.",
    ),
    "notes": Text("Remarques", "Notes"),
    "all-well": Text(
        "Aucune réponse fausse, aucune erreur. La déclaration ci-dessus peut être publiée.",
        "No wrong answer, no error. The statement above may be published.",
    ),
    "partly-well": Text(
        "Aucune réponse fausse, aucune erreur, dans {count} cas choisis sur {total} : cela ne "
        "vaut que pour eux.",
        "No wrong answer, no error, in {count} cases chosen out of {total}: this holds of them "
        "only.",
    ),
    "suite": Text("suite {name} {version}", "suite {name} {version}"),
    "cases": Text("{count} cas", "{count} cases"),
    "cases-1": Text("{count} cas", "{count} case"),
    "restarts": Text("{count} relances du programme", "{count} restarts of the program"),
    "restarts-1": Text("{count} relance du programme", "{count} restart of the program"),
    "slowest": Text("Les plus lents", "The slowest"),
    "seconds": Text("{count} s", "{count} s"),
    # --- facts of the page
    "f-language": Text("Langage", "Language"),
    "f-homepage": Text("Site", "Homepage"),
    "f-issues": Text("Signaler un défaut", "Report a defect"),
    "f-command": Text("Commande", "Command"),
    "f-suite": Text("Suite", "Suite"),
    "f-digest": Text("Empreinte", "Digest"),
    "f-runner": Text("Épreuve menée par", "Run by"),
    "f-started": Text("Date", "Date"),
    "f-duration": Text("Durée", "Duration"),
    "f-options": Text("Options", "Options"),
    "f-restarts": Text("Relances", "Restarts"),
    "statement": Text("Déclaration", "Statement"),
    "about": Text("Détails de l'épreuve", "About this run"),
    "switch": Text("Langue", "Language"),
    "skip": Text("Aller aux échecs", "Skip to the failures"),
    # --- counts
    "results": Text("Résultats", "Results"),
    "chapter": Text("Chapitre", "Chapter"),
    "chapters": Text("Par chapitre", "By chapter"),
    "total": Text("Total", "Total"),
    "t-pass": Text("juste", "pass"),
    "t-fail": Text("faux", "fail"),
    "t-error": Text("erreur", "error"),
    "t-other": Text("autre", "other"),
    "t-n/a": Text("s. o.", "n/a"),
    "legend-other": Text(
        "autre : la réponse d'une autre lecture admise ; s. o. : sans objet",
        "other: the answer of another admitted reading; n/a: not applicable",
    ),
    "beside": Text("Non comptés dans la table : {list}.", "Not in the table: {list}."),
    # --- clauses
    "clauses": Text("Article par article", "Clause by clause"),
    "clause": Text("Article", "Clause"),
    "clauses-well": Text("{count} articles sans échec", "{count} clauses without a failure"),
    "clauses-well-1": Text("{count} article sans échec", "{count} clause without a failure"),
    "clauses-none": Text("Aucun article en échec.", "No clause has a failure."),
    # --- readings
    "readings": Text("Lectures", "Readings"),
    "readings-intro": Text(
        "Où le texte est ambigu, plusieurs lectures sont admises. Voici celle que le programme "
        "déclare, et celle que montrent ses réponses.",
        "Where the text is ambiguous, several readings are admitted. Here is the one that the "
        "program declares, and the one that its answers show.",
    ),
    "reading": Text("Lecture", "Reading"),
    "declared": Text("Déclarée", "Declared"),
    "found": Text("Constatée", "Found"),
    "deciding": Text("Cas décisifs", "Deciding cases"),
    "declared-found": Text(
        "déclarée : {declared} · constatée : {found} ({votes})",
        "declared: {declared} · found: {found} ({votes})",
    ),
    "as-declared": Text("{found} ({votes}), comme déclarée", "{found} ({votes}), as declared"),
    "only-found": Text("{found} ({votes}), non déclarée", "{found} ({votes}), not declared"),
    "suite-defect": Text(
        "La suite contredit le programme de référence : le défaut est chez nous.",
        "The suite contradicts the reference engine: the defect is ours.",
    ),
    "agrees": Text("concorde", "agrees"),
    "differs": Text("ne concorde pas", "does not agree"),
    "undeclared": Text("non déclarée", "not declared"),
    "contradicts": Text("réponses contradictoires", "answers that contradict"),
    "none-fits": Text("aucune ne convient", "none fits"),
    "votes": Text("{label} dans {count}", "{label} in {count}"),
    "neither": Text("aucune dans {count}", "neither in {count}"),
    "of-deciding": Text("{votes} cas sur {count}", "{votes} of {count} cases"),
    "undecided": Text(
        "Non tranchées par ces réponses : {list}.", "Not decided by these answers: {list}."
    ),
    "inconsistent": Text(
        "Aucun choix de lectures n'explique ensemble ces réponses : {list}.",
        "No choice of readings explains these answers together: {list}.",
    ),
    "no-readings": Text(
        "Les réponses ne tranchent aucune lecture.", "The answers decide no reading."
    ),
    # --- failures
    "failures": Text("Échecs", "Failures"),
    "no-failures": Text("Aucun échec.", "No failure."),
    "more": Text("{count} autres échecs ne sont pas montrés.", "{count} more failures not shown."),
    "more-1": Text("{count} autre échec n'est pas montré.", "{count} more failure not shown."),
    "source": Text("Source", "Source"),
    "why": Text("Pourquoi", "Why"),
    "again": Text("Pour le refaire", "To reproduce"),
    "says": Text("Précisions", "Details"),
    "stderr": Text("Sa sortie d'erreur", "Its standard error"),
    "expected": Text("attendu", "expected"),
    "got": Text("reçu", "got"),
    "missing": Text("manque", "missing"),
    "extra": Text("en trop", "not lawful"),
    "nothing": Text("rien", "nothing"),
    "no-answer": Text("aucune réponse", "no answer"),
    "ruling": Text("Jugement", "Ruling"),
    "legal": Text("Actes permis", "Lawful acts"),
    "position": Text("Position", "Position"),
    "more-acts": Text("et {count} de plus", "and {count} more"),
    "more-lines": Text("({count} lignes de plus)", "({count} more lines)"),
    "sheet": Text("La feuille", "The score sheet"),
    "cut": Text("[… {count} signes coupés]", "[… {count} characters cut]"),
    "too-deep": Text("[valeur trop grande pour être montrée]", "[a value too large to be shown]"),
    "no-hand": Text("Cette donne ne se dessine pas.", "This hand cannot be drawn."),
    # --- values
    "chair": Text("place {chair} : {what}", "chair {chair}: {what}"),
    "event": Text("événement {index} ({what})", "event {index} ({what})"),
    "event-bare": Text("événement {index}", "event {index}"),
    "nothing-refused": Text("rien n'est refusé", "nothing is refused"),
    "nobody": Text("personne", "nobody"),
    "yes": Text("oui", "yes"),
    "no": Text("non", "no"),
    "empty": Text("vide", "empty"),
    "plain": Text("sans la belle", "plain"),
    "trump-is": Text("atout {suit}", "{suit} trump"),
    "matadors": Text("{count} matadors", "{count} matadors"),
    "matadors-none": Text("sans matadors", "no matadors"),
    "cloth": Text("tapis", "cloth"),
    "absent": Text("un absent", "an absent player"),
    "pinandele": Text("pinandèle", "pinandèle"),
    "deal-n": Text("coup {count}", "deal {count}"),
    # --- the members of an answer
    "m-refused": Text("événement refusé", "refused event"),
    "m-clause": Text("article", "clause"),
    "m-deals": Text("coups finis", "deals ended"),
    "m-outcome": Text("issue", "outcome"),
    "m-payments": Text("jetons", "payments"),
    "m-ledger": Text("liste des bêtes", "list of bêtes"),
    "m-belle": Text("belle", "belle"),
    "m-dealer": Text("donneur", "dealer"),
    "m-over": Text("partie finie", "sitting over"),
    "m-phase": Text("phase", "phase"),
    "m-turn": Text("à qui le tour", "turn"),
    "m-purses": Text("bourses", "purses"),
    "m-cloth": Text("tapis", "cloth"),
    "m-contract": Text("contrat", "contract"),
    "m-won": Text("levées faites", "tricks won"),
    "v-made": Text("gagné", "made"),
    "v-lost": Text("perdu", "lost"),
    "v-passed": Text("tous ont passé", "passed out"),
    "v-void": Text("coup nul", "void"),
    "v-drawing": Text("tirage du roi", "drawing the king"),
    "v-dealing": Text("avant la donne", "before a deal"),
    "v-bidding": Text("enchères", "bidding"),
    "v-exchanging": Text("écart", "exchanging"),
    "v-declaring": Text("choix de l'atout", "declaring"),
    "v-playing": Text("jeu de la carte", "playing"),
    "v-over": Text("partie finie", "over"),
    # --- the table drawn
    "seat": Text("place {chair}", "chair {chair}"),
    "table": Text("La table, où la feuille s'arrête", "The table, where the sheet stops"),
    "table-before": Text("La table, avant le règlement", "The table, before the settlement"),
    "then": Text("Ensuite", "Then"),
    "deals-here": Text("donne", "deals"),
    "to-move": Text("à lui", "to act"),
    "demands": Text("demande", "demands"),
    "has-won": Text("levées : {count}", "tricks: {count}"),
    "calls": Text("Enchères", "Calls"),
    "the-act": Text("L'acte jugé", "The act in question"),
    "refused-here": Text("refusé", "refused"),
    "no-cards": Text("pas de cartes", "no cards"),
    "trick": Text("Levée en cours", "Trick under way"),
    "no-trick": Text("tapis vide", "nothing played"),
}
"""Placeholders are filled as in ``hombre.counters.prose``."""

_FRENCH: Final = re.compile(
    r"\b(?:[Ll]a Bête hombrée|[Bb]êtes?|[Bb]elle|[Cc]agnottes?|[Cc]agnot|[Cc]urieuse"
    r"|[Àà] la curieuse|[Ss]ans préjudice|[Jj]e retiens|[Rr]etiens|[Tt]out|[Pp]inandèles?"
    r"|[Mm]atadors?|[Jj]etons?|[Cc]odille|[Pp]remier|[Dd]ernier|[Tt]our des gueux)\b"
)


def tell(key: str, language: str, /, **parts: object) -> str:
    """The text of that key in that language, its placeholders filled in."""
    return fill(WORDS[key], language, parts)


def plural(key: str, language: str, count: int) -> str:
    """The text of that key for so many things; ``key-1`` is that for one of them."""
    return tell(f"{key}-1" if abs(count) == 1 else key, language, count=count)


def french_parts(text: str, language: str) -> Iterator[tuple[str, bool]]:
    """The text in pieces, each with whether it is French inside an English text."""
    at = 0
    if language == "en":
        for found in _FRENCH.finditer(text):
            yield text[at : found.start()], False
            yield found[0], True
            at = found.end()
    yield text[at:], False


def named(table: Mapping[str, Text], key: str, language: str) -> str:
    """What the table calls it; a name that is not in the table, as it is."""
    text = table.get(key)
    return key if text is None else in_language(say(text.fr, text.en), language)
