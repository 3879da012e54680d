import TextParts
import Violations

/// A check that has another setting for each row of a table, such as the shape of an account number for
/// each country.
///
/// The check was made beforehand for each row that differs; the row that a look-up found chooses.
struct ColumnCheck: PartSensitiveCheck {
  let lookUp: Int

  /// By row, the check; -1 for a row that has no text for a setting that the check needs.
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

  /// Reports nothing: that the value is no text is told where it would be taken apart.
  func check(_ value: Value, in context: borrowing CheckContext, into findings: inout Findings) {}

  func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    .unfinished
  }
}
