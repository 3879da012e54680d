import Violations

/// The plain fields of a form: those that a single pass over the outermost record can check.
///
/// A plain field is in the outermost record and doesn't contain other fields. Another field can
/// affect it only by providing a parameter for its rule, and that field must be plain and come
/// earlier in the form. In turn, it can affect only plain fields that come later. So each field is
/// checked once, in the order of the form, and only the values that are provided to others need to
/// be kept.
struct PlainFields {
  /// Whether each field is plain.
  private(set) var isPlain: [Bool]

  /// The positions of the fields that provide parameters for each field.
  private let sources: [[Int]]

  /// Finds the plain fields of a form.
  ///
  /// - Complexity: O(*n* · *d*), where *d* is the length of the longest chain of fields that
  ///   provide parameters.
  init(of plan: FormPlan) {
    let fields = plan.fields.map(\.field)
    let positions = plan.positions
    let checked = Set(plan.checks.flatMap(\.fields))
    let seen = Set(fields.flatMap { $0.fieldsOfConditions + $0.fieldsOfChecks })
    let secret = Set(fields.filter(\.rule.isSecret).map(\.path))
    // Only fields whose paths begin alike can be inside each other.
    let neighbours = Dictionary(grouping: fields) { $0.path.components.first }
    sources = fields.map { field in
      field.parameters.values.flatMap(\.fields).compactMap { positions[$0] }
    }
    isPlain = fields.indices.map { index in
      let field = fields[index]
      let beginning = field.path.components.first
      return field.path.outermostName != nil && positions[field.path] == index
        && !field.looksAtFields && field.demands.isEmpty && !checked.contains(index)
        && !seen.contains(field.path)
        && secret.isDisjoint(with: field.parameters.values.flatMap(\.fields))
        && neighbours[beginning]?.contains { $0.path != field.path } != true
    }
    dropUsersOfOthers()
  }

  /// Drops the fields that take parameters from later fields or from fields that aren't plain, and
  /// the fields that provide these parameters.
  ///
  /// It repeats this until none is left.
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

  /// The positions of the plain fields that provide parameters, ascending.
  var givers: [Int] {
    Set(sources.indices.filter { isPlain[$0] }.flatMap { sources[$0] }).sorted()
  }
}
