PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
LOCKED := .venv/.locked
INSTALLED := .venv/.installed
BENCH_LOCKED := .venv/.bench-locked
LAB_LOCKED := .venv/.lab-locked
WEB_INSTALLED := web/node_modules/.installed
WEB_BUILT := src/landsraad/server/static/index.html
WEB_SOURCES := $(shell find web/src -type f 2>/dev/null) web/index.html web/vite.config.ts
LOCK := CUSTOM_COMPILE_COMMAND="make lock" $(CURDIR)/$(BIN)/pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras \
	--no-emit-index-url --no-emit-trusted-host --no-emit-find-links

.DELETE_ON_ERROR:
.PHONY: help play test test-web screenshots budgets lint bench compile uncompile test-compiled soak coverage vocabulary layout golden lengths \
	lock release clean

help: ## Print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(INSTALLED) $(WEB_BUILT) ## Open the table in the browser
	@$(BIN)/landsraad serve --open

test: uncompile ## Lint, then run every test on the interpreted engine
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target lint test-web $(LAB_LOCKED)
	@CHROMIUM="$$($(BIN)/python tools/chromium.py)" $(BIN)/python -m pytest -n auto

test-web: $(WEB_BUILT) ## Check and test the browser app
	@$(BIN)/python tools/web.py run --silent check
	@$(BIN)/python tools/web.py run --silent test

screenshots: $(INSTALLED) $(WEB_INSTALLED) ## Take pictures of every page and of many situations at the table, in web/screenshots
	@$(BIN)/python web/fixtures/make.py web/fixtures/data
	@CHROMIUM="$$($(BIN)/python tools/chromium.py)" $(BIN)/python tools/web.py run --silent screenshots

budgets: $(INSTALLED) $(WEB_BUILT) ## Measure the browser app: script size, first page, time until others see a move, layout shift
	@CHROMIUM="$$($(BIN)/python tools/chromium.py)" LANDSRAAD="$(CURDIR)/$(BIN)/landsraad" \
		$(BIN)/python tools/web.py run --silent budgets

lint: $(INSTALLED) $(WEB_INSTALLED) ## Check style, types, the layers, English and the messages of new commits
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/python tools/layers.py
	@$(BIN)/python tools/commits.py
	@$(BIN)/python tools/english.py
	@$(BIN)/python tools/web.py run --silent lint

bench: $(INSTALLED) $(BENCH_LOCKED) ## Measure the engine against a peer
	@$(BIN)/landsraad bench

compile: $(INSTALLED) ## Compile the engine to native code (needs a C compiler; QUICK=1 takes two minutes, for a slower engine)
	@$(BIN)/python tools/compile.py $(if $(QUICK),--quick)

uncompile: ## Go back to the interpreted engine
	@if [ -d src ]; then find src -name '*.so' -delete; fi

test-compiled: compile $(LAB_LOCKED) ## Run every test on the compiled engine, then uncompile
	@trap 'find src -name "*.so" -delete' EXIT; $(BIN)/python -m pytest -n auto

soak: $(INSTALLED) ## Play random games of every combination of boxes, players and options, for MINUTES (10) or ALL=1, from SEED
	@$(BIN)/python -m tools.soak $(if $(SEED),--seed $(SEED)) $(if $(MINUTES),--minutes $(MINUTES)) $(if $(ALL),--all)

coverage: $(INSTALLED) ## Update docs/coverage.md
	@$(BIN)/python tools/coverage.py

vocabulary: $(INSTALLED) ## Update the list of all options and their numbers; git diff shows whether any has moved
	@$(BIN)/python tools/vocabulary.py

layout: $(INSTALLED) ## Write down what has entered the layouts of observations; git diff then shows what is new
	@$(BIN)/python tools/layout.py

golden: $(INSTALLED) $(LAB_LOCKED) ## Update the golden playthroughs; git diff shows what changed in the rules
	@$(BIN)/python tools/golden.py
	@$(BIN)/python tools/playthroughs.py

lengths: $(INSTALLED) ## Measure with bots how long games last, for the form for a new table
	@$(BIN)/python tools/lengths.py $(GAMES)

lock: $(LOCKED) ## Lock the newest versions of all dependencies
	@cd requirements && for name in base server dev bench lab node; do \
		$(LOCK) --upgrade --output-file $$name.txt $$name.in || exit 1; done
	@! grep -nE '^(-|--)|://' requirements/*.txt || { echo "A lock names an address or an option." >&2; exit 1; }

release: $(INSTALLED) $(WEB_BUILT) ## Check and build a release, and try it in an empty environment; TAG=1 tags it
	@$(BIN)/python tools/release.py $(if $(TAG),--tag)

clean: uncompile ## Remove everything that make has made
	@rm -rf .venv build dist web/node_modules web/fixtures/data web/screenshots src/landsraad/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find src tests tools -name __pycache__ -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Landsraad needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) --version 2>/dev/null || echo missing):" \
			"name another one with make PYTHON=python3.11." >&2; exit 1; }
	@$(PYTHON) -m venv .venv || { rm -rf .venv; exit 1; }

$(LOCKED): requirements/dev.txt | $(BIN)/python
	@$(PIP) install --require-hashes -r $<
	@touch $@

$(BENCH_LOCKED): requirements/bench.txt | $(LOCKED)
	@$(PIP) install --require-hashes -r $<
	@touch $@

$(LAB_LOCKED): requirements/lab.txt | $(INSTALLED)
	@$(PIP) install --no-compile --require-hashes -r $<
	@touch $@

$(WEB_INSTALLED): web/package-lock.json web/package.json | $(LOCKED)
	@$(BIN)/python tools/web.py install --no-save --no-audit --no-fund --loglevel error
	@touch $@

$(WEB_BUILT): $(WEB_INSTALLED) $(WEB_SOURCES)
	@$(BIN)/python tools/web.py run --silent build -- --logLevel error
	@touch $@

$(INSTALLED): $(LOCKED) pyproject.toml src/landsraad/kernel/version.py
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@
