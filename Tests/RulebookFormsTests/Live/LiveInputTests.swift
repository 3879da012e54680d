import Rulebook
import TestSupport
import Testing

/// Live input by the rules of the bundled packs, as a text field uses it.
@Suite struct LiveInputTests {
  private static let rulebook: Rulebook = {
    do {
      return try Rulebook(.init(resources: DataFiles.root))
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  @Test(
    "What can still become valid is kept",
    arguments: [
      ("email", [:], "ann@@example.org", "ann@"), ("email", [:], " Ann Lee@x", " Ann Lee"),
      ("phone", ["region": "CH"], "079 123 45 678", "079 123 45 67"),
      ("payment-card", [:], "3782 822463 10005 9", "3782 822463 10005 "),
      ("payment-card", [:], "0123", ""), ("card-expiry", [:], "1x", "1"),
      ("security-code", [:], "12345", "1234"), ("percentage", [:], "12,5", "12"),
      ("date", [:], "2026-02-30", "2026-02-"), ("uuid", [:], "123e4567-g", "123e4567-"),
      ("country-code", [:], "CHX", "CH"), ("person-name", [:], "Ann 3", "Ann "),
      ("username", [:], "ann lee", "ann"), ("slug", [:], "my-post!", "my-post"),
    ] as [(String, [String: Value], String, String)]
  )
  func acceptablePrefixes(
    rule: String,
    parameters: [String: Value],
    text: String,
    expected: String
  ) throws {
    let rulebook = Self.rulebook
    #expect(try rulebook.acceptablePrefix(of: text, as: rule, with: parameters) == expected[...])
    let progress = try rulebook.progress(of: text, as: rule, with: parameters)
    #expect(progress == .impossible(at: expected.utf8.count))
  }

  @Test("A field is filled key by key, and a paste is cut to what fits")
  func edits() throws {
    let email = try Self.rulebook.rule("email")
    var text = ""
    for key in "ann@@..exa_mple.org" {
      let end = text.utf16.count
      let edit = TextEdit(oldText: text, utf16Range: end..<end, replacement: String(key))
      text = email.verdict(on: edit).text ?? text
    }
    #expect(text == "ann@example.org")
    let paste = TextEdit(oldText: "ann@", utf16Range: 4..<4, replacement: "example.org, bob@")
    #expect(email.verdict(on: paste).text == "ann@example.org")
    #expect(email.verdict(on: paste).utf16Cursor == 15)
    let verdict = try Self.rulebook.verdict(on: paste, as: "email")
    #expect(verdict == email.verdict(on: paste))
  }

  @Test("A blank text is valid where none is required")
  func optionalFields() throws {
    let email = try Self.rulebook.rule("email")
    #expect(email.progress(of: "") == .unfinished)
    #expect(email.progress(of: "", isRequired: false) == .valid)
  }
}
