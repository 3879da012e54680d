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

  /// The number that a pack gives the code.
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
