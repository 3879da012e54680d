import UnicodeText

/// A domain name in both its forms, UTS #46.
package struct DomainName: Hashable, Sendable {
  /// Lowercased, with A-labels.
  package let ascii: String

  /// Lowercased, with U-labels.
  package let unicode: String

  /// What is wrong with it; names in ASCII without A-labels that are decoded are not looked at.
  let problems: [InternationalDomain.Problem]

  /// The characters that UTS #46 §2.3 takes for dots.
  static let dots: [Unicode.Scalar] = [".", "\u{3002}", "\u{FF0E}", "\u{FF61}"]

  /// What becomes of labels `xn--…` of a name in ASCII.
  package enum ALabels: Sendable {
    /// They are labels like others.
    case kept

    /// They are decoded if all of them encode something; else they are labels like others.
    case decodedIfPossible

    /// They are decoded, and it is a problem if they encode nothing.
    case decoded
  }

  /// Maps a name.
  ///
  /// - Parameters:
  ///   - name: The name as written.
  ///   - labels: What becomes of labels `xn--…`, if the name is in ASCII.
  package init(_ name: String, aLabels labels: ALabels = .decoded) {
    let isASCII = !name.utf8.contains(where: \.isBeyondASCII)
    let lowercased = isASCII ? Self.lowercased(name) : name
    if isASCII, labels == .kept || !Self.hasALabel(lowercased) {
      ascii = lowercased
      unicode = lowercased
      problems = []
      return
    }
    let mapped = InternationalDomain.ascii(name.utf8Span)
    if isASCII, labels == .decodedIfPossible, !Self.isWhole(mapped.problems) {
      ascii = lowercased
      unicode = lowercased
      problems = []
      return
    }
    ascii = mapped.text
    problems = mapped.problems
    unicode =
      Self.isWhole(mapped.problems)
      ? InternationalDomain.unicode(ofValidASCII: mapped.text.utf8Span) : Self.lowercased(name)
  }

  private static func lowercased(_ name: String) -> String {
    String(decoding: name.utf8.map(\.lowercasedASCII), as: UTF8.self)
  }

  /// Whether both forms name the same domain.
  ///
  /// Options may allow reserved labels, whose names are whole but for their hyphens.
  package var isWhole: Bool { Self.isWhole(problems) }

  private static func isWhole(_ problems: [InternationalDomain.Problem]) -> Bool {
    problems.allSatisfy { $0 == .hyphen34 }
  }

  private static func hasALabel(_ name: String) -> Bool {
    name.split(separator: ".").contains { $0.utf8.starts(with: "xn--".utf8) }
  }
}

/// The domain of an address, or a domain on its own, with its range in the text.
package struct LocatedDomain: Hashable, Sendable {
  /// The domain in lowercase and in ASCII.
  package let ascii: String

  /// The domain in lowercase and in Unicode.
  package let unicode: String

  /// The offsets of bytes where it was written.
  package let range: Range<Int>

  /// Finds the domain, or returns nil if there is none that could be looked up.
  ///
  ///     LocatedDomain(in: "ann@Example.org".utf8Span)?.ascii  // "example.org"
  ///     LocatedDomain(in: "example.org".utf8Span)?.range      // 0..<11
  package init?(in text: UTF8Span) {
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
      !parser.faults.contains(where: { $0.range.lowerBound >= range.lowerBound })
    else { return nil }
    self.ascii = ascii
    self.unicode = unicode
    self.range = range.lowerBound - prefix.utf8.count..<range.upperBound - prefix.utf8.count
  }
}
