"""The casebook's pages: every case whole, its links right, its search enough to find it."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from hombre.games import judge_record
from hombre.sheet import read_sheet
from hombre_book.casebook import make_casebook
from hombre_book.site.plan import Page, Source
from hombre_book.site.sections import casebook

MODULE = Path(__file__).resolve().parents[3] / "docs" / "site" / "app" / "js" / "casebook.mjs"


def made(source: Source, language: str) -> dict[str, Page]:
    return {one.path: one for one in casebook.pages(source, language)}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_case_has_a_page_and_stands_in_the_list(source: Source, language: str) -> None:
    pages = made(source, language)
    slugs = [dispute.slug for dispute, _ in make_casebook(source.layout).cases]
    assert sorted(pages) == sorted(["casebook", *(f"casebook/{one}" for one in slugs)])
    listed = re.findall(
        r"^- \*\*\[.*?\]\(casebook/([a-z0-9-]+)\.md\)", pages["casebook"].body, re.M
    )
    assert sorted(listed) == sorted(slugs)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_page_has_all_of_a_case(source: Source, language: str) -> None:
    pages = made(source, language)
    for dispute, ruled in make_casebook(source.layout).cases:
        body = pages[f"casebook/{dispute.slug}"].body
        assert f"../../quarrel/#case={dispute.slug}" in body
        for ground in ruled.grounds:
            name = ground.rule.partition("/")[2]
            page = f"reading/{name[8:]}" if name.startswith("reading-") else f"clause/{name}"
            assert f"(../{page}.md)" in body, (dispute.slug, name)
        for name in ruled.turns_on:
            assert f"(../reading/{name}.md)" in body, (dispute.slug, name)
        fence = re.search(r"```text\n(.*?)```", body, re.S)
        assert fence is not None
        assert read_sheet(fence[1]).events == dispute.record.events, dispute.slug


def test_the_sheets_of_the_data_file_give_the_rulings(source: Source) -> None:
    ((_, content),) = casebook.files(source)
    table = {one["slug"]: one for one in json.loads(content)}
    for dispute, ruled in make_casebook(source.layout).cases:
        for language, sheet in table[dispute.slug]["sheet"].items():
            again = judge_record(read_sheet(sheet))
            assert again.state == ruled.ruling.state, (dispute.slug, language)
            assert [one.reason.rule for one in again.refusals] == [
                one.reason.rule for one in ruled.ruling.refusals
            ]


def test_what_the_search_needs_is_escaped(source: Source) -> None:
    body = made(source, "fr")["casebook"].body
    for found in re.findall(r'data-words="([^"]*)"', body):
        assert "<" not in found and ">" not in found


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
def test_the_search_folds_and_narrows() -> None:
    script = f"""
import {{ found, folded }} from {json.dumps(MODULE.as_uri())};
const one = {{ words: folded("Le roi est tombé ; l’œil droit"), clauses: ["king-deals"] }};
console.log(JSON.stringify([
  found(one, "ROI tombe", ""), found(one, "l'oeil", ""), found(one, "", "king-deals"),
  found(one, "oi", ""), found(one, "roi dame", ""), found(one, "roi", "beat"),
  found(one, "", "")]));
"""
    done = subprocess.run(
        ["node", "--input-type=module", "-e", script],
        capture_output=True, text=True, check=True, timeout=300,
    )  # fmt: skip
    assert json.loads(done.stdout) == [True, True, True, False, False, False, True]
