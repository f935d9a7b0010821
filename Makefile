# What a person does with this project. `make` alone says what there is.

TOOL := .build/release/hig
WASM := .build-wasm/search.wasm
WASM_SOURCES := scripts/wasm $(wildcard Sources/Bytes/*.swift Sources/Search[CW]*/*.swift \
  Sources/CWasmRuntime/*.c)

TARGETS :=
SECONDS_EACH := 30
SECONDS := 60

.PHONY: help site serve test fuzz score bench soak format lint clean setup tool wasm

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 16

# `hig build` ingests content/raw first.
site: tool wasm ## set up, build hig, read content/raw, write the site to public/
	@$(TOOL) build
	@echo "The site is ready: open public/index.html"

serve: tool wasm ## the site at a local address
	@$(TOOL) serve

test: ## every test, with counts at the end
	@scripts/test

fuzz: setup ## bytes made up by libFuzzer to all that reads; SECONDS_EACH=600 TARGETS=index for more
	@SECONDS_EACH=$(SECONDS_EACH) scripts/fuzz $(TARGETS)

score: tool wasm ## our figures against the corpus beside this folder, if there is one
	@scripts/score

bench: tool wasm ## how long the stages take
	@scripts/bench

soak: tool wasm ## hig serve among rude clients, whether it grows; SECONDS=600 for longer
	@$${PYTHON:-python3} benchmarks/soak.py $(TOOL) --seconds $(SECONDS)

format: ## lay out the source
	swift format --in-place --recursive Sources Tests Package.swift

lint: ## what format would change, and what breaks our rules
	swift format lint --strict --recursive Sources Tests Package.swift

clean: ## remove everything that was made here, the site too
	@[ ! -x $(TOOL) ] || $(TOOL) clean
	rm -rf .build .build-wasm .build-fuzz .venv .cache

setup:
	@scripts/setup

tool: setup
	@swift build --configuration release --product hig

wasm: setup $(WASM)

$(WASM): $(WASM_SOURCES)
	@scripts/wasm
