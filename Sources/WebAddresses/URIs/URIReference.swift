/// Where the parts of a URI or IRI, or of a reference to one, stand in its text.
///
///     let reading = URIReference.read("http://ann@example.org:80/a?b#c".utf8Span)
///     reading.parts.host   // 11..<22
///     reading.parts.query  // 28..<29
///
/// All ranges are offsets of bytes, without the delimiters. Standards: RFC 3986, RFC 3987.
package struct URIReference: Hashable, Sendable {
  /// Whose characters are accepted.
  package enum Characters: Sendable {
    /// ASCII, RFC 3986.
    case ascii

    /// ASCII, and what RFC 3987 adds.
    case international
  }

  /// The scheme, such as `https`; nil in a relative reference.
  package var scheme: Range<Int>?

  /// All of the authority; nil if there is no `//`.
  package var authority: Range<Int>?

  /// What stands before an `@` in the authority.
  package var userInformation: Range<Int>?

  /// The host, with its square brackets if it has them.
  package var host: Range<Int>?

  /// The digits behind the colon of the authority, which may be none.
  package var port: Range<Int>?

  /// The path, which may be empty.
  package var path: Range<Int> = 0..<0

  /// What follows the question mark.
  package var query: Range<Int>?

  /// What follows the number sign.
  package var fragment: Range<Int>?
}

/// One thing that is wrong with a URI.
package struct URIFault: Hashable, Sendable {
  /// What is wrong.
  package enum Kind: Hashable, Sendable {
    /// A character that must not stand there as it is.
    case character(Unicode.Scalar)

    /// A percent sign without two hexadecimal digits.
    case percentEncoding

    /// There is no scheme, or what stands before the first colon is none.
    case scheme

    /// What stands in square brackets is no IP address, or is never closed.
    case host

    /// What stands behind the colon of the host is no number.
    case port
  }

  package let kind: Kind

  /// Where it is, as offsets of bytes.
  package let range: Range<Int>

  /// The offset of the byte with which the text ceased to be the beginning of a URI; nil if more text
  /// can mend it.
  package let impossibleAt: Int?

  init(_ kind: Kind, at range: Range<Int>, impossibleAt: Int?) {
    self.kind = kind
    self.range = range
    self.impossibleAt = impossibleAt
  }
}

extension URIReference {
  /// What a reading finds.
  package struct Reading: Sendable {
    /// The parts, as far as the text has them.
    package var parts: URIReference

    /// What is wrong, in the order of the text; the first alone unless all were asked for.
    package var faults: [URIFault]

    /// The first fault, without building a list of it.
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
  ///   - characters: Whose characters are accepted.
  ///   - needsScheme: Whether a relative reference is refused.
  ///   - collects: Whether all characters and percent signs at fault are wanted, not the first fault
  ///     alone.
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
