import Foundation
import Rulebook
import TestSupport
import Testing
import Violations

/// What happens to somebody who does what a message says, word for word.
@Suite("Messages that say what to remove, replace or add") struct FollowedMessageTests {
  /// The bundled packs, and rules for codes that none of them reports.
  static let rulebook: Rulebook = {
    do {
      let day = try Date("2026-11-27T12:00:00Z", strategy: .iso8601)
      let rules = Fixtures.path("Followed/pack.yaml")
      return try Rulebook(.init(sources: [.bundled, .file(rules)], clock: { day }))
    } catch { preconditionFailure("\(error)") }
  }()

  @Test("Doing so gives what was meant, or is refused", arguments: try FollowedMessage.all())
  func outcome(_ row: FollowedMessage) throws {
    let violations = try Self.report(on: row.typed, row).violations
    let violation = try #require(violations.first)
    #expect(violation.code.rawValue == row.code)
    if let fix = violation.fix { #expect(fix.applied(to: row.typed) == row.done) }
    let done = try Self.report(on: row.done, row)
    #expect(done.isValid == row.isAccepted)
    guard done.isValid else { return }
    let meant = try #require(row.meant, "nobody knows what was meant, but \(row.done)")
    let right = try Self.report(on: meant, row)
    #expect(right.isValid)
    #expect(done.normalized == right.normalized)
    // The report on a secret has no value.
    if done.normalized == nil { #expect(row.done == meant) }
  }

  private static func report(on value: String, _ row: FollowedMessage) throws -> Report {
    try rulebook.check(value, as: row.rule, with: row.parameters)
  }

  /// The codes that no value alone can show, each with the reason.
  static let exceptions: [String: String] = [
    "characters": "No check reports it. It stands above other codes.",
    "distinct.repeated": "It is about an item of a list.",
    "excludes.refused": "It is about an item of a list.",
    "field.unknown": "It is about a field of a form.",
    "includes": "No check reports it. It stands above other codes.",
    "includes.missing": "It is about the items of a list.",
    "password.advice.add_words": "It is advice, which follows a message that says what is wrong.",
    "sorted.wrong": "It is about the items of a list.",
  ]

  @Test("Each of their codes is followed")
  func codes() throws {
    let codes = try Self.codesOfOrders()
    #expect(codes.count > 120)
    var followed = Set(try FollowedMessage.all().map(\.code))
    // `FixTests` follows these.
    followed.formUnion(try FixTests.offers().map(\.code.rawValue))
    for code in codes {
      #expect(followed.contains(code) == (Self.exceptions[code] == nil), "\(code)")
    }
  }

  /// What messages begin a sentence or a part of it with, if they say what to change.
  private static let verbs = [
    "[Rr]emove", "[Rr]eplace", "[Dd]elete", "[Aa]dd", "[Ii]nclude", "[Ii]nsert", "[Pp]ut",
    "[Ll]eave out", "[Ww]rite", "Type", "type (?:it|an?|the)", "Start (?:with|the)", "End with",
    "Close",
  ]

  /// Returns the codes whose English messages say what to remove, replace or add, in any of their
  /// branches.
  private static func codesOfOrders() throws -> [String] {
    let orders = try Regex("\\b(?:\(verbs.joined(separator: "|")))\\b")
    let path = DataFiles.root + "/Localizations/en.arb"
    let data = try Data(contentsOf: URL(filePath: path))
    let object = try JSONSerialization.jsonObject(with: data)
    let texts = try #require(object as? [String: Any])
    // Keys with one of these signs are descriptions, labels, titles and texts of single fields.
    let codes = texts.keys.filter { key in
      !key.contains { "@#:".contains($0) } && !key.hasSuffix(".requirement")
    }
    return codes.filter { (texts[$0] as? String)?.contains(orders) == true }.sorted()
  }
}
