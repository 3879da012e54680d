import Violations

/// Which fields of a form are plain: one pass over the outermost record checks them all.
///
/// A plain field stands in the outermost record and has no fields inside. Other fields may matter to
/// it only as parameters of its rule, and these are plain and before it; likewise it matters only to
/// plain fields behind it. So each is checked once, and nothing needs to be kept but what is given
/// to others.
struct PlainFields {
  /// Whether each field is plain.
  private(set) var isPlain: [Bool]

  /// The positions of the fields from which each one takes parameters.
  private let sources: [[Int]]

  /// Finds the plain fields.
  ///
  /// - Parameters:
  ///   - fields: The fields of a form.
  ///   - positions: The positions of the fields by their paths.
  ///   - checked: The positions of the fields that checks between fields need.
  ///   - neighbours: The fields that begin alike, by the beginning.
  /// - Complexity: O(*n* · *d*), where *d* is the longest way from one field to another.
  init(
    _ fields: [FormField],
    _ positions: [FieldPath: Int],
    checked: Set<Int>,
    neighbours: [FieldPath.Component?: [FormField]]
  ) {
    let seen = Set(fields.flatMap { $0.fieldsOfConditions + $0.fieldsOfChecks })
    let secret = Set(fields.filter(\.rule.isSecret).map(\.path))
    sources = fields.map { field in
      field.parameters.values.flatMap(\.fields).compactMap { positions[$0] }
    }
    isPlain = fields.indices.map { index in
      let field = fields[index]
      let beginning = field.path.components.first
      return field.path.outermostName != nil && positions[field.path] == index
        && !field.looksAtFields && !checked.contains(index) && !seen.contains(field.path)
        && secret.isDisjoint(with: field.parameters.values.flatMap(\.fields))
        && neighbours[beginning]?.contains { $0.path != field.path } != true
    }
    dropUsersOfOthers()
  }

  /// Drops the fields that take parameters from fields that are not plain or come later, and those
  /// from which such fields take parameters, until none is left.
  private mutating func dropUsersOfOthers() {
    var isChanged = true
    while isChanged {
      isChanged = false
      for index in sources.indices {
        let isDropped =
          !isPlain[index] || sources[index].contains { !isPlain[$0] || $0 >= index }
        guard isDropped else { continue }
        for other in sources[index] + [index] where isPlain[other] {
          isPlain[other] = false
          isChanged = true
        }
      }
    }
  }

  /// The positions of the plain fields from which others take parameters, ascending.
  var givers: [Int] {
    Set(sources.indices.filter { isPlain[$0] }.flatMap { sources[$0] }).sorted()
  }
}

extension FormField {
  /// The other fields that the conditions look at.
  fileprivate var fieldsOfConditions: [FieldPath] { requiredIf.flatMap(\.fields) }

  /// The other fields that the rule's checks look at.
  fileprivate var fieldsOfChecks: [FieldPath] { rule.checks.flatMap(\.fields) }

  /// Whether the conditions or the rule look at other fields, beside those that give parameters.
  var looksAtFields: Bool {
    !fieldsOfConditions.isEmpty || !fieldsOfChecks.isEmpty
      || rule.parameters.contains { $0.type.namesFields }
  }
}

extension SettingType {
  /// Whether a value of this type may name a field.
  fileprivate var namesFields: Bool {
    switch self {
    case .field: true
    case .list(let element), .record(let element): element.namesFields
    default: false
    }
  }
}
