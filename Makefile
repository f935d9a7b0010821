# What you do with this project. `make` alone lists the targets.

TOOL := .build/release/hig
WASM := .build-wasm/search.wasm
WASM_SOURCES := scripts/wasm $(wildcard Sources/Bytes/*.swift Sources/Search[CW]*/*.swift \
  Sources/CWasmRuntime/*.c)

PREFIX ?= /usr/local
TARGETS :=
SECONDS_EACH := 30
SECONDS := 60
SIZES ?= 1 10
ALONE ?=
ROUNDS ?= 3

.PHONY: help site serve test release install fuzz hostile sanitize score bench soak format lint \
  clean setup tool wasm

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 16

# `hig build` ingests content/raw first.
site: tool wasm ## set up, build hig, read content/raw, write the site to public/
	@$(TOOL) build
	@echo "The site is ready: open public/index.html"

serve: tool wasm ## serve the site at a local address
	@$(TOOL) serve

test: ## run every test, with counts at the end
	@scripts/test

release: wasm ## build a program that runs without toolchain and sources, in .build-release/hig
	@scripts/release

install: ## install the release to PREFIX=/usr/local; DESTDIR=/some/root for packagers
	@scripts/install "$(PREFIX)" "$(DESTDIR)"

fuzz: setup ## fuzz everything that reads input; SECONDS_EACH=600 TARGETS=index for more
	@SECONDS_EACH=$(SECONDS_EACH) scripts/fuzz $(TARGETS)

hostile: tool ## run on hostile content in full size; show time and memory
	@HIG_HOSTILE=full .venv/bin/python -m pytest -p no:cacheprovider -q -s Tests/Hostile

sanitize: setup ## run the Swift tests under Thread and Address Sanitizer
	@scripts/sanitize

score: tool wasm ## measure extraction and search on the corpus beside this folder, if any
	@scripts/score

bench: tool wasm ## compare builds with Hugo and Pagefind; SIZES="1 10 60" for more pages
	@SIZES="$(SIZES)" ALONE="$(ALONE)" ROUNDS=$(ROUNDS) scripts/bench

soak: tool wasm ## test whether hig serve grows under rude clients; SECONDS=600 for longer
	@$${PYTHON:-python3} benchmarks/soak.py $(TOOL) --seconds $(SECONDS)

format: ## format the source
	swift format --in-place --recursive Sources Tests Package.swift

lint: ## show what format would change and what breaks our rules
	swift format lint --strict --recursive Sources Tests Package.swift

clean: ## remove everything that was built here, including the site
	@[ ! -x $(TOOL) ] || $(TOOL) clean
	rm -rf .build .build-wasm .build-fuzz .build-thread .build-address .build-release .venv .servers .cache

setup:
	@scripts/setup

tool: setup
	@swift build --configuration release --product hig

wasm: setup $(WASM)

$(WASM): $(WASM_SOURCES)
	@scripts/wasm
