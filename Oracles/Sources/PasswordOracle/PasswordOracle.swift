import OracleCells
@_spi(Kernels) import Rulebook
import RulebookKernels

/// Estimates passwords with the published model.
///
/// Each input line has an output line, and tabs separate cells.
///
///     year, password, words of the context …   → score, log10 of the guesses, warning
@main
enum PasswordOracle {
  static func main() throws {
    guard let estimator = try Rulebook().passwordEstimator(model: .zxcvbn) else { return }
    while let line = readLine() {
      let cells = Cells.split(line)
      guard cells.count >= 2, let year = Int(cells[0]) else { throw WrongLine(line: line) }
      let estimate = try estimator.estimate(
        cells[1],
        context: Array(cells[2...]),
        referenceYear: year
      )
      let warning = estimate.weakness?.definition.code.rawValue ?? ""
      print(Cells.join(["\(estimate.score)", "\(estimate.guessesLog10)", warning]))
    }
  }
}

/// An invalid question.
struct WrongLine: Error {
  let line: String
}
