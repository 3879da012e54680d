import PackLoading
import Rulebook
import SourceTexts
import UnicodeText
import Violations

/// Checks each message: its key, what ``MessageAudit`` finds, and its surplus plural forms.
struct MessageLint {
  /// The texts that don't belong to a code.
  fileprivate static let generalKeys: Set<String> = [
    "edit.shortened", "invalid", "label.element", "label.in_element", "violation.line",
  ]

  let context: LintContext

  func run(_ report: inout LintReport) {
    let audit = MessageAudit(index: context.index)
    for (_, messages) in context.messages {
      for message in messages {
        for problem in audit.problems(of: message) { report.add(.error, problem) }
        checkPlurals(message, &report)
      }
    }
    let known = KnownKeys(context)
    for file in context.subjectCatalogs { checkKeys(of: file, known, &report) }
    checkBorrowedCodes(&report)
  }

  /// Looks for codes of the library that packs report without the arguments in the library's
  /// messages.
  private func checkBorrowedCodes(_ report: inout LintReport) {
    let isGiven = context.input.givenPacks != nil
    let keys = isGiven ? context.messages.flatMap(\.messages).map(\.key) : []
    let found = BorrowedCodes.problems(
      in: context.subjects,
      rewording: Set(keys),
      bundled: { context.input.sourceMessages }
    )
    for problem in found { report.add(.error, problem) }
  }

  // MARK: Keys

  /// The keys that don't need a code.
  private struct KnownKeys {
    let forms: Set<String>
    let rules: Set<String>

    /// The texts of an application, which its source catalogs have.
    let ofApplication: Set<String>

    /// The locales of source texts.
    let sourceLocales: Set<LocaleIdentifier>

    init(_ context: LintContext) {
      forms = Set(context.library.formNames)
      rules = Set(context.library.ruleNames)
      let sources = context.input.givenSources
      ofApplication = Set(sources.flatMap(\.messages.keys))
      sourceLocales = Set(sources.map(\.locale)).union([.english])
    }
  }

  private func checkKeys(of file: ARBFile, _ known: KnownKeys, _ report: inout LintReport) {
    let isSource = file.source.name == context.sourceCatalog?.source.name
    var hints = KeyHints(context.index)
    for message in file.catalogMessages {
      if let problem = problem(of: message, isSource, in: file, known, &hints) {
        report.add(.warning, problem)
      }
    }
  }

  private func problem(
    of message: CatalogMessage,
    _ isSource: Bool,
    in file: ARBFile,
    _ known: KnownKeys,
    _ hints: inout KeyHints
  ) -> Diagnostic? {
    if let problem = TextKey(message.key).problem {
      return message.diagnostic("lint.unknown_key", problem.reason, hint: problem.hint)
    }
    if let retired = retired(message) { return retired }
    if isKnown(message, isSource, in: file, known) { return nil }
    let key = TextKey(message.key)
    let part = key.part.map { "#\($0.rawValue)" } ?? ""
    // A program may have messages for its own errors, which no pack knows.
    return message.diagnostic(
      "lint.unknown_key",
      "no code, form, or field has the key `\(message.key)`",
      hint: hints.nearest(to: key.message).map { "did you mean `\($0)\(part)`?" }
    )
  }

  /// A text for a code that nothing reports anymore.
  private func retired(_ message: CatalogMessage) -> Diagnostic? {
    guard let code = message.codeKey.map(ViolationCode.init(rawValue:)),
      let standing = context.index.entries[code]?.declaration?.declared.standing,
      standing.isRetired
    else { return nil }
    return message.diagnostic(
      "lint.retired_code",
      "the code `\(code)` is retired, so `\(message.key)` is never shown",
      hint: standing.replacement.map { "remove it; `\($0)` replaces it" } ?? "remove it"
    )
  }

  private func isKnown(
    _ message: CatalogMessage,
    _ isSource: Bool,
    in file: ARBFile,
    _ known: KnownKeys
  ) -> Bool {
    if Self.generalKeys.contains(message.key) || message.key.hasPrefix("field:") { return true }
    if message.key.hasPrefix("rule:") {
      return known.rules.contains(String(message.key.dropFirst(5)))
    }
    let key = TextKey(message.key).message
    if let slash = message.key.firstIndex(of: "/") {
      return known.forms.contains(String(message.key[..<slash]))
    }
    // The source of an application describes its own texts, and its translations have them, too.
    let isDescribed = file.attributes[message.key] != nil
    let isOwn =
      known.sourceLocales.contains(file.locale)
      ? isDescribed : known.ofApplication.contains(message.key)
    if isOwn, known.ofApplication.contains(message.key) { return true }
    if !context.index.codes(below: key).isEmpty { return true }
    // Other texts, such as those of facts, are known if the source file has them.
    return isSource
      ? file.attributes[message.key] != nil
      : context.sourceCatalog?.messages[message.key] != nil
  }

  // MARK: Languages

  private func checkPlurals(_ message: CatalogMessage, _ report: inout LintReport) {
    for (name, use) in message.message.arguments.sorted(by: { $0.key < $1.key }) {
      for forms in use.plurals {
        let surplus = PluralCoverage(of: forms, in: message.locale).surplus
        if surplus.isEmpty { continue }
        report.add(
          .warning,
          message.diagnostic(
            "lint.surplus_plural",
            atArgument: name,
            "the plural of {\(name)} in `\(message.key)` has \(surplus.names), "
              + "which `\(message.locale)` never uses"
          )
        )
      }
    }
  }
}

/// The keys that authors probably meant.
private struct KeyHints {
  private let names: [String]

  /// How many more hints are given.
  ///
  /// Finding one takes longer than the rest of the lint of a message.
  private var left = 100

  init(_ index: CodeIndex) { names = index.codes.map(\.rawValue) + MessageLint.generalKeys }

  /// Returns the nearest key; nil if none is near.
  mutating func nearest(to key: String) -> String? {
    guard left > 0 else { return nil }
    left -= 1
    return nearestName(to: key, in: names)
  }
}
