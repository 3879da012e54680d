import RuleEngine
import Violations

/// The values that a check can meet: those that the rest of its rule accepts, or those of the field
/// or parameter that a condition looks at.
struct MetValues {
  /// What has the values, as messages name it.
  private(set) var owner: String

  /// All values, if they can be listed; nil otherwise.
  let listed: [Value]?

  /// The steps that run before a check sees a text; nil if they aren't known.
  let normalization: Normalization?

  /// The patterns and limits that the values meet; nil if none are known.
  var demands: ValueDemands?

  /// Returns whether a constant of a pack can equal a value.
  let mayEqual: (Value) -> Bool

  /// The most checks of a rule whose constants are compared with what the other checks accept.
  ///
  /// For each of them, all others are made again.
  private static let mostChecks = 100

  /// The most values that a condition is tried with.
  private static let mostTried = 300

  private init(
    owner: String,
    listed: [Value]?,
    normalization: Normalization?,
    mayEqual: @escaping (Value) -> Bool
  ) {
    self.owner = owner
    self.listed = listed
    self.normalization = normalization
    self.mayEqual = mayEqual
  }

  /// Creates the values that a check of a rule meets: those that its other checks accept.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - index: The index of the check.
  init(in rule: RuleTemplate, besideCheck index: Int) {
    // Without other checks, every constant is accepted.
    let others = LateRule {
      2...Self.mostChecks ~= rule.checks.count ? rule.selfContained(without: index) : nil
    }
    self.init(
      owner: "the value that the other checks accept",
      listed: nil,
      normalization: rule.normalization,
      mayEqual: others.mayAccept
    )
  }

  /// Creates the values of a field, in the form that conditions see.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - rule: The field's rule.
  ///   - listed: All values, if they can be listed.
  init(of field: FieldPath, _ rule: RuleTemplate, listed: [Value]?) {
    let accepting = LateRule { rule.selfContained() }
    let isRewritten = rule.checks.contains { $0.definition.givesCanonicalForm }
    self.init(
      owner: "the field `\(field)`",
      listed: listed,
      normalization: isRewritten ? nil : rule.normalization,
      mayEqual: accepting.mayAccept
    )
    demands = isRewritten ? nil : ValueDemands(of: rule)
  }

  /// Creates the values of a parameter, which its type may limit.
  init(of parameter: ParameterDefinition) {
    let listed: [Value]? =
      switch parameter.type {
      case .choice(let words): words.map(Value.text)
      case .boolean: [.boolean(true), .boolean(false)]
      default: nil
      }
    self.init(owner: "the parameter `\(parameter.name)`", listed: listed, normalization: nil) {
      do throws(SettingError) {
        _ = try parameter.type.interpret($0)
        return true
      } catch {
        return false
      }
    }
  }

  /// Returns the same values of something else.
  func named(_ owner: String) -> MetValues {
    var values = self
    values.owner = owner
    return values
  }

  /// The values to try a condition with; nil if there are others, or too many.
  var tried: [Value]? {
    guard let listed, !listed.isEmpty, listed.count <= Self.mostTried else { return nil }
    return listed
  }

  /// A hint that lists the values, if there are few.
  var hint: String? {
    guard let listed, 1...6 ~= listed.count else { return nil }
    let names = listed.compactMap { value -> String? in
      switch value {
      case .text(let text): "`\(text)`"
      case .boolean(let flag): flag ? "`true`" : "`false`"
      case .decimal(let number): "`\(number)`"
      case .null, .list, .record: nil
      }
    }
    return names.count == listed.count ? "the values are \(names.joined(separator: ", "))" : nil
  }
}

/// A rule that is made when it is first asked, because making it takes much longer than asking it.
private final class LateRule {
  private let make: () -> Rule?
  private lazy var rule: Rule? = make()

  init(_ make: @escaping () -> Rule?) { self.make = make }

  /// Returns whether the rule accepts a constant, or can't be made.
  func mayAccept(_ constant: Value) -> Bool { rule?.mayAccept(constant: constant) ?? true }
}
