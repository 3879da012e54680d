import Foundation
import Testing
import Violations

@testable import Rules

/// Compares the published model with zxcvbn itself.
@Suite struct PasswordConformanceTests {
  @Test("The public sample of the JavaScript agrees", .enabled(if: PasswordSuite.isThere))
  func publicSample() throws {
    let estimator = ShippedPasswordTables.estimator(.zxcvbn)
    var agreed: [String: Int] = [:]
    let rows = try PasswordSuite.rows()
    for row in rows {
      let estimate = try estimator.estimate(
        row.input,
        context: row.context.user_inputs,
        referenceYear: row.context.reference_year
      )
      let places = unitPlaces(of: row.input)
      let pieces = row.extra.sequence.map { "\($0.kind) \(places[$0.i])..<\(places[$0.j + 1])" }
      let found = estimate.matches.map { "\($0.kind.rawValue) \($0.range)" }
      let difference = abs(estimate.guessesLog10 - row.extra.guesses_log10)
      let agreement = [
        "score": estimate.score == row.extra.score,
        "guesses": difference <= 1e-6 * max(1, row.extra.guesses_log10),
        "warning": estimate.warning == PasswordSuite.codes[row.extra.warning],
        "suggestions": estimate.suggestions
          == row.extra.suggestions.compactMap { PasswordSuite.codes[$0] },
        "sequence": found == pieces,
      ]
      for (name, agrees) in agreement {
        #expect(agrees, "\(row.id): \(name)")
        if agrees { agreed[name, default: 0] += 1 }
      }
    }
    print("password-zxcvbn-open: of \(rows.count) agree \(agreed.sorted { $0.key < $1.key })")
  }

  @Test("The frozen sample of the Python package agrees")
  func frozenSample() throws {
    let file = ShippedIssuers.packageRoot.appending(path: "Tests/Fixtures/Passwords/zxcvbn.tsv")
    let text = try String(contentsOf: file, encoding: .utf8)
    let estimator = ShippedPasswordTables.estimator(.zxcvbn)
    var count = 0
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(plain)
      guard cells.count >= 4, let guesses = Double(cells[1]) else {
        Issue.record("a row of \(cells.count) cells")
        continue
      }
      let estimate = try estimator.estimate(
        cells[3],
        context: Array(cells[4...]),
        referenceYear: 2025
      )
      #expect("\(estimate.score)" == cells[0], "\(line)")
      #expect(abs(estimate.guessesLog10 - guesses) <= 1e-6 * max(1, guesses), "\(line)")
      #expect((estimate.warning?.rawValue ?? "") == cells[2], "\(line)")
      count += 1
    }
    #expect(count == 2000)
  }

  /// Where each UTF-16 unit begins in UTF-8.
  private func unitPlaces(of text: String) -> [Int] {
    var places: [Int] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      for _ in String(scalar).utf16 { places.append(offset) }
      offset += String(scalar).utf8.count
    }
    return places + [offset]
  }

  private func plain(_ cell: Substring) -> String {
    var text = ""
    var isEscaped = false
    for character in cell {
      if isEscaped {
        text.append(["t": "\t", "n": "\n", "r": "\r"][character] ?? character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return text
  }
}
