# What a person does with this project. `make` alone says what there is.

TOOL := .build/release/hig
WASM := .build-wasm/search.wasm
WASM_LINKED := .build-wasm/wasm32-unknown-none-wasm/release/SearchWasm.wasm

# Embedded Swift for the browser: no standard library to link, no entry, one module at a time.
WASM_FLAGS := --triple wasm32-unknown-none-wasm --scratch-path .build-wasm --product SearchWasm \
  -Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xswiftc -wmo -Xswiftc -Osize \
  -Xswiftc -Xfrontend -Xswiftc -disable-stack-protector -Xcc -ffreestanding -Xcc -mbulk-memory \
  -Xswiftc -Xclang-linker -Xswiftc -nostdlib \
  -Xlinker --no-entry -Xlinker --gc-sections -Xlinker --strip-all

.PHONY: help site serve test score bench format lint clean setup tool wasm

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

score: tool wasm ## our figures against the corpus beside this folder, if there is one
	@scripts/score

bench: tool wasm ## how long the stages take
	@scripts/bench

format: ## lay out the source
	swift format --in-place --recursive Sources Tests Package.swift

lint: ## what format would change, and what breaks our rules
	swift format lint --strict --recursive Sources Tests Package.swift

clean: ## remove everything that was made here, the site too
	@[ ! -x $(TOOL) ] || $(TOOL) clean
	rm -rf .build .build-wasm .venv .cache

setup:
	@scripts/setup

tool: setup
	@swift build --configuration release --product hig

wasm: setup
	@swift build --configuration release $(WASM_FLAGS)
	@wasm-opt -Oz --converge --all-features --strip-debug --strip-producers \
	  $(WASM_LINKED) --output $(WASM)
