import Violations

/// A place of a record that a form's field means, and what was found there.
///
/// It is an object, so that the state of a form moves nothing large when one value changes.
final class FormPlace: Sendable {
  /// What is said of a place by others than its own rule.
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

  /// The concrete place, with positions in the place of `[]`.
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

  /// What is said of the place by others than its own rule.
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

  /// Returns the place with other remarks.
  func with(_ remarks: Remarks) -> FormPlace {
    FormPlace(
      path: path,
      value: value,
      report: report,
      usable: usable,
      normalizedInput: normalizedInput,
      remarks: remarks
    )
  }

  /// What was found comes to this.
  var outcome: Outcome { report.outcome.and(remarks.outcome) }

  /// The report of the place, with what others say.
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

/// The places that a field means: one, or one for each element of a list.
enum FormPlaces: Sendable {
  /// None were looked for.
  case none
  case one(FormPlace)
  case several([FormPlace])
}

extension FormPlaces: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }

  var endIndex: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .several(let places): places.count
    }
  }

  subscript(index: Int) -> FormPlace {
    get {
      switch self {
      case .none: preconditionFailure("there is no place \(index)")
      case .one(let place): place
      case .several(let places): places[index]
      }
    }
    set {
      switch self {
      case .none: preconditionFailure("there is no place \(index)")
      case .one: self = .one(newValue)
      case .several(var places):
        self = .none
        places[index] = newValue
        self = .several(places)
      }
    }
  }
}
