import Foundation
import Rulebook
import TestSupport
import Testing

/// A draft in `Tests/Fixtures/Mistakes`: a folder of packs, and the mistakes that are marked in it.
///
/// The README there describes the marks.
struct MarkedDraft: CustomTestStringConvertible, Sendable {
  /// What is found at a line of a file.
  struct Place: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file in the folder.
    var file: String

    /// The line; 0 if the mistake is the file itself.
    var line: Int

    var code: String

    var description: String { "\(file):\(line) \(code)" }
  }

  struct Mistake: Sendable {
    var place: Place

    /// Words that the hint must contain; empty if any hint will do.
    var hint: String
  }

  /// The name of the folder, with that of the folder around it.
  let testDescription: String

  let path: String

  /// The mistakes that must be found.
  let mistakes: [Mistake]

  /// Returns the drafts of a folder, in the order of their names.
  static func all(in name: String) throws -> [MarkedDraft] {
    let folder = Fixtures.path("Mistakes/\(name)")
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { !$0.contains(".") }
      .map { draft in
        MarkedDraft(
          testDescription: "\(name)/\(draft)",
          path: "\(folder)/\(draft)",
          mistakes: try marks(inFolder: "\(folder)/\(draft)")
            + list(inFile: "\(folder)/\(draft).expected.tsv")
        )
      }
  }

  /// Returns the mistakes that comments in the YAML files of a folder mark.
  private static func marks(inFolder folder: String) throws -> [Mistake] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".yaml") }
      .flatMap { file -> [Mistake] in
        let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
          .flatMap { index, line -> [Mistake] in
            line.split(separator: "# expect: ", maxSplits: 1).dropFirst()
              .flatMap { $0.split(separator: "; ") }
              .map { mark -> Mistake in
                let parts = mark.split(separator: ": ", maxSplits: 1)
                return Mistake(
                  place: Place(file: file, line: index + 1, code: String(parts[0])),
                  hint: parts.count == 2 ? String(parts[1]) : ""
                )
              }
          }
      }
  }

  /// Returns the mistakes in a list of them; none if there is no list.
  private static func list(inFile path: String) throws -> [Mistake] {
    if !TemporaryFolder.exists(path) { return [] }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return try text.split(separator: "\n").dropFirst().map { row -> Mistake in
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(cells.count == 4, "\(path): \(row)")
      let line = try #require(Int(cells[1]))
      return Mistake(place: Place(file: cells[0], line: line, code: cells[2]), hint: cells[3])
    }
  }

  /// Compares what was found in the draft with its marks.
  ///
  /// - Parameter found: Everything that was found.
  /// - Returns: The difference in words; empty if there is none.
  func difference(from found: [Diagnostic]) -> String {
    let said = found.map { (place: place(of: $0), diagnostic: $0) }
    let places = Set(said.map(\.place))
    let expected = Set(mistakes.map(\.place))
    var lines: [String] = []
    for place in expected.subtracting(places) { lines.append("\(place): missing") }
    for (place, diagnostic) in said where !expected.contains(place) {
      lines.append("\(place): extra: \(diagnostic.reason)")
    }
    for mistake in mistakes where places.contains(mistake.place) && !mistake.hint.isEmpty {
      let hints = said.filter { $0.place == mistake.place }.map { $0.diagnostic.hint ?? "" }
      if !hints.contains(where: { $0.contains(mistake.hint) }) {
        lines.append("\(mistake.place): no hint with \(mistake.hint), but \(hints)")
      }
    }
    return lines.sorted().joined(separator: "\n")
  }

  private func place(of found: Diagnostic) -> Place {
    let isInside = found.file.hasPrefix(path + "/")
    let file = isInside ? String(found.file.dropFirst(path.count + 1)) : found.file
    return Place(file: file, line: found.line, code: found.code)
  }
}
