package import Violations

/// A parameter of a rule.
package struct ParameterDefinition: Sendable {
  /// The name, in kebab case.
  package let name: String

  /// The type of its values.
  package let type: SettingType

  /// The value if the parameter isn't passed; nil leaves it unset.
  package let defaultValue: Value?

  /// What the parameter does.
  package let summary: String?

  package init(
    _ name: String,
    _ type: SettingType,
    default defaultValue: Value? = nil,
    summary: String? = nil
  ) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.summary = summary
  }
}

extension RuleTemplate {
  /// Returns the names of the parameters that prevent the rule from being made, in alphabetical
  /// order.
  ///
  /// If each of them is valid on its own and only their combination isn't, all names are returned.
  package func unsuitableParameters(among given: [String: Value]) -> [String] {
    let names = given.keys.sorted()
    let alone = names.filter { name in
      do throws(BindingError) {
        _ = try bind(given.filter { $0.key == name })
        return false
      } catch {
        return true
      }
    }
    return alone.isEmpty ? names : alone
  }

  /// Returns the first name, in alphabetical order, that isn't a parameter of the rule, or nil if
  /// all are.
  ///
  ///     pin.unknownParameter(in: ["digits", "length"])  // "length"
  ///
  /// - Complexity: O(*n* log *n* + *n* · *m*) for *n* names and *m* parameters.
  public func unknownParameter(in given: some Sequence<String>) -> String? {
    given.sorted().first { name in !parameters.contains { $0.name == name } }
  }
}
