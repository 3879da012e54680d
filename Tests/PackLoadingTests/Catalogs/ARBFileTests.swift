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
}
