import Documents
import SourceTexts
import TestSupport
import Testing
import Violations

@Suite("XML")
struct XMLReaderTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var file: String
    /// The document as this test writes it: `name{namespace}[attributes](content)`.
    var read: String
  }

  static let rows = [
    Row(testDescription: "an empty element", file: "<a/>", read: "a()"),
    Row(testDescription: "an element with two tags", file: "<a></a >", read: "a()"),
    Row(
      testDescription: "a declaration",
      file: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a/>\n",
      read: "a()"
    ),
    Row(
      testDescription: "comments anywhere",
      file: "<!-- <b> --><a>x<!-- y -->z</a><!---->",
      read: "a(«xz»)"
    ),
    Row(testDescription: "instructions", file: "<a><?do <b> ?></a>", read: "a()"),
    Row(
      testDescription: "elements in one another",
      file: "<a>x<b>y</b>z<c/></a>",
      read: "a(«x» b(«y») «z» c())"
    ),
    Row(
      testDescription: "attributes",
      file: "<a b = \"1\"\n\tc='\"2\"'/>",
      read: "a[b=1 c=\"2\"]()"
    ),
    Row(
      testDescription: "blanks in attributes",
      file: "<a b='x\ty\nz\r\nw'/>",
      read: "a[b=x y z w]()"
    ),
    Row(
      testDescription: "references in attributes",
      file: "<a b='&lt;&#10;&#x9;&quot;'/>",
      read: "a[b=<\n\t\"]()"
    ),
    Row(
      testDescription: "references",
      file: "<a>&lt;&gt;&amp;&apos;&quot;&#65;&#x1F600;</a>",
      read: "a(«<>&'\"A😀»)"
    ),
    Row(
      testDescription: "sections of CDATA",
      file: "<a>x<![CDATA[<b>&amp;]]>]]</a>",
      read: "a(«x<b>&amp;]]»)"
    ),
    Row(
      testDescription: "line ends of all systems",
      file: "<a>1\r\n2\r3\n4</a>",
      read: "a(«1\n2\n3\n4»)"
    ),
    Row(
      testDescription: "line ends that are written as references",
      file: "<a>1&#13;\n2</a>",
      read: "a(«1\r\n2»)"
    ),
    Row(
      testDescription: "a namespace",
      file: "<a xmlns='u:a'><b/></a>",
      read: "a{u:a}[xmlns=u:a](b{u:a}())"
    ),
    Row(
      testDescription: "namespaces with prefixes",
      file: "<p:a xmlns:p='u:p' p:k='1'><b/><p:c xmlns:p='u:q'/><p:d/></p:a>",
      read: "a{u:p}[p:k=1 xmlns:p=u:p](b() c{u:q}[xmlns:p=u:q]() d{u:p}())"
    ),
    Row(
      testDescription: "a namespace that is taken back",
      file: "<a xmlns='u'><b xmlns=''/></a>",
      read: "a{u}[xmlns=u](b[xmlns=]())"
    ),
    Row(testDescription: "names in any script", file: "<élan ключ='ё'/>", read: "élan[ключ=ё]()"),
    Row(
      testDescription: "combining characters behind markup",
      file: "<a>\u{338}<b c='\u{301}'/>\u{301}</a>",
      read: "a(«\u{338}» b[c=\u{301}]() «\u{301}»)"
    ),
  ]

  @Test("is read", arguments: rows)
  func reading(_ row: Row) throws {
    let document = try XMLReader.document(in: SourceText(row.file, name: "a.xml"))
    #expect(Array(document.shown.unicodeScalars) == Array(row.read.unicodeScalars))
  }

  static let refusals = [
    RefusalRow("an empty file", of: "", .init("xml.malformed 1:1")),
    RefusalRow("text alone", of: "hello", .init("xml.malformed 1:6")),
    RefusalRow("a tag that is never closed", of: "<a>\n<b>", .init("xml.malformed 2:4")),
    RefusalRow("an end of another tag", of: "<a>\n <b></a>", .init("xml.malformed 2:5")),
    RefusalRow("an end without a beginning", of: "</a>", .init("xml.malformed 1:1")),
    RefusalRow("two elements at the top", of: "<a/><b/>", .init("xml.malformed 1:5")),
    RefusalRow("text behind the element", of: "<a/>x", .init("xml.malformed 1:6")),
    RefusalRow("an attribute without a value", of: "<a b/>", .init("xml.malformed 1:5")),
    RefusalRow("a value without quotation marks", of: "<a b=1/>", .init("xml.malformed 1:6")),
    RefusalRow("a value that is never closed", of: "<a b='1", .init("xml.malformed 1:8")),
    RefusalRow("a bracket in a value", of: "<a b='<'/>", .init("xml.malformed 1:7")),
    RefusalRow("an attribute twice", of: "<a b='1' b='2'/>", .init("xml.malformed 1:15")),
    RefusalRow("attributes without a blank", of: "<a b='1'c='2'/>", .init("xml.malformed 1:9")),
    RefusalRow("a tag without a name", of: "< a/>", .init("xml.malformed 1:2")),
    RefusalRow("a name that begins with a digit", of: "<1a/>", .init("xml.malformed 1:4")),
    RefusalRow("a prefix without a namespace", of: "<p:a/>", .init("xml.malformed 1:7")),
    RefusalRow("a bare ampersand", of: "<a>x & y</a>", .init("xml.malformed 1:6")),
    RefusalRow("an entity that nothing declares", of: "<a>&nbsp;</a>", .init("xml.malformed 1:4")),
    RefusalRow("a reference to no character", of: "<a>&#0;</a>", .init("xml.malformed 1:4")),
    RefusalRow(
      "a reference to half a character",
      of: "<a>&#xD800;</a>",
      .init("xml.malformed 1:4")
    ),
    RefusalRow("a control character", of: "<a>\n12\u{1}</a>", .init("xml.malformed 2:3")),
    RefusalRow("a comment that is never closed", of: "<a/><!-- x", .init("xml.malformed 1:9")),
    RefusalRow(
      "a section of CDATA that is never closed",
      of: "<a><![CDATA[x</a>",
      .init("xml.malformed 1:13")
    ),
    RefusalRow(
      "a document type",
      of: "<?xml version='1.0'?>\n<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>",
      .init("xml.document_type 2:1")
    ),
    RefusalRow(
      "too many elements in one another",
      of: String(repeating: "<a>", count: 100_000),
      .init("xml.too_deep 1:601")
    ),
  ]

  @Test("is refused at its place", arguments: refusals)
  func refusal(_ row: RefusalRow) throws {
    let difference = try row.difference { text in
      _ = try XMLReader.document(in: SourceText(text, name: "a.xml"))
    }
    #expect(difference == "")
  }
}

extension XMLElement {
  /// The element as the rows write it.
  fileprivate var shown: String {
    let space = namespace.isEmpty ? "" : "{\(namespace)}"
    let written = attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let list = written.isEmpty ? "" : "[\(written.joined(separator: " "))]"
    let inner = content.map { part in
      switch part {
      case .text(let text): "«\(text)»"
      case .element(let element): element.shown
      }
    }
    return "\(name)\(space)\(list)(\(inner.joined(separator: " ")))"
  }
}
