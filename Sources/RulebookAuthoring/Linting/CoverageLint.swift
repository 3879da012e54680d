import PackLoading
import RuleEngine
import Rulebook
import SourceTexts
import UnicodeText
import Violations

/// Looks for texts that are missing in a language.
struct CoverageLint {
  /// The number of missing keys that are named.
  private static let namedKeys = 10

  /// The number of missing texts of a pack that are listed.
  private static let listedTexts = 10_000

  let context: LintContext

  func run(_ report: inout LintReport) {
    if context.input.givenPacks == nil, let source = context.sourceCatalog {
      checkSource(source, &report)
    }
    let needed = context.sourceCatalogs.reduce(into: Set<String>()) {
      $0.formUnion($1.messages.keys)
    }
    for file in context.subjectCatalogs { check(file, needed, &report) }
    for pack in context.subjects where !pack.isBundled { check(pack, &report) }
  }

  /// Verifies that the source has a message for each code of the library and its packs, or for a
  /// more general code.
  private func checkSource(_ file: ARBFile, _ report: inout LintReport) {
    let keys = Set(file.messages.keys)
    for code in context.index.codes where !context.index.isRetired(code) && !keys.contains(code) {
      report.add(
        .warning,
        file.source.diagnostic(
          "lint.missing_message",
          at: .start,
          reason: "the code `\(code)` doesn't have a message in `\(file.locale)`"
        )
      )
    }
  }

  /// Verifies that a language has each text of its source, in its own file or in the file of a
  /// parent.
  private func check(_ file: ARBFile, _ needed: Set<String>, _ report: inout LintReport) {
    let isBundled = context.input.givenPacks == nil
    let chain = file.locale.chain
    if chain.contains(.english) { return }
    let own = context.knownCatalogs.filter { chain.contains($0.locale) }
      .reduce(into: Set<String>()) { $0.formUnion($1.messages.keys) }
    let missing = needed.subtracting(own).sorted()
    if missing.isEmpty { return }
    let named = missing.prefix(Self.namedKeys).map { "`\($0)`" }.joined(separator: ", ")
    let more = missing.count - Self.namedKeys
    report.add(
      .warning,
      file.source.diagnostic(
        "lint.missing_message",
        at: file.localePosition,
        reason:
          "\(missing.count) of \(needed.count) texts are missing in `\(file.locale)`: \(named)"
          + (more > 0 ? " and \(more) more" : ""),
        hint: "people see these in English; `rulebook locales` counts them"
          + (isBundled ? "" : ", and `rulebook new locale` lists them all")
      )
    )
  }

  private func check(_ pack: PackDeclaration, _ report: inout LintReport) {
    let own = pack.codes.filter { code, _ in
      context.index.entries[code]?.pack == pack.name && !context.index.isRetired(code)
        && !pack.unreadableMessages.contains(code.rawValue)
    }
    let beside = (pack.messages[pack.sourceLocale] ?? [:]).filter {
      TextKey($0.key).part != nil && !pack.unreadableMessages.contains($0.key)
    }
    var missing = MissingTexts(
      of: pack,
      codes: own.keys.sorted(),
      texts: beside.keys.sorted(),
      bundled: context.input.bundledCatalogs
    )
    var listed = 0
    for locale in missing.locales where locale != pack.sourceLocale {
      let lacking = missing.texts(in: locale)
      for code in lacking.codes.prefix(Self.listedTexts - listed) {
        guard let declaration = own[code] else { continue }
        report.add(
          .warning,
          pack.source.diagnostic(
            "lint.missing_message",
            at: declaration.position,
            reason: "the code `\(code)` doesn't have a message in `\(locale)`",
            hint: "add it under `messages:`, `\(locale):`"
          )
        )
        listed += 1
      }
      for key in lacking.keys.prefix(Self.listedTexts - listed) {
        guard let text = beside[key] else { continue }
        report.add(
          .warning,
          text.written.source.diagnostic(
            "lint.missing_message",
            at: text.written.start,
            reason: "the text `\(key)` is missing in `\(locale)`",
            hint: "add it under `messages:`, `\(locale):`; without it, people don't see this text"
          )
        )
        listed += 1
      }
      if listed < Self.listedTexts { continue }
      report.add(
        .warning,
        pack.source.diagnostic(
          "lint.missing_message",
          at: .start,
          reason:
            "\(listed) texts or more are missing in the pack's languages; the rest isn't listed"
        )
      )
      return
    }
  }
}

extension Set<String> {
  /// Whether the keys have a message for a code or for a more general one.
  fileprivate func contains(_ code: ViolationCode) -> Bool {
    contains(code.rawValue) || (code.parent.map { contains($0) } ?? false)
  }
}
