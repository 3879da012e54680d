import TextParts
import Violations

/// A check with a different setting for each row of a table, such as the shape of an account number
/// for each country.
///
/// The check is made in advance for each distinct row. The row that a lookup finds selects one.
struct ColumnCheck: PartSensitiveCheck, MeasuredCheck {
  let lookUp: Int

  /// The index of the check for each row, or -1 for a row without a text for a setting that the
  /// check needs.
  let choiceOfRow: [Int32]

  let choices: [CheckList]

  func check(_ text: UTF8Span, in context: borrowing CheckContext, into findings: inout Findings) {
    switch findings.parts?[row: lookUp] {
    case nil, .unset: break
    case .unknown: findings.outcome = findings.outcome.and(.inconclusive)
    case .row(let row):
      let choice = Int(choiceOfRow[row])
      if choice >= 0 { choices[choice].run(text, in: context, into: &findings) }
    }
  }

  /// What the most expensive choice costs.
  var runningCost: RunningCost {
    choices.reduce(RunningCost.ordinary) { RunningCost.greater($0, $1.cost) }
  }

  /// Reports nothing.
  ///
  /// The check that splits the value into parts reports a value that isn't text.
  func check(_ value: Value, in context: borrowing CheckContext, into findings: inout Findings) {}

  func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    .unfinished
  }
}
