# Svinarium. `make help` lists what there is. Needs Python 3.11+ and make; everything else is fetched into this folder.
.SILENT:
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
.PHONY: help setup dev play check test test-long bench types playthroughs lock clean

# The first Python that is new enough; say `make PYTHON=…` to choose another.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$p" && break; done)
VENV := .venv/bin
TREES = $(wildcard src tests scripts bench)
NEED_PYTHON = test -n "$(PYTHON)" || { echo "✗ Svinarium needs Python 3.11 or later, and there is none on this machine." >&2; exit 1; }

help:
	echo 'make play          set up what is missing, then open the house (ARGS="--port 9000" for options of svinarium serve)'
	echo 'make setup         set up: .venv, packages, front end, the command .venv/bin/svinarium; starts nothing'
	echo 'make check         fast checks: ruff, mypy, import-linter, pytest without the slow rooms'
	echo 'make test          every check, the front end, crashes and the browser included (minutes)'
	echo 'make test-long     the slow proofs; writes tests/long-results.txt'
	echo 'make bench         measure'
	echo 'make types         remake frontend/src/lib/protocol.ts and docs/record.schema.json from the Python types'
	echo 'make playthroughs  remake the golden playthroughs in tests/playthroughs'
	echo 'make lock          remake the locks with the newest allowed versions'
	echo 'make clean         remove what was built and installed here'

setup:
	$(NEED_PYTHON)
	"$(PYTHON)" -m scripts.setup

dev:
	$(NEED_PYTHON)
	"$(PYTHON)" -m scripts.setup --dev

play: setup
	$(VENV)/svinarium serve $(ARGS)

check: dev
	$(MAKE) gates
	$(VENV)/pytest -q -n auto --dist loadfile --ignore=tests/browser --ignore=tests/crash

test: dev
	chromium=$$($(VENV)/python -m scripts.chromium) && export SVINARIUM_CHROMIUM="$$chromium" && $(MAKE) every-check

test-long: dev
	$(VENV)/python -m scripts.long

bench: dev
	$(VENV)/pip install --quiet --disable-pip-version-check --require-hashes --no-deps -r requirements/bench.lock
	$(VENV)/python -m bench $(ARGS)

types: dev
	$(VENV)/python -m scripts.protocol
	$(VENV)/python -m scripts.schema

playthroughs: dev
	$(VENV)/python -m scripts.playthroughs

lock: dev
	$(VENV)/python -m scripts.locks

clean:
	rm -rf .venv frontend/node_modules src/svinarium/web/static dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf .import_linter_cache

.PHONY: gates every-check
gates:
	echo '• ruff' && $(VENV)/ruff check --quiet . && $(VENV)/ruff format --check --quiet .
	echo '• mypy' && $(VENV)/mypy --no-error-summary $(TREES) hatch_build.py
	echo '• imports' && said=$$($(VENV)/lint-imports --no-logo 2>&1) || { echo "$$said"; exit 1; }

every-check: gates
	echo '• front end' && $(VENV)/python -m scripts.frontend check && $(VENV)/python -m scripts.frontend test
	echo '• pytest' && $(VENV)/pytest -q -n auto --dist loadfile --ignore=tests/browser
	echo '• browser' && $(VENV)/pytest -q -n auto --dist loadfile tests/browser
