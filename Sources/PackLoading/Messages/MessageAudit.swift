package import ErrorCatalog
import RuleEngine
import SourceTexts
import UnicodeText
package import Violations

/// Finds messages that people would not see as they are meant: that mention what is not reported with
/// their code, or that lack a plural form of their language.
///
/// Loading refuses dropped-in packs and catalogs for this, and lint and the examples of packs ask the
/// same questions.
package struct MessageAudit {
  /// What `violation.line` joins.
  private static let lineArguments: [String: Set<Argument.Kind>] = [
    "label": [.text], "message": [.text],
  ]

  private let index: CodeIndex

  /// Creates an audit of messages for the codes of an index.
  package init(index: CodeIndex) {
    self.index = index
  }

  /// Looks at the messages of packs and catalogs.
  ///
  /// - Parameters:
  ///   - packs: The packs, with the catalog files beside them.
  ///   - catalogs: Further catalogs.
  ///   - bundled: Reads the library's messages in the language from which others are translated.
  ///   - library: All packs, also those that are not looked at.
  ///   - proven: The names of packs that are known to be sound.
  /// - Returns: What is wrong with the messages, as far as anybody reads.
  /// - Throws: A ``LoadingError`` if a rule or form is broken.
  package static func problems(
    in packs: [PackFolder.Pack],
    catalogs: [ARBFile],
    bundled: () throws(LoadingError) -> [String: Message],
    of library: PackLibrary,
    proven: Set<String>
  ) throws(LoadingError) -> [Diagnostic] {
    let files = catalogs + packs.flatMap(\.catalogs)
    let messages =
      packs.flatMap(\.declaration.catalogMessages) + files.flatMap(\.catalogMessages)
    var collector = DiagnosticCollector()
    let declarations = packs.map(\.declaration).filter { !proven.contains($0.name) }
    for problem in try BorrowedCodes.problems(
      in: declarations,
      rewording: Set(messages.map(\.key)),
      bundled: bundled
    ) {
      collector.add(problem)
    }
    // To know what is reported means to look through all rules.
    guard messages.contains(where: { !$0.message.arguments.isEmpty }) else {
      return collector.diagnostics
    }
    let keys = Set(messages.filter { !$0.message.arguments.isEmpty }.compactMap(\.codeKey))
    let audit = MessageAudit(index: try CodeIndex(library, proven: proven, below: keys))
    for message in messages where !collector.isFull {
      for problem in audit.problems(of: message) { collector.add(problem) }
    }
    return collector.diagnostics
  }

  /// Returns what is wrong with a message.
  package func problems(of message: CatalogMessage) -> [Diagnostic] {
    if message.message.arguments.isEmpty { return [] }
    let plurals = missingForms(of: message)
    if message.key == "violation.line" {
      return plurals + problems(of: message, known: Self.lineArguments)
    }
    guard let key = message.codeKey, let known = arguments(below: key) else { return plurals }
    return plurals + problems(of: message, known: known)
  }

  /// Returns what every code has for which the message may be shown; nil if none is reported.
  ///
  /// A text of a program's own code may mention all that is declared of it: below it are codes with texts of
  /// their own, and one that lacks an argument is passed over where people read.
  private func arguments(below key: String) -> [String: Set<Argument.Kind>]? {
    if let own = programCode(key) { return own.arguments?.mapValues(\.kinds) }
    let reported = index.codes(below: key).compactMap { index.entries[$0]?.arguments }
    guard let first = reported.first else { return nil }
    return reported.dropFirst().reduce(first) { $0.shared(with: $1) }.mapValues(\.kinds)
  }

  private func problems(
    of message: CatalogMessage,
    known: [String: Set<Argument.Kind>]
  ) -> [Diagnostic] {
    message.message.arguments.sorted { $0.key < $1.key }.flatMap { name, use -> [Diagnostic] in
      guard let kinds = known[name] else {
        return [
          hiddenArgument(name, of: message)
            ?? unknownArgument(name, of: message, known: known.keys.sorted())
        ]
      }
      return kinds.sorted { $0.rawValue < $1.rawValue }.filter { !use.accepts($0) }.map { kind in
        let uses = use.uses.map(\.rawValue).sorted().joined(separator: ", ")
        return message.diagnostic(
          "lint.argument_kind",
          atArgument: name,
          "`\(message.key)` uses {\(name)} as \(uses), and it is of kind \(kind.rawValue)",
          hint: "write \(Self.forms(of: name, kind))"
        )
      }
    }
  }

  /// Returns how a message may write an argument of a kind.
  private static func forms(of name: String, _ kind: Argument.Kind) -> String {
    switch kind {
    case .integer, .decimal: "{\(name)}, {\(name), number} or {\(name), plural, other {…}}"
    case .date: "{\(name), date}"
    case .list: "{\(name), list, or} or {\(name), list, and}"
    case .text, .region, .field, .rule, .character: "{\(name)} or {\(name), select, other {…}}"
    }
  }

  /// Returns what is known of the code of a program that a key names; nil if it names none.
  private func programCode(_ key: String) -> CodeIndex.Entry? {
    let entry = index.entries[ViolationCode(rawValue: key)]
    return entry?.declaration?.arguments == nil ? nil : entry
  }

  /// Returns what to say of an argument that people may not see; nil if it is none of those.
  private func hiddenArgument(_ name: String, of message: CatalogMessage) -> Diagnostic? {
    guard let key = message.codeKey else { return nil }
    let codes = programCode(key) == nil ? index.codes(below: key) : [ViolationCode(rawValue: key)]
    let exposure = codes.lazy.compactMap { index.entries[$0]?.exposure(of: name) }
      .first { $0 != .public }
    guard let exposure else { return nil }
    return message.diagnostic(
      "lint.confidential_argument",
      atArgument: name,
      "`\(message.key)` mentions {\(name)}, which is \(exposure.rawValue)",
      hint: exposure == .internal
        ? "leave it out: it is for logs" : "leave it out: nobody may read it"
    )
  }

  private func unknownArgument(
    _ name: String,
    of message: CatalogMessage,
    known: [String]
  ) -> Diagnostic {
    message.diagnostic(
      "lint.unknown_argument",
      atArgument: name,
      "`\(message.key)` mentions {\(name)}, which is not always reported",
      hint: hint(for: name, in: message, known: known)
    )
  }

  private func hint(for name: String, in message: CatalogMessage, known: [String]) -> String {
    let codes = message.codeKey.map(index.codes) ?? []
    if codes.contains(where: { index.entries[$0]?.occasional.contains(name) == true }) {
      return "only some of the failures that the code stands for have it: give it to all of them "
        + "as `arguments: { \(name): … }` beside `code:`"
    }
    if let near = nearestName(to: name, in: known) { return "did you mean {\(near)}?" }
    return known.isEmpty
      ? "it has no arguments" : "its arguments are \(known.joined(separator: ", "))"
  }

  private func missingForms(of message: CatalogMessage) -> [Diagnostic] {
    message.message.arguments.sorted { $0.key < $1.key }.flatMap { name, use in
      use.plurals.compactMap { forms in
        let missing = PluralCoverage(of: forms, in: message.locale).missing
        if missing.isEmpty { return nil }
        return message.diagnostic(
          "lint.missing_plural",
          atArgument: name,
          "the plural of {\(name)} in `\(message.key)` lacks \(missing.names), "
            + "which `\(message.locale)` has",
          hint: "add "
            + PluralCategory.allCases.filter(missing.contains).map { "`\($0.rawValue) {…}`" }
            .joined(separator: ", ")
        )
      }
    }
  }
}
