import Rulebook
import RulebookAuthoring
import SourceTexts
import TestSupport
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
      testDescription: "the source in place of a target, marked as such",
      file:
        "<segment id=\"s1\" state=\"initial\"><source>A</source><target>A</target></segment>",
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
    try expect(row, in: Self.xliff("<unit id=\"u1\" name=\"k\">\(row.file)</unit>"))
  }

  private func expect(_ row: Row, in text: String) throws {
    let source = SourceText(text, name: "a")
    let sheet = try ExchangeFormat(of: source).sheet(in: source)
    #expect(sheet.texts.map(\.key) == ["k"])
    #expect(sheet.texts.first?.translation == row.translation)
    #expect(sheet.texts.first?.state == row.state)
  }

  static let tables: [Row] =
    TextRow.rows(
      """
      of a spreadsheet in German | key;en;nl\r¶k;A;B\r¶ | B
      with tabs | key\ten\tnl¶k\tA\tB, C¶ | B, C
      without a line end | key,en,nl¶k,A,B | B
      with an empty last cell | key,en,nl,state¶k,A,B, | B
      with empty lines | key,en,nl¶¶¶k,A,B¶¶ | B
      with blank rows of a spreadsheet | key,en,nl,state¶,,,¶k,A,B,¶ ,, ,¶ | B
      with blank rows above the names | ;;¶key;en;nl¶k;A;B¶ | B
      with the line that names the separator | sep=;¶key;en;nl¶k;A;B¶ | B
      with a line in a cell | key,en,nl¶k,A,"B¶C"¶ | B¶C
      with columns in another order | key,en,nl,mark,state¶k,A,B,x,translated¶ | B
      with a text that was missing | key,en,nl,state¶k,A,B,missing¶ | B
      with spaces | key,en,nl¶k,A, B ¶ | ␠B␠
      with a formula | key,en,nl¶k,A,'=B¶ | =B
      with a byte order mark | \u{FEFF}key,en,nl¶k,A,B¶ | B
      with old line ends | key,en,nl\rk,A,B\r | B
      """
    ).map { Row(testDescription: $0[0], file: $0[1], translation: $0[2]) } + otherTables

  static let otherTables: [Row] = [
    Row(
      testDescription: "with a short line",
      file: "key,en,nl,state\nk,A\n",
      translation: nil,
      state: .missing
    )
  ]

  @Test("as tables", arguments: tables)
  func table(_ row: Row) throws { try expect(row, in: row.file) }

  static let refusals = [
    RefusalRow("other XML", of: "<html>\n</html>", .init("xliff.unknown_version 1:1")),
    RefusalRow(
      "an element that is never closed",
      of: xliff("<unit id=\"1\" name=\"k\">\n<segment>"),
      .init("xml.malformed 3:10")
    ),
    RefusalRow(
      "a file that ends early",
      of: "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" srcLang=\"en\" trgLang=\"nl\">\n",
      .init("xml.malformed 2:1")
    ),
    RefusalRow(
      "XLIFF 1.2 without a language",
      of: "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\"></xliff>",
      .init("xliff.no_locale 1:1")
    ),
    RefusalRow(
      "no languages",
      of: "\n<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\"></xliff>",
      .init("xliff.no_locale 2:1")
    ),
    RefusalRow(
      "entities",
      of: "<?xml version=\"1.0\"?>\n<!DOCTYPE x [<!ENTITY a \"aaaa\">]><xliff/>",
      .init("xml.document_type 2:1")
    ),
    RefusalRow(
      "a code without data",
      of: xliff(
        "\n<unit id=\"u1\" name=\"k\"><segment><source><ph id=\"1\" dataRef=\"d1\"/></source></segment></unit>"
      ),
      .init("xliff.unknown_code 3:41")
    ),
    RefusalRow("an empty file", of: "", .init("csv.no_names 1:1")),
    RefusalRow("a table without names", of: "k,A,B\n", .init("csv.no_names 1:1")),
    RefusalRow("a table of no language", of: "key,source text,Dutch\n", .init("csv.no_names 1:1")),
    RefusalRow(
      "a cell that is never closed",
      of: "key,en,nl\nk,A,\"B\nc,d\n",
      .init("csv.quotation 2:5")
    ),
    RefusalRow("text behind a cell", of: "key,en,nl\nk,\"A\"B,C\n", .init("csv.quotation 2:5")),
    RefusalRow("a key twice", of: "key,en,nl\nk,A,B\nk,A,B\n", .init("csv.bad_key 3:1")),
    RefusalRow("no key", of: "key,en,nl\n,A,B\n", .init("csv.bad_key 2:1")),
  ]

  @Test("are refused", arguments: refusals)
  func refusal(_ row: RefusalRow) throws {
    let difference = try row.difference { text in
      let source = SourceText(text, name: "a")
      let sheet = try ExchangeFormat(of: source).sheet(in: source)
      // The other texts are kept.
      if let error = LoadingError(sheet.refused) { throw error }
    }
    #expect(difference == "")
  }

  private static func xliff(_ content: String) -> String {
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="nl">
    <file id="f1">\(content)</file></xliff>
    """
  }
}
