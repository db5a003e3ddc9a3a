# Everything here is a line or two; people, `.ci/run` and hooks call the same targets.
PYTHON ?= python3
PY := .venv/bin/python
MINUTES ?= 1
SEED ?=
WORKERS ?= -n auto --dist worksteal
ONLY ?=
PARTS ?=
LANGUAGE ?= en

.PHONY: run test test-environments test-postgres test-inventory test-exhaustive test-all lint format package pythons image docs bench golden pictures fuzz soak check-games train ladder lock clean

run: .venv/run.stamp
	$(PY) -m bot

test: export PYTHONDONTWRITEBYTECODE = # whoever tests again collects the compiled tests in a quarter of the time
test: .venv/dev.stamp
	$(PY) -m pytest -q $(WORKERS)

# The adapters against the test suites of PettingZoo and OpenSpiel, and the data sets; about 400 MB to install.
test-environments: .venv/environments.stamp
	ENVIRONMENTS=1 $(PY) -m pytest -q tests/environments

# Every test that keeps games once more on PostgreSQL, which the tests start themselves (docs/testing.md).
test-postgres: .venv/dev.stamp
	POSTGRES=1 $(PY) -m pytest -q $(WORKERS) -m postgres $(or $(PARTS),tests/storage tests/bot tests/inventory)

# The games whose requests are kept, further than `make test` plays them.
test-inventory: .venv/dev.stamp
	INVENTORY=whole $(PY) -m pytest -q $(WORKERS) tests/inventory

# What `make test` leaves out: more seeds, versions and ways of the same kinds (`pytest.mark.exhaustive`).
test-exhaustive: export PYTHONDONTWRITEBYTECODE =
test-exhaustive: .venv/dev.stamp
	EXHAUSTIVE=1 $(PY) -m pytest -q $(WORKERS) -m exhaustive $(PARTS)

test-all: test test-environments test-postgres test-inventory test-exhaustive

lint: .venv/dev.stamp
	$(PY) -m ruff check . && $(PY) -m ruff format --check .
	$(PY) -m mypy
	.venv/bin/lint-imports
	$(PY) -m tests.plain_words
	$(PY) -m tests.languages

format: .venv/dev.stamp
	$(PY) -m ruff check --fix . && $(PY) -m ruff format .

# The wheel, installed into an empty environment; a game is played, drawn and kept with it, away from the checkout.
package: .venv/dev.stamp
	$(PY) -m tests.package

# The locked packages installed, the bot started and games played on the oldest and the newest Python of this machine.
pythons: .venv/dev.stamp
	$(PY) -m tests.pythons

# The container image, by an engine where there is one, else its steps in a clean root.
image: .venv/dev.stamp
	$(PY) -m tests.image

# The documentation as a site in build/site; a link that leads nowhere is an error.
docs: .venv-docs/docs.stamp
	.venv-docs/bin/mkdocs build --strict --quiet

bench: .venv/dev.stamp
	$(PY) -m tests.bench $(ONLY)

golden: .venv/dev.stamp
	$(PY) -m tests.golden

# The pictures of the README and docs in a language, into build/pictures/LANGUAGE.
pictures: .venv/dev.stamp
	$(PY) -m tests.golden.pictures $(LANGUAGE)

fuzz: .venv/dev.stamp
	$(PY) -m tests.fuzz --minutes $(MINUTES) $(if $(SEED),--seed $(SEED))

soak: .venv/dev.stamp
	$(PY) -m tests.soak --minutes $(MINUTES) $(if $(SEED),--seed $(SEED)) $(PARTS)

check-games: .venv/dev.stamp
	$(PY) -m storage check $(or $(DIR),tests/databases)

# Train the computer players: TRAIN="--game caylus --games 140"; see `python -m lab.training --help`.
train: .venv/dev.stamp
	$(PY) -m lab.training $(TRAIN)

# Everybody against everybody: LADDER="random greedy level1 level2 --games 20"; hours with levels 3 and 4.
ladder: .venv/dev.stamp
	$(PY) -m lab ladder $(LADDER)

# Compile the requirements files anew from pyproject.toml, for every supported Python, with hashes and without registry
# hosts.
COMPILE := .venv/bin/uv pip compile -q --upgrade --universal --generate-hashes --no-emit-index-url --no-annotate --no-header --python-version 3.11
LOCK := $(COMPILE) pyproject.toml
lock: .venv/dev.stamp
	$(LOCK) -o requirements.txt
	$(LOCK) --extra dev -o requirements-dev.txt
	$(LOCK) --extra demo -o requirements-demo.txt
	$(LOCK) --extra postgres -c requirements-dev.txt -o requirements-postgres.txt
	$(LOCK) --extra environments -c requirements-dev.txt -o requirements-environments.txt
	$(LOCK) --extra docs -o requirements-docs.txt
	$(COMPILE) --group compiled -c requirements-dev.txt -o requirements-compiled.txt

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/run.stamp: requirements.txt requirements-demo.txt | .venv/bin/python
	$(PY) -m pip install -q --disable-pip-version-check --require-hashes -r requirements-demo.txt
	touch $@

.venv/dev.stamp: requirements-dev.txt | .venv/bin/python
	$(PY) -m pip install -q --disable-pip-version-check --require-hashes -r requirements-dev.txt
	touch $@

.venv-docs/docs.stamp: requirements-docs.txt
	$(PYTHON) -m venv .venv-docs
	.venv-docs/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements-docs.txt
	touch $@

.venv/environments.stamp: requirements-environments.txt .venv/dev.stamp
	$(PY) -m pip install -q --disable-pip-version-check --require-hashes -r requirements-environments.txt
	touch $@

clean:
	rm -rf .venv .venv-docs build .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
