import PackLoading
import SourceTexts
import Testing
import UnicodeText
import Violations

@Suite("Catalog files")
struct ARBFileTests {
  @Test("give messages, attributes and places")
  func contents() throws {
    let text = """
      {
        "@@locale": "pt-BR",
        "@@x-note": 5,
        "a.b": "Olá {name}",
        "@a.b": {
          "description": "A greeting",
          "placeholders": { "name": { "type": "text", "example": "Ana" } }
        }
      }
      """
    let file = try ARBFile(SourceText(text, name: "pt.arb"))
    #expect(file.locale == LocaleIdentifier("pt-BR"))
    #expect(file.messages.keys.sorted() == ["a.b"])
    #expect(file.attributes["a.b"]?.description == "A greeting")
    #expect(file.attributes["a.b"]?.placeholders["name"]?.example == "Ana")
    #expect(file.position(of: "a.b") == SourcePosition(line: 4, column: 10))
  }

  @Test("remark on what tools leave, and have the rest")
  func remarks() throws {
    let text = """
      {
        "a": "x",
        "b": "",
        "c": null,
        "@d": { "description": "A text" },
        "@aa": {},
        "@e": { "x-text": "E" }
      }
      """
    let file = try ARBFile(SourceText(text, name: "app_pt_BR.arb"))
    #expect(file.locale == LocaleIdentifier("pt-BR"))
    #expect(file.localePosition == .start)
    #expect(file.messages.keys.sorted() == ["a"])
    #expect(
      file.remarks.map { "\($0.code) \($0.line):\($0.column)" } == [
        "arb.not_translated 3:8", "arb.not_translated 4:8", "arb.no_message 5:3",
        "arb.no_message 6:3",
      ]
    )
    #expect(file.remarks.allSatisfy { $0.hint != nil })
  }
}
