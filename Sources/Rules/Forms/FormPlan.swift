import Violations

/// What can be known of a form before there is a record, so that checking one looks up nothing.
final class FormPlan: Sendable {
  /// A check between fields, made.
  struct Check: Sendable {
    /// The position of the field that is blamed.
    var blamed: Int

    /// The fields that it needs, the one that is blamed among them.
    var fields: Set<Int>

    var check: RuleCheck

    /// Whether it looks at a blank value too.
    var looksAtBlank: Bool
  }

  let fields: [PlannedField]
  let checks: [Check]

  /// The positions of fields so that each comes after those that it needs.
  let order: [Int]

  /// The positions in this order of the fields that are not plain; see ``PlainFields``.
  let orderOfOthers: [Int]

  /// How many plain fields give others parameters.
  let giverCount: Int

  /// The positions of fields by their paths in the form.
  let positions: [FieldPath: Int]

  /// The names that a record may have.
  let names: FieldNames

  /// A record with the paths of all outermost fields that may have a normalised value, as a
  /// ``SlottedRecord`` begins.
  let blankRecord: [String: Value]

  /// The same of those that may have facts.
  let blankFacts: [String: Value]

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
    names = FieldNames(declared.map(\.path))
    var checks: [Check] = []
    for declared in declaredChecks {
      checks.append(try Check(declared, positions, binding: binding))
    }
    self.checks = checks
    let dependencies = declared.map(\.dependencies)
    let needed = Set(dependencies.joined())
    let checked = Set(checks.flatMap(\.fields))
    // Only fields that begin alike can be parts of each other.
    let neighbours = Dictionary(grouping: declared) { $0.path.components.first }
    let blankRecord = Self.blank(declared) { !$0.rule.isSecret }
    self.blankRecord = blankRecord
    let blankFacts = Self.blank(declared) { $0.rule.checks.contains(where: \.hasFacts) }
    self.blankFacts = blankFacts
    let plain = PlainFields(declared, positions, checked: checked, neighbours: neighbours)
    let givers = plain.givers
    giverCount = givers.count
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
          isPlain: plain.isPlain[index],
          placeAmongGivers: givers.firstIndex(of: index),
          slot: blankRecord.index(forKey: field.path.description),
          // Of fields with one path, facts of the last stay, and no other takes them away.
          slotOfFacts: positions[field.path] == index
            ? blankFacts.index(forKey: field.path.description) : nil,
          binding: binding
        )
      )
    }
    self.fields = fields
    orderOfOthers = order.filter { !fields[$0].isPlain }
  }

  /// Returns a record with the paths of some of the outermost fields.
  private static func blank(
    _ fields: [FormField],
    where isIncluded: (FormField) -> Bool
  ) -> [String: Value] {
    let paths = fields.filter { $0.path.outermostName != nil && isIncluded($0) }.map(\.path)
    return Dictionary(
      paths.map { ($0.description, .null) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the positions of the fields that need one, or need one that does, in an order.
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

  /// Returns the positions of fields so that each comes after those it depends on.
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
      guard path.canBeSeen(from: declared.field) else {
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
    binding.isSecret = declared.isSecret
    do throws(BindingError) {
      check = try declared.check.make(in: binding)
    } catch {
      throw .check(error)
    }
  }
}
