import base64
import hashlib

import pytest

from hombre_book.site.finish_page import finish_page, inline_scripts, policy

HEAD = '<html lang="fr" class="no-js">\n  <head>\n    <meta charset="utf-8">\n'
SCRIPT = "<script>var a=1</script>"
DATA = '<script type="application/json">{"a":1}</script>'
FILE = '<script src="a.js"></script>'


def digest(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def test_only_what_is_run_is_hashed() -> None:
    assert list(inline_scripts(SCRIPT + DATA + FILE)) == ["var a=1"]


def test_the_policy_allows_the_scripts_of_the_page_alone() -> None:
    page = finish_page(HEAD + SCRIPT + DATA, "../", "1.2")
    assert f"script-src 'self' 'sha256-{digest('var a=1')}'; " in page
    assert "unsafe" not in page


def test_the_policy_holds_for_the_script_as_it_is_served() -> None:
    """Whatever else is done to the page must be done before the digest is taken."""
    scoped = '<script>__md_scope=new URL("..",location),b=1\n\n  c</script>'
    page = finish_page(HEAD + scoped, "../../", "1")
    (served,) = inline_scripts(page)
    assert '__md_scope=new URL("../../",location)' in served
    assert digest(served) in page


def test_only_the_engine_may_compile_and_start_a_worker_of_its_own() -> None:
    plain, engine = policy(iter([])), policy(iter([]), engine=True)
    assert "wasm-unsafe-eval" not in plain and "blob:" not in plain
    assert "script-src 'self' 'wasm-unsafe-eval';" in engine
    assert "worker-src 'self' blob:" in engine
    for one in (plain, engine):
        assert "default-src 'none'" in one and "connect-src 'self'" in one
        assert "'unsafe-inline'" not in one and "'unsafe-eval'" not in one


def test_the_page_knows_its_root_and_version() -> None:
    assert '<html data-root="../../" data-version="1.2" lang="fr"' in finish_page(
        HEAD, "../../", "1.2"
    )


def test_the_foot_names_the_version() -> None:
    assert "<p>hombre 1.2.</p>" in finish_page(
        f"{HEAD}<p><span data-version></span>.</p>", "", "1.2"
    )


def test_a_template_that_has_changed_is_told() -> None:
    with pytest.raises(ValueError, match="its template has changed"):
        finish_page("<html lang=fr>", "", "1")


def tabs(*labels: str, inside: str = "") -> str:
    names = "".join(f'<label for="t"><a href="#x">{one}</a></label>' for one in labels)
    blocks = "".join(f'<div class="tabbed-block"><p>{one}</p>{inside}</div>' for one in labels)
    return f'<div class="tabbed-labels">{names}</div><div class="tabbed-content">{blocks}</div>'


def named(page: str) -> list[str]:
    """The names printed in the tabs, in order."""
    parts = page.split('<p class="tabbed-title" aria-hidden="true">')[1:]
    return [one.partition("<")[0] for one in parts]


def test_each_tab_is_printed_under_its_name() -> None:
    assert named(finish_page(HEAD + tabs("Donnes", "Code") + tabs("A"), "", "1")) == [
        "Donnes",
        "Code",
        "A",
    ]


def test_tabs_within_tabs_keep_their_names() -> None:
    page = finish_page(HEAD + tabs("A", "B", inside=tabs("x", "y")), "", "1")
    assert named(page) == ["A", "x", "y", "B", "x", "y"]


def test_only_the_white_between_tags_is_tightened() -> None:
    page = finish_page(f"{HEAD}<p>a</p>\n\n   <pre>b\n\n   c</pre>\n\n  <p>", "", "1")
    assert "<p>a</p>\n<pre>b\n\n   c</pre>\n<p>" in page


def test_no_page_is_named_to_be_fetched_beforehand() -> None:
    told = finish_page(
        HEAD + '<link rel="prev" href="../a/">\n<link rel="next" href="b/">', "", "1"
    )
    assert 'rel="prev"' in told and 'rel="next"' not in told
