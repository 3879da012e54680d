extension LineProtocol {
  /// The defaults for members that a line doesn't have.
  public struct Defaults: Sendable, Hashable {
    /// The rule for a line with a value.
    public var rule: String?

    /// The form for a line with a record.
    public var form: String?

    /// The locale of messages; if nil, reports don't have messages.
    public var locale: String?

    /// The parameters for a line with a value and without `with`.
    public var parameters: [String: Value]

    /// The groups of checks for a line without `groups`; they run in addition to those without a
    /// group.
    public var groups: Set<String>

    /// The current day; if nil, the rulebook's clock decides.
    public var now: CivilDate?

    /// Whether messages include their origin: `key`, `layer` and `is_fallback`.
    public var tellsOrigins: Bool

    /// Whether answers say which generation of a ``LiveRulebook`` they come from.
    public var tellsGeneration: Bool

    /// Creates defaults.
    ///
    /// - Parameters:
    ///   - rule: The rule for a line with a value.
    ///   - form: The form for a line with a record.
    ///   - locale: The locale of messages.
    ///   - parameters: The parameters for a line with a value and without `with`.
    ///   - groups: The groups of checks for a line without `groups`.
    ///   - now: The current day.
    ///   - tellsOrigins: Whether messages include their origin.
    ///   - tellsGeneration: Whether answers say which generation they come from.
    public init(
      rule: String? = nil,
      form: String? = nil,
      locale: String? = nil,
      with parameters: [String: Value] = [:],
      groups: Set<String> = [],
      now: CivilDate? = nil,
      tellsOrigins: Bool = false,
      tellsGeneration: Bool = false
    ) {
      self.rule = rule
      self.form = form
      self.locale = locale
      self.parameters = parameters
      self.groups = groups
      self.now = now
      self.tellsOrigins = tellsOrigins
      self.tellsGeneration = tellsGeneration
    }
  }
}
