import Foundation
import Rulebook
import Testing

/// The stored form of a secret: OpaqueString (RFC 8265 §4.2.2).
@Suite struct SecretFormTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var form: String?
    var codes: [ViolationCode] = []
    var testDescription: String { name }
  }

  private static let rulebook = Result { try Rulebook() }

  static let rows: [Row] = [
    Row(name: "ASCII stays", text: "correct Horse battery", form: "correct Horse battery"),
    Row(
      name: "an ideographic space becomes a space",
      text: "correct\u{3000}horse\u{A0}battery",
      form: "correct horse battery"
    ),
    Row(
      name: "marks are composed",
      text: "Jose\u{301} und die Katzen",
      form: "Jos\u{E9} und die Katzen"
    ),
    Row(
      name: "full-width letters stay",
      text: "ｃｏｒｒｅｃｔ horse BATTERY",
      form: "ｃｏｒｒｅｃｔ horse BATTERY"
    ),
    Row(
      name: "a control character is refused",
      text: "correct\thorse battery",
      codes: ["characters.not_allowed"]
    ),
    Row(
      name: "a variation selector is refused",
      text: "correct horse 🏔\u{FE0F} battery",
      codes: ["characters.not_allowed"]
    ),
    Row(name: "nothing is refused", text: "", codes: ["required"]),
    Row(name: "the rule's own checks count", text: "qzx", codes: ["length.too_short"]),
  ]

  @Test("Forms of passwords", arguments: rows)
  func forms(row: Row) throws {
    let form = try Self.rulebook.get().secretForm(of: row.text, as: "password")
    #expect(form.text.map { $0.reveal { String(copying: $0) } } == row.form)
    #expect(form.report.violations.filter { $0.severity == .error }.map(\.code) == row.codes)
    #expect(form.report.isValid == (row.form != nil))
  }

  @Test("Places are those of the text as given, and passwords have none")
  func places() throws {
    let rulebook = try Self.rulebook.get()
    let form = try rulebook.secretForm(
      of: "\u{3000}Jose\u{301} und die Katz\u{7}en",
      as: "password.levels"
    )
    #expect(form.report.violations.first?.range == 22..<23)
    let password = try rulebook.secretForm(of: "Jose und die Katz\u{7}en", as: "password")
    #expect(password.report.violations.map(\.range) == [nil])
  }

  @Test("Neither reports nor forms show the text")
  func leaks() throws {
    let rulebook = try Self.rulebook.get()
    for (rule, text) in [
      ("password", "xyzzyplugh\u{7}grue"), ("password", "xyzzyplugh the grue"),
      ("email", "xyzzyplugh@grue"), ("email", "xyzzyplugh@grue.example"),
    ] {
      let form = try rulebook.secretForm(of: text, as: rule)
      var shown = String(decoding: try JSONEncoder().encode(form.report), as: UTF8.self)
      dump(form, to: &shown)
      shown += String(reflecting: form)
      shown += rulebook.messages(for: form.report, in: "en").map(\.text).joined()
      #expect(!shown.contains("xyzzy") && !shown.contains("grue"), "\(rule)")
    }
  }

  @Test("An unknown rule is the caller's mistake")
  func unknownRule() throws {
    let rulebook = try Self.rulebook.get()
    #expect(throws: UsageError.self) { try rulebook.secretForm(of: "a", as: "pasword") }
  }
}
