package import Violations

// What lint asks about the checks of a rule: whether they judge only the value, which values they
// list, and what their conditions are about.

extension CheckTemplate {
  /// Returns whether the answer of the check depends only on the value, and not on parameters,
  /// other fields, parts or groups.
  ///
  /// - Parameter rules: The rules that checks pass values to, by their names in the pack.
  /// - Returns: Whether it depends only on the value.
  package func isSelfContained(handingTo rules: [String: RuleTemplate]) -> Bool {
    guard groups.isEmpty, parameters.isEmpty, namedParts.isEmpty, fields.isEmpty,
      !definition.isBetweenFields
    else { return false }
    if let handover = definition.handover {
      guard case .constant(.text(let name))? = settings[handover.rule], let rule = rules[name],
        rule.fields(given: [:]).isEmpty
      else { return false }
    }
    return nested.allSatisfy { $0.isSelfContained(handingTo: rules) }
  }

  /// The constants that the check requires a value to equal; nil if it isn't such a check, or if
  /// its other settings change the comparison.
  package var listedConstants: [Value]? {
    guard case .enumeration(let name)? = definition.role, settings.count == 1 else { return nil }
    switch settings[name] {
    case .constant(.value(let value)): return [value]
    case .constant(.list(let elements)):
      return elements.compactMap { if case .value(let value) = $0 { value } else { nil } }
    default: return nil
    }
  }

  /// Returns the only values that the check accepts; nil if there are others, or if they can't be
  /// listed.
  func listedValues(handingTo rules: [String: RuleTemplate]) -> [Value]? {
    switch definition.role {
    case .enumeration: return writtenValues
    case .kind(let setting):
      guard case .constant(.text("boolean"))? = settings[setting] else { return nil }
      return [.boolean(true), .boolean(false)]
    case .alternatives:
      let lists = nested.map { $0.listedValues(handingTo: rules) }
      let known = lists.compactMap(\.self)
      return known.count == lists.count ? known.flatMap(\.self) : nil
    case .handover(let setting, _):
      guard case .constant(.text(let name))? = settings[setting] else { return nil }
      return rules[name]?.listedValues
    default: return nil
    }
  }
}

extension CheckTemplate {
  /// The most words of a table that are listed.
  private static let mostWords = 300

  /// The constants in the settings of the check, with the words of its table; nil if a setting is
  /// something else, or if there are too many words.
  private var writtenValues: [Value]? {
    var values: [Value] = []
    for (_, expression) in settings.sorted(by: { $0.key < $1.key }) {
      switch expression {
      case .constant(.value(let value)): values.append(value)
      case .constant(.list(let elements)):
        values += elements.compactMap { if case .value(let value) = $0 { value } else { nil } }
      case .constant(.table(let table)):
        guard let words = table as? WordList, words.spellings.count <= Self.mostWords else {
          return nil
        }
        values += words.rows.map { .text($0.word) }
      default: return nil
      }
    }
    return values.isEmpty ? nil : values
  }
}

/// What a condition of a check is about.
package enum ConditionSubject: Sendable, Hashable {
  /// The value that the check judges.
  case value

  /// Another field.
  case field(FieldPath)

  /// A parameter of the rule.
  case parameter(String)

  /// A part of the value, or something that isn't known before the value is.
  case other
}

extension CheckTemplate {
  /// What the condition of the check is about; nil if the check doesn't have a condition.
  package var conditionSubject: ConditionSubject? {
    guard let question = definition.question else { return nil }
    switch settings[question] {
    case nil: break
    case .parameter(let name): return .parameter(name)
    default: return .other
    }
    for setting in definition.settings {
      guard let expression = settings[setting.name] else { continue }
      switch setting.type {
      case .part: return .other
      case .field:
        if case .constant(.field(let path)) = expression { return .field(path) }
        return .other
      default: continue
      }
    }
    return .value
  }

  /// The checks that decide the condition of the check.
  package var conditionChecks: [CheckTemplate] {
    definition.settings.filter(\.isCondition).flatMap { setting -> [CheckTemplate] in
      if case .checks(let checks)? = settings[setting.name] { checks } else { [] }
    }
  }
}

extension CheckTemplate {
  /// Returns whether a setting is a set of characters that a normalized text can't have.
  package func losesCharacters(ofSet name: String, after normalization: Normalization) -> Bool {
    guard let setting = definition.setting(name), setting.type == .unicodeSet,
      case .constant(.text(let text))? = settings[name]
    else { return false }
    do throws(SettingError) {
      let set = try Settings([name: .text(text)]).unicodeSet(name)
      return set.map { !normalization.mayHave($0) } ?? false
    } catch {
      // The loader has already refused this set.
      return false
    }
  }
}

extension CheckTemplate {
  /// How many constants are tried when lint compares the check, with those inside it, with others.
  ///
  /// A pattern counts as much as many constants.
  package var searchCost: Int {
    var cost = 0
    if case .pattern? = definition.role { cost += 20 }
    for expression in settings.values {
      switch expression {
      case .constant(.list(let elements)): cost += elements.count
      case .constant(.table(let table)):
        let count = (table as? WordList)?.spellings.count ?? 0
        if count <= Self.mostWords { cost += count }
      case .checks(let checks): cost += checks.reduce(0) { $0 + $1.searchCost }
      default: continue
      }
    }
    return cost
  }
}
