import Foundation
import Rulebook
import TestSupport
import Testing

@Suite("Numbers agree with the frozen sample of other packages")
struct NumberSampleTests {
  @Test("Numbers of every rule are taken and refused alike")
  func numbers() throws {
    let sample = try Sample()
    // The day the sample was made decides what is in the future.
    let rulebook = try Rulebook(.init(clock: { sample.day }))
    var rules: Set<String> = []
    for row in sample.rows {
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let parameters = Dictionary(uniqueKeysWithValues: cells.dropFirst(3).map(parameter))
      let report = try rulebook.check(cells[2], as: cells[0], with: parameters)
      #expect(report.isValid == (cells[1] == "valid"), "\(row)")
      rules.insert(cells[0])
    }
    #expect(rules.count > 320)
  }

  private func parameter(_ cell: String) -> (String, Value) {
    let parts = cell.split(separator: "=", maxSplits: 1).map(String.init)
    switch parts.last {
    case "true": return (parts[0], true)
    case "false": return (parts[0], false)
    default: return (parts[0], .text(parts.last ?? ""))
    }
  }

  /// The sample: rows of a rule, a verdict, a text and parameters.
  private struct Sample {
    let rows: [Substring]
    let day: Date

    init() throws {
      let file = URL(filePath: Fixtures.path("Numbers/numbers.tsv"))
      let lines = String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n")
      rows = lines.filter { !$0.hasPrefix("#") }
      let title = try #require(lines.first)
      day = try Date("\(title.dropLast().suffix(10))T12:00:00Z", strategy: .iso8601)
    }
  }
}
