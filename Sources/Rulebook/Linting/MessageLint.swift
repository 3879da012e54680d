import Documents
import PackLoading
import UnicodeText

/// Looks at each message: its key, its arguments and its plural forms.
struct MessageLint {
  /// The texts that belong to no code.
  private static let generalKeys: Set<String> = ["invalid", "violation.line"]

  /// A text that is longer is not the same in two languages by chance.
  private static let longestLoanWord = 20

  let context: LintContext

  func run(_ report: inout LintReport) {
    let sources = sourcePatterns
    for message in context.messages {
      checkPlurals(message, &report)
      checkCopy(message, sources, &report)
      if message.key == "violation.line" {
        check(message, ["label": [.text], "message": [.text]], &report)
      } else if let key = message.codeKey {
        checkArguments(message, key, &report)
      }
    }
    for file in context.subjectCatalogs { checkKeys(of: file, &report) }
  }

  // MARK: Keys

  private func checkKeys(of file: ARBFile, _ report: inout LintReport) {
    let isSource = file.source.name == context.sourceCatalog?.source.name
    let forms = Set(context.library.formNames)
    for message in file.lintedMessages where !isKnown(message, isSource, in: file, forms: forms) {
      let names = context.index.codes.map(\.rawValue) + Self.generalKeys
      report.add(
        .error,
        message.diagnostic(
          "lint.unknown_key",
          "no code, form or field has the key `\(message.key)`",
          hint: nearestName(to: message.key, in: names).map { "did you mean `\($0)`?" }
        )
      )
    }
  }

  private func isKnown(
    _ message: LintedMessage,
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

  // MARK: Arguments

  private func checkArguments(
    _ message: LintedMessage,
    _ key: String,
    _ report: inout LintReport
  ) {
    // What every code has for which the message may be shown; nil for what nobody reports.
    let reported = context.index.codes(below: key).compactMap {
      context.index.entries[$0]?.arguments?.mapValues(\.kinds)
    }
    guard let first = reported.first else { return }
    let shared = reported.dropFirst().reduce(first) { shared, other in
      shared.compactMapValues { $0 }.filter { other[$0.key] != nil }
        .merging(other.filter { shared[$0.key] != nil }) { $0.union($1) }
    }
    check(message, shared, &report)
  }

  private func check(
    _ message: LintedMessage,
    _ known: [String: Set<Argument.Kind>],
    _ report: inout LintReport
  ) {
    for (name, use) in message.message.arguments.sorted(by: { $0.key < $1.key }) {
      guard let kinds = known[name] else {
        report.add(
          .error,
          message.diagnostic(
            "lint.unknown_argument",
            "`\(message.key)` mentions {\(name)}, which is not always reported",
            hint: nearestName(to: name, in: known.keys).map { "did you mean {\($0)}?" }
              ?? (known.isEmpty
                ? "it has no arguments"
                : "its arguments are \(known.keys.sorted().joined(separator: ", "))")
          )
        )
        continue
      }
      for kind in kinds.sorted(by: { $0.rawValue < $1.rawValue }) where !use.accepts(kind) {
        let uses = use.uses.map(\.rawValue).sorted().joined(separator: ", ")
        report.add(
          .error,
          message.diagnostic(
            "lint.argument_kind",
            "`\(message.key)` uses {\(name)} as \(uses), and it is of kind \(kind.rawValue)"
          )
        )
      }
    }
  }

  // MARK: Languages

  private func checkPlurals(_ message: LintedMessage, _ report: inout LintReport) {
    for (name, use) in message.message.arguments.sorted(by: { $0.key < $1.key }) {
      for forms in use.plurals {
        let lint = PluralLint(forms: forms, locale: message.locale)
        if !lint.missing.isEmpty {
          report.add(
            .error,
            message.diagnostic(
              "lint.missing_plural",
              "the plural of {\(name)} in `\(message.key)` lacks \(lint.missing.names), "
                + "which `\(message.locale)` has"
            )
          )
        }
        if !lint.surplus.isEmpty {
          report.add(
            .warning,
            message.diagnostic(
              "lint.surplus_plural",
              "the plural of {\(name)} in `\(message.key)` has \(lint.surplus.names), "
                + "which `\(message.locale)` never uses"
            )
          )
        }
      }
    }
  }

  /// The messages in the source locale, by key, of the library and of each pack.
  private var sourcePatterns: [String: String] {
    var patterns = context.sourceCatalog?.messages.mapValues(\.pattern) ?? [:]
    for pack in context.library.packs {
      patterns.merge((pack.messages[pack.sourceLocale] ?? [:]).mapValues(\.message.pattern)) { $1 }
    }
    return patterns
  }

  private func checkCopy(
    _ message: LintedMessage,
    _ sources: [String: String],
    _ report: inout LintReport
  ) {
    let pattern = message.message.pattern
    guard pattern.count > Self.longestLoanWord, message.locale.language != "en",
      message.key != "violation.line", sources[message.key] == pattern
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

/// A message of a catalog or pack, with its file.
struct LintedMessage {
  var key: String
  var message: Message
  var locale: LocaleIdentifier
  var source: SourceText
  var position: SourcePosition

  /// The part of the key that names a code; nil for labels and for other texts.
  var codeKey: String? {
    guard let colon = key.lastIndex(of: ":") else { return key }
    let rest = key[key.index(after: colon)...]
    return rest.isEmpty || key.hasPrefix("field:") ? nil : String(rest)
  }

  func diagnostic(_ code: String, _ reason: String, hint: String? = nil) -> Diagnostic {
    source.diagnostic(code, at: position, reason: reason, hint: hint)
  }
}

extension ARBFile {
  /// The file's messages, sorted by key.
  var lintedMessages: [LintedMessage] {
    messages.sorted { $0.key < $1.key }.map { key, message in
      LintedMessage(
        key: key,
        message: message,
        locale: locale,
        source: source,
        position: position(of: key)
      )
    }
  }

  /// The name of the file, without folders and ending.
  var fileName: String {
    String((source.name.split(separator: "/").last ?? "").prefix { $0 != "." })
  }
}

extension PackDeclaration {
  /// The messages in the pack's own file, sorted by locale and key.
  var lintedMessages: [LintedMessage] {
    messages.sorted { $0.key < $1.key }.flatMap { locale, messages in
      messages.sorted { $0.key < $1.key }.map { key, message in
        LintedMessage(
          key: key,
          message: message.message,
          locale: locale,
          source: source,
          position: message.position.inFile
        )
      }
    }
  }
}

/// Compares the branches of a plural with the categories of its language.
struct PluralLint {
  /// How far numbers are tried one by one.
  private static let triedNumbers = 0...200

  /// The categories that the language has and the plural has not.
  let missing: Set<PluralCategory>

  /// The categories that the plural has and the language has not.
  let surplus: Set<PluralCategory>

  init(forms: PluralForms, locale: LocaleIdentifier) {
    let needed = LocaleFormats.pluralCategories(of: locale, type: forms.type)
    surplus = forms.categories.subtracting(needed)
    let formats = LocaleFormats.shared(for: locale)
    missing = needed.subtracting(forms.categories).filter { category in
      let numbers = Self.triedNumbers.filter {
        formats.pluralCategory(of: .integer($0), type: forms.type) == category
      }
      // A branch such as `=0` may say all that a category of few numbers would.
      return numbers.isEmpty || !numbers.allSatisfy(forms.exactNumbers.contains)
    }
  }
}

extension Set<PluralCategory> {
  /// The categories in words, in the order of CLDR.
  var names: String {
    PluralCategory.allCases.filter(contains).map { "`\($0.rawValue)`" }.joined(separator: ", ")
  }
}
