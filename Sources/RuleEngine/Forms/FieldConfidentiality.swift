import Violations

/// How confidential the fields of a form are, each with what it inherits from others.
///
/// A field is at least as strict as its own rule, the field that it repeats, the fields that
/// provide parameters for its rule, and the field that contains it. A field that contains other
/// fields is also as strict as these, because it contains their values. The sibling parts aren't
/// affected.
struct FieldConfidentiality {
  /// The confidentiality of each field, by index.
  private(set) var whole: [Confidentiality]

  /// How confidential the fields are without what they inherit only from the fields inside them.
  private var own: [Confidentiality]

  /// The fields that must be at least as strict as a field, by the field's index.
  private var users: [[Int]]
  private let nesting: FieldNesting

  /// Determines how confidential fields are.
  ///
  /// - Parameters:
  ///   - fields: The fields of a form.
  ///   - checks: Its checks between fields. Some of them reveal the values of other fields.
  ///   - lower: The fields of the forms that this one extends or replaces.
  /// - Complexity: O(*n* · *d*) in the number of fields and the depth of their paths.
  init(
    of fields: [FormField],
    checks: [FormDefinition.FieldCheck] = [],
    replacing lower: LowerFields = LowerFields()
  ) {
    let lower = Array(lower.fields)
    let paths = fields.map(\.path.pattern) + lower.map(\.key)
    let told = fields.map(\.toldFields) + lower.map(\.value.toldFields)
    whole = fields.map(\.rule.confidentiality) + lower.map(\.value.confidentiality)
    own = whole
    users = Array(repeating: [], count: paths.count)
    nesting = FieldNesting(of: paths)
    let positions = nesting.positions
    for index in paths.indices {
      for source in told[index] {
        for other in positions[source] ?? [] where other != index { users[other].append(index) }
      }
    }
    for check in checks {
      for blamed in positions[check.field.pattern] ?? [] {
        for source in Set(check.check.toldFields.map(\.pattern)) {
          for other in positions[source] ?? [] where other != blamed { users[other].append(blamed) }
        }
      }
    }
    spread()
    whole.removeLast(lower.count)
  }

  /// Passes each field's confidentiality on until nothing changes.
  private mutating func spread() {
    var changed = own.indices.filter { own[$0] > .open }
    while let index = changed.popLast() {
      for part in nesting.parts[index] where own[part] < own[index] {
        raise(part, to: own[index])
        changed.append(part)
      }
      for holder in nesting.holders[index] where whole[holder] < whole[index] {
        whole[holder] = whole[index]
        changed.append(holder)
      }
      for user in users[index] where own[user] < whole[index] {
        raise(user, to: whole[index])
        changed.append(user)
      }
    }
  }

  private mutating func raise(_ index: Int, to least: Confidentiality) {
    own[index] = least
    whole[index] = max(whole[index], least)
  }
}

extension FormField {
  /// The other fields whose values the reports on this one might reveal.
  var toldFields: Set<FieldPath> {
    let told = parameters.values.flatMap(\.fields) + checks.flatMap(\.toldFields)
    return Set(told.map(\.pattern))
  }
}

extension CheckTemplate {
  /// Whether the check's result, with its settings, can reveal the values of other fields.
  var tellsOtherFields: Bool {
    definition.tellsOtherFields
      || settings.keys.contains(where: definition.tellingSettings.contains)
  }

  /// The other fields whose values the reports of the check, or of one inside it, might reveal.
  fileprivate var toldFields: [FieldPath] {
    settings.flatMap { name, expression -> [FieldPath] in
      if case .checks(let checks) = expression { return checks.flatMap(\.toldFields) }
      return tellsOtherFields ? fields(namedBy: expression, in: name) : []
    }
  }
}
