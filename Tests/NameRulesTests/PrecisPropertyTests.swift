import Foundation
import NameRules
import TestSupport
import Testing
import UnicodeText

/// The derived properties against a table that was computed from other data.
@Suite struct PrecisPropertyTests {
  @Test("Every code point has the property that RFC 8264 §8 derives")
  func everyCodePoint() throws {
    let text = try String(
      contentsOf: Checkout.fixtures.appending(path: "Names/precis-unicode-15.txt"),
      encoding: .utf8
    )
    var checked = 0
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: " ")
      let first = try #require(UInt32(fields[0], radix: 16))
      let last = try #require(UInt32(fields[1], radix: 16))
      let wanted = Self.names[String(fields[2])] ?? String(fields[2])
      for value in first...last {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let found = PrecisProperty(of: scalar)
        checked += 1
        // A later version of Unicode may have a character where the table has none.
        if wanted == "UNASSIGNED", found != .unassigned, scalar.isAssigned { continue }
        if found.rawValue != wanted {
          Issue.record("U+\(String(value, radix: 16)) \(found.rawValue), not \(wanted)")
        }
      }
    }
    #expect(checked == 0x110000 - 0x800)
  }

  @Test(
    "Characters of Unicode 15.1 to 17 are judged like older ones",
    arguments: [
      ("\u{2EBF0}", .valid), ("\u{A7DA}", .valid), ("\u{A7DB}", .valid), ("\u{10D50}", .valid),
      ("\u{10D40}", .valid), ("\u{897}", .valid), ("\u{323B0}", .valid), ("\u{1FAE9}", .freeform),
      ("\u{1FAEA}", .freeform), ("\u{20C1}", .freeform), ("\u{1CCD6}", .freeform),
      ("\u{378}", .unassigned),
    ] as [(Unicode.Scalar, PrecisProperty)]
  )
  func newer(scalar: Unicode.Scalar, property: PrecisProperty) {
    #expect(PrecisProperty(of: scalar) == property)
  }

  @Test(
    "User names may have letters of Unicode 16 and 17",
    arguments: ["\u{A7DB}nn", "\u{10D70}\u{10D71}", "\u{105C0}\u{105C1}", "\u{10940}\u{10941}"]
  )
  func newerUserNames(input: String) throws {
    #expect(try PrecisProfile.usernameCaseMapped.enforce(input) == input)
  }

  private static let names = ["FREE_PVAL": "FREE_PVAL", "ID_DIS": "FREE_PVAL"]

  @Test(
    "RFC 8265 §3.5: user names and what becomes of them",
    arguments: [
      ("juliet@example.com", "juliet@example.com"), ("fussball", "fussball"),
      ("fu\u{DF}ball", "fu\u{DF}ball"), ("\u{3C0}", "\u{3C0}"), ("\u{3A3}", "\u{3C3}"),
      ("\u{3C3}", "\u{3C3}"), ("\u{3C2}", "\u{3C2}"), ("foo bar", nil), ("", nil),
      ("henry\u{2163}", nil), ("\u{265A}", nil),
    ] as [(String, String?)]
  )
  func userNames(input: String, output: String?) throws {
    #expect((try? PrecisProfile.usernameCaseMapped.enforce(input)) == output)
  }

  @Test(
    "RFC 8265 §4.3: passwords",
    arguments: [
      ("correct horse battery staple", "correct horse battery staple"),
      ("Correct Horse Battery Staple", "Correct Horse Battery Staple"),
      ("\u{3C0}\u{DF}\u{E5}", "\u{3C0}\u{DF}\u{E5}"),
      ("Jack of \u{2666}s", "Jack of \u{2666}s"), ("foo\u{1680}bar", "foo bar"), ("", nil),
      ("my cat is a \u{9}by", nil),
    ] as [(String, String?)]
  )
  func passwords(input: String, output: String?) throws {
    #expect((try? PrecisProfile.opaqueString.enforce(input)) == output)
  }

  @Test(
    "RFC 8266 §3: nicknames as they are compared",
    arguments: [
      ("Foo", "foo"), ("foo", "foo"), ("Foo Bar", "foo bar"), ("foo bar", "foo bar"),
      ("\u{3A3}", "\u{3C3}"), ("\u{3C3}", "\u{3C3}"), ("\u{3C2}", "\u{3C2}"),
      ("\u{265A}", "\u{265A}"), ("Richard \u{2163}", "richard iv"),
      ("  Swan  of   Avon   ", "swan of avon"),
    ]
  )
  func nicknames(input: String, output: String) throws {
    #expect(try PrecisProfile.nicknameComparison.enforce(input) == output)
  }

  /// RFC 5892, Appendix A: the rules look at neighbors, or at the whole text.
  static let lengthy: [(text: String, isAccepted: Bool)] = [
    (String(repeating: "l·l", count: 2_000), true),
    (String(repeating: "l·l", count: 2_000) + "l·a", false),
    (String(repeating: "a・", count: 2_000), false),
    (String(repeating: "a・", count: 2_000) + "カ", true),
    (String(repeating: "a٣", count: 2_000), true),
    (String(repeating: "a٣", count: 2_000) + "۴", false),
    (String(repeating: "۴", count: 2_000) + "ب", true),
    (String(repeating: "ب\u{200C}ب", count: 2_000), true),
    (String(repeating: "ب\u{200C}ب", count: 2_000) + "ا\u{200C}ب", false),
    (String(repeating: "ක්\u{200D}ෂ", count: 2_000), true),
    (String(repeating: "ක්\u{200D}ෂ", count: 2_000) + "ක\u{200D}ෂ", false),
    (String(repeating: "צ׳", count: 2_000), true),
    ("׳" + String(repeating: "צ׳", count: 2_000), false),
  ]

  @Test("Rules of context hold in long texts too", arguments: lengthy)
  func longTexts(text: String, isAccepted: Bool) {
    // The Bidi Rule is another matter: digits and letters of one text may break it.
    #expect(((try? PrecisProfile(.identifier).enforce(text)) != nil) == isAccepted)
    #expect(((try? PrecisProfile(.freeform).enforce(text)) != nil) == isAccepted)
  }

  /// Each rule looked at the whole text once, which took minutes for these.
  @Test("Long texts of characters with rules are judged")
  func longTexts() {
    for ending in ["・", "x"] {
      let text =
        String(repeating: "・", count: 200_000)
        + String(repeating: "\u{200C}\u{64E}", count: 200_000) + ending
      #expect((try? PrecisProfile(.freeform).enforce(text)) == nil)
    }
  }
}
