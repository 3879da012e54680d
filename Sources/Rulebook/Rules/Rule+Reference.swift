public import Violations

extension Rule {
  /// The name of a rule, with values for its parameters.
  ///
  /// `rulebook generate swift --content names` writes a constant for each rule of a pack, and a
  /// function if the rule has parameters. The module `RulebookNames` has those of the bundled
  /// packs. Then a misspelt name doesn't compile:
  ///
  ///     try rulebook.check("079 123 45 67", as: .phone(region: "CH"))
  ///     try rulebook.rule(.email).accepts("ann@example.org")
  ///     Field(\.phone, .phone(region: .field(\.country)))
  ///
  /// Where a value is checked, parameters are values of any ``FieldValue`` type. In a typed form, a
  /// parameter can also be another field.
  public struct Reference<Parameter> {
    /// The name of the rule.
    public let name: String

    /// The values of parameters by their names.
    let parameters: [String: Parameter]

    /// Creates a reference to a rule that has no constant.
    ///
    ///     try rulebook.check("AB-123456", as: Rule.Reference("staff-id", with: ["site": "AB"]))
    ///
    /// - Parameters:
    ///   - name: The name of the rule.
    ///   - parameters: The values of its parameters; those that are nil have their defaults.
    public init(_ name: String, with parameters: [String: Parameter?] = [:]) {
      self.name = name
      self.parameters = parameters.compactMapValues(\.self)
    }
  }
}

extension Rule.Reference: Sendable where Parameter: Sendable {}

extension Rule.Reference where Parameter == any FieldValue {
  /// The values of the parameters as rules see them; a parameter that is null has its default.
  var values: [String: Value] {
    parameters.mapValues { $0.fieldValue }.filter { $0.value != .null }
  }
}

extension Rule.Checks {
  /// Requires what another rule requires.
  ///
  ///     .rule(.phone(region: "CH"))
  ///
  /// - Parameters:
  ///   - reference: The rule with its parameters.
  ///   - code: The code to report.
  /// - Returns: These checks and this one.
  public func rule(
    _ reference: Rule.Reference<any FieldValue>,
    code: ViolationCode? = nil
  ) -> Rule.Checks {
    rule(reference.name, with: reference.values, code: code)
  }

  /// Requires what another rule requires.
  public static func rule(
    _ reference: Rule.Reference<any FieldValue>,
    code: ViolationCode? = nil
  ) -> Rule.Checks {
    Rule.Checks.rule(reference.name, with: reference.values, code: code)
  }
}
