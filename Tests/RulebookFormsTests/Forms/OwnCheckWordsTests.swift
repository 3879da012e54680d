import RuleEngine
import Rulebook
import TestSupport
import Testing

/// The words for what a program's own checks report.
@Suite("Words of own checks")
struct OwnCheckWordsTests {
  private struct EvenCheck: Check {
    func check(
      _ text: UTF8Span,
      in context: borrowing CheckContext,
      into findings: inout Findings
    ) {
      if text.count % 2 == 1 { findings.add(.odd, ["length": .integer(text.count)]) }
    }

    static let definition = CheckDefinition("even", "Requires an even length.", codes: [.odd]) {
      _ in
      EvenCheck()
    }
  }

  private struct Note: Sendable { var text = "" }

  private static func mistake(
    _ messages: [ViolationCode: FieldText] = [:],
    pack: String = ""
  ) throws -> UsageError? {
    let text = "format: 1\npack: acme\nrules: { even: { checks: [even] } }\n" + pack
    let rulebook = try Rulebook(
      .init(
        sources: [.bundled, .text(text, name: "acme.yaml")],
        checks: [EvenCheck.definition],
        resources: DataFiles.root
      )
    )
    let form = TypedForm<Note>("note") { Field(\.text, "even", messages: messages) }
    do throws(UsageError) {
      _ = try form.bound(to: rulebook)
      return nil
    } catch {
      return error
    }
  }

  @Test("A form with a check whose code has no text is refused")
  func withoutText() throws {
    let error = try Self.mistake()
    #expect(
      error?.reason
        == "the form `note`: a check of the field `text` reports the code `acme.odd`, which has no "
        + "text"
    )
    #expect(error?.hint == "add one to the field's `messages`, to a pack, or to a catalog")
  }

  @Test("The text can come from the field, from a family of codes, or from a pack")
  func withText() throws {
    let plural: FieldText = "{length, plural, one {# is odd} other {# are odd}}"
    #expect(try Self.mistake(["acme.odd": plural]) == nil)
    #expect(try Self.mistake(["acme": "Odd."]) == nil)
    #expect(try Self.mistake(pack: "messages: { en: { acme.odd: Odd. } }") == nil)
  }

  /// The texts of the field, and whether the form is accepted.
  static let rowsBetweenFields: [(messages: [ViolationCode: FieldText], isAccepted: Bool)] = [
    ([:], false), (["acme.odd": "Odd."], true), (["required": "Type it."], false),
  ]

  @Test("A check between fields needs a text, too", arguments: 0..<3)
  func betweenFields(_ index: Int) throws {
    let row = Self.rowsBetweenFields[index]
    let pair = CheckDefinition(
      "pair",
      "Looks at two fields.",
      settings: [.init("field", .field, "The field that is blamed.", isRequired: true)],
      codes: [.odd],
      isBetweenFields: true
    ) { _ in EvenCheck() }
    let pack = """
      format: 1
      pack: acme
      forms:
        note:
          fields:
            text: { rule: slug }
          checks: [pair: { field: text }]
      """
    let rulebook = try Rulebook(
      .init(
        sources: [.bundled, .text(pack, name: "acme.yaml")],
        checks: [pair],
        resources: DataFiles.root
      )
    )
    let form = TypedForm<Note>(pack: "note") { Field(\.text, messages: row.messages) }
    do throws(UsageError) {
      _ = try form.bound(to: rulebook)
      #expect(row.isAccepted)
    } catch {
      #expect(!row.isAccepted)
      #expect(error.reason.contains("reports the code `acme.odd`, which has no text"))
    }
  }

  @Test("The arguments of the check are those of its text")
  func arguments() throws {
    let error = try Self.mistake(["acme.odd": "{lenght} is odd."])
    #expect(error?.hint == "did you mean {length}?")
  }
}

extension CodeDefinition {
  fileprivate static let odd = CodeDefinition(
    "acme.odd",
    "The length is odd.",
    [.init("length", .integer, "the length")]
  )
}
