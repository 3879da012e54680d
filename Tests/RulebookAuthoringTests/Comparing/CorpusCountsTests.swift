import Documents
import Foundation
import Rulebook
import RulebookAuthoring
import SourceTexts
import TestSupport
import Testing
import Violations

/// The results of 20,000 values, counted line by line for comparison.
@Suite("Results of a large corpus")
struct CorpusCountsTests {
  static func rulebook(in folder: String, _ version: String) throws -> Rulebook {
    let path = "\(folder)/\(version)"
    let isFolder = FileManager.default.fileExists(atPath: path)
    return try Rulebook(.bundled, isFolder ? .folder(path) : .file(path + ".yaml"))
  }

  /// Changes in three rules: stricter, looser and both, one of them about secrets.
  private static func pack(_ room: String, _ key: String, _ name: String) -> String {
    """
    rules:
      room: { normalize: [trim], checks: [pattern: '\(room)'] }
      key: { secret: true, checks: [length: { \(key) }] }
      name: { checks: [length: { \(name) }, characters: '[a-z]'] }
    forms:
      stay: { fields: { room: { rule: room, required: true }, name: { rule: name } } }
    """
  }

  private static let old = pack("[A-D][0-9]{2}", "minimum: 3", "maximum: 4")
  private static let new = pack("[B-E][0-9]{2,3}", "minimum: 5", "maximum: 6")

  /// A line, and the rule or form that it is for.
  private struct Line {
    var text: String
    var name: String
    var value: Value
    var isSkipped = false
  }

  private static func line(_ random: inout SplitMix64) -> Line {
    let letters = String.random(ofScalars: 1..<9, from: "abcxyz1", using: &random)
    let digits = String.random(ofScalars: 1..<5, from: "0123456789", using: &random)
    let room = String.random(ofScalars: 1..<2, from: "ABCDEF", using: &random) + digits
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return Line(text: "", name: "", value: .null, isSkipped: true)
    case 1:
      let text = #"{"rule": "key", "value": "\#(letters)"}"#
      return Line(text: text, name: "key", value: .text(letters))
    case 2:
      let text = #"{"rule": "name", "value": "\#(letters)", "now": "2026-11-20"}"#
      return Line(text: text, name: "name", value: .text(letters))
    case 3:
      let text = #"{"form": "stay", "record": {"room": "\#(room)", "name": "\#(letters)"}}"#
      let record: [String: Value] = ["room": .text(room), "name": .text(letters)]
      return Line(text: text, name: "stay", value: .record(record))
    case 4:
      return Line(text: #"{"rule": "cellar"}"#, name: "", value: .null, isSkipped: true)
    default: return Line(text: room + "\r", name: "room", value: .text(room))
    }
  }

  /// The outcome and the codes of a line, without anything that the comparison uses.
  private static func result(_ line: Line, _ rulebook: Rulebook) throws -> (Outcome, [String]) {
    let report: Report
    if case .record(let record) = line.value {
      report = try rulebook.check(record, form: line.name)
    } else {
      report = try rulebook.check(line.value, as: line.name)
    }
    let codes = report.violations.map { violation in
      let code = violation.code.rawValue
      return violation.path.isEmpty ? code : "\(violation.path): \(code)"
    }
    return (report.outcome, codes)
  }

  @Test("The counts and samples are those of checking each line")
  func counts() throws {
    var random = SplitMix64(seed: 20_261_127)
    let lines = (0..<20_000).map { _ in Self.line(&random) }
    let (old, new) = (
      try PackComparisonTests.rulebook(Self.old), try PackComparisonTests.rulebook(Self.new)
    )
    let folder = try TemporaryFolder()
    let text = lines.map { $0.text + "\n" }.joined()
    let path = try folder.write(text, to: "corpus.txt")
    let comparison = CorpusComparison(
      try SourceText(contentsOfFile: path),
      from: old,
      to: new,
      defaults: CorpusComparison.Defaults(rule: "room")
    )

    var counts: [String: Int] = [:]
    var samples: [String: [Int]] = [:]
    var compared = 0
    for (index, line) in lines.enumerated() where !line.isSkipped {
      let (before, now) = (try Self.result(line, old), try Self.result(line, new))
      compared += 1
      if before == now { continue }
      let kind =
        before.0 == now.0 ? "\(now.0), other codes" : "\(before.0) → \(now.0)"
      counts[kind, default: 0] += 1
      if samples[kind, default: []].count < 5 { samples[kind, default: []].append(index + 1) }
    }
    #expect(comparison.compared == compared)
    #expect(counts.keys.sorted() == ["invalid → valid", "invalid, other codes", "valid → invalid"])
    #expect(comparison.kinds.map(\.words).sorted() == counts.keys.sorted())
    for kind in comparison.kinds {
      #expect(comparison.counts[kind] == counts[kind.words])
      #expect(comparison.samples[kind]?.map(\.line) == samples[kind.words])
    }
    let cellars = lines.indices.filter { lines[$0].text.contains("cellar") }.map { $0 + 1 }
    #expect(comparison.skipped == cellars)
    for sample in comparison.samples.values.flatMap(\.self) {
      let line = lines[sample.line - 1]
      #expect(sample.name == line.name)
      // The values of secrets, and those of records, aren't shown.
      let isShown = !["key", "stay"].contains(line.name)
      #expect(sample.value == (isShown ? Optional(line.value) : nil))
      #expect(try sample.old == Self.result(line, old).1)
      #expect(try sample.new == Self.result(line, new).1)
    }
    #expect(!comparison.text.contains("key: '"))
  }
}
