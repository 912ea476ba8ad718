"""The judge in one file: what its builder makes of the page's modules, and its policy."""

import importlib.util
import re
import shutil
from pathlib import Path
from types import ModuleType

import pytest
from tests.book.site.in_node import JS


@pytest.fixture(scope="module")
def single() -> ModuleType:
    path = JS.parents[1] / "build" / "single.py"
    found = importlib.util.spec_from_file_location("single", path)
    assert found and found.loader
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


@pytest.fixture
def scripts(tmp_path: Path) -> Path:
    """The page's modules as the built site has them."""
    shutil.copytree(JS, tmp_path / "js")
    (tmp_path / "js" / "vendor").mkdir(exist_ok=True)
    (tmp_path / "js" / "vendor" / "qrcode.mjs").write_text("export default 1;\n")
    return tmp_path / "js"


def test_each_module_follows_those_that_it_imports(single: ModuleType, scripts: Path) -> None:
    found = single.modules(scripts)
    names = list(found)
    assert names[-1] == "quarrel.mjs" and "engine.mjs" in names and "vendor/qrcode.mjs" in names
    for at, (name, text) in enumerate(found.items()):
        imported = re.findall(r'^import .*?"([^"]+)";|from "([^"]+)";', text, re.M)
        for one in (first or second for first, second in imported):
            assert one.removeprefix("./") in names[:at], f"{name} imports {one}"
        assert "await import(" not in text, name


def test_its_policy_names_no_host_and_trusts_no_inline_text(single: ModuleType) -> None:
    rule = single.policy("start()", "p{}")
    assert "unsafe-inline" not in rule and "'unsafe-eval'" not in rule
    assert "http" not in rule and "*" not in rule and "connect-src" not in rule
    assert rule.startswith("default-src 'none'; script-src 'sha256-")


def test_an_island_is_closed_by_nothing_in_it(single: ModuleType) -> None:
    block = single.island("x", {"a": "</script><script>alert(1)</script>"})
    assert block.count("<") == 2
