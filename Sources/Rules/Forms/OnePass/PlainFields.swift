import Violations

/// Which fields of a form are plain: one pass over the outermost record checks them all.
///
/// A plain field stands in the outermost record and has no fields inside. Another field may matter to
/// it only by giving its rule a parameter, and that field is plain and stands before it in the form.
/// Likewise it matters only to plain fields that stand behind it. So each is checked once, in the
/// order of the form, and nothing needs to be kept but the values that are given to others.
struct PlainFields {
  /// Whether each field is plain.
  private(set) var isPlain: [Bool]

  /// The positions of the fields from which each one takes parameters.
  private let sources: [[Int]]

  /// Finds the plain fields of a form.
  ///
  /// - Complexity: O(*n* · *d*), where *d* is the longest way from one field to another.
  init(of plan: FormPlan) {
    let fields = plan.fields.map(\.field)
    let positions = plan.positions
    let checked = Set(plan.checks.flatMap(\.fields))
    let seen = Set(fields.flatMap { $0.fieldsOfConditions + $0.fieldsOfChecks })
    let secret = Set(fields.filter(\.rule.isSecret).map(\.path))
    // Only fields that begin alike can be inside of each other.
    let neighbours = Dictionary(grouping: fields) { $0.path.components.first }
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
