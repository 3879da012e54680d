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
        let isSource = ["", "'", "\""].contains { pack.contains("title: \($0)\(title)") }
        #expect(isSource, "\(title)")
      }
    }
  }

  /// The rules in the changelog's table of changed verdicts, each with its change.
  static func changedRules() throws -> [(rule: String, change: String)] {
    try DataFiles.lines("CHANGELOG.md")
      .drop { $0 != "| rule | change |" }.dropFirst(2).prefix { $0.hasPrefix("| ") }
      .flatMap { line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        return names(in: cells[0]).map { (rule: $0, change: cells[1]) }
      }
  }

  @Test("Each changed verdict in the changelog is in the page")
  func changes() throws {
    let rows = try Self.rows(columns: 6).dropFirst()
    let named = Set(rows.flatMap { Self.names(in: $0[0]) + Self.names(in: $0[3]) })
    let shared = rows.flatMap { Self.names(in: $0[1]) }
    let changes = try Self.changedRules()
    #expect(changes.count > 130)
    // A row can stand for all rules that report a code.
    let missing = changes.filter { change in
      !named.contains(change.rule) && !shared.contains { change.change.contains("`\($0)`") }
    }
    #expect(missing.map(\.rule) == [])
  }

  @Test("Each corrected rule in the page is in the changelog")
  func listed() throws {
    let changelog = try DataFiles.lines("CHANGELOG.md").drop { $0 != "| rule | change |" }
    let listed = Set(changelog.flatMap { Self.names(in: $0) })
    let corrected = try Self.rows(columns: 6).dropFirst().flatMap { Self.names(in: $0[0]) }
    #expect(Set(corrected).subtracting(listed) == [])
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
