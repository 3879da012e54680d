/// The domain of an address, or a domain on its own, with its place in the text.
struct LocatedDomain: Hashable, Sendable {
  /// The domain in lowercase and in ASCII.
  let ascii: String

  /// The domain in lowercase and in Unicode.
  let unicode: String

  /// Where it was written.
  let range: Range<Int>

  /// Finds the domain, or returns nil if there is none that could be looked up.
  init?(in text: UTF8Span) {
    let written = String(copying: text)
    let isAddress = written.utf8.contains(UInt8(ascii: "@"))
    // A domain alone is read as that of an address, so that the same rules hold.
    let prefix = isAddress ? "" : "a@"
    var parser = EmailParser(
      (prefix + written).utf8Span,
      options: isAddress ? .everything : .smtp
    )
    parser.parse()
    guard let ascii = parser.asciiDomain, let unicode = parser.domain,
      let range = parser.domainRange,
      !parser.issues.contains(where: { $0.range.lowerBound >= range.lowerBound })
    else { return nil }
    self.ascii = ascii
    self.unicode = unicode
    self.range = range.lowerBound - prefix.utf8.count..<range.upperBound - prefix.utf8.count
  }
}
