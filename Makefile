# Needs Python 3.11 or later, git and make; everything else goes into .venv.  The rules site
# (make site) also needs Node 20 or later with npm, and Chromium to print and to check.
#
#   make -C path/to/hombre judge SHEET=my-hand.txt      from anywhere
#   make test PYTHON=python3.13 VENV=.venv-313          on another Python

PYTHON ?= python3
VENV   ?= .venv
SHEET  ?= docs/guide/examples/quarrel.txt

# What the user has set for his own Python has no business in ours.
unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE
export PIP_USER := 0
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_NO_INPUT := 1

BENCH := $(VENV)-bench
FROM  := $(PWD)
PIP    = -m pip install --quiet
EDIT   = $(PIP) --no-deps --no-build-isolation --editable .

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help judge test lint units laws prove ledger mutants conform bench write lock clean \
  site site-serve site-check site-tools

help: ## print this list
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-18s%s\n", $$1, $$2 }'

judge: $(VENV)/.runtime ## rule on a score sheet (SHEET=my-hand.txt for yours)
	@sheet='$(SHEET)'; [ -e "$$sheet" ] || [ ! -e '$(FROM)'/"$$sheet" ] || sheet='$(FROM)'/"$$sheet"; \
	$(VENV)/bin/hombre judge "$$sheet"

test: lint units laws ## everything that must hold: style, types, floors, spec against code, tests

lint: $(VENV)/.dev ## style, types, floors, spec against code
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports --no-logo
	$(VENV)/bin/python -m hombre_book check
	$(VENV)/bin/python -m hombre_conformance.making check

units: $(VENV)/.dev ## the tests alone (ARGS="-k auction" chooses)
	$(VENV)/bin/pytest -n auto $(ARGS)

laws: $(VENV)/.dev ## the laws of the ledger, the quick part
	$(VENV)/bin/python -m hombre_conformance.ledger quick --jobs 2

prove: $(VENV)/.dev ## every law again, held to the ledger (writes nothing)
	$(VENV)/bin/python -m hombre_conformance.ledger prove --jobs 2

ledger: $(VENV)/.dev ## make every check and write the ledger, its page and the tally
	$(VENV)/bin/python -m hombre_conformance.ledger write --jobs 2

mutants: $(VENV)/.dev ## mutants of the engine's code against suite, laws and tests (ARGS="--sample 150" draws some)
	$(VENV)/bin/python -m hombre_conformance.mutation run --resume --record --jobs 2 $(ARGS)

conform: $(VENV)/.dev ## the conformance kit on parade: engines, zoo, mutants (reports in conform-report/)
	$(VENV)/bin/python -m zoo.parade conform-report

bench: $(BENCH)/.bench $(BENCH)-bowtie/.bowtie ## speed and memory against their limits (ARGS=--json for a program)
	@$(MAKE) --no-print-directory site >&2  # what it says is no part of the figures
	@SITE_PYTHON=$(VENV)/bin/python BOWTIE=$(BENCH)-bowtie/bin/bowtie $(BENCH)/bin/python tests/bench/bench.py $(ARGS)

write: $(VENV)/.dev ## generate what is generated: clauses, hands, coverage, the suite
	$(VENV)/bin/python -m hombre_book write
	$(VENV)/bin/python -m hombre_conformance.making write

site: docs/_site/sw.js ## build the rules site in docs/_site, French and English

site-serve: docs/_site/sw.js ## build it and show it on this machine (PORT=8000)
	@echo 'The rules site: http://localhost:$(PORT)/   (Ctrl-C ends)'
	@$(VENV)/bin/python -m http.server --bind 127.0.0.1 --directory docs/_site $(PORT) 2>/dev/null

site-check: docs/_site/sw.js ## everything that must hold of the built site, one line each
	@$(VENV)/bin/python docs/site/check/all.py $(ARGS)

lock: $(VENV)/.lock ## pin the newest releases that pyproject.toml allows
	$(VENV)/bin/uv pip compile $(LOCKING) --group build -o requirements.lock pyproject.toml
	$(VENV)/bin/uv pip compile $(LOCKING) --group build --extra dev -c requirements.lock \
	  -o requirements-dev.lock pyproject.toml
	$(VENV)/bin/uv pip compile $(LOCKING) --group build --extra site -c requirements-dev.lock \
	  -o requirements-site.lock pyproject.toml

clean: ## remove what make has made
	rm -rf $(VENV) $(BENCH) $(BENCH)-bowtie conform-report build dist docs/_pages docs/_site docs/site/node_modules \
	  .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# ── set-up: a stamp for each, renewed when what it depends on changes ────────

LOCKING = --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
  --no-emit-index-url --no-emit-find-links --no-annotate --custom-compile-command 'make lock'

$(VENV)/.runtime: pyproject.toml requirements.lock | $(VENV)/.made
	@$(VENV)/bin/python $(PIP) --require-hashes -r requirements.lock
	@$(VENV)/bin/python $(EDIT)
	@touch $@

$(VENV)/.dev: pyproject.toml requirements.lock requirements-dev.lock | $(VENV)/.made
	@$(VENV)/bin/python $(PIP) --require-hashes -r requirements-dev.lock
	@$(VENV)/bin/python $(EDIT)
	@touch $@ $(VENV)/.runtime

$(VENV)/.site: pyproject.toml requirements.lock requirements-site.lock | $(VENV)/.made
	@$(VENV)/bin/python $(PIP) --require-hashes -r requirements-site.lock
	@$(VENV)/bin/python $(EDIT)
	@touch $@

$(BENCH)/.bench: pyproject.toml requirements.lock | $(BENCH)/.made
	@$(BENCH)/bin/python $(PIP) --require-hashes -r requirements.lock
	@$(BENCH)/bin/python $(EDIT)
	@$(BENCH)/bin/python $(PIP) jsonschema-rs~=0.61 orjson~=3.13
	@$(BENCH)/bin/python $(PIP) open_spiel==2.0.2 || \
	  { echo 'make bench: OpenSpiel 2.0.2 cannot be installed here, so there is nothing to compare with.' >&2; exit 1; }
	@touch $@

# Bowtie pins much, so it has an environment of its own.
$(BENCH)-bowtie/.bowtie: | $(BENCH)-bowtie/.made
	@$(BENCH)-bowtie/bin/python $(PIP) 'bowtie-json-schema==2026.10.2; python_version >= "3.13"' \
	  'bowtie-json-schema==2024.10.2; python_version < "3.13"'
	@touch $@

$(VENV)/.lock: | $(VENV)/.made
	@$(VENV)/bin/python $(PIP) uv
	@touch $@

# ── the rules site: pages, search, HTML, frame, engine, editions, offline ────

PORT  ?= 8000
NODE  := docs/site/node_modules/.package-lock.json
SITE   = $(VENV)/bin/python -m hombre_book.site
# Looked for only when the site is asked for: some thousand files.
ifneq ($(filter site%,$(MAKECMDGOALS)),)
LISTED = $(shell find $(1) -type f -not -path '*/node_modules/*' -not -name '*.pyc' -not -name '.*')
FROM_ALL    := $(call LISTED,spec reference conformance docs/guide docs/hombre_book docs/site)
FROM_ENGINE := $(call LISTED,reference docs/site/app/engine) $(wildcard docs/site/build/engine*)
endif
site-tools:
	@missing=; for tool in node npm; do command -v $$tool >/dev/null || missing="$$missing $$tool"; done; \
	[ -z "$$missing" ] || { echo "make site: not found here:$$missing. On Debian and Ubuntu: apt install nodejs npm" >&2; exit 1; }
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' || \
	  { echo "make site: Node 20 or later is needed, and this is $$(node --version)." >&2; exit 1; }

$(NODE): docs/site/package.json docs/site/package-lock.json | site-tools
	@echo 'site: packages of docs/site/package-lock.json'
	@cd docs/site && npm ci --silent && touch node_modules/.package-lock.json

build/site-engine/about.json: $(NODE) $(FROM_ENGINE)
	@echo 'site: engine (compiled for the browser)'
	@rm -rf build/site-engine && node docs/site/build/engine.mjs build/site-engine

docs/_site/sw.js: $(VENV)/.site $(NODE) build/site-engine/about.json $(FROM_ALL)
	@echo 'site: pages'
	@$(VENV)/bin/python -m hombre_book pages
	@node docs/site/build/search.mjs docs/_pages
	@echo 'site: HTML, French and English'
	@$(SITE).generate
	@$(SITE).finish
	@mkdir -p docs/_site/app/engine && cp -R build/site-engine/. docs/_site/app/engine
	@$(VENV)/bin/python docs/site/build/single.py docs/_site
	@$(SITE).printing docs/_site
	@$(SITE).finish_offline

%/.made:
	@'$(PYTHON)' -c '' 2>/dev/null || \
	  { echo 'make: "$(PYTHON)" does not run here. Name a Python 3.11 or later: make judge PYTHON=python3.12' >&2; exit 1; }
	@'$(PYTHON)' -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "make: hombre needs Python 3.11 or later, and $(PYTHON) is $$('$(PYTHON)' -V 2>&1). Name another: make judge PYTHON=python3.12" >&2; exit 1; }
	@'$(PYTHON)' -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo 'make: $(PYTHON) lacks the modules venv and ensurepip. On Debian and Ubuntu: apt install python3-venv' >&2; exit 1; }
	@echo 'Setting up $* (once) ...' >&2
	@rm -rf '$*' && '$(PYTHON)' -m venv '$*' && touch $@
