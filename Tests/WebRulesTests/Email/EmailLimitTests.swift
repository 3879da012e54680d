import EmailAddresses
import TestSupport
import Testing
import Violations
import WebRules

/// Lengths at their limits, each counted on the form that the standard counts.
@Suite struct EmailLimitTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var fault: Violation?

    init(_ name: String, _ text: String) {
      testDescription = name
      self.text = text
    }

    init(
      _ name: String,
      _ text: String,
      _ code: ViolationCode,
      _ lengths: (Int, Int),
      at range: Range<Int>
    ) {
      testDescription = name
      self.text = text
      fault = Violation(
        code,
        ["maximum": .integer(lengths.1), "actual": .integer(lengths.0)],
        at: range
      )
    }
  }

  @Test("At the limit an address is valid, one octet further it is not", arguments: rows)
  func limit(row: Row) {
    var options = EmailAddress.Options.smtp
    options.allowsComments = true
    let check = EmailCheck(options: options)
    #expect(check.violations(in: row.text) == row.fault.map { [$0] } ?? [])
    #expect(check.outcome(of: row.text) == (row.fault == nil ? .valid : .invalid))
  }

  /// A domain of labels of 49 letters, with as many octets as asked for.
  static func domain(_ count: Int) -> String {
    let labels = count / 50
    return ("b" * 49 + ".") * labels + "c" * (count - labels * 50)
  }

  // RFC 5321 §4.5.3.1.1: 64 octets, of UTF-8 by RFC 6532 §3.4; quotes are sent, so they count.
  static let localPart = [
    Row("64 letters", "a" * 64 + "@b.org"),
    Row("65 letters", "a" * 65 + "@b.org", "email.local.too_long", (65, 64), at: 0..<65),
    Row("32 letters of two octets", "ö" * 32 + "@b.org"),
    Row("one octet more", "ö" * 32 + "a@b.org", "email.local.too_long", (65, 64), at: 0..<65),
    Row("16 letters of four octets", "𐌰" * 16 + "@b.org"),
    Row("17 of them", "𐌰" * 17 + "@b.org", "email.local.too_long", (68, 64), at: 0..<68),
    Row("62 letters in quotes", "\"" + "a" * 62 + "\"@b.org"),
    Row("63 in quotes", "\"" + "a" * 63 + "\"@b.org", "email.local.too_long", (65, 64), at: 0..<65),
    Row("31 quoted pairs", "\"" + #"\""# * 31 + "\"@b.org"),
    Row(
      "32 of them",
      "\"" + #"\""# * 32 + "\"@b.org",
      "email.local.too_long",
      (66, 64),
      at: 0..<66
    ),
    Row("64 letters and a comment", "a" * 64 + "(work)@b.org"),
  ]

  // RFC 1035 §2.3.4: 63 octets, of the A-label by RFC 5890 §2.3.2.1.
  static let label = [
    Row("label of 63", "a@" + "b" * 63 + ".org"),
    Row(
      "label of 64",
      "a@" + "b" * 64 + ".org",
      "email.domain.label_too_long",
      (64, 63),
      at: 2..<66
    ),
    Row("A-label of 63 from 56 characters", "a@ö" + "a" * 55 + ".org"),
    Row(
      "A-label of 64 from 57 characters",
      "a@ö" + "a" * 56 + ".org",
      "email.domain.label_too_long",
      (64, 63),
      at: 2..<60
    ),
    Row("U-label of 168 octets with a short A-label", "a@" + "例" * 56 + ".org"),
  ]

  // RFC 5321 §4.5.3.1.2 and §4.5.3.1.3: 255 for the domain, 256 for the path with its brackets.
  static let whole = [
    Row("domain of 252, address of 254", "a@" + domain(252)),
    Row("domain of 253", "a@" + domain(253), "email.too_long", (255, 254), at: 0..<255),
    Row("domain of 254", "a@" + domain(254), "email.too_long", (256, 254), at: 0..<256),
    Row("domain of 255", "a@" + domain(255), "email.too_long", (257, 254), at: 0..<257),
    Row("domain of 256", "a@" + domain(256), "email.domain.too_long", (256, 255), at: 2..<258),
    Row("64 before and 189 behind", "a" * 64 + "@" + domain(189)),
    Row("190 behind", "a" * 64 + "@" + domain(190), "email.too_long", (255, 254), at: 0..<255),
    Row("254 with A-labels from fewer octets", "a@ö." + domain(244)),
    Row("255 so", "a@ö." + domain(245), "email.too_long", (255, 254), at: 0..<250),
    Row("many octets, short in ASCII", "a@" + ("例" * 40 + ".") * 3 + "org"),
    Row("comments do not count", "a(" + "x" * 300 + ")@" + domain(252)),
    Row(
      "literal behind 64 letters",
      "a" * 64 + "@[IPv6:1111:2222:3333:4444:5555:6666:255.255.255.255]"
    ),
  ]

  static let rows = localPart + label + whole
}
