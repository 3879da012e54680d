extension InternationalDomain {
  /// What can be wrong with a domain name.
  public enum Problem: String, CaseIterable, Sendable {
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
