"""The words around every page: header, foot, and what a page says when something is missing."""

from typing import Final

from hombre.law import Text
from hombre.notation import in_language

__all__ = ["PROVISIONAL", "frame_words", "manifest", "site_name"]

SITE: Final = Text("La Bête hombrée", "La Bête hombrée")
NAMES: Final = {"fr": "Français", "en": "English"}

PROVISIONAL: Final = Text(
    "Règle provisoire : le texte plus complet dont la règle publiée n’est qu’un abrégé n’a pas "
    "été consulté.",
    "Provisional rules: the fuller family text behind the published rule has not been consulted.",
)
"""What every page, every ruling and every print must say."""

WORDS: Final = {
    "provisional": PROVISIONAL,
    "light": Text("Mode clair", "Light mode"),
    "dark": Text("Mode sombre", "Dark mode"),
    "why": Text("Ce que cela veut dire", "What this means"),
    "printed": Text("Imprimé depuis", "Printed from"),
    "search": Text("Chercher", "Search"),
    "licence": Text(
        "Textes : CC BY 4.0. Programmes : MIT.",
        "Texts: CC BY 4.0. Programs: MIT.",
    ),
    "no_script": Text(
        "Votre navigateur n’exécute pas de script ici. Toute la règle se lit sans script ; mais "
        "pour chercher, faire trancher une querelle ou tenir la marque, il faut l’autoriser pour "
        "ce site.",
        "Your browser runs no script here. All the rules can be read without; but to search, to "
        "have a quarrel settled or to keep the score, allow scripts for this site.",
    ),
    "old_browser": Text(
        "Ici la recherche, l’arbitre et la marque ne s’ouvrent pas : votre navigateur est trop "
        "ancien, ou quelque chose retient les scripts. Rechargez la page, mettez-le à jour, ou "
        "prenez un Firefox, un Chrome ou un Safari récent. Toute la règle se lit quand même.",
        "Here the search, the judge and the score do not open: your browser is too old, or "
        "something holds the scripts back. Reload the page, update the browser, or take a recent "
        "Firefox, Chrome or Safari. All the rules can be read all the same.",
    ),
    "from_folder": Text(
        "Cette page est ouverte depuis un dossier : la recherche, l’arbitre et la marque n’y "
        "marchent pas. Toute la règle se lit quand même ; pour trancher une querelle sans réseau, "
        "ouvrez",
        "This page is opened from a folder, where the search, the judge and the score do not work. "
        "All the rules can be read all the same; to settle a quarrel without a network, open",
    ),
    "one_file": Text("l’arbitre en un fichier", "the judge in one file"),
}


PURPOSE: Final = Text(
    "Lire, chercher et imprimer la règle de la Bête hombrée, trancher une querelle, tenir la "
    "marque.",
    "Read, search and print the rules of La Bête hombrée, settle a quarrel, keep the score.",
)


def site_name(language: str) -> str:
    """The name of the site, as it stands in the header."""
    return in_language(SITE, language)


def frame_words(language: str) -> dict[str, str]:
    """What the templates of ``docs/site/theme`` say, by their names there."""
    other = "en" if language == "fr" else "fr"
    words = {name: in_language(text, language) for name, text in WORDS.items()}
    return words | {"other": other, "other_name": NAMES[other]}


def manifest(language: str) -> dict[str, object]:
    """The web manifest: with it a phone puts the site among its programs."""
    return {
        "name": site_name(language),
        "short_name": site_name(language),
        "description": in_language(PURPOSE, language),
        "lang": language,
        "id": f"{language}/",
        "start_url": f"{language}/",
        "scope": "./",
        "display": "standalone",
        "background_color": "#fffdf8",
        "theme_color": "#1f4438",
        "icons": [{"src": "app/icon.svg", "sizes": "any", "type": "image/svg+xml"}],
    }
