import Documents
import PackLoading
import Rules
import UnicodeText

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
        .warning,
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
          .warning,
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

/// Looks at what the source catalog tells translators: each code has a description, and its
/// placeholders are the arguments that are reported.
struct SourceCatalogLint {
  let context: LintContext

  func run(_ report: inout LintReport) {
    guard context.input.givenPacks == nil, let file = context.sourceCatalog else { return }
    for (code, entry) in context.index.entries.sorted(by: { $0.key < $1.key }) {
      guard let definition = entry.definition, file.messages[code.rawValue] != nil else { continue }
      check(code.rawValue, definition, in: file, &report)
    }
  }

  private func check(
    _ key: String,
    _ definition: CodeDefinition,
    in file: ARBFile,
    _ report: inout LintReport
  ) {
    func add(_ code: String, _ reason: String) {
      let position = file.position(of: key)
      report.add(.warning, file.source.diagnostic(code, at: position, reason: reason))
    }
    let attributes = file.attributes[key]
    if attributes?.description?.isEmpty ?? true {
      add("lint.no_description", "`@\(key)` has no description for translators")
    }
    let placeholders = attributes?.placeholders ?? [:]
    for argument in definition.arguments {
      let kind = argument.kind.rawValue
      guard let placeholder = placeholders[argument.name] else {
        add("lint.placeholder", "`@\(key)` does not describe {\(argument.name)} (\(kind))")
        continue
      }
      if placeholder.type != kind {
        add(
          "lint.placeholder",
          "`@\(key)` says that {\(argument.name)} is `\(placeholder.type ?? "")`; it is `\(kind)`"
        )
      }
      if placeholder.example?.isEmpty ?? true {
        add("lint.placeholder", "`@\(key)` has no example of {\(argument.name)}")
      }
    }
    let known = Set(definition.arguments.map(\.name))
    for name in placeholders.keys.sorted() where !known.contains(name) {
      add("lint.placeholder", "`@\(key)` describes {\(name)}, which `\(key)` does not have")
    }
  }
}
