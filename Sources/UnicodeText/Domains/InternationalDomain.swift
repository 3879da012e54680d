import CICU

/// Internationalised domain names by UTS #46.
///
/// Processing is nontransitional, with CheckBidi, CheckJoiners and UseSTD3ASCIIRules.
///
///     InternationalDomain.ascii("Bücher.example".utf8Span).text          // "xn--bcher-kva.example"
///     InternationalDomain.unicode("xn--bcher-kva.example".utf8Span).text // "bücher.example"
public enum InternationalDomain {
  /// A name after processing.
  public struct Result: Hashable, Sendable {
    /// The name, with U+FFFD for what cannot stand in one.
    public var text: String

    /// What is wrong, each kind once; empty for a valid name.
    public var problems: [Problem]

    /// Creates a result.
    public init(text: String, problems: [Problem] = []) {
      self.text = text
      self.problems = problems
    }
  }

  /// Returns a name in ASCII, as the DNS wants it.
  ///
  /// - Complexity: O(*n*).
  public static func ascii(_ domain: UTF8Span) -> Result { process(domain, toASCII: true) }

  /// Returns a name in Unicode, as people read it.
  ///
  /// - Complexity: O(*n*).
  public static func unicode(_ domain: UTF8Span) -> Result { process(domain, toASCII: false) }

  /// Returns the Unicode form of a name that ``ascii(_:)`` returned without a problem
  /// but hyphens in the third and fourth place.
  ///
  /// It is what ``unicode(_:)`` returns for such a name, in a quarter of the time.
  ///
  /// - Complexity: O(*n*).
  public static func unicode(ofValidASCII domain: UTF8Span) -> String {
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
