import Violations

/// What can be known of a form before there is a record, so that checking one looks up nothing.
final class FormPlan: Sendable {
  /// A field, by its position in the form.
  struct Field: Sendable {
    /// The field's name if it stands in the outermost record, where most do.
    var name: String?

    /// The path as text; of a field of a list, that of the form.
    var text: String

    /// The rule, unless it takes parameters from other fields.
    var rule: Rule?

    /// The conditions under which the field is required; nil if there are none.
    var conditions: [MadeCondition]?

    /// Whether the rule or the conditions need other fields.
    var looksAtOthers: Bool

    /// Whether other fields, or checks between fields, need this one.
    var isLookedAt = false

    /// The fields that this one needs, by their paths in the form.
    var dependencies: Set<FieldPath>
  }

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

  let fields: [Field]
  let checks: [Check]

  /// The positions of fields so that each comes after those that it needs.
  let order: [Int]

  /// The positions of fields by their paths in the form.
  let positions: [FieldPath: Int]

  /// The names that a record may have.
  let names: FieldNames

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
    order = try Self.order(of: declared, positions)
    names = FieldNames(declared.map(\.path))
    var fields: [Field] = []
    for field in declared { fields.append(try Field(field, binding: binding)) }
    for field in declared {
      for path in field.dependencies {
        if let index = positions[path] { fields[index].isLookedAt = true }
      }
    }
    var checks: [Check] = []
    for declared in declaredChecks {
      let check = try Check(declared, positions, fields, binding: binding)
      for index in check.fields { fields[index].isLookedAt = true }
      checks.append(check)
    }
    self.fields = fields
    self.checks = checks
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

extension FormPlan.Field {
  fileprivate init(_ field: FormField, binding: Binding) throws(FormError) {
    name = field.path.outermostName
    text = field.path.description
    dependencies = field.dependencies
    looksAtOthers = !field.dependencies.isEmpty
    rule = field.ruleOfConstants
    guard !field.requiredIf.isEmpty else { return }
    var made: [MadeCondition] = []
    do throws(BindingError) {
      for condition in field.requiredIf { made.append(try MadeCondition(condition, in: binding)) }
    } catch {
      throw .check(error)
    }
    conditions = made
  }
}

extension FormField {
  /// The rule, or nil if it takes parameters from other fields or cannot be made.
  fileprivate var ruleOfConstants: Rule? {
    var constants: [String: Value] = [:]
    for (name, source) in parameters {
      guard let value = source.constant else { return nil }
      constants[name] = value
    }
    do throws(BindingError) {
      return try rule.bind(constants)
    } catch {
      return nil
    }
  }
}

extension FormPlan.Check {
  fileprivate init(
    _ declared: FormDefinition.FieldCheck,
    _ positions: [FieldPath: Int],
    _ fields: [FormPlan.Field],
    binding: Binding
  ) throws(FormError) {
    var indexes: Set<Int> = []
    for path in [declared.field] + declared.check.fields {
      guard let index = positions[path] else { throw .unknownField(path, in: declared.field) }
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
