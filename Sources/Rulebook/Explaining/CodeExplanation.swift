import PackLoading
import Rules
public import Violations

/// What a code means, who reports it, and what its messages may mention.
///
///     try rulebook.explanation(of: "length.too_short").checks  // ["length"]
public struct CodeExplanation: Sendable, Hashable {
  /// An argument that is always reported with a code.
  public struct Argument: Sendable, Hashable {
    /// The name.
    public var name: String

    /// The kinds that it may have: one, unless rules give it differently.
    public var kinds: Set<Violations.Argument.Kind>

    /// What the value is, where a check says so.
    public var summary: String?

    /// A value to show: the constant of a pack, or one made up for the kind.
    public var example: Violations.Argument
  }

  /// The code.
  public var code: ViolationCode

  /// What went wrong, in English, for authors.
  public var summary: String?

  /// How much it matters.
  public var severity: Severity

  /// The number that a rule pack assigns to the code; nil if it assigns none.
  public var number: Int?

  /// The pack that defines the code; nil for codes of checks and of the engine.
  public var pack: String?

  /// Whether checks or packs define the code; a general code such as `email.domain` and the key
  /// of a message such as `invalid` are not defined, and nobody reports them as they are.
  public var isDefined: Bool

  /// The codes below it, sorted: of `email`, also `email.domain.missing`.
  public var codesBelow: [ViolationCode]

  /// The checks that report it by themselves, sorted.
  public var checks: [String]

  /// The rules that may report it, sorted.
  public var rules: [String]

  /// The forms whose own checks may report it, sorted.
  public var forms: [String]

  /// The arguments that every report of the code has, sorted by name.
  public var arguments: [Argument]
}

extension Rulebook {
  /// Returns what a code means, who reports it, and with which arguments.
  ///
  ///     try rulebook.explanation(of: "length.too_short").arguments.map(\.name)
  ///     // ["actual", "minimum", "unit"]
  ///
  /// A general code is explained by those below it, and the key of a catalog by its message.
  ///
  /// - Throws: A ``UsageError`` if there is no such code or key, or if a rule is broken.
  /// - Complexity: O(*n*) in the size of all rules and forms, which it looks through.
  public func explanation(of code: ViolationCode) throws(UsageError) -> CodeExplanation {
    let index: CodeIndex
    do throws(LoadingError) { index = try CodeIndex(library) } catch { throw UsageError(error) }
    if let explanation = index.explanation(of: code) { return explanation }
    let hasMessage = catalog.layers.contains { layer in
      layer.messages(in: layer.sourceLocale)[code.rawValue] != nil
    }
    if hasMessage { return index.explanation(of: code, above: []) }
    throw .unknownCode(code.rawValue, known: index.codes.map(\.rawValue))
  }

  /// Returns an explanation of every code that checks and packs can report, sorted by code.
  ///
  /// - Throws: A ``LoadingError`` if a rule is broken.
  /// - Complexity: O(*n* log *n*) in the number of codes, and the size of all rules and forms.
  public func explanations() throws(LoadingError) -> [CodeExplanation] {
    let index = try CodeIndex(library)
    return index.codes.compactMap(index.explanation)
  }

  /// Returns the message of a code as a reader sees it, with example arguments.
  ///
  ///     let explanation = try rulebook.explanation(of: "length.too_short")
  ///     rulebook.exampleMessage(of: explanation, in: "de").text  // "Gib mindestens 8 Zeichen ein."
  public func exampleMessage(
    of explanation: CodeExplanation,
    in locale: String
  ) -> LocalizedMessage {
    let arguments = explanation.arguments.map { ($0.name, $0.example) }
    return localizer(for: locale).message(
      for: Violation(
        explanation.code,
        Dictionary(arguments, uniquingKeysWith: { first, _ in first })
      )
    )
  }
}

extension CodeIndex {
  /// Returns what is known of a code, for people; nil if it is neither defined nor above one
  /// that is.
  func explanation(of code: ViolationCode) -> CodeExplanation? {
    let below = codes(below: code.rawValue).filter { $0 != code }
    return entries[code] == nil && below.isEmpty ? nil : explanation(of: code, above: below)
  }

  /// Returns what is known of a code, or of the key of a message.
  func explanation(of code: ViolationCode, above below: [ViolationCode]) -> CodeExplanation {
    let entry = entries[code] ?? Entry()
    return CodeExplanation(
      code: code,
      summary: entry.declaration?.summary ?? entry.definition?.summary,
      severity: entry.declaration?.settings.severity ?? entry.definition?.severity ?? .error,
      number: entry.declaration?.settings.number,
      pack: entry.pack,
      isDefined: entries[code] != nil,
      codesBelow: below,
      checks: entry.checks.sorted(),
      rules: entry.rules.sorted(),
      forms: entry.forms.sorted(),
      arguments: (entry.arguments ?? [:]).values.sorted { $0.name < $1.name }.map { argument in
        CodeExplanation.Argument(
          name: argument.name,
          kinds: argument.kinds,
          summary: argument.summary,
          example: argument.example
        )
      }
    )
  }
}
