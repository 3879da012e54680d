/// One label of a domain and its place in the text.
struct DomainLabel: Hashable, Sendable {
  /// The label, as written or in ASCII.
  var text = ""

  /// The label in Unicode, if it is an A-label.
  var unicode: String?

  /// Where it was written.
  var range: Range<Int>

  /// Pairs the labels of a mapped name with the places of those that were written.
  ///
  /// If a mapping changed their number, each has the place of the whole.
  static func labels(
    of name: DomainName,
    at written: [DomainLabel],
    within whole: Range<Int>
  ) -> [DomainLabel] {
    let texts = parts(name.ascii)
    let unicode = name.unicode == name.ascii ? texts : parts(name.unicode)
    return texts.indices.map { index in
      DomainLabel(
        text: String(texts[index]),
        unicode: unicode.count == texts.count ? String(unicode[index]) : nil,
        range: texts.count == written.count ? written[index].range : whole
      )
    }
  }

  private static func parts(_ name: String) -> [Substring] {
    name.split(separator: ".", omittingEmptySubsequences: false)
  }

  /// Whether a hyphen is its first or last character.
  var hasHyphenAtAnEnd: Bool { text.hasPrefix("-") || text.hasSuffix("-") }

  /// Whether hyphens are its third and fourth character, RFC 5890 §2.3.1.
  var isReserved: Bool {
    if text.hasPrefix("xn") {
      return unicode.map { !$0.hasPrefix("xn") && Self.hasHyphensInside($0) } ?? false
    }
    return Self.hasHyphensInside(text)
  }

  private static func hasHyphensInside(_ text: String) -> Bool {
    var scalars = text.unicodeScalars.makeIterator()
    _ = (scalars.next(), scalars.next())
    return scalars.next() == "-" && scalars.next() == "-"
  }
}
