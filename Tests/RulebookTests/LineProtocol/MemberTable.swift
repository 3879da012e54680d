import Foundation
import Rulebook
import TestSupport
import Testing

/// The table of members in the article about the line protocol.
struct MemberTable {
  struct Row: CustomTestStringConvertible, Sendable {
    /// What has the member: `request`, `answer`, `report` and so on.
    var object: String
    var member: String
    var type: String
    var when: String
    var since: Int

    var testDescription: String { "\(object): \(member)" }

    /// Whether a value has the type.
    func fits(_ value: Value) -> Bool {
      switch (type, value) {
      case ("any", _), ("string", .text), ("boolean", .boolean), ("object", .record),
        ("error", .record), ("fix", .record):
        true
      case ("integer", .decimal(let number)): Int(number.description) != nil
      case ("string or integer", .text): true
      case ("string or integer", .decimal(let number)): Int(number.description) != nil
      case ("list of strings", .list(let elements)): elements.allSatisfy { $0.text != nil }
      case ("two integers", .list(let elements)): elements.count == 2
      case ("list of violations", .list), ("list of steps", .list), ("list of packs", .list): true
      default: false
      }
    }

    /// What the elements of a list are, or the object itself; nil if the table has no rows for it.
    var part: String? {
      switch type {
      case "list of violations": "violation"
      case "list of steps": "step"
      case "list of packs": "pack"
      case "error": "error"
      case "fix": "fix"
      default: nil
      }
    }
  }

  var rows: [Row]

  /// Reads the table in the article.
  init() throws {
    let article = "/Sources/Rulebook/Rulebook.docc/JSONLines.md"
    let text = try String(contentsOfFile: DataFiles.root + article, encoding: .utf8)
    rows = try text.split(separator: "\n").compactMap { line -> Row? in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, cells[1].hasPrefix("`") else { return nil }
      return Row(
        object: cells[0],
        member: String(cells[1].dropFirst().dropLast()),
        type: cells[2],
        when: cells[3],
        since: try #require(Int(cells[4]))
      )
    }
  }

  func rows(of object: String) -> [Row] { rows.filter { $0.object == object } }
}
