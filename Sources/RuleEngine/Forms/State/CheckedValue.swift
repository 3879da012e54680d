import UnicodeText
import Violations

/// The value at one path of a record, and what was found there.
///
/// A form field in the outermost record has one such value, and a field of a list has one for each
/// element. It is an object so that a ``FormState`` doesn't move anything large when a value
/// changes.
final class CheckedValue: Sendable {
  /// Findings about the value from sources other than its field's own rule.
  struct Remarks: Sendable {
    /// The violations from checks between fields.
    var between: [Violation] = []

    /// The outcome of the checks between fields.
    var outcomeBetween = Outcome.valid

    /// Whether one of these violations comes from a guest of a secret, so that no other guest adds
    /// one.
    var hasViolationOfGuest = false

    /// The violations from other systems.
    var added: [Violation] = []

    /// Adds what a check between fields found.
    mutating func add(_ findings: consuming Findings, fromGuest isGuest: Bool) {
      outcomeBetween = outcomeBetween.and(findings.outcome)
      if isGuest {
        guard !hasViolationOfGuest, let first = findings.violations.first else { return }
        hasViolationOfGuest = true
        between.append(first)
      } else {
        between += findings.violations
      }
    }

    /// Whether there are no remarks.
    var isEmpty: Bool { between.isEmpty && outcomeBetween == .valid && added.isEmpty }

    /// The outcome of the remarks.
    var outcome: Outcome { added.isEmpty ? outcomeBetween : outcomeBetween.and(added.outcome) }
  }

  /// The path of the value: the field's path with an index for each `[]`.
  let path: FieldPath

  let value: Value

  /// The report of the field's own rule.
  let report: Report

  /// What the facts hold in a report.
  private let sizeOfFacts: Int

  /// The value that other fields can use: normalized if valid, and unchanged otherwise.
  ///
  /// It is nil if the value is blank or nothing looks at it.
  let usable: Value?

  /// The value after normalization, whether or not it is valid.
  ///
  /// It is nil if the value is blank or nothing looks at it.
  let normalizedInput: Value?

  /// Findings about the value from sources other than its field's own rule.
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
    sizeOfFacts = report.facts.isEmpty ? 0 : report.facts.reportSize
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

  /// The outcome of the field's own rule and the remarks.
  var outcome: Outcome { report.outcome.and(remarks.outcome) }

  /// What the facts and violations hold in the report on the record.
  func size(in form: FormDefinition) -> Int {
    var size = sizeOfFacts
    if !report.violations.isEmpty || !remarks.isEmpty {
      for violation in whole.violations { size += form.located(violation, at: path).reportSize }
    }
    return size
  }

  /// The report on the value, including the remarks.
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

/// The values of a field in a record: one value, or one for each element of a list.
enum CheckedValues: Sendable {
  /// Nothing, because values weren't collected.
  case none

  /// The only value of a field in the outermost record, which doesn't need an array.
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
        // Without another owner, the array is changed in place instead of copied.
        self = .none
        values[index] = newValue
        self = .several(values)
      }
    }
  }
}

/// The values of a record that were already checked, for checks that look at other fields.
struct FormFields: FieldSource {
  let plan: FormPlan
  let values: [CheckedValues]

  /// The path of the value being checked.
  ///
  /// Its indices replace `[]`.
  let current: FieldPath

  /// What prevented finding all values of a field in the record, by the position of the field.
  var obstacles: [Int: RecordObstacles] = [:]

  func value(of path: FieldPath) -> Value? { checkedValue(of: path)?.usable }

  func normalizedInput(of path: FieldPath) -> Value? { checkedValue(of: path)?.normalizedInput }

  func values(of path: FieldPath) -> [Value?]? {
    guard let index = plan.positions[path] ?? plan.positions[path.pattern],
      obstacles[index] == nil
    else { return nil }
    let filled = path.filled(from: current)
    let all = values[index]
    // Values are sorted by their positions in lists, so those inside one element are adjacent.
    let known = filled.components.prefix { $0 != .each }
    let wanted = FieldPath(components: Array(known)).positions
    let first = all.partitioningIndex(where: {
      !$0.path.positions.lexicographicallyPrecedes(wanted)
    })
    return all[first...].prefix { $0.path.positions.starts(with: wanted) }.map(\.usable)
  }

  private func checkedValue(of path: FieldPath) -> CheckedValue? {
    guard let index = plan.positions[path] ?? plan.positions[path.pattern] else { return nil }
    if plan.fields[index].name != nil { return values[index].first }
    let filled = path.filled(from: current)
    return values[index].at(filled)
  }
}

extension CheckedValues {
  /// Returns the index of the value at a path.
  ///
  /// - Complexity: O(log *n*), because values are sorted by their positions in lists.
  func index(of path: FieldPath) -> Int? {
    let wanted = path.positions
    let index = partitioningIndex { !$0.path.positions.lexicographicallyPrecedes(wanted) }
    return index < endIndex && self[index].path == path ? index : nil
  }

  /// Returns the value at a path.
  func at(_ path: FieldPath) -> CheckedValue? { index(of: path).map { self[$0] } }
}
