import PhoneNumbers
import PhoneRules
import RuleEngine
import TestSupport
import Testing
import Violations

@Suite struct PhoneCheckTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var region: String?
    var regions: [String]?
    var types: Set<PhoneNumberType>?
    var options: PhoneCheck.Options = []
    var violations: [Violation] = []
    var canonical: String?
  }

  private static let home = "079 123 45 67"
  private static let abroad = "+41 79 123 45 67"

  private static func example(_ text: String, _ region: String = "CH") -> [String: Argument] {
    ["region": .region(region), "example": .text(text)]
  }

  static let rows: [Row] = [
    Row(testDescription: "at home", text: home, region: "CH", canonical: "+41791234567"),
    Row(testDescription: "from abroad", text: abroad, canonical: "+41791234567"),
    Row(
      testDescription: "a region does not restrict",
      text: "+1 212 555 0123",
      region: "CH",
      canonical: "+12125550123"
    ),
    Row(
      testDescription: "no number",
      text: "ring me",
      region: "CH",
      violations: [Violation("phone.not_a_number", ["example": .text(home)])]
    ),
    Row(
      testDescription: "no region",
      text: home,
      violations: [Violation("phone.international_required", ["example": "+1 212-555-0123"])]
    ),
    Row(
      testDescription: "a region without numbers",
      text: home,
      region: "AQ",
      violations: [Violation("phone.international_required", ["example": "+1 212-555-0123"])]
    ),
    Row(
      testDescription: "too short",
      text: "079 123",
      region: "CH",
      violations: [Violation("phone.too_short", example(home))]
    ),
    Row(
      testDescription: "too short, of a landline",
      text: "044 668",
      region: "CH",
      violations: [Violation("phone.too_short", example("044 668 18 00"))]
    ),
    Row(
      testDescription: "too short, of a landline from abroad",
      text: "+41 44 668",
      region: "US",
      violations: [Violation("phone.too_short", example("+41 44 668 18 00"))]
    ),
    Row(
      testDescription: "too short, of a landline where a mobile number is wanted",
      text: "044 668",
      region: "CH",
      types: [.mobile],
      violations: [Violation("phone.too_short", example(home))]
    ),
    Row(
      testDescription: "too short, of a type that has no example",
      text: "0800 12",
      region: "CH",
      violations: [Violation("phone.too_short", example(home))]
    ),
    Row(
      testDescription: "too long",
      text: "079 123 45 67 89 01",
      region: "CH",
      violations: [Violation("phone.too_long", example(home))]
    ),
    Row(
      testDescription: "too short, of another region",
      text: "+41 79 123",
      region: "US",
      violations: [Violation("phone.too_short", example(abroad))]
    ),
    Row(
      testDescription: "without its area code",
      text: "555-0123",
      region: "US",
      violations: [Violation("phone.only_local", example("(212) 555-0123", "US"))]
    ),
    Row(
      testDescription: "no such number",
      text: "+41 99 123 45 67",
      violations: [Violation("phone.invalid_for_region", example(abroad))]
    ),
    Row(
      testDescription: "no such number, but a possible one is enough",
      text: "+41 99 123 45 67",
      options: .allowPossible,
      canonical: "+41991234567"
    ),
    Row(
      testDescription: "no such calling code",
      text: "+998 12",
      violations: [Violation("phone.unknown_calling_code", ["calling_code": "+998"], at: 0..<7)]
    ),
    Row(
      testDescription: "a region that is not accepted",
      text: "+1 212 555 0123",
      region: "CH",
      regions: ["CH", "IT"],
      violations: [
        Violation(
          "phone.wrong_region",
          ["region": .region("US"), "accepted": .list([.region("CH"), .region("IT")])]
        )
      ]
    ),
    Row(
      testDescription: "one of the accepted regions",
      text: abroad,
      regions: ["CH", "IT"],
      canonical: "+41791234567"
    ),
    Row(
      testDescription: "a mobile number is wanted",
      text: "044 668 18 00",
      region: "CH",
      types: [.mobile],
      violations: [
        Violation("phone.wrong_type.mobile_wanted", ["type": "fixed-line", "example": .text(home)])
      ]
    ),
    Row(
      testDescription: "a number that may be mobile will do",
      text: "212 555 0123",
      region: "US",
      types: [.mobile],
      canonical: "+12125550123"
    ),
    Row(
      testDescription: "a fixed line is wanted",
      text: home,
      region: "CH",
      types: [.fixedLine],
      violations: [
        Violation(
          "phone.wrong_type.fixed_line_wanted",
          ["type": "mobile", "example": "044 668 18 00"]
        )
      ]
    ),
    Row(
      testDescription: "another type",
      text: "0800 123 456",
      region: "CH",
      types: [.mobile, .fixedLine],
      violations: [Violation("phone.wrong_type", ["type": "toll-free", "example": .text(home)])]
    ),
    Row(
      testDescription: "an extension",
      text: abroad + " x12",
      options: .refuseExtensions,
      violations: [Violation("phone.extension")]
    ),
    Row(
      testDescription: "letters",
      text: "+1 800 FLOWERS",
      options: .refuseLetters,
      violations: [Violation("phone.letters")]
    ),
    Row(testDescription: "letters are digits", text: "+1 800 FLOWERS", canonical: "+18003569377"),
    Row(
      testDescription: "the international form is wanted",
      text: "0041 79 123 45 67",
      region: "CH",
      options: .requireInternational,
      violations: [Violation("phone.international_required", ["example": .text(abroad)])]
    ),
    Row(
      testDescription: "zeros that aren't dialed there",
      text: "0041 79 123 45 67",
      region: "US",
      violations: [
        Violation("phone.international_required", ["example": .text(abroad)], at: 0..<2)
      ]
    ),
    Row(
      testDescription: "zeros without a region",
      text: "00 41 79 123 45 67",
      violations: [
        Violation("phone.international_required", ["example": .text(abroad)], at: 0..<2)
      ]
    ),
    Row(
      testDescription: "several faults",
      text: "1-800-FLOWERS ext. 12",
      region: "US",
      types: [.mobile],
      options: [.refuseExtensions, .refuseLetters, .requireInternational],
      violations: [
        Violation("phone.letters"), Violation("phone.extension"),
        Violation("phone.international_required", ["example": "+1 212-555-0123"]),
        Violation(
          "phone.wrong_type.mobile_wanted",
          ["type": "toll-free", "example": "+1 212-555-0123"]
        ),
      ]
    ),
  ]

  /// The fixture's numbers, with examples.
  private static func directory() throws -> PhoneDirectory {
    var descriptions = try PhoneFixture.all()
    descriptions["CH"]?.examples = [.mobile: "791234567", .fixedLine: "446681800"]
    descriptions["US"]?.examples = [.mobile: "2125550123", .fixedLine: "2125550123"]
    return PhoneDirectory(
      index: PhoneFixture.index,
      source: PhoneFixture(descriptions: descriptions)
    )
  }

  @Test("A number has its violations and its canonical form", arguments: rows)
  func verdicts(row: Row) throws {
    let check = PhoneCheck(
      try Self.directory(),
      region: row.region,
      regions: row.regions,
      types: row.types,
      options: row.options
    )
    let findings = check.findings(in: row.text)
    #expect(findings.violations == row.violations)
    #expect(check.outcome(of: row.text) == (row.violations.isEmpty ? .valid : .invalid))
    if row.violations.isEmpty { #expect(findings.canonicalForm == row.canonical) }
  }

  @Test("Facts are given of valid and of invalid numbers")
  func facts() throws {
    let check = PhoneCheck(try Self.directory(), region: "CH")
    #expect(
      check.findings(in: Self.home + " x12").facts == [
        "region": "CH", "type": "mobile", "national": "079 123 45 67 ext. 12",
        "international": "+41 79 123 45 67 ext. 12", "rfc3966": "tel:+41-79-123-45-67;ext=12",
        "extension": "12",
      ]
    )
    let wrong = check.findings(in: "099 123 45 67").facts
    #expect(wrong["type"] == "unknown" && wrong["region"] == "CH")
    #expect(check.findings(in: "ring me").facts.isEmpty)
  }

  struct Typed: Sendable {
    var text: String
    var types: Set<PhoneNumberType>?
    var options: PhoneCheck.Options = []
    var progress: TextProgress
  }

  @Test(
    "Typing is followed",
    arguments: [
      Typed(text: "", progress: .unfinished), Typed(text: "079 12", progress: .unfinished),
      Typed(text: home, progress: .valid), Typed(text: home + "8", progress: .impossible(at: 13)),
      Typed(text: home + " 8", progress: .unfinished), Typed(text: "ring", progress: .unfinished),
      Typed(text: "+219 999", progress: .impossible(at: 1)),
      Typed(text: "tel:1", progress: .unfinished),
      Typed(text: "tel:791234567;phone-context=+4", progress: .unfinished),
      Typed(text: "tel:791234567;phone-context=+41", progress: .valid),
      Typed(text: "+999 1", progress: .unfinished),
      Typed(text: "079", types: [.fixedLine], progress: .impossible(at: 1)),
      Typed(text: "079", options: .requireInternational, progress: .impossible(at: 0)),
      Typed(text: home + "8", options: .allowPossible, progress: .unfinished),
      Typed(text: String(repeating: " ", count: 300), progress: .impossible(at: 250)),
    ]
  )
  func progress(_ typed: Typed) throws {
    let check = PhoneCheck(
      try Self.directory(),
      region: "CH",
      types: typed.types,
      options: typed.options
    )
    let progress = check.progress(of: typed.text.utf8Span, in: CheckContext())
    #expect(progress == typed.progress, "\(typed)")
  }

  @Test("Data that cannot be read leave the verdict open")
  func unreadable() throws {
    let check = PhoneCheck(try Self.directory())
    let findings = check.findings(in: "+999 123 456")
    #expect(findings.outcome == .inconclusive)
    #expect(findings.violations.map(\.code) == ["data.unreadable"])
    #expect(check.findings(in: Self.abroad).outcome == .valid)
  }
}
