import Documents
import PackLoading
import UnicodeText

/// Looks at each message: its key, what ``MessageAudit`` finds, surplus plural forms and copies.
struct MessageLint {
  /// The texts that belong to no code.
  private static let generalKeys: Set<String> = ["invalid", "violation.line"]

  /// A text that is longer is not the same in two languages by chance.
  private static let longestLoanWord = 20

  let context: LintContext

  func run(_ report: inout LintReport) {
    let sources = sourceTexts
    let audit = MessageAudit(index: context.index)
    for (pack, messages) in context.messages {
      let sources = pack.map { sources.merging($0.sourceTexts) { $1 } } ?? sources
      for message in messages {
        for problem in audit.problems(of: message) { report.add(.error, problem) }
        checkPlurals(message, &report)
        checkCopy(message, sources, &report)
      }
    }
    for file in context.subjectCatalogs { checkKeys(of: file, &report) }
    checkBorrowedCodes(&report)
  }

  /// Looks for codes of the library that packs report without what the library's messages mention.
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

  private func checkKeys(of file: ARBFile, _ report: inout LintReport) {
    let isSource = file.source.name == context.sourceCatalog?.source.name
    let forms = Set(context.library.formNames)
    for message in file.catalogMessages where !isKnown(message, isSource, in: file, forms: forms) {
      let names = context.index.codes.map(\.rawValue) + Self.generalKeys
      // A program may put errors of its own into words, of which no pack knows.
      report.add(
        .warning,
        message.diagnostic(
          "lint.unknown_key",
          "no code, form or field has the key `\(message.key)`",
          hint: nearestName(to: message.key, in: names).map { "did you mean `\($0)`?" }
        )
      )
    }
  }

  private func isKnown(
    _ message: CatalogMessage,
    _ isSource: Bool,
    in file: ARBFile,
    forms: Set<String>
  ) -> Bool {
    if Self.generalKeys.contains(message.key) || message.key.hasPrefix("field:") { return true }
    if let slash = message.key.firstIndex(of: "/") {
      return forms.contains(String(message.key[..<slash]))
    }
    if !context.index.codes(below: message.key).isEmpty { return true }
    // Other texts, such as those of facts, are known by what the source file says of them.
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

  /// The messages from which others are translated, by key, of the library and of all packs.
  private var sourceTexts: [String: SourceMessage] {
    let own = context.sourceCatalog?.messages.mapValues {
      SourceMessage(pattern: $0.pattern, locale: .english)
    }
    return context.library.packs.reduce(own ?? [:]) { $0.merging($1.sourceTexts) { $1 } }
  }

  private func checkCopy(
    _ message: CatalogMessage,
    _ sources: [String: SourceMessage],
    _ report: inout LintReport
  ) {
    let pattern = message.message.pattern
    guard pattern.count > Self.longestLoanWord, message.key != "violation.line",
      let source = sources[message.key], source.pattern == pattern,
      source.locale.language != message.locale.language
    else { return }
    report.add(
      .warning,
      message.diagnostic(
        "lint.copied_message",
        "`\(message.key)` is the same in `\(message.locale)` as in the source; "
          + "was it not translated?"
      )
    )
  }
}

/// A message from which others are translated.
private struct SourceMessage {
  var pattern: String
  var locale: LocaleIdentifier
}

extension PackDeclaration {
  /// The pack's messages in its source locale, by key.
  fileprivate var sourceTexts: [String: SourceMessage] {
    (messages[sourceLocale] ?? [:]).mapValues {
      SourceMessage(pattern: $0.message.pattern, locale: sourceLocale)
    }
  }
}
