extension LineProtocol {
  /// What holds for lines that say nothing else.
  public struct Defaults: Sendable, Hashable {
    /// The rule for a line with a value.
    public var rule: String?

    /// The form for a line with a record.
    public var form: String?

    /// The locale of messages; without one, there are none.
    public var locale: String?

    /// The parameters for a line with a value and without `with`.
    public var parameters: [String: Value]

    /// What day it is; the rulebook's clock says it where this is nil.
    public var now: CivilDate?

    /// Creates defaults.
    ///
    /// - Parameters:
    ///   - rule: The rule for a line with a value.
    ///   - form: The form for a line with a record.
    ///   - locale: The locale of messages.
    ///   - parameters: The parameters for a line with a value and without `with`.
    ///   - now: What day it is.
    public init(
      rule: String? = nil,
      form: String? = nil,
      locale: String? = nil,
      with parameters: [String: Value] = [:],
      now: CivilDate? = nil
    ) {
      self.rule = rule
      self.form = form
      self.locale = locale
      self.parameters = parameters
      self.now = now
    }
  }
}
