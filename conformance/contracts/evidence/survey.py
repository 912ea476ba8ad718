"""The evidence for the laws of the survey."""

from contracts import survey
from contracts.evidence.boxes import FALSE_TRUE, box
from hombre.law import Text
from hombre_conformance.ledger.row import Edit, Row, Sampled

__all__ = ["ROWS"]

RECORDS = 2_000
SEED = 1_130


def _records() -> Sampled:
    failures = sum(not survey.law_record(seed) for seed in range(SEED, SEED + RECORDS))
    return Sampled(RECORDS, SEED, failures)


ROWS: tuple[Row, ...] = (
    Row(
        law=survey.law_table,
        domain=Text(
            "toutes les lois à deux verdicts sur trois lectures de deux, deux et trois choix, un"
            " événement, les lectures demandées dans chaque ordre",
            "every law of two verdicts over three readings of two, two and three alternatives, one"
            " event, the readings asked in every order",
        ),
        witness=(1234, 3),
        mutant=Edit("hombre.cubes", "count += size", "count += space.total"),
        counter=(1234, 3),
        space=box(survey.dom_table, range(2**12), range(6)),
        count=lambda: 2 ** (2 * 2 * 3) * 6,
        seconds=0,
        quick=False,
    ),
    Row(
        law=survey.law_record,
        domain=Text(
            "des procès-verbaux au hasard d’un à trois événements, à trois verdicts",
            "random records of one to three events, with three verdicts",
        ),
        witness=(SEED,),
        mutant=Edit("hombre.cubes", "if (at := where(", "if not (at := where("),
        counter=(SEED,),
        seconds=0,
        samples=_records,
    ),
    Row(
        law=survey.law_money,
        domain=Text(
            "un contrat gagné ou perdu sur toute liste de trois entrées au plus, de 8, 16 et 12"
            " jetons, sous les 144 choix des lectures de la liste",
            "a contract made or lost on every list of up to three entries of 8, 16 and 12 jetons,"
            " under the 144 choices of the readings of the list",
        ),
        witness=(True, 0, 1, 5),
        mutant=Edit(
            "hombre.worlds",
            "if bit & forced and bit != place.bits[answer]",
            "if bit & forced and bit > place.bits[answer] << 1",
        ),
        counter=(True, 0, 1, 5),
        space=box(survey.dom_money, FALSE_TRUE, *(range(7),) * 3),
        count=lambda: 2 * 7**3,
        seconds=0,
        quick=False,
    ),
)
