public import RuleEngine
import UnicodeText
public import Violations
import WebAddresses

/// Requires a text to be a URI or an IRI, or a reference to one.
///
///     URICheck()
///     // https://example.org/a?b#c   valid
///     // https://example.org/%6G     uri.percent_encoding, at bytes 20 to 22
///     // https://example.org/a b     uri.character, character: a space, encoded: %20
///     // /a                          uri.scheme
///
/// The parts become facts. The canonical form follows syntax-based normalization: the scheme and
/// the host are lowercase, percent-encoding is only used where necessary and has uppercase letters,
/// and there are no segments `.` and `..`.
///
/// Standards: RFC 3986, RFC 3987.
public struct URICheck: Check {
  /// Whether a URI must have a part.
  public enum Presence: String, CaseIterable, Sendable {
    /// The part may be there.
    case optional

    /// The part must be there.
    case required

    /// The part must not be there.
    case refused
  }

  /// Whether characters outside ASCII are accepted, as in an IRI.
  public let isInternational: Bool

  /// Whether a relative reference is accepted, such as `../a`.
  public let acceptsReferences: Bool

  /// The schemes to accept, in lowercase.
  ///
  /// If empty, all schemes are accepted.
  public let schemes: [String]

  /// Whether there must be an authority: `//` and a host.
  public let authority: Presence

  /// Whether there must be a fragment.
  public let fragment: Presence

  /// Creates a check.
  public init(
    isInternational: Bool = false,
    acceptsReferences: Bool = false,
    schemes: [String] = [],
    authority: Presence = .optional,
    fragment: Presence = .optional
  ) {
    self.isInternational = isInternational
    self.acceptsReferences = acceptsReferences
    self.schemes = schemes.map { $0.lowercased() }
    self.authority = authority
    self.fragment = fragment
  }

  /// Reports what is wrong with a URI.
  ///
  /// - Complexity: O(*n*). Without details, nothing is allocated.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let reading = read(text, collects: findings.wantsDetails)
    guard findings.wantsDetails else {
      if let fault = reading.fault { findings.add(fault.code) }
      if reading.fault == nil { judge(reading.parts, text, into: &findings) }
      return
    }
    report(reading.faults, into: &findings)
    guard reading.faults.isEmpty else { return }
    judge(reading.parts, text, into: &findings)
    describe(reading.parts, text, into: &findings)
  }

  /// Returns whether a text that is still being typed can become a URI.
  ///
  /// - Complexity: O(*n*), without allocation.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    let reading = read(text, collects: false)
    if let scheme = reading.parts.scheme, !accepts(scheme, of: text) {
      return .impossible(at: scheme.upperBound)
    }
    // A fault hides the parts after it, and a refused part stays refused whatever else is wrong.
    let refused = [
      authority == .refused ? reading.parts.authority.map { $0.lowerBound - 1 } : nil,
      fragment == .refused ? text.span.indices.first { text.span[$0] == UInt8(ascii: "#") } : nil,
      reading.fault?.impossibleAt,
    ]
    if let offset = refused.compactMap(\.self).min() { return .impossible(at: offset) }
    if reading.fault != nil { return .unfinished }
    var findings = Findings(.outcome)
    judge(reading.parts, text, into: &findings)
    return findings.outcome == .valid ? .valid : .unfinished
  }

  private func read(_ text: UTF8Span, collects: Bool) -> URIReference.Reading {
    URIReference.read(
      text,
      isInternational ? .international : .ascii,
      needsScheme: !acceptsReferences,
      collects: collects
    )
  }

  /// Reports the faults, but each code only once.
  private func report(_ faults: [URIFault], into findings: inout Findings) {
    var seen: Set<ViolationCode> = []
    for fault in faults {
      let (code, arguments) = description(of: fault)
      guard seen.insert(code.code).inserted else { continue }
      findings.add(code, at: fault.range.isEmpty ? nil : fault.range, arguments)
    }
  }

  /// Returns the code for a fault, with its arguments.
  ///
  /// If an authority isn't accepted, it doesn't matter what is wrong with its host and port.
  private func description(of fault: URIFault) -> (CodeDefinition, [String: Argument]) {
    switch fault.kind {
    case .scheme: (.uriScheme, ["example": .text(example)])
    case .host where authority == .refused, .port where authority == .refused:
      (.uriPartNotAccepted, ["part": "authority"])
    default: (fault.code, fault.arguments)
    }
  }

  /// Reports the parts that the settings don't accept.
  private func judge(_ parts: URIReference, _ text: UTF8Span, into findings: inout Findings) {
    if let scheme = parts.scheme, !accepts(scheme, of: text) {
      findings.add(
        .uriSchemeNotAccepted,
        at: scheme,
        ["accepted": .list(schemes.map(Argument.text))]
      )
    }
    judge("authority", authority, parts.authority, extraBytes: 2, into: &findings)
    judge("fragment", fragment, parts.fragment, extraBytes: 1, into: &findings)
  }

  private func judge(
    _ name: String,
    _ presence: Presence,
    _ place: Range<Int>?,
    extraBytes: Int,
    into findings: inout Findings
  ) {
    if presence == .required, place == nil {
      findings.add(.uriPartMissing, ["part": .text(name), "example": .text(example)])
    } else if presence == .refused, let place {
      let range = place.lowerBound - extraBytes..<place.upperBound
      findings.add(.uriPartNotAccepted, at: range, ["part": .text(name)])
    }
  }

  /// Returns whether a scheme is accepted, in any letter case.
  private func accepts(_ scheme: Range<Int>, of text: UTF8Span) -> Bool {
    schemes.isEmpty || schemes.contains { text.span.isText(scheme, $0) }
  }

  /// Sets the facts and the canonical form.
  private func describe(_ parts: URIReference, _ text: UTF8Span, into findings: inout Findings) {
    for (name, part) in [
      ("scheme", parts.scheme), ("authority", parts.authority), ("host", parts.host),
      ("port", parts.port), ("path", parts.path), ("query", parts.query),
      ("fragment", parts.fragment),
    ] {
      guard let part else { continue }
      let written = String(copying: text, in: part)
      findings.setFact(name, .text(name == "scheme" ? written.lowercased() : written))
    }
    if findings.outcome == .valid { findings.setCanonicalForm(parts.normalized(text)) }
  }
}

extension URIFault {
  /// The code that the check reports for the fault.
  var code: CodeDefinition {
    switch kind {
    case .character: .uriCharacter
    case .percentEncoding: .uriPercentEncoding
    case .scheme: .uriScheme
    case .host: .uriHost
    case .port: .uriPort
    }
  }

  var arguments: [String: Argument] {
    if case .character(let scalar) = kind { scalar.uriCharacterArguments } else { [:] }
  }
}

extension Unicode.Scalar {
  /// The arguments of the code `uri.character` for this character.
  var uriCharacterArguments: [String: Argument] {
    ["character": .character(self), "encoded": .text(percentEncoded)]
  }

  /// The bytes of the character in UTF-8, each as a percent sign and two hexadecimal digits.
  private var percentEncoded: String {
    String(self).utf8.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return byte < 0x10 ? "%0\(digits)" : "%\(digits)"
    }
    .joined()
  }
}
