public import Violations

// Values and parameters of an application's own types. Literals have the overloads with `Value`,
// where a number keeps all its digits, so these are only for what those don't accept.

extension Rulebook {
  /// Returns a rule for repeated use, with parameters of an application's types.
  ///
  ///     let least = 8
  ///     try rulebook.rule("password", with: ["minimum": least]).accepts("kodiak7")  // false
  ///
  /// - Throws: The same errors as ``rule(_:with:groups:)``.
  @_disfavoredOverload
  public func rule(
    _ name: String,
    with parameters: [String: any FieldValue],
    groups: Set<String> = []
  ) throws(UsageError) -> RuleHandle {
    let values: [String: Value] = parameters.mapValues { $0.fieldValue }
    return try rule(name, with: values, groups: groups)
  }

  /// Checks one value of an application's type.
  ///
  ///     let price: Decimal = 12.5
  ///     try rulebook.check(price, as: "integer").violations.map(\.code)  // [number.not_whole]
  ///
  /// - Throws: The same errors as ``rule(_:with:groups:)-(_,[String:Value],_)``.
  @_disfavoredOverload
  public func check(
    _ value: some FieldValue,
    as rule: String,
    with parameters: [String: any FieldValue] = [:],
    groups: Set<String> = []
  ) throws(UsageError) -> Report {
    try self.rule(rule, with: parameters, groups: groups).check(value.fieldValue)
  }
}

extension RuleHandle {
  /// Returns the rule's full report on a value of an application's type.
  ///
  ///     let address = URL(string: "https://example.org")
  ///     try rulebook.rule("url").check(address).isValid  // true
  @_disfavoredOverload
  public func check(_ value: some FieldValue) -> Report { check(value.fieldValue) }
}

extension Field.Parameter {
  /// Creates a constant from a value of an application's type.
  ///
  ///     let digits = 6
  ///     Field(\.code, "pin", with: ["digits": .value(digits)])
  public static func value(_ value: some FieldValue) -> Self { .constant(value.fieldValue) }
}
