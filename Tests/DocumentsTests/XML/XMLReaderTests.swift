import Documents
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

  struct Refusal: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var file: String
    var position: String
    var code = "xml.malformed"
  }

  static let refusals = [
    Refusal(testDescription: "an empty file", file: "", position: "1:1"),
    Refusal(testDescription: "text alone", file: "hello", position: "1:6"),
    Refusal(testDescription: "a tag that is never closed", file: "<a>\n<b>", position: "2:4"),
    Refusal(testDescription: "an end of another tag", file: "<a>\n <b></a>", position: "2:5"),
    Refusal(testDescription: "an end without a beginning", file: "</a>", position: "1:1"),
    Refusal(testDescription: "two elements at the top", file: "<a/><b/>", position: "1:5"),
    Refusal(testDescription: "text behind the element", file: "<a/>x", position: "1:6"),
    Refusal(testDescription: "an attribute without a value", file: "<a b/>", position: "1:5"),
    Refusal(testDescription: "a value without quotation marks", file: "<a b=1/>", position: "1:6"),
    Refusal(testDescription: "a value that is never closed", file: "<a b='1", position: "1:8"),
    Refusal(testDescription: "a bracket in a value", file: "<a b='<'/>", position: "1:7"),
    Refusal(testDescription: "an attribute twice", file: "<a b='1' b='2'/>", position: "1:15"),
    Refusal(
      testDescription: "attributes without a blank",
      file: "<a b='1'c='2'/>",
      position: "1:9"
    ),
    Refusal(testDescription: "a tag without a name", file: "< a/>", position: "1:2"),
    Refusal(testDescription: "a name that begins with a digit", file: "<1a/>", position: "1:4"),
    Refusal(testDescription: "a prefix without a namespace", file: "<p:a/>", position: "1:7"),
    Refusal(testDescription: "a bare ampersand", file: "<a>x & y</a>", position: "1:6"),
    Refusal(
      testDescription: "an entity that nothing declares",
      file: "<a>&nbsp;</a>",
      position: "1:4"
    ),
    Refusal(testDescription: "a reference to no character", file: "<a>&#0;</a>", position: "1:4"),
    Refusal(
      testDescription: "a reference to half a character",
      file: "<a>&#xD800;</a>",
      position: "1:4"
    ),
    Refusal(testDescription: "a control character", file: "<a>\n12\u{1}</a>", position: "2:3"),
    Refusal(testDescription: "a comment that is never closed", file: "<a/><!-- x", position: "1:9"),
    Refusal(
      testDescription: "a section of CDATA that is never closed",
      file: "<a><![CDATA[x</a>",
      position: "1:13"
    ),
    Refusal(
      testDescription: "a document type",
      file: "<?xml version='1.0'?>\n<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>",
      position: "2:1",
      code: "xml.document_type"
    ),
    Refusal(
      testDescription: "too many elements in one another",
      file: String(repeating: "<a>", count: 100_000),
      position: "1:601",
      code: "xml.too_deep"
    ),
  ]

  @Test("is refused at its place", arguments: refusals)
  func refusal(_ row: Refusal) throws {
    let error = #expect(throws: LoadingError.self) {
      try XMLReader.document(in: SourceText(row.file, name: "a.xml"))
    }
    let diagnostic = try #require(error?.diagnostics.first)
    #expect(diagnostic.code == row.code)
    #expect("\(diagnostic.position.line):\(diagnostic.position.column)" == row.position)
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
