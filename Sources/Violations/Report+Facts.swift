extension Report {
  /// The name of a fact, such as `brand`.
  ///
  /// `rulebook generate swift --content names` writes a constant for each fact that a pack's rules
  /// learn, and the module `RulebookNames` has those of the bundled packs.
  public struct Fact: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String

    /// Creates the name of a fact.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates the name of a fact.
    public init(stringLiteral name: String) { rawValue = name }
  }

  /// Returns a fact that the check learned; nil if it isn't known.
  ///
  ///     report.fact(.brand)?.text                    // "visa"
  ///     report.fact(.region, at: "phone")?.text      // "CH"
  ///
  /// - Parameters:
  ///   - fact: The name of the fact.
  ///   - path: The path of a field in a record; empty for a value that was checked on its own.
  /// - Returns: The value of the fact.
  public func fact(_ fact: Fact, at path: FieldPath = FieldPath()) -> Value? {
    if path.isEmpty { return facts[fact.rawValue] }
    guard case .record(let facts)? = facts[path.description] else { return nil }
    return facts[fact.rawValue]
  }
}
