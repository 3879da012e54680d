import Rulebook
import TestSupport
import Testing

/// Conditions and validators: single conditions, conditions joined by and, or and not, optional and
/// composite validators, and controls that use them.
@Suite("Recipe: conditions and validators")
struct ConditionsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var rule: String
    var parameters: [String: Value]
    var passing: [String]
    var failing: [String]
    var testDescription: String { rule }

    init(
      _ rule: String,
      with parameters: [String: Value] = [:],
      passing: [String],
      failing: [String]
    ) {
      (self.rule, self.parameters, self.passing, self.failing) =
        (rule, parameters, passing, failing)
    }
  }

  static let rows: [Row] = [
    Row("alphabetic", passing: ["Zoë", "花子"], failing: ["Zoë 2", "a b"]),
    Row("alphabetic.ascii", passing: ["Zoe"], failing: ["Zoë", "Z o"]),
    Row("alphabetic.spaced", passing: ["Zoë Ann"], failing: ["Zoë-Ann"]),
    Row("alphabetic.ascii-spaced", passing: ["Zoe Ann"], failing: ["Zoë Ann"]),
    Row("alphanumeric", passing: ["Zoë9", "٣"], failing: ["Zoë 9"]),
    Row("alphanumeric.ascii", passing: ["Zoe9"], failing: ["Zoë9"]),
    Row("alphanumeric.spaced", passing: ["Zoë 9"], failing: ["Zoë_9"]),
    Row("numeric", passing: ["123", "١٢٣"], failing: ["1 2", "1.5"]),
    Row("numeric.ascii", passing: ["123", "١٢٣"], failing: ["12a", "½"]),
    Row("numeric.spaced", passing: ["12 34"], failing: ["12-34"]),
    Row("present", passing: ["x"], failing: ["", "  ", "\u{200B}"]),
    Row(
      "length-range",
      with: ["minimum": 2, "maximum": 3],
      passing: ["ab", "👨‍👩‍👧‍👦👍🏽"],
      failing: ["a", "abcd"]
    ),
    Row("url", passing: ["https://example.org/a?b"], failing: ["example.org", "https://a b.org"]),
    Row("url-shorthand", passing: ["example.org", "http://example.org"], failing: ["example"]),
    Row("postcode.gb", passing: ["SW1A 1AA", "m1 1ae"], failing: ["SW1A"]),
    Row("postcode.se", passing: ["114 55"], failing: ["1145"]),
    Row("postcode.tr", passing: ["06420"], failing: ["82000"]),
    Row("postcode.us", passing: ["94105-1420"], failing: ["94105-"]),
    Row(
      "payment-card",
      with: ["accepted": ["visa"]],
      passing: ["4111 1111 1111 1111"],
      failing: ["5555 5555 5555 4444", "4111 1111 1111 1112"]
    ),
    Row(
      "password.levels",
      with: ["minimum-level": "strong"],
      passing: ["Abcdef 12"],
      failing: ["abcdef12"]
    ),
    Row("nick", passing: ["zoë99"], failing: ["zo", "ADMIN", "zoë!"]),
    Row("contact", passing: ["0123456789", "a@b"], failing: ["012345678"]),
  ]

  @Test("A condition passes or is violated", arguments: rows)
  func condition(row: Row) throws {
    let rule = try RecipePacks.rulebook("conditions").rule(row.rule, with: row.parameters)
    for text in row.passing { #expect(rule.outcome(of: text) == .valid, "\(text)") }
    for text in row.failing { #expect(rule.outcome(of: text) == .invalid, "\(text)") }
  }

  @Test("All violated conditions of a composite, each with its text")
  func violated() throws {
    let rulebook = try RecipePacks.rulebook("conditions")
    let report = try rulebook.check("a!", as: "nick")
    #expect(
      rulebook.messages(for: report, in: "en").map(\.text)
        == [
          "Replace or remove the character “!”. This character isn’t allowed here.",
          "Enter at least 3 characters.",
        ]
    )
    let reserved = try rulebook.check("admin", as: "nick")
    #expect(
      rulebook.messages(for: reserved, in: "fr").map(\.text)
        == ["Choisissez un autre nom, celui-ci nous est réservé."]
    )
  }

  @Test("An optional validator passes what is empty and checks what is there")
  func optional() throws {
    let rulebook = try RecipePacks.rulebook("conditions")
    #expect(try rulebook.check(["nick": "zoë"], form: "profile").isValid)
    let report = try rulebook.check(["nick": "zoë", "site": "nowhere"], form: "profile")
    #expect(report.places == ["site conditions.url_shorthand"])
  }

  @Test("A condition that depends on another field")
  func postcodeByCountry() throws {
    let rulebook = try RecipePacks.rulebook("conditions")
    func places(_ country: Value, _ postcode: Value) throws -> [String] {
      let record = ["nick": "zoë", "country": country, "postcode": postcode]
      return try rulebook.check(record, form: "profile").places
    }
    #expect(try places("US", "94105").isEmpty)
    #expect(try places("SE", "94105-1420") == ["postcode pattern.mismatch"])
    #expect(try places("US", "114 55") == ["postcode pattern.mismatch"])
  }

  @Test("A control that refuses edits which violate its conditions") @MainActor
  func refusing() throws {
    let session = try RecipePacks.rulebook("conditions").session(form: "profile", locale: "en")
    let nick = try #require(session["nick"])
    nick.refusesImpossibleEdits = true
    func type(_ text: String) {
      let end = nick.text.utf16.count
      _ = session.offer(
        TextEdit(oldText: nick.text, utf16Range: end..<end, replacement: text),
        at: nick.path
      )
    }
    for character in ["z", "o", "!", "ë"] { type(character) }
    #expect(nick.text == "zoë")
    type("0123456789")
    #expect(nick.text == "zoë012345678")
  }

  @Test("A control that validates when it loses focus only") @MainActor
  func focusLoss() throws {
    let session = try RecipePacks.rulebook("conditions").session(form: "profile", locale: "en")
    let nick = try #require(session["nick"])
    nick.policy = .onBlur
    nick.isFocused = true
    nick.text = "z"
    #expect(nick.message == nil)
    nick.isFocused = false
    #expect(nick.message?.text == "Enter at least 3 characters.")
  }

  @Test("Notifications when validity flips, and a form that is valid when all entries are")
  @MainActor
  func flips() throws {
    let session = try RecipePacks.rulebook("conditions").session(form: "profile", locale: "en")
    var flips: [Bool] = []
    session.onValidityChange = { flips.append($0) }
    let nick = try #require(session["nick"])
    let site = try #require(session["site"])
    for text in ["z", "zo", "zoë", "zoë9"] { nick.text = text }
    #expect(flips == [true])
    site.text = "example"
    site.text = "example.org"
    #expect(flips == [true, false, true])
    #expect(session.isValid)
  }
}
