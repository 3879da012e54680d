import Violations

/// A place of a record that a form's field means, and what was found there.
struct FormPlace: Sendable {
  /// The concrete place, with positions in the place of `[]`.
  var path: FieldPath

  /// The value as given.
  var value: Value

  /// What the field's own rule found.
  var report: Report

  /// What checks between fields found about it.
  var between: [Violation] = []

  /// What the findings between fields come to.
  var outcomeBetween = Outcome.valid

  /// What other systems found about the value.
  var added: [Violation] = []

  /// What other fields may use: normalised if valid, else as given; nil if blank, or if nothing
  /// looks at it.
  var usable: Value?

  /// The value after normalisation, valid or not; nil if blank, or if nothing looks at it.
  var normalizedInput: Value?

  /// The outcome of ``whole``.
  var outcome: Outcome { report.outcome.and(outcomeBetween).and(added.outcome) }

  /// The report of the place: of its own rule, of checks between fields, and what was added.
  var whole: Report {
    if between.isEmpty, outcomeBetween == .valid, added.isEmpty { return report }
    var whole = report
    whole.violations += between + added
    whole.outcome = whole.outcome.and(outcomeBetween).and(added.outcome)
    if whole.outcome != .valid { whole.normalized = nil }
    return whole
  }
}
