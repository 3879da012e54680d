import UnicodeText

/// A domain name in its ASCII and Unicode forms, if people can register it (UTS #46, IDNA2008).
///
/// UTS #46 alone allows emoji and symbols, and maps `½` to a fraction slash between two digits.
/// IDNA2008 allows only letters, digits and marks, as in `HostNameCheck`.
package struct DomainName: Hashable, Sendable {
  /// The name in lowercase with A-labels.
  package let ascii: String

  /// The name in lowercase with U-labels.
  package let unicode: String

  /// The problems of the name.
  ///
  /// ASCII names aren't checked unless they have A-labels to decode.
  let problems: [InternationalDomain.Problem]

  /// The characters that UTS #46 §2.3 treats as dots.
  static let dots: [Unicode.Scalar] = [".", "\u{3002}", "\u{FF0E}", "\u{FF61}"]

  /// The treatment of labels `xn--…` in an ASCII name.
  package enum ALabels: Sendable {
    /// They count as ordinary labels.
    case kept

    /// They are decoded if all of them are valid. Otherwise, they are ordinary labels.
    case decodedIfPossible

    /// They are decoded, and an invalid one is a problem.
    case decoded
  }

  /// Maps a name.
  ///
  /// - Parameters:
  ///   - name: The name as written.
  ///   - labels: The treatment of labels `xn--…` if the name is in ASCII.
  package init(_ name: String, aLabels labels: ALabels = .decoded) {
    let isASCII = !name.utf8.contains(where: \.isBeyondASCII)
    let lowercased = isASCII ? Self.lowercased(name) : name
    if isASCII, labels == .kept || !Self.hasALabel(lowercased) {
      ascii = lowercased
      unicode = lowercased
      problems = []
      return
    }
    let mapped = Self.registrable(name)
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
  /// Hyphens as the third and fourth character don't matter here: ASCII labels may have them, and
  /// options may allow them in other labels.
  package var isWhole: Bool { Self.isWhole(problems) }

  private static func isWhole(_ problems: [InternationalDomain.Problem]) -> Bool {
    problems.allSatisfy { $0 == .hyphen34 }
  }

  /// Maps a name, and finds refused characters even if the name has other problems.
  ///
  /// The mapping looks at characters only if nothing else is wrong.
  private static func registrable(_ name: String) -> InternationalDomain.Result {
    var mapped = InternationalDomain.registrable(name.utf8Span)
    guard !isWhole(mapped.problems), !mapped.problems.contains(.disallowed),
      name.unicodeScalars.contains(where: { !$0.isASCII && $0.isRefusedInDomains })
    else { return mapped }
    let problems = mapped.problems + [.disallowed]
    mapped.problems = InternationalDomain.Problem.allCases.filter(problems.contains)
    return mapped
  }

  private static func hasALabel(_ name: String) -> Bool {
    name.utf8.split(separator: UInt8(ascii: ".")).contains { $0.starts(with: "xn--".utf8) }
  }
}

/// The domain of an address, or a domain on its own, with its range in the text.
package struct LocatedDomain: Hashable, Sendable {
  /// The domain in lowercase and in ASCII.
  package let ascii: String

  /// The domain in lowercase and in Unicode.
  package let unicode: String

  /// The range of the domain in bytes.
  package let range: Range<Int>

  /// Finds the domain, or returns nil if the text doesn't contain a domain that could be looked up.
  ///
  ///     LocatedDomain(in: "ann@Example.org".utf8Span)?.ascii  // "example.org"
  ///     LocatedDomain(in: "example.org".utf8Span)?.range      // 0..<11
  package init?(in text: UTF8Span) {
    let written = String(copying: text)
    let isAddress = written.utf8.contains(UInt8(ascii: "@"))
    // A domain on its own is read as the domain of an address, so that the same rules apply.
    let prefix = isAddress ? "" : "a@"
    var parser = EmailParser((prefix + written).utf8Span, options: isAddress ? .everything : .smtp)
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
