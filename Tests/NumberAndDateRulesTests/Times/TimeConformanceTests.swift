import Foundation
import NumberAndDateRules
import RuleEngine
import TestSupport
import Testing
import Violations

/// Compares verdicts with those of JSON Schema's test suite, where it lies beside the project.
@Suite struct TimeConformanceTests {
  private struct Row: Decodable {
    var id: String
    var input: String
    var expected: String
  }

  private static func rows(of format: String) throws -> [Row]? {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let suite = "../shared/conformance/formats/misc-jsonschema-\(format).jsonl"
    let file = folder.appending(path: suite).standardized
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(Row.self, from: $0)
    }
  }

  @Test("All verdicts of the suite", arguments: ["date-time", "time", "date", "duration"])
  func suite(_ format: String) throws {
    guard let rows = try Self.rows(of: format) else { return }
    let check: any Check =
      switch format {
      case "date-time": DateTimeCheck()
      case "time": TimeCheck(hasOffset: true)
      case "date": DateCheck()
      default: try DurationCheck()
      }
    for row in rows where !row.input.isEmpty {
      let isValid = check.outcome(of: row.input) == .valid
      #expect(isValid == (row.expected == "valid"), "\(row.id) \(row.input.debugDescription)")
    }
    print("\(format): \(rows.count) rows")
  }
}
