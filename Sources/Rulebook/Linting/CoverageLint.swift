/// Looks for codes that a language does not put into words.
struct CoverageLint {
  let context: LintContext

  func run(_ report: inout LintReport) {
    if context.input.givenPacks == nil {
      for file in context.input.bundledCatalogs { checkChecks(in: file, &report) }
    }
    for pack in context.subjects { check(pack, &report) }
  }

  /// Every bundled language has a message for every code of the engine and of checks.
  private func checkChecks(in file: ARBFile, _ report: inout LintReport) {
    let keys = bundledKeys(in: file.locale)
    let isSource = file.locale == .english
    for (code, entry) in context.index.entries.sorted(by: { $0.key < $1.key })
    where entry.definition != nil {
      // The source has each code itself, so that translators know of it.
      let isThere = isSource ? keys.contains(code.rawValue) : keys.contains(code)
      if isThere { continue }
      report.add(
        .error,
        file.source.diagnostic(
          "lint.missing_message",
          at: .start,
          reason: "the code `\(code)` has no message in `\(file.locale)`"
        )
      )
    }
  }

  private func check(_ pack: PackDeclaration, _ report: inout LintReport) {
    let isGiven = context.input.givenPacks != nil
    let locales = isGiven ? Array(pack.messages.keys) : context.input.bundledCatalogs.map(\.locale)
    let own = pack.codes.filter { context.index.entries[$0.key]?.pack == pack.name }
    for locale in locales.sorted() where locale != pack.sourceLocale {
      let keys = locale.chain.reduce(into: bundledKeys(in: locale)) { keys, locale in
        keys.formUnion(pack.messages[locale]?.keys.map { $0 } ?? [])
      }
      for (code, declaration) in own.sorted(by: { $0.key < $1.key }) where !keys.contains(code) {
        report.add(
          isGiven ? .warning : .error,
          pack.source.diagnostic(
            "lint.missing_message",
            at: declaration.position,
            reason: "the code `\(code)` has no message in `\(locale)`"
          )
        )
      }
    }
  }

  /// The keys that the bundled catalogs have for a locale and its parents.
  private func bundledKeys(in locale: LocaleIdentifier) -> Set<String> {
    let chain = locale.chain
    return context.input.bundledCatalogs.filter { chain.contains($0.locale) }
      .reduce(into: []) { $0.formUnion($1.messages.keys) }
  }
}

extension Set<String> {
  /// Whether the keys have a message for a code or for a more general one.
  fileprivate func contains(_ code: ViolationCode) -> Bool {
    contains(code.rawValue) || (code.parent.map { contains($0) } ?? false)
  }
}
