import Documents
import Rulebook
import Testing
import TranslationExchange
import Violations

@Suite("Files that come back from tools")
struct ExchangeReadingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The file; for XLIFF, the unit's content.
    var file: String
    var translation: String?
    var state = TranslationSheet.State.translated
  }

  static let units = [
    Row(
      testDescription: "a text",
      file: "<segment><source>A</source><target>B</target></segment>",
      translation: "B"
    ),
    Row(
      testDescription: "no target",
      file: "<segment><source>A</source></segment>",
      translation: nil,
      state: .missing
    ),
    Row(
      testDescription: "an empty target",
      file: "<segment state=\"initial\"><source>A</source><target/></segment>",
      translation: nil,
      state: .missing
    ),
    Row(
      testDescription: "the source in place of a target",
      file: "<segment><source>A</source><target>A</target></segment>",
      translation: nil,
      state: .missing
    ),
    Row(
      testDescription: "the source as a translation",
      file: "<segment state=\"final\"><source>A</source><target>A</target></segment>",
      translation: "A"
    ),
    Row(
      testDescription: "sentences in segments of their own",
      file:
        "<segment><source>A.</source><target>B.</target></segment><ignorable><source> </source></ignorable>"
        + "<segment><source>C.</source><target>D.</target></segment>",
      translation: "B. D."
    ),
    Row(
      testDescription: "sentences in another order",
      file:
        "<segment><source>A.</source><target order=\"3\">B.</target></segment><ignorable><source> </source>"
        + "</ignorable><segment><source>C.</source><target order=\"1\">D.</target></segment>",
      translation: "D. B."
    ),
    Row(
      testDescription: "one sentence of two",
      file:
        "<segment><source>A.</source><target>B.</target></segment><segment><source>C.</source></segment>",
      translation: nil,
      state: .missing
    ),
    Row(
      testDescription: "codes that changed places",
      file:
        "<originalData><data id=\"d1\">{a}</data><data id=\"d2\">{b, number}</data></originalData><segment>"
        + "<source><ph id=\"1\" dataRef=\"d1\"/> A <ph id=\"2\" dataRef=\"d2\"/></source>"
        + "<target><ph id=\"2\" dataRef=\"d2\"/> B <ph id=\"1\" dataRef=\"d1\"/></target></segment>",
      translation: "{b, number} B {a}"
    ),
    Row(
      testDescription: "annotations and a group of another module",
      file: "<x:a xmlns:x=\"urn:other\"><target>no</target></x:a><segment><source>A</source>"
        + "<target>B <mrk id=\"m1\" type=\"term\">C</mrk> <![CDATA[<D>]]></target></segment>",
      translation: "B C <D>"
    ),
    Row(
      testDescription: "a character that XML lacks",
      file: "<segment><source>A</source><target>B<cp hex=\"0001\"/></target></segment>",
      translation: "B\u{1}"
    ),
    Row(
      testDescription: "a stale text",
      file:
        "<segment state=\"initial\" subState=\"rulebook:stale\"><source>A</source><target>B</target></segment>",
      translation: "B",
      state: .unmarked
    ),
    Row(
      testDescription: "a state of a later step",
      file: "<segment state=\"reviewed\"><source>A</source><target>B</target></segment>",
      translation: "B"
    ),
  ]

  @Test("as XLIFF", arguments: units)
  func unit(_ row: Row) throws {
    let source = SourceText(
      Self.xliff("<unit id=\"u1\" name=\"k\">\(row.file)</unit>"),
      name: "a.xlf"
    )
    let sheet = try ExchangeFormat(of: source).sheet(in: source)
    #expect(sheet.texts.map(\.key) == ["k"])
    #expect(sheet.texts.first?.translation == row.translation)
    #expect(sheet.texts.first?.state == row.state)
  }

  static let tables = [
    Row(
      testDescription: "of a spreadsheet in German",
      file: "key;en;nl\r\nk;A;B\r\n",
      translation: "B"
    ),
    Row(testDescription: "with tabs", file: "key\ten\tnl\nk\tA\tB, C\n", translation: "B, C"),
    Row(testDescription: "without a line end", file: "key,en,nl\nk,A,B", translation: "B"),
    Row(
      testDescription: "with an empty last cell",
      file: "key,en,nl,state\nk,A,B,",
      translation: "B"
    ),
    Row(testDescription: "with empty lines", file: "key,en,nl\n\n\nk,A,B\n\n", translation: "B"),
    Row(
      testDescription: "with a line in a cell",
      file: "key,en,nl\nk,A,\"B\nC\"\n",
      translation: "B\nC"
    ),
    Row(
      testDescription: "with columns in another order",
      file: "key,en,nl,mark,state\nk,A,B,x,translated\n",
      translation: "B"
    ),
    Row(
      testDescription: "with a short line",
      file: "key,en,nl,state\nk,A\n",
      translation: nil,
      state: .missing
    ),
    Row(
      testDescription: "with a text that was missing",
      file: "key,en,nl,state\nk,A,B,missing\n",
      translation: "B"
    ),
    Row(testDescription: "with spaces", file: "key,en,nl\nk,A, B \n", translation: " B "),
    Row(testDescription: "with a formula", file: "key,en,nl\nk,A,'=B\n", translation: "=B"),
    Row(
      testDescription: "with a byte order mark",
      file: "\u{FEFF}key,en,nl\nk,A,B\n",
      translation: "B"
    ),
    Row(testDescription: "with old line ends", file: "key,en,nl\rk,A,B\r", translation: "B"),
  ]

  @Test("as tables", arguments: tables)
  func table(_ row: Row) throws {
    let source = SourceText(row.file, name: "a.csv")
    let sheet = try ExchangeFormat(of: source).sheet(in: source)
    #expect(sheet.texts.map(\.key) == ["k"])
    #expect(sheet.texts.first?.translation == row.translation)
    #expect(sheet.texts.first?.state == row.state)
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var file: String
    var code: String
    var line: Int
  }

  static let refusals = [
    Refusal(
      testDescription: "other XML",
      file: "<html>\n</html>",
      code: "xliff.unknown_version",
      line: 1
    ),
    Refusal(
      testDescription: "an element that is never closed",
      file: xliff("<unit id=\"1\" name=\"k\">\n<segment>"),
      code: "xml.malformed",
      line: 3
    ),
    Refusal(
      testDescription: "a file that ends early",
      file:
        "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" srcLang=\"en\" trgLang=\"nl\">\n",
      code: "xml.malformed",
      line: 2
    ),
    Refusal(
      testDescription: "XLIFF 1.2",
      file: "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\"></xliff>",
      code: "xliff.unknown_version",
      line: 1
    ),
    Refusal(
      testDescription: "no languages",
      file: "\n<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\"></xliff>",
      code: "xliff.no_locale",
      line: 2
    ),
    Refusal(
      testDescription: "entities",
      file: "<?xml version=\"1.0\"?>\n<!DOCTYPE x [<!ENTITY a \"aaaa\">]><xliff/>",
      code: "xml.document_type",
      line: 2
    ),
    Refusal(
      testDescription: "a code without data",
      file: xliff(
        "\n<unit id=\"u1\" name=\"k\"><segment><source><ph id=\"1\" dataRef=\"d1\"/></source></segment></unit>"
      ),
      code: "xliff.unknown_code",
      line: 3
    ),
    Refusal(testDescription: "an empty file", file: "", code: "csv.no_names", line: 1),
    Refusal(
      testDescription: "a table without names",
      file: "k,A,B\n",
      code: "csv.no_names",
      line: 1
    ),
    Refusal(
      testDescription: "a table of no language",
      file: "key,source text,Dutch\n",
      code: "csv.no_names",
      line: 1
    ),
    Refusal(
      testDescription: "a cell that is never closed",
      file: "key,en,nl\nk,A,\"B\nc,d\n",
      code: "csv.quotation",
      line: 2
    ),
    Refusal(
      testDescription: "text behind a cell",
      file: "key,en,nl\nk,\"A\"B,C\n",
      code: "csv.quotation",
      line: 2
    ),
    Refusal(
      testDescription: "a key twice",
      file: "key,en,nl\nk,A,B\nk,A,B\n",
      code: "csv.bad_key",
      line: 3
    ),
    Refusal(testDescription: "no key", file: "key,en,nl\n,A,B\n", code: "csv.bad_key", line: 2),
  ]

  @Test("are refused", arguments: refusals)
  func refusal(_ row: Refusal) throws {
    let source = SourceText(row.file, name: "a")
    let error = #expect(throws: LoadingError.self) {
      try ExchangeFormat(of: source).sheet(in: source)
    }
    #expect(error?.diagnostics.first?.code == row.code)
    #expect(error?.diagnostics.first?.position.line == row.line)
  }

  private static func xliff(_ content: String) -> String {
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="nl">
    <file id="f1">\(content)</file></xliff>
    """
  }
}
