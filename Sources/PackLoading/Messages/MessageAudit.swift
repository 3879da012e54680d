import Documents
package import ErrorCatalog
import Rules
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
    let audit = MessageAudit(index: try CodeIndex(library, proven: proven))
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
  private func arguments(below key: String) -> [String: Set<Argument.Kind>]? {
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
        return [unknownArgument(name, of: message, known: known.keys.sorted())]
      }
      return kinds.sorted { $0.rawValue < $1.rawValue }.filter { !use.accepts($0) }.map { kind in
        let uses = use.uses.map(\.rawValue).sorted().joined(separator: ", ")
        return message.diagnostic(
          "lint.argument_kind",
          atArgument: name,
          "`\(message.key)` uses {\(name)} as \(uses), and it is of kind \(kind.rawValue)"
        )
      }
    }
  }

  private func unknownArgument(
    _ name: String,
    of message: CatalogMessage,
    known: [String]
  ) -> Diagnostic {
    let names =
      known.isEmpty ? "it has no arguments" : "its arguments are \(known.joined(separator: ", "))"
    return message.diagnostic(
      "lint.unknown_argument",
      atArgument: name,
      "`\(message.key)` mentions {\(name)}, which is not always reported",
      hint: nearestName(to: name, in: known).map { "did you mean {\($0)}?" } ?? names
    )
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
            + "which `\(message.locale)` has"
        )
      }
    }
  }
}
