import CICU

/// Internationalised domain names by UTS #46.
///
/// Processing is nontransitional, with CheckBidi, CheckJoiners and UseSTD3ASCIIRules.
///
///     InternationalDomain.ascii("Bücher.example".utf8Span).text          // "xn--bcher-kva.example"
///     InternationalDomain.unicode("xn--bcher-kva.example".utf8Span).text // "bücher.example"
package enum InternationalDomain {
  /// A name after processing.
  package struct Result: Hashable, Sendable {
    /// The name, with U+FFFD for what cannot stand in one.
    package var text: String

    /// What is wrong, each kind once; empty for a valid name.
    package var problems: [Problem]

    /// Creates a result.
    package init(text: String, problems: [Problem] = []) {
      self.text = text
      self.problems = problems
    }
  }

  /// Returns a name in ASCII, as the DNS wants it.
  ///
  /// - Complexity: O(*n*).
  package static func ascii(_ domain: UTF8Span) -> Result { process(domain, toASCII: true) }

  /// Returns a name in Unicode, as people read it.
  ///
  /// - Complexity: O(*n*).
  package static func unicode(_ domain: UTF8Span) -> Result { process(domain, toASCII: false) }

  /// Returns the Unicode form of a name that ``ascii(_:)`` returned without a problem
  /// but hyphens in the third and fourth place.
  ///
  /// It is what ``unicode(_:)`` returns for such a name, in a quarter of the time.
  ///
  /// - Complexity: O(*n*).
  package static func unicode(ofValidASCII domain: UTF8Span) -> String {
    domain.withBytes { bytes, count in String(cicu_domain_unicode(bytes, count)) ?? "" }
  }

  private static func process(_ domain: UTF8Span, toASCII: Bool) -> Result {
    domain.withBytes { bytes, count in
      let processed = cicu_domain_process(bytes, count, toASCII)
      let text = String(processed.text) ?? ""
      return Result(text: text, problems: Problem.problems(processed.problems))
    }
  }
}

extension InternationalDomain {
  /// What can be wrong with a domain name.
  package enum Problem: String, CaseIterable, Sendable {
    /// A label is empty.
    case emptyLabel = "empty-label"
    /// A label has more than 63 bytes in ASCII (RFC 1035 §2.3.4).
    case labelTooLong = "label-too-long"
    /// The name has more than 253 bytes in ASCII.
    case domainNameTooLong = "domain-name-too-long"
    /// A label starts with a hyphen.
    case leadingHyphen = "leading-hyphen"
    /// A label ends with a hyphen.
    case trailingHyphen = "trailing-hyphen"
    /// A label has hyphens in its third and fourth place.
    case hyphen34 = "hyphen-3-4"
    /// A label starts with a combining mark.
    case leadingCombiningMark = "leading-combining-mark"
    /// A label has a character that is not allowed.
    case disallowed
    /// A label starts with `xn--` and is no Punycode (RFC 3492).
    case punycode
    /// A label decodes to a text with a dot.
    case labelHasDot = "label-has-dot"
    /// A label `xn--…` decodes to what is no valid label or is written otherwise.
    case invalidACELabel = "invalid-ace-label"
    /// The directions of a label's characters do not fit together (RFC 5893).
    case bidi
    /// A joiner stands where it must not (RFC 5892, appendix A.1 and A.2).
    case contextJ = "context-j"
    /// Punctuation stands where it must not (RFC 5892, appendix A.3 to A.7).
    case contextOPunctuation = "context-o-punctuation"
    /// Digits of two kinds are mixed (RFC 5892, appendix A.8 and A.9).
    case contextODigits = "context-o-digits"

    /// The problems of ICU's bits `UIDNA_ERROR_*`, whose order is the order of the cases.
    static func problems(_ bits: UInt32) -> [Problem] {
      guard bits != 0 else { return [] }
      return allCases.enumerated().compactMap { bits & 1 << $0.offset != 0 ? $0.element : nil }
    }
  }
}
