import Violations

/// How confidential the fields of a form are, each with what it takes over from others.
///
/// A field is at least as strict as its own rule, as the field that it repeats, as the fields from
/// which its rule takes parameters, and as the field that it is a part of. A field that has others
/// inside is also as strict as these, because it holds their values; the parts beside them are not.
struct FieldConfidentiality {
  /// The confidentiality that each field has by its index.
  private(set) var whole: [Confidentiality]

  /// The same without what a field holds only because others are inside of it.
  private var own: [Confidentiality]

  /// Who is at least as strict as a field, by the field's index.
  private var users: [[Int]]
  private var parts: [[Int]]
  private var holders: [[Int]]

  /// Finds out how confidential fields are.
  ///
  /// - Parameters:
  ///   - fields: The fields of a form.
  ///   - replaced: The fields of a form that this one takes the place of, as they were declared.
  /// - Complexity: O(*n* · *d*) in the number of fields and the depth of their paths.
  init(of fields: [FormField], replacing replaced: [FormField] = []) {
    let all = fields + replaced
    whole = all.map(\.rule.confidentiality)
    own = whole
    users = Array(repeating: [], count: all.count)
    parts = users
    holders = users
    // An element and all elements may be the same value.
    let positions = Dictionary(grouping: all.indices) { all[$0].path.pattern }
    for (index, field) in all.enumerated() {
      for source in field.toldFields {
        for other in positions[source] ?? [] where other != index { users[other].append(index) }
      }
      let path = field.path.pattern
      // What stands at the same place is a part of it, and holds it.
      for depth in path.components.indices.dropFirst() + [path.components.endIndex] {
        let outer = FieldPath(components: Array(path.components[..<depth]))
        for holder in positions[outer] ?? [] where holder != index {
          parts[holder].append(index)
          holders[index].append(holder)
        }
      }
    }
    spread()
    whole.removeLast(replaced.count)
  }

  /// Hands each field's confidentiality on until nothing changes.
  private mutating func spread() {
    var changed = own.indices.filter { own[$0] > .open }
    while let index = changed.popLast() {
      for part in parts[index] where own[part] < own[index] {
        raise(part, to: own[index])
        changed.append(part)
      }
      for holder in holders[index] where whole[holder] < whole[index] {
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
  /// The other fields whose values may be told by what is said of this one.
  fileprivate var toldFields: Set<FieldPath> {
    let told = parameters.values.flatMap(\.fields) + checks.flatMap(\.toldFields)
    return Set(told.map(\.pattern))
  }
}

extension CheckTemplate {
  /// The other fields whose values may be told by what the check, or one inside it, says.
  fileprivate var toldFields: [FieldPath] {
    settings.flatMap { name, expression -> [FieldPath] in
      if case .checks(let checks) = expression { return checks.flatMap(\.toldFields) }
      return definition.tellsOtherFields ? fields(namedBy: expression, in: name) : []
    }
  }
}
