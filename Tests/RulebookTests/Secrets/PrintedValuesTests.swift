import Foundation
import RuleEngine
import Rulebook
import Testing

/// What holds a value says nothing of it when it is printed, as a log would.
@Suite struct PrintedValuesTests {
  private static let secret = "hunter2"

  private struct Account: Sendable {
    var pin = "hunter2"
    var pinAgain = "hunter2"
  }

  static let holders: [(name: String, make: @Sendable (Rulebook) throws -> Any)] = [
    ("a handle", { try $0.rule("staff-id", with: ["site": .text(secret)]) }),
    (
      "a rule",
      { _ in
        RuleEngine.Rule(name: "r", checks: [], parameters: ["p": .text(secret)], packCodes: [:])
      }
    ),
    ("a context", { _ in CheckContext(parameters: ["p": .text(secret)]) }),
    (
      "a change of a text",
      { _ in TextEdit(oldText: secret, utf16Range: 0..<0, replacement: secret) }
    ),
    ("a verdict", { _ in TextEdit.Verdict.accepted(text: secret, cursor: secret.endIndex) }),
    (
      "a corrected text", { _ in TextEdit.Verdict.corrected(text: secret, cursor: secret.endIndex) }
    ),
    (
      "a shortened text",
      { _ in
        TextEdit.Verdict.shortened(
          text: secret,
          cursor: secret.endIndex,
          reason: Violation("length.too_long")
        )
      }
    ),
    ("a text in groups", { _ in FormattedText(secret, cursor: secret.startIndex) }),
    ("the strength of a password", { _ in try strength(of: secret) }),
    (
      "a report on an application's value",
      { _ in
        let pack =
          "format: 1\npack: pins\nrules: { pin: { secret: true, checks: [{ length: 7 }] } }"
        let form = TypedForm<Account>("account") {
          Field(\.pin, "pin")
          Field(\.pinAgain, sameAs: \.pin)
        }
        let rulebook = try Rulebook(.bundled, .text(pack, name: "pins.yaml"))
        let report = try form.bound(to: rulebook).check(Account())
        #expect(report.normalized?.pin == secret)
        return report
      }
    ),
  ]

  private static func strength(of password: String) throws -> Rulebook.PasswordStrength {
    try Rulebook().strength(ofPassword: password)
  }

  static let names: [String] = holders.map { $0.name }

  @Test("Nothing is printed, reflected or dumped", arguments: names)
  func silence(name: String) throws {
    let row = try #require(Self.holders.first { $0.name == name })
    let value = try row.make(FrozenPack.rulebook())
    var shown = "\(value) \(String(reflecting: value)) \([value])"
    dump(value, to: &shown)
    #expect(!shown.contains(Self.secret) && !shown.contains("unter"), "\(shown)")
    #expect(!shown.contains("uesses") && !shown.contains("dictionary"), "\(shown)")
  }

  @Test("A report prints neither its normalised value nor its facts")
  func reports() throws {
    let report = Report(
      outcome: .invalid,
      violations: [
        Violation("a.b", ["text": .text(Self.secret)], path: FieldPath(field: "x")),
        Violation("c"),
      ],
      normalized: .text(Self.secret),
      facts: ["fact": .text(Self.secret)]
    )
    #expect("\(report)" == "invalid: a.b at x, c")
    #expect(String(reflecting: report) == "invalid: a.b at x, c")
    #expect("\(Report(normalized: .text(Self.secret)))" == "valid")
  }

  @Test("The exact estimate is for programs that ask for it")
  func exactEstimate() throws {
    let rulebook = try Rulebook(.init(clock: { .init(timeIntervalSince1970: 1_795_132_800) }))
    // The second of the list, and one more guess (zxcvbn 4.4.2).
    let published = try rulebook.strength(ofPassword: "password", isPublishedModel: true)
    #expect(published.score == 0)
    #expect(published.guesses == 3)
    #expect(published.seconds(perSecond: 10) == 0.3)
    #expect(published.pieces.map(\.kind) == ["dictionary"])
    #expect(published.pieces.map(\.range) == [0..<8])
    #expect(published.warning == "password.weak.top_10")
    let own = try rulebook.strength(ofPassword: "annabella", context: ["Annabella"])
    #expect(own.pieces.map(\.kind) == ["context"])
  }
}
