import CICU

/// Internationalized domain names according to UTS #46.
///
/// Processing is nontransitional, with CheckBidi, CheckJoiners and UseSTD3ASCIIRules.
///
///     InternationalDomain.ascii("Bücher.example".utf8Span).text  // "xn--bcher-kva.example"
///     InternationalDomain.unicode("xn--bcher-kva.example".utf8Span).text  // "bücher.example"
package enum InternationalDomain {
  /// A name after processing.
  package struct Result: Hashable, Sendable {
    /// The name, with U+FFFD in place of characters that aren't allowed.
    package var text: String

    /// The problems, each kind once; empty for a valid name.
    package var problems: [Problem]

    package init(text: String, problems: [Problem] = []) {
      self.text = text
      self.problems = problems
    }
  }

  /// Returns a name in ASCII, as in the DNS.
  package static func ascii(_ domain: UTF8Span) -> Result { process(domain, toASCII: true) }

  /// Returns a name in Unicode, the form that people read.
  package static func unicode(_ domain: UTF8Span) -> Result { process(domain, toASCII: false) }

  /// Returns the Unicode form of a name that ``ascii(_:)`` returned without problems, except
  /// hyphens in the third and fourth positions.
  ///
  /// The result is the same as the result of ``unicode(_:)``, in a quarter of the time.
  package static func unicode(ofValidASCII domain: UTF8Span) -> String {
    domain.withBytes { bytes, count in String(cicu_domain_unicode(bytes, count)) ?? "" }
  }

  /// Returns a name in ASCII if IDNA2008 allows people to register it.
  ///
  /// After the mapping of UTS #46, it must consist only of characters that RFC 5892 allows, each in
  /// its context (appendix A).
  ///
  ///     InternationalDomain.registrable("Bücher.example".utf8Span).text // "xn--bcher-kva.example"
  ///     InternationalDomain.registrable("♥.example".utf8Span).problems  // [.disallowed]
  package static func registrable(_ domain: UTF8Span) -> Result {
    domain.withBytes { bytes, count in
      let processed = cicu_domain_registrable(bytes, count)
      let text = String(processed.text) ?? ""
      return Result(text: text, problems: Problem.problems(processed.problems))
    }
  }

  /// Returns a name in ASCII as “domain to ASCII” of the URL Standard does without *beStrict*, or
  /// nil if it fails.
  ///
  /// Hyphens, empty labels, lengths, and ASCII characters aren't checked.
  ///
  ///     InternationalDomain.asciiForURL("Bü_cher..example".utf8Span)  // "xn--b_cher-kva..example"
  ///     InternationalDomain.asciiForURL("xn--0.org".utf8Span)         // nil
  ///
  /// - Complexity: O(*n*), except for Punycode, which takes O(*n*²) for the length of a label.
  package static func asciiForURL(_ domain: UTF8Span) -> String? {
    domain.withBytes { bytes, count in String(cicu_domain_ascii_for_url(bytes, count)) }
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
  /// The possible problems of a domain name.
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
    /// A label has hyphens in its third and fourth positions.
    case hyphen34 = "hyphen-3-4"
    /// A label starts with a combining mark.
    case leadingCombiningMark = "leading-combining-mark"
    /// A label has a character that isn't allowed.
    case disallowed
    /// A label starts with `xn--` and isn't valid Punycode (RFC 3492).
    case punycode
    /// A label decodes to a text with a dot.
    case labelHasDot = "label-has-dot"
    /// A label `xn--…` doesn't decode to a valid label, or isn't the canonical encoding of it.
    case invalidACELabel = "invalid-ace-label"
    /// The directions of a label's characters conflict (RFC 5893).
    case bidi
    /// A joiner is in a position where it isn't allowed (RFC 5892, appendix A.1 and A.2).
    case contextJ = "context-j"
    /// A punctuation mark is in a position where it isn't allowed (RFC 5892, appendix A.3 to A.7).
    case contextOPunctuation = "context-o-punctuation"
    /// Digits of two kinds are mixed (RFC 5892, appendix A.8 and A.9).
    case contextODigits = "context-o-digits"

    /// Returns the problems for ICU's bits `UIDNA_ERROR_*`, which have the same order as the cases.
    static func problems(_ bits: UInt32) -> [Problem] {
      guard bits != 0 else { return [] }
      return allCases.enumerated().compactMap { bits & 1 << $0.offset != 0 ? $0.element : nil }
    }
  }
}
