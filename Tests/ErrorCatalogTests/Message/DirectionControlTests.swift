import ErrorCatalog
import Testing
import UnicodeText
import Violations

/// Texts that people typed, with controls of direction, in the midst of messages.
@Suite("Controls of direction in arguments")
struct DirectionControlTests {
  static let rows: [(name: String, text: String, written: String)] = [
    ("none", "live", "live"),
    ("an override", "\u{202E}live", "live"),
    ("an override that is closed", "\u{202D}live\u{202C}", "live"),
    ("an embedding", "\u{202A}live\u{202C}", "live"),
    ("an isolate that is open", "\u{2067}live", "live"),
    ("an isolate that closes nothing", "live\u{2069}", "live"),
    ("one that closes before it opens", "\u{2069}live\u{2066}", "live"),
    ("an isolate of its own", "\u{2066}live\u{2069}", "\u{2066}live\u{2069}"),
    (
      "one within one", "\u{2066}l\u{2067}i\u{2069}ve\u{2069}",
      "\u{2066}l\u{2067}i\u{2069}ve\u{2069}"
    ),
    ("a letter that breaks out", "א\u{2069}\u{202E}live", "\u{2068}אlive\u{2069}"),
    ("a dash with the same first byte", "a – b", "a – b"),
  ]

  @Test("do not reach beyond the argument", arguments: rows)
  func reach(row: (name: String, text: String, written: String)) throws {
    let writer = MessageWriter(LocaleFormats.shared(for: try #require(LocaleIdentifier("en"))))
    let message = try Message("Use {brand} now.")
    #expect(
      writer.text(of: message, ["brand": .text(row.text)]) == "Use \(row.written) now.",
      "\(row.name)"
    )
  }

  @Test("nor do titles of rules, names of fields, and codes of regions")
  func others() throws {
    let writer = MessageWriter(LocaleFormats.shared(for: try #require(LocaleIdentifier("en"))))
    let message = try Message("Use {it} now.")
    let arguments: [Argument] = [
      .rule("x", title: "\u{202E}live"), .field(FieldPath(field: "\u{202E}live")),
      .region("\u{202E}live"), [.text("\u{202E}live")],
    ]
    for argument in arguments {
      #expect(writer.text(of: message, ["it": argument]) == "Use live now.")
    }
  }
}
