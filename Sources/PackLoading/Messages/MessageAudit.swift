package import ErrorCatalog
import RuleEngine
import SourceTexts
import UnicodeText
package import Violations

/// Finds messages that people would not see as intended, because they mention an argument that
/// isn't reported with their code, or lack a plural form of their language.
///
/// Loading refuses dropped-in packs and catalogs with these messages. Lint and the examples of
/// packs check the same.
package struct MessageAudit {
  /// The arguments of the texts that aren't for a code or a field.
  private static let generalArguments: [String: [String: Set<Argument.Kind>]] = [
    "accessibility.added": ["label": [.text]],
    "accessibility.done": ["requirement": [.text]],
    "accessibility.join": ["first": [.text], "second": [.text]],
    "accessibility.position": ["position": [.integer], "count": [.integer]],
    "accessibility.removed": ["label": [.text]],
    "accessibility.to_do": ["requirement": [.text]],
    "label.element": ["list": [.text], "position": [.integer]],
    "label.in_element": ["element": [.text], "label": [.text]],
    "violation.line": ["label": [.text], "message": [.text]],
  ]

  private let index: CodeIndex

  /// The arguments that texts may mention, by key.
  ///
  /// The texts of many languages and fields have the same keys.
  private final class KnownArguments {
    var byKey: [String: [String: Set<Argument.Kind>]?] = [:]
  }

  private let known = KnownArguments()

  /// Creates an audit of messages for the codes of an index.
  package init(index: CodeIndex) {
    self.index = index
  }

  /// Checks the messages of packs and catalogs.
  ///
  /// - Parameters:
  ///   - packs: The packs, with the catalog files next to them.
  ///   - catalogs: Further catalogs.
  ///   - bundled: Reads the library's messages in the source language.
  ///   - library: All packs, including those whose messages aren't checked.
  ///   - proven: The names of packs that are known to be correct.
  /// - Returns: What is wrong with the messages, up to the number of errors that is shown.
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
    // The audit searches all rules for what they report, so it runs only if it is needed.
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
    if let known = Self.generalArguments[message.key] {
      return plurals + problems(of: message, known: known)
    }
    if TextKey(message.key).isOfField {
      return plurals + problems(of: message, known: message.positions)
    }
    guard let key = message.codeKey, let known = knownArguments(below: key) else { return plurals }
    return plurals
      + problems(of: message, known: known.merging(message.positions) { own, _ in own })
  }

  private func knownArguments(below key: String) -> [String: Set<Argument.Kind>]? {
    if let known = known.byKey[key] { return known }
    let arguments = arguments(below: key)
    known.byKey[key] = .some(arguments)
    return arguments
  }

  /// Returns the arguments that are reported with every code that the message may be shown for; nil
  /// if none is reported.
  ///
  /// A text for a program's own code may mention every argument that the code declares. The codes
  /// below it have texts of their own, and a text whose argument is missing is skipped when people
  /// read it.
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
          "`\(message.key)` uses {\(name)} as \(uses), but its kind is \(kind.rawValue)",
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

  /// Returns what is known about the program's code that a key names; nil if it names none.
  private func programCode(_ key: String) -> CodeIndex.Entry? {
    let entry = index.entries[ViolationCode(rawValue: key)]
    return entry?.declaration?.arguments == nil ? nil : entry
  }

  /// Returns the diagnostic for an argument that people must not see; nil for other arguments.
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
        ? "leave it out: it is only for logs" : "leave it out: no one may read it"
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
      "`\(message.key)` mentions {\(name)}, which isn't always reported",
      hint: hint(for: name, in: message, known: known)
    )
  }

  private func hint(for name: String, in message: CatalogMessage, known: [String]) -> String {
    if TextKey(message.key).isOfField {
      return known.isEmpty
        ? "only the label of a field in a list can mention anything, its {position}"
        : "a label can mention \(known.map { "{\($0)}" }.joined(separator: " and "))"
    }
    let codes = message.codeKey.map(index.codes) ?? []
    if codes.contains(where: { index.entries[$0]?.occasional.contains(name) == true }) {
      return "only some of the failures that the code replaces have it: set it for all of them "
        + "with `arguments: { \(name): … }` next to `code:`"
    }
    if let near = nearestName(to: name, in: known) { return "did you mean {\(near)}?" }
    return known.isEmpty
      ? "the code doesn't have arguments"
      : "the code's arguments are \(known.joined(separator: ", "))"
  }

  private func missingForms(of message: CatalogMessage) -> [Diagnostic] {
    message.message.arguments.sorted { $0.key < $1.key }.flatMap { name, use in
      use.plurals.compactMap { forms in
        let missing = PluralCoverage(of: forms, in: message.locale).missing
        if missing.isEmpty { return nil }
        return message.diagnostic(
          "lint.missing_plural",
          atArgument: name,
          "the plural of {\(name)} in `\(message.key)` lacks the forms \(missing.names) of "
            + "`\(message.locale)`",
          hint: "add "
            + PluralCategory.allCases.filter(missing.contains).map { "`\($0.rawValue) {…}`" }
            .joined(separator: ", ")
        )
      }
    }
  }
}
