import UnicodeText

/// A domain name in both its forms, UTS #46.
struct DomainName: Hashable, Sendable {
  /// Lowercased, with A-labels.
  let ascii: String

  /// Lowercased, with U-labels.
  let unicode: String

  /// What is wrong with it; names in ASCII without `xn--` are not looked at.
  let problems: [InternationalDomain.Problem]

  // UTS #46 §2.3
  static let dots: [Unicode.Scalar] = [".", "\u{3002}", "\u{FF0E}", "\u{FF61}"]

  /// Maps a name.
  ///
  /// - Parameters:
  ///   - name: The name as written.
  ///   - decodesALabels: Whether a name in ASCII with `xn--` is looked at.
  init(_ name: String, decodesALabels: Bool = true) {
    let isASCII = !name.utf8.contains(where: \.isBeyondASCII)
    let lowercased = isASCII ? Self.lowercased(name) : name
    if isASCII, !decodesALabels || !Self.hasALabel(lowercased) {
      ascii = lowercased
      unicode = lowercased
      problems = []
      return
    }
    let mapped = InternationalDomain.ascii(name.utf8Span)
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
  var isWhole: Bool { Self.isWhole(problems) }

  private static func isWhole(_ problems: [InternationalDomain.Problem]) -> Bool {
    problems.allSatisfy { $0 == .hyphen34 }
  }

  private static func hasALabel(_ name: String) -> Bool {
    name.split(separator: ".").contains { $0.utf8.starts(with: "xn--".utf8) }
  }
}
