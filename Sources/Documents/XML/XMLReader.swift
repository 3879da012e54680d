package import SourceTexts
package import Violations

/// Reads XML 1.0 (fifth edition) with namespaces, in UTF-8 and without document types.
///
/// This reader exists because it reports mistakes with line and column. It refuses document types,
/// because the entities that they declare can make a small file very large.
package struct XMLReader {
  /// The greatest depth of nested elements.
  static let mostLevels = 200

  private var cursor: XMLCursor
  private var open: [XMLElement] = []
  private var names: [String] = []
  private var namespaces: [[String: String]] = [
    ["": "", "xml": "http://www.w3.org/XML/1998/namespace"]
  ]

  private init(_ source: SourceText) { cursor = XMLCursor(source) }

  /// Returns the root element of a file.
  ///
  /// - Throws: A ``LoadingError`` with the first error: `xml.malformed`, `xml.document_type` or
  ///   `xml.too_deep`.
  package static func document(in source: SourceText) throws(LoadingError) -> XMLElement {
    var reader = XMLReader(source)
    return try reader.document()
  }

  private mutating func document() throws(LoadingError) -> XMLElement {
    var root: XMLElement?
    while !cursor.isAtEnd {
      if cursor.skip("<!--") {
        _ = try cursor.text(through: "-->", of: "a comment")
      } else if cursor.skip("<?") {
        _ = try cursor.text(through: "?>", of: "an instruction")
      } else if cursor.isAt("<!DOCTYPE") {
        let hint = "remove this declaration, which is only needed for entities"
        throw cursor.fault("document types aren't accepted", code: "xml.document_type", hint: hint)
      } else if cursor.isAt("<![CDATA["), !open.isEmpty {
        _ = cursor.skip("<![CDATA[")
        append(.text(try cursor.text(through: "]]>", of: "this CDATA section")))
      } else if cursor.isAt("</") {
        if let closed = try endTag() { root = closed }
      } else if cursor.isAt("<") {
        guard root == nil else { throw cursor.fault("a file can have only one root element") }
        if let empty = try startTag() { root = empty }
      } else if open.isEmpty {
        guard try cursor.characterData().allSatisfy(\.isWhitespace) else {
          throw cursor.fault("there is text outside the root element")
        }
      } else {
        append(.text(try cursor.characterData()))
      }
    }
    guard let root, open.isEmpty else {
      let reason = names.last.map { "`<\($0)>` is never closed" } ?? "there is no element"
      throw cursor.fault(reason)
    }
    return root
  }

  private mutating func append(_ content: XMLElement.Content) {
    guard let last = open.indices.last else { return }
    if case .text(let text) = content, case .text(let before)? = open[last].content.last {
      // A reference or a CDATA section doesn't split text.
      open[last].content[open[last].content.count - 1] = .text(before + text)
    } else {
      open[last].content.append(content)
    }
  }

  /// Reads a tag that begins an element; returns the element if it is the whole document.
  private mutating func startTag() throws(LoadingError) -> XMLElement? {
    let offset = cursor.index
    guard open.count < Self.mostLevels else {
      throw cursor.fault(
        "elements can be nested at most \(Self.mostLevels) levels deep",
        code: "xml.too_deep"
      )
    }
    _ = cursor.skip("<")
    let name = try cursor.name()
    var attributes: [String: String] = [:]
    var scope = namespaces.last ?? [:]
    var isEmpty = false
    while true {
      let hasSpace = cursor.skipSpaces()
      if cursor.skip(">") { break }
      if cursor.skip("/>") {
        isEmpty = true
        break
      }
      guard hasSpace else { throw cursor.fault("a space is missing between two attributes") }
      let attribute = try cursor.name()
      let value = try cursor.attributeValue()
      guard attributes.updateValue(value, forKey: attribute) == nil else {
        throw cursor.fault("there are two attributes `\(attribute)`")
      }
      if attribute == "xmlns" { scope[""] = value }
      if attribute.hasPrefix("xmlns:") { scope[String(attribute.dropFirst(6))] = value }
    }
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    guard let local = parts.last, let namespace = scope[parts.count == 2 ? parts[0] : ""] else {
      throw cursor.fault("the prefix of `\(name)` isn't declared")
    }
    open.append(
      XMLElement(name: local, namespace: namespace, attributes: attributes, offset: offset)
    )
    names.append(name)
    namespaces.append(scope)
    return isEmpty ? close() : nil
  }

  /// Reads a tag that ends an element; returns the element if it is the whole document.
  private mutating func endTag() throws(LoadingError) -> XMLElement? {
    let start = cursor
    _ = cursor.skip("</")
    let name = try cursor.name()
    guard name == names.last else {
      let wanted = names.last.map { "`</\($0)>` is expected here" } ?? "no element is open here"
      throw start.fault("this ends `<\(name)>`; \(wanted)")
    }
    _ = cursor.skipSpaces()
    guard cursor.skip(">") else { throw cursor.fault("a `>` is missing") }
    return close()
  }

  private mutating func close() -> XMLElement? {
    names.removeLast()
    namespaces.removeLast()
    let closed = open.removeLast()
    if open.isEmpty { return closed }
    append(.element(closed))
    return nil
  }
}
