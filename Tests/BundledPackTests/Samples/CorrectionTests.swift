import Foundation
import Rulebook
import TestSupport
import Testing

/// The page of corrected facts names rules, sources and tests that exist.
@Suite("Corrections of facts") struct CorrectionTests {
  /// The rows of the tables in the page, as lists of cells.
  static func rows(columns: Int) throws -> [[String]] {
    try DataFiles.lines("RulePacks/CORRECTIONS.md")
      .filter { $0.hasPrefix("| ") }
      .map { line in
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
      .filter { $0.count == columns }
  }

  /// The texts between backticks in a cell.
  static func names(in cell: String) -> [String] {
    cell.matches(of: /`([^`]+)`/).map { String($0.output.1) }
  }

  @Test("Each rule in the page exists")
  func rules() throws {
    let known = Set(try Rulebook(.init(resources: DataFiles.root)).ruleNames)
    let rows = try Self.rows(columns: 6).dropFirst()
    #expect(rows.count > 30)
    for row in rows {
      let names = Self.names(in: row[0]) + Self.names(in: row[3])
      #expect(!Self.names(in: row[0]).isEmpty, "\(row)")
      #expect(names.filter { !known.contains($0) } == [], "\(row[0])")
    }
  }

  @Test("Each authority is among the sources of its pack")
  func authorities() throws {
    for row in try Self.rows(columns: 6).dropFirst() {
      for authority in row[4].components(separatedBy: "<br>") {
        let match = try #require(authority.wholeMatch(of: /\[(.+?)\]\((.+?)\) (.+)/))
        let title = String(match.output.3)
        let pack = try DataFiles.lines("RulePacks/\(match.output.2)").joined(separator: "\n")
        #expect(pack.contains("title: '\(title)") || pack.contains("title: \(title)"), "\(title)")
      }
    }
  }

  @Test("Each kind is explained")
  func kinds() throws {
    let kinds = Set(try Self.rows(columns: 2).dropFirst().map { $0[0] })
    #expect(kinds.count == 7)
    let used =
      try Self.rows(columns: 6).dropFirst().map { $0[2] }
      + Self.rows(columns: 5).dropFirst().map { $0[2] }
    #expect(Set(used) == kinds)
  }

  @Test("Each test in the page exists")
  func tests() throws {
    let rows = try Self.rows(columns: 5).dropFirst()
    #expect(rows.count > 10)
    for row in rows {
      let path = try #require(Self.names(in: row[4]).first)
      #expect(FileManager.default.fileExists(atPath: DataFiles.root + "/" + path), "\(path)")
    }
  }
}
