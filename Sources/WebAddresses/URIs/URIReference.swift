/// The positions of the parts of a URI or IRI, or of a reference to one.
///
///     let reading = URIReference.read("http://ann@example.org:80/a?b#c".utf8Span)
///     reading.parts.host   // 11..<22
///     reading.parts.query  // 28..<29
///
/// All ranges are in bytes, without the delimiters. Standards: RFC 3986, RFC 3987.
package struct URIReference: Hashable, Sendable {
  /// The characters to accept.
  package enum Characters: Sendable {
    /// ASCII, RFC 3986.
    case ascii

    /// ASCII, and the characters that RFC 3987 adds.
    case international
  }

  /// The scheme, such as `https`, or nil in a relative reference.
  package var scheme: Range<Int>?

  /// The whole authority, or nil if there is no `//`.
  package var authority: Range<Int>?

  /// The text before an `@` in the authority.
  package var userInformation: Range<Int>?

  /// The host, with its square brackets if it has them.
  package var host: Range<Int>?

  /// The digits after the colon of the authority, possibly none.
  package var port: Range<Int>?

  /// The path, which may be empty.
  package var path: Range<Int> = 0..<0

  /// The text after the question mark.
  package var query: Range<Int>?

  /// The text after the number sign.
  package var fragment: Range<Int>?
}

/// A fault of a URI.
package struct URIFault: Hashable, Sendable {
  /// The kind of fault.
  package enum Kind: Hashable, Sendable {
    /// A character that isn't allowed there unencoded.
    case character(Unicode.Scalar)

    /// A percent sign without two hexadecimal digits.
    case percentEncoding

    /// The scheme is missing, or the text before the first colon isn't one.
    case scheme

    /// The text in square brackets isn't an IP address, or is never closed.
    case host

    /// The text after the colon of the host isn't a number.
    case port
  }

  package let kind: Kind

  /// The range of the fault in bytes.
  package let range: Range<Int>

  /// The offset of the byte where the text stops being the beginning of a URI, or nil if more text
  /// can fix it.
  package let impossibleAt: Int?

  init(_ kind: Kind, at range: Range<Int>, impossibleAt: Int?) {
    self.kind = kind
    self.range = range
    self.impossibleAt = impossibleAt
  }
}

extension URIReference {
  /// The result of reading a URI.
  package struct Reading: Sendable {
    /// The parts that were found in the text.
    package var parts: URIReference

    /// The faults in the order of the text, or only the first one unless all are collected.
    package var faults: [URIFault]

    /// The first fault, which needs no list.
    package var fault: URIFault?
  }

  /// Reads a text.
  ///
  ///     URIReference.read("http://example.org/%6G".utf8Span).fault?.kind  // percentEncoding
  ///     URIReference.read("/a".utf8Span).fault?.kind                       // scheme
  ///     URIReference.read("/a".utf8Span, needsScheme: false).fault         // nil
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - characters: The characters to accept.
  ///   - needsScheme: Whether to refuse a relative reference.
  ///   - collects: Whether to collect all faulty characters and percent signs, not only the first
  ///     fault.
  /// - Returns: The parts and the faults.
  /// - Complexity: O(*n*). Without `collects`, nothing is allocated.
  package static func read(
    _ text: UTF8Span,
    _ characters: Characters = .ascii,
    needsScheme: Bool = true,
    collects: Bool = false
  ) -> Reading {
    var parser = URIParser(characters, needsScheme: needsScheme, collects: collects)
    parser.parse(text)
    return Reading(parts: parser.parts, faults: parser.faults, fault: parser.fault)
  }
}
