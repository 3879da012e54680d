/// An XML element with its position in the file.
///
///     let element = try XMLReader.document(in: SourceText("<a b='1'>c<d/></a>", name: "a.xml"))
///     element.name             // a
///     element.attributes["b"]  // 1
package struct XMLElement: Hashable, Sendable {
  /// The content between two tags.
  package enum Content: Hashable, Sendable {
    /// Text, with its references resolved.
    case text(String)
    /// An element.
    case element(XMLElement)
  }

  /// The name without its prefix.
  package let name: String

  /// The name of the namespace; empty if there is none.
  package let namespace: String

  /// The attributes by their names as written, including prefixes.
  package let attributes: [String: String]

  /// The content of the element.
  package internal(set) var content: [Content] = []

  /// The offset of the `<` in the file.
  package let offset: Int

  /// The elements in this one, in their order.
  package var elements: [XMLElement] {
    content.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// Returns the element with the content of others after its own.
  package func followed(by others: some Sequence<XMLElement>) -> XMLElement {
    var joined = self
    for other in others { joined.content += other.content }
    return joined
  }

  /// The text in this element, without the text of elements inside it.
  package var text: String {
    content.map { if case .text(let text) = $0 { text } else { "" } }.joined()
  }
}
