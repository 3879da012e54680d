import Violations

/// Everything that is known about a form before there is a record, so that checking a record
/// doesn't need any lookups: the order of checking, the dependencies of fields, and the checks
/// between fields.
///
/// A position is the index of a field in the form, in the order of the file.
final class FormPlan: Sendable {
  /// A check between fields, ready to run.
  struct Check: Sendable {
    /// The position of the field that is blamed.
    var blamed: Int

    /// The positions of the fields that it needs, including the blamed field.
    var fields: Set<Int>

    var check: RuleCheck

    /// Whether it also looks at a blank value.
    var looksAtBlank: Bool
  }

  let fields: [PlannedField]
  let checks: [Check]

  /// The positions of all fields, with each field after those that it needs.
  let order: [Int]

  /// The positions of fields, by their path in the form.
  let positions: [FieldPath: Int]

  /// The order of the values in a record.
  let fieldOrder: FieldOrder

  /// The field names that a record can have, for finding unknown fields.
  let names: FieldNames

  /// Creates the plan of a form.
  ///
  /// - Throws: A ``FormError`` if fields depend on each other in a circle or on fields that the
  ///   form doesn't have, or if a check can't be made.
  init(
    fields declared: [FormField],
    checks declaredChecks: [FormDefinition.FieldCheck],
    binding: Binding
  ) throws(FormError) {
    let positions = Dictionary(
      declared.indices.map { (declared[$0].path, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    self.positions = positions
    let order = try Self.order(of: declared, positions)
    self.order = order
    fieldOrder = FieldOrder(declared.map(\.path))
    names = FieldNames(declared.filter { !$0.holdsForm }.map(\.path))
    var checks: [Check] = []
    for declared in declaredChecks {
      checks.append(try Check(declared, positions, binding: binding))
    }
    self.checks = checks
    fields = try Self.planned(
      declared,
      positions,
      order: order,
      checked: Set(checks.flatMap(\.fields)),
      binding: binding
    )
  }

  /// Returns the plan of each field.
  ///
  /// `checked` contains the positions of the fields that checks between fields look at.
  private static func planned(
    _ declared: [FormField],
    _ positions: [FieldPath: Int],
    order: [Int],
    checked: Set<Int>,
    binding: Binding
  ) throws(FormError) -> [PlannedField] {
    let dependencies = declared.map(\.dependencies)
    let needed = Set(dependencies.joined())
    // Only fields whose paths begin alike can be inside each other.
    let neighbours = Dictionary(grouping: declared) { $0.path.components.first }
    var fields: [PlannedField] = []
    for (index, field) in declared.enumerated() {
      let isNeeded = needed.contains(field.path)
      fields.append(
        try PlannedField(
          field,
          at: index,
          among: declared,
          positions: positions,
          neighbours: neighbours[field.path.components.first] ?? [],
          dependents: isNeeded
            ? Self.dependents(of: field.path, declared, dependencies, order) : [],
          isLookedAt: isNeeded || checked.contains(index),
          binding: binding
        )
      )
    }
    return fields
  }

  /// Returns the positions of the fields that need a field, directly or through other fields, in
  /// the order of checking.
  private static func dependents(
    of path: FieldPath,
    _ fields: [FormField],
    _ dependencies: [Set<FieldPath>],
    _ order: [Int]
  ) -> [Int] {
    var reached: Set<FieldPath> = [path]
    return order.filter { other in
      guard !dependencies[other].isDisjoint(with: reached) else { return false }
      return reached.insert(fields[other].path).inserted
    }
  }

  /// Returns the positions of all fields, with each field after those that it depends on.
  private static func order(
    of fields: [FormField],
    _ positions: [FieldPath: Int]
  ) throws(FormError) -> [Int] {
    var order: [Int] = []
    var done: Set<Int> = []
    var open: [Int] = []
    func visit(_ index: Int) throws(FormError) {
      if done.contains(index) { return }
      if let start = open.firstIndex(of: index) {
        throw .circle(open[start...].map { fields[$0].path })
      }
      open.append(index)
      for path in fields[index].dependencies.sorted(by: { $0.description < $1.description }) {
        guard let position = positions[path] else {
          throw .unknownField(path, in: fields[index].path)
        }
        guard path.canBeSeen(from: fields[index].path) else {
          throw .fieldOfOtherList(path, in: fields[index].path)
        }
        try visit(position)
      }
      open.removeLast()
      done.insert(index)
      order.append(index)
    }
    for index in fields.indices { try visit(index) }
    return order
  }
}

extension FormPlan.Check {
  fileprivate init(
    _ declared: FormDefinition.FieldCheck,
    _ positions: [FieldPath: Int],
    binding: Binding
  ) throws(FormError) {
    var indexes: Set<Int> = []
    for path in [declared.field] + declared.check.fields {
      guard let index = positions[path] else { throw .unknownField(path, in: declared.field) }
      let seesAll = declared.check.definition.looksAtElements
      guard seesAll || path.canBeSeen(from: declared.field) else {
        throw .fieldOfOtherList(path, in: declared.field)
      }
      indexes.insert(index)
    }
    guard let blamed = positions[declared.field] else {
      throw .unknownField(declared.field, in: declared.field)
    }
    self.blamed = blamed
    self.fields = indexes
    looksAtBlank = declared.check.definition.looksAtBlank
    var binding = binding
    binding.confidentiality = declared.confidentiality
    if let codes = declared.packCodes { binding.packCodes = codes }
    do throws(BindingError) {
      check = try declared.check.make(in: binding)
    } catch {
      throw .check(error)
    }
  }
}
