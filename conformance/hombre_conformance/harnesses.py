"""The skeletons of harnesses: which languages there are, and what to do in the others."""

from collections.abc import Mapping
from typing import Final

from hombre.law import Text
from hombre.wording import clip, say
from hombre_conformance.places import folder

__all__ = ["LANGUAGES", "NoHarness", "harness"]

LANGUAGES: Final[Mapping[str, str]] = {
    "python": "python.py",
    "javascript": "javascript.mjs",
    "go": "go.go",
    "rust": "rust.rs",
    "java": "java.java",
}
"""The file of each language."""

_NAMES: Final[Mapping[str, str]] = {
    "py": "python",
    "python3": "python",
    "js": "javascript",
    "node": "javascript",
    "nodejs": "javascript",
    "ecmascript": "javascript",
    "ts": "javascript",
    "typescript": "javascript",
    "golang": "go",
    "rs": "rust",
}
"""What the languages are also called.  TypeScript imports nothing that JavaScript cannot."""

_JSON: Final[Mapping[str, str]] = {
    "kotlin": "Jackson",
    "scala": "Jackson",
    "c": "cJSON",
    "c++": "nlohmann/json",
    "cpp": "nlohmann/json",
    "c#": "System.Text.Json",
    "csharp": "System.Text.Json",
    "swift": "JSONDecoder",
    "ruby": "json",
    "php": "json_decode",
}
"""What reads JSON in languages without a skeleton."""


class NoHarness(Exception):
    """There is no skeleton in that language; ``text`` says which there are, and how to go on."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.en)
        self.text = text


def harness(language: str) -> bytes:
    """The skeleton in that language, by any of its names.

    Raises ``NoHarness``, also where the installation lacks the file.
    """
    wanted = language.strip().lower()
    name = LANGUAGES.get(_NAMES.get(wanted, wanted))
    if name is None:
        raise NoHarness(_unknown(clip(language), _JSON.get(wanted)))
    path = folder("harness") / name
    try:
        return path.read_bytes()
    except OSError as error:
        raise NoHarness(
            say(
                f"{path} : {error.strerror} ; l’installation est incomplète, refaites-la",
                f"{path}: {error.strerror}; the installation is incomplete, install it again",
            )
        ) from None


def _unknown(language: str, reader: str | None) -> Text:
    there = ", ".join(LANGUAGES)
    reads = "" if reader is None else f" ({reader})"
    return say(
        f"{language} : il n’y a pas de modèle dans ce langage, mais en {there}.\n"
        f"Il suffit de lire et d’écrire du JSON{reads}, un objet par ligne : prenez pour patron\n"
        "le modèle en rust (typé) ou en python, et conformance/README.md pour le protocole.\n"
        "Le modèle en javascript vaut aussi pour TypeScript.",
        f"{language}: there is no skeleton in this language; there are {there}.\n"
        f"All it takes is JSON read and written{reads}, one object a line: go by the skeleton\n"
        "in rust (with types) or in python, and by conformance/README.md for the protocol.\n"
        "The one in javascript is for TypeScript too.",
    )
