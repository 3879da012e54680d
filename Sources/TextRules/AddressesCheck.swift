public import RuleEngine
import UnicodeText
import Violations

/// Refuses a text that contains web or email addresses, such as a review that advertises.
///
///     addresses: {}
///     // See https://example.org/x.    addresses.found, at bytes 4 to 25, kind: web
///     // Write to ann@example.org      addresses.found, at bytes 9 to 24, kind: email
///     // example.com is ours           addresses.found, at bytes 0 to 11, kind: web
///     // Node.js and so on...          valid
///
/// A word is an address in three cases. It has a scheme with two slashes, or begins with `www.`,
/// `mailto:`, `tel:`, `data:` or `javascript:`. It is a domain name under a common top-level
/// domain, alone or with a port, a path or a query. Or it has a domain name under any top-level
/// domain after an `@`. Top-level domains that are also words, such as `is` and `me`, count only
/// with a path, because the writer of `Hello.Is it` only forgot a space.
public struct AddressesCheck: Check {
  /// What an address leads to.
  public enum Kind: String, CaseIterable, Sendable {
    /// A page or a site.
    case web

    /// A mailbox.
    case email
  }

  /// The kinds of address that are refused.
  public let kinds: Set<Kind>

  /// Creates a check.
  public init(_ kinds: Set<Kind> = Set(Kind.allCases)) { self.kinds = kinds }

  /// Reports the first address.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let bytes = text.span
    var start = 0
    while start < bytes.count {
      var end = start
      var mayBe = false
      while end < bytes.count, !Self.endsWord(bytes[end]) {
        mayBe = mayBe || Self.isSign(bytes[end])
        end += 1
      }
      if mayBe, let (kind, range) = text.address(inWord: start..<end), kinds.contains(kind) {
        findings.add(.addressesFound, at: range, ["kind": .text(kind.rawValue)])
        return
      }
      start = end + 1
    }
  }

  /// Whether the byte separates or surrounds words, so no address contains it.
  private static func endsWord(_ byte: UInt8) -> Bool {
    byte <= 0x20 || "<>()[]{}\"|".utf8.contains(byte)
  }

  /// Whether the byte is a character that every address has at least one of.
  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "@")
  }
}

extension UTF8Span {
  /// Returns the kind and the range of the address in a word, if there is one.
  ///
  /// - Complexity: O(*n*) in the number of bytes of the word.
  fileprivate func address(inWord word: Range<Int>) -> (AddressesCheck.Kind, Range<Int>)? {
    let bytes = span
    // Punctuation at the end of a word is part of the sentence.
    var end = word.upperBound
    while end > word.lowerBound, ".,;:!?'".utf8.contains(bytes[end - 1]) { end -= 1 }
    let start = word.lowerBound
    if let scheme = startOfScheme(in: start..<end) { return (.web, scheme..<end) }
    for prefix in ["www.", "tel:", "data:", "javascript:"] {
      if begins(with: prefix, in: start..<end) { return (.web, start..<end) }
    }
    if begins(with: "mailto:", in: start..<end) { return (.email, start..<end) }
    if let at = (start..<end).first(where: { bytes[$0] == UInt8(ascii: "@") }) {
      let isMailbox = at > start && domain(in: at + 1..<end).ending != nil
      return isMailbox ? (.email, start..<end) : nil
    }
    let (host, ending) = domain(in: start..<end)
    guard let ending, let name = lowercasedText(ending) else { return nil }
    let isKnown =
      TopLevelEndings.alone.contains(name)
      || host < end && TopLevelEndings.withPath.contains(name)
    return isKnown ? (.web, start..<end) : nil
  }

  /// Returns where a scheme with two slashes begins.
  private func startOfScheme(in word: Range<Int>) -> Int? {
    let bytes = span
    guard
      let colon = word.dropLast(3).first(where: {
        bytes[$0] == UInt8(ascii: ":") && bytes[$0 + 1] == UInt8(ascii: "/")
          && bytes[$0 + 2] == UInt8(ascii: "/")
      })
    else { return nil }
    var start = colon
    while start > word.lowerBound, bytes[start - 1].isLetter || bytes[start - 1].isDigit {
      start -= 1
    }
    return start < colon ? start : nil
  }

  /// Returns the end and the last label of the domain name at the beginning of a word.
  ///
  /// The label is nil unless the name has several labels and the last one consists of at least two
  /// ASCII letters.
  private func domain(in word: Range<Int>) -> (end: Int, ending: Range<Int>?) {
    let bytes = span
    var label = word.lowerBound
    var labels = 1
    var isDomain = true
    var end = word.lowerBound
    while end < word.upperBound, !"/:?#".utf8.contains(bytes[end]) {
      if bytes[end] == UInt8(ascii: ".") {
        isDomain = isDomain && end > label
        labels += 1
        label = end + 1
      } else if !bytes[end].isLetter, !bytes[end].isDigit, !bytes[end].isBeyondASCII,
        bytes[end] != UInt8(ascii: "-")
      {
        isDomain = false
      }
      end += 1
    }
    let ending = label..<max(label, end)
    let isName =
      isDomain && labels > 1 && ending.count > 1 && ending.allSatisfy { bytes[$0].isLetter }
    return (end, isName ? ending : nil)
  }

  private func begins(with prefix: String, in word: Range<Int>) -> Bool {
    let end = word.lowerBound + prefix.utf8.count
    return end < word.upperBound && span.isText(word.lowerBound..<end, prefix)
  }

  /// Returns a short text in lowercase, or nil for a long one.
  private func lowercasedText(_ range: Range<Int>) -> String? {
    guard range.count <= TopLevelEndings.longest else { return nil }
    return String(decoding: range.map { span[$0].lowercasedASCII }, as: UTF8.self)
  }
}

/// Top-level domains that identify a domain name within a text.
private enum TopLevelEndings {
  /// Top-level domains that are hardly ever the beginning of a sentence after a forgotten space.
  static let alone = set(
    """
    app biz blog cloud com dev edu gov info link live mobi net news online org shop site store tech
    website xyz at au br ca ch cn co cz de dk es eu fi fr gr hk hu ie il io jp kr mx nl nz pt ro ru se sg
    sk tr tv tw ua uk us za
    """
  )

  /// Top-level domains that count if a path follows.
  static let withPath = alone.union(
    set(
      """
      ae ai al am ar as az ba bd be bg bo by cc cl cr cy do ec ee eg fm gg gl gs gt hr id im in iq ir is it
      ke kg kz la li lk lt lu lv ly ma md me mk mn mt my ng no np pe ph pk pl pm pr ps py qa rs sa sh si so st
      su sv th tk tn to ug uy uz ve vn ws
      """
    )
  )

  static let longest = 7

  private static func set(_ words: String) -> Set<String> {
    Set(words.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}

extension AddressesCheck: MeasuredCheck {
  package var runningCost: RunningCost { RunningCost(call: 500, byte: 300) }
}

extension AddressesCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "addresses",
    "Refuses a text that contains web or email addresses.",
    shorthand: "kinds",
    settings: [
      .init(
        "kinds",
        .list(.choice(of: Kind.self)),
        "The kinds of address to refuse; all if absent."
      )
    ],
    codes: [.addressesFound]
  ) { settings in
    let kinds = settings.texts("kinds")?.compactMap(Kind.init(rawValue:))
    return AddressesCheck(kinds.map(Set.init) ?? Set(Kind.allCases))
  }
}

extension CodeDefinition {
  static let addressesFound = CodeDefinition(
    "addresses.found",
    "The text contains a web or email address.",
    [.init("kind", .text, "`web` or `email`", isMeasured: true)]
  )
}
