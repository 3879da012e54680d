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

  static let rows =
    TextRow.rows(
      """
      an empty element | <a/> | a()
      an element with two tags | <a></a > | a()
      a declaration | <?xml version="1.0" encoding="UTF-8"?>¶<a/>¶ | a()
      comments anywhere | <!-- <b> --><a>x<!-- y -->z</a><!----> | a(«xz»)
      instructions | <a><?do <b> ?></a> | a()
      elements in one another | <a>x<b>y</b>z<c/></a> | a(«x» b(«y») «z» c())
      attributes | <a b = "1"¶\tc='"2"'/> | a[b=1 c="2"]()
      blanks in attributes | <a b='x\ty¶z\r¶w'/> | a[b=x y z w]()
      references in attributes | <a b='&lt;&#10;&#x9;&quot;'/> | a[b=<¶\t"]()
      references | <a>&lt;&gt;&amp;&apos;&quot;&#65;&#x1F600;</a> | a(«<>&'"A😀»)
      sections of CDATA | <a>x<![CDATA[<b>&amp;]]>]]</a> | a(«x<b>&amp;]]»)
      line ends of all systems | <a>1\r¶2\r3¶4</a> | a(«1¶2¶3¶4»)
      line ends that are written as references | <a>1&#13;¶2</a> | a(«1\r¶2»)
      a namespace | <a xmlns='u:a'><b/></a> | a{u:a}[xmlns=u:a](b{u:a}())
      namespaces with prefixes | <p:a xmlns:p='u:p' p:k='1'><b/><p:c xmlns:p='u:q'/><p:d/></p:a> | a{u:p}[p:k=1 xmlns:p=u:p](b() c{u:q}[xmlns:p=u:q]() d{u:p}())
      a namespace that is taken back | <a xmlns='u'><b xmlns=''/></a> | a{u}[xmlns=u](b[xmlns=]())
      names in any script | <élan ключ='ё'/> | élan[ключ=ё]()
      combining characters behind markup | <a>\u{338}<b c='\u{301}'/>\u{301}</a> | a(«\u{338}» b[c=\u{301}]() «\u{301}»)
      """
    ).map { Row(testDescription: $0[0], file: $0[1], read: $0[2]) }

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
