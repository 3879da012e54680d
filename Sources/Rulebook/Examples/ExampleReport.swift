/// What came of running the examples of packs.
public struct ExampleReport: Sendable, Hashable {
  /// An example that did not give what its pack says.
  public struct Failure: Sendable, Hashable {
    /// The pack's file.
    public var file: String

    /// Where the example is written.
    public var position: SourcePosition

    /// The rule.
    public var rule: String

    /// The value, a constant of the pack.
    public var value: Value

    /// The codes that the pack says, in order; empty for a valid value.
    public var expectedCodes: [ViolationCode]

    /// The codes that the rule gave, in order.
    public var actualCodes: [ViolationCode]

    /// The outcome that the rule gave.
    public var outcome: Outcome

    /// The normalised form that the pack says, if it says one and the rule gave another.
    public var expectedNormalized: String?

    /// The normalised form that the rule gave.
    public var actualNormalized: Value?
  }

  /// The number of examples that gave what their packs say.
  public internal(set) var passed = 0

  /// The others, in the order of the files.
  public internal(set) var failures: [Failure] = []
}
