import IdentifierRules
import TestSupport
import Testing
import Violations

@Suite struct CardExpiryProgressTests {
  // All of them on 2026-11-21.
  static let rows: [(text: String, progress: TextProgress)] = [
    ("", .unfinished), ("0", .unfinished), ("1", .unfinished), ("01", .unfinished),
    ("01/", .unfinished), ("01 / ", .unfinished), ("01/2", .unfinished), ("01/27", .valid),
    ("01/20", .unfinished), ("01/202", .unfinished), ("01/2027", .valid), ("1/2", .unfinished),
    ("1/27", .valid), ("01-2", .unfinished), ("01 2", .unfinished), ("012", .unfinished),
    ("0127", .valid), ("01202", .unfinished), ("012027", .valid), ("127", .valid),
    ("12027", .valid), ("2", .unfinished), ("20", .unfinished), ("2027", .unfinished),
    ("2027-", .unfinished), ("2027-0", .unfinished), ("2027-01", .valid), ("2027-1", .valid),
    ("3", .unfinished), ("04/46", .valid), ("11/46", .valid),
    ("00", .impossible(at: 1)), ("13/", .impossible(at: 2)), ("13", .unfinished),
    ("131", .valid), ("148", .impossible(at: 2)), ("/", .impossible(at: 0)),
    (" 01", .impossible(at: 0)),
    ("x", .impossible(at: 0)), ("01.", .unfinished), ("01.27", .valid), ("01,", .impossible(at: 2)),
    ("01//", .impossible(at: 3)),
    ("01/1", .impossible(at: 3)), ("10/26", .impossible(at: 4)), ("12/46", .impossible(at: 4)),
    ("01/211", .impossible(at: 4)), ("01/2027/", .impossible(at: 7)),
    ("01/20270", .impossible(at: 7)), ("2027/", .unfinished),
    ("2025-", .impossible(at: 3)), ("٠١", .impossible(at: 0)), ("01/2７", .impossible(at: 4)),
  ]

  @Test("A month is valid, unfinished, or impossible from a place on", arguments: rows)
  func progress(text: String, progress: TextProgress) {
    let context = CardExpiryCheckTests.context("2026-11-21")
    #expect(CardExpiryCheck().progress(of: text.utf8Span, in: context) == progress)
  }

  @Test("Every beginning of a valid month can become one", arguments: CardExpiryCheckTests.valid)
  func beginnings(text: String, today: String, canonical: String) {
    let context = CardExpiryCheckTests.context(today)
    for end in text.indices {
      let progress = CardExpiryCheck().progress(of: text[..<end].utf8Span, in: context)
      if case .impossible = progress { Issue.record("\(text[..<end])") }
    }
    #expect(CardExpiryCheck().progress(of: text.utf8Span, in: context) == .valid)
  }

  @Test("What is impossible stays so, whatever is typed behind it")
  func impossible() {
    let context = CardExpiryCheckTests.context("2026-11-21")
    for (text, progress) in Self.rows {
      guard case .impossible = progress else { continue }
      for more in "07/" {
        let longer = text + String(more)
        #expect(CardExpiryCheck().progress(of: longer.utf8Span, in: context) == progress)
      }
    }
  }
}
