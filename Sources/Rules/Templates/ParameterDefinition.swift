public import Violations

/// A parameter of a rule.
public struct ParameterDefinition: Sendable {
  /// The name, in kebab case.
  public let name: String

  /// What the parameter may hold.
  public let type: SettingType

  /// The value of a parameter that is not given; nil leaves it unset.
  public let defaultValue: Value?

  /// What the parameter does.
  public let summary: String?

  /// Creates a definition.
  public init(
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
  /// Returns the names of the parameters for which the rule cannot be made, in alphabetical order:
  /// those that do not suit it alone, or all if only they do not suit each other.
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

  /// Returns the first name, in alphabetical order, that is not a parameter of the rule; nil if
  /// all are.
  ///
  ///     pin.unknownParameter(in: ["digits", "length"])  // "length"
  ///
  /// - Complexity: O(*n* log *n* + *n* · *m*) for *n* names and *m* parameters.
  public func unknownParameter(in given: some Sequence<String>) -> String? {
    given.sorted().first { name in !parameters.contains { $0.name == name } }
  }
}
