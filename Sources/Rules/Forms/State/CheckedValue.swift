import Violations

/// The value at one path of a record, and what was found there.
///
/// A field of a form that stands in the outermost record has one such value; a field of a list has
/// one for each element. It is an object, so that a ``FormState`` moves nothing large when one
/// value changes.
final class CheckedValue: Sendable {
  /// What is said of the value by others than its field's own rule.
  struct Remarks: Sendable {
    /// What checks between fields found.
    var between: [Violation] = []

    /// What the findings between fields come to.
    var outcomeBetween = Outcome.valid

    /// What other systems found.
    var added: [Violation] = []

    /// Whether nobody says anything.
    var isEmpty: Bool { between.isEmpty && outcomeBetween == .valid && added.isEmpty }

    /// What the remarks come to.
    var outcome: Outcome { added.isEmpty ? outcomeBetween : outcomeBetween.and(added.outcome) }
  }

  /// Where the value stands: the field's path with an index for each `[]`.
  let path: FieldPath

  /// The value as given.
  let value: Value

  /// What the field's own rule found.
  let report: Report

  /// What other fields may use: normalised if valid, else as given; nil if blank, or if nothing
  /// looks at it.
  let usable: Value?

  /// The value after normalisation, valid or not; nil if blank, or if nothing looks at it.
  let normalizedInput: Value?

  /// What is said of the value by others than its field's own rule.
  let remarks: Remarks

  init(
    path: FieldPath,
    value: Value,
    report: Report,
    usable: Value? = nil,
    normalizedInput: Value? = nil,
    remarks: Remarks = Remarks()
  ) {
    self.path = path
    self.value = value
    self.report = report
    self.usable = usable
    self.normalizedInput = normalizedInput
    self.remarks = remarks
  }

  /// Returns the value with other remarks.
  func with(_ remarks: Remarks) -> CheckedValue {
    CheckedValue(
      path: path,
      value: value,
      report: report,
      usable: usable,
      normalizedInput: normalizedInput,
      remarks: remarks
    )
  }

  /// What the findings of the field's own rule and of others come to.
  var outcome: Outcome { report.outcome.and(remarks.outcome) }

  /// The report on the value, with what others say.
  var whole: Report {
    if remarks.isEmpty { return report }
    return Report(
      outcome: outcome,
      violations: report.violations + remarks.between + remarks.added,
      normalized: outcome == .valid ? report.normalized : nil,
      facts: report.facts
    )
  }
}

/// The values that a field has in a record: one, or one for each element of a list.
enum CheckedValues: Sendable {
  /// None were looked for.
  case none

  /// The only value of a field of the outermost record, which needs no array.
  case one(CheckedValue)
  case several([CheckedValue])
}

extension CheckedValues: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }

  var endIndex: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .several(let values): values.count
    }
  }

  subscript(index: Int) -> CheckedValue {
    get {
      switch self {
      case .none: preconditionFailure("there is no value \(index)")
      case .one(let value): value
      case .several(let values): values[index]
      }
    }
    set {
      switch self {
      case .none: preconditionFailure("there is no value \(index)")
      case .one: self = .one(newValue)
      case .several(var values):
        // Without another owner, the array is changed and not copied.
        self = .none
        values[index] = newValue
        self = .several(values)
      }
    }
  }
}

/// The values of a record that were checked already, for checks that look at other fields.
struct FormFields: FieldSource {
  let plan: FormPlan
  let values: [CheckedValues]

  /// The path of the value being checked, whose indices `[]` stands for.
  let current: FieldPath

  func value(of path: FieldPath) -> Value? { checkedValue(of: path)?.usable }

  func normalizedInput(of path: FieldPath) -> Value? { checkedValue(of: path)?.normalizedInput }

  private func checkedValue(of path: FieldPath) -> CheckedValue? {
    guard let index = plan.positions[path] ?? plan.positions[path.pattern] else { return nil }
    if plan.fields[index].name != nil { return values[index].first }
    let filled = path.filled(from: current)
    return values[index].first { $0.path == filled }
  }
}
