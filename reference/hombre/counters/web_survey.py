"""What a ruling turns on, for a page: the verdicts, when each is given, and single changes."""

from hombre.bete_hombree.readings import Readings
from hombre.bete_hombree.table import State
from hombre.counters.chosen import label_text, reading_of, slug_of_field
from hombre.counters.turning import conditions, covered, letters, named, unanimous, verdict_texts
from hombre.counters.web_asking import Asking, Json
from hombre.judge import Ruling
from hombre.notation import in_language
from hombre.survey import Flip, Survey

__all__ = ["survey_told"]


def survey_told(
    asking: Asking, ruling: Ruling[State], survey: Survey[Readings], ours: bool
) -> Json:
    """The survey in sentences; ``ours`` says that the ruling rests on a rule of ours.

    ``sentence`` says whether the verdict is always the same or on what it depends;
    ``findings`` are the verdicts, the table's own first, and ``flips`` the single changes
    from its rules that lead to another, by the letter of that verdict.
    """
    voice = asking.voice
    names = ", ".join(named(voice, field) for field in survey.turns_on)
    beyond = ", ".join(named(voice, field) for field in survey.beyond)
    same = survey.unanimous
    alone = [] if same else _findings(asking, survey)
    return {
        "same": same,
        "unanimous": same and not ours and ruling.certain,
        "title": "" if same else voice.say("turning"),
        "sentence": (
            unanimous(voice, ruling, survey, ours) if same else voice.say("depends", list=names)
        ),
        "turns_on": [_reading(asking, field) for field in survey.turns_on],
        "findings": alone,
        "flips_title": "" if same else voice.say("flips" if survey.flips else "no-flip"),
        "flips": [] if same else [_flip(asking, survey, one) for one in survey.flips],
        "examined": "" if same else voice.say("examined", covered=covered(voice, survey)),
        "beyond": voice.say("beyond", list=beyond) if beyond else "",
    }


def _reading(asking: Asking, field: str) -> Json:
    reading = reading_of(field)
    assert reading is not None
    return {"slug": slug_of_field(field), "title": in_language(reading.title, asking.language)}


def _findings(asking: Asking, survey: Survey[Readings]) -> list[Json]:
    voice = asking.voice
    told = verdict_texts(voice, asking.record, survey.findings)
    return [
        {
            "letter": letter,
            "told": what,
            "base": voice.say("base") if at == 0 else "",
            "conditions": list(conditions(voice, finding.condition)),
            "combinations": finding.combinations,
        }
        for at, (letter, what, finding) in enumerate(
            zip(letters(len(told)), told, survey.findings, strict=True)
        )
    ]


def _flip(asking: Asking, survey: Survey[Readings], flip: Flip) -> Json:
    voice, verdicts = asking.voice, [one.verdict for one in survey.findings]
    reading = reading_of(flip.reading)
    assert reading is not None
    alternative = str(flip.alternative.value)
    letter = letters(len(verdicts))[verdicts.index(flip.verdict)]
    choice = label_text(reading, (alternative,), asking.language)
    return {
        "reading": reading.slug,
        "alternative": alternative,
        "letter": letter,
        "told": voice.say("flip", choice=choice, letter=letter),
    }
