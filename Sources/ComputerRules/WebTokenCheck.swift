import ComputerFormats
import JSONDocuments
public import RuleEngine
public import Violations

/// Requires a signed JSON Web Token: three parts in Base64url, where the first two contain JSON
/// objects (RFC 7519, RFC 7515).
///
/// The signature isn't verified, because that needs a key. Anyone who has a token can use it, so a
/// rule with this check is secret: facts contain only registered algorithms and types, and no text
/// from the token.
///
///     web-token: {}
///     // eyJhbGciOiJIUzI1NiJ9.e30.c2ln  valid, algorithm: HS256
///     // eyJhbGciOiJub25lIn0.e30.       identifier.format, unless unsigned: true
public struct WebTokenCheck: Check {
  private let allowsUnsigned: Bool

  /// Creates a check.
  public init(allowsUnsigned: Bool = false) {
    self.allowsUnsigned = allowsUnsigned
  }

  // RFC 7518 §3.1, RFC 8037 §3.1, RFC 8812 §3.2, RFC 9864 §2.2.
  private static let algorithms: Set<String> = [
    "ES256", "ES256K", "ES384", "ES512", "Ed25519", "Ed448", "EdDSA", "HS256", "HS384", "HS512",
    "PS256", "PS384", "PS512", "RS256", "RS384", "RS512", "none",
  ]

  // RFC 7519 §5.1, RFC 9068 §2.1, RFC 8417 §2.3, RFC 9449 §4.2; case doesn't matter
  // (RFC 2045 §5.1).
  private static let types = [
    "jwt": "JWT", "at+jwt": "at+jwt", "secevent+jwt": "secevent+jwt", "dpop+jwt": "dpop+jwt",
  ]

  /// Reports a text that doesn't have the structure of a token.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    guard let (header, payload, signature) = parts(of: text.span),
      case .record(let members)? = value(of: text.span.extracting(header)),
      case .text(let algorithm)? = members["alg"], !algorithm.isEmpty,
      case .record? = value(of: text.span.extracting(payload)),
      Base64URL.offsetOfFault(in: text.span.extracting(signature)) == nil,
      signature.isEmpty == (algorithm == "none"), allowsUnsigned || algorithm != "none"
    else {
      findings.add(.identifierFormat)
      return
    }
    if Self.algorithms.contains(algorithm) { findings.setFact("algorithm", .text(algorithm)) }
    if case .text(let type)? = members["typ"], let known = Self.types[type.lowercased()] {
      findings.setFact("token_type", .text(known))
    }
  }

  /// Returns the ranges of the three parts, or nil if the number of parts isn't three.
  private func parts(of bytes: Span<UInt8>) -> (Range<Int>, Range<Int>, Range<Int>)? {
    var points: [Int] = []
    for index in bytes.indices where bytes[index] == UInt8(ascii: ".") {
      points.append(index)
      if points.count > 2 { return nil }
    }
    guard points.count == 2 else { return nil }
    return (0..<points[0], points[0] + 1..<points[1], points[1] + 1..<bytes.count)
  }

  /// Returns the JSON value in a part, or nil if there is none.
  private func value(of part: Span<UInt8>) -> Value? {
    guard let bytes = Base64URL.bytes(of: part) else { return nil }
    do {
      return try JSONReader.value(of: bytes.span)
    } catch {
      return nil
    }
  }

  /// Returns whether the text can still become a token, judging by its characters and dots.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    var points = 0
    for index in 0..<text.count {
      let byte = text.span[index]
      if byte == UInt8(ascii: ".") {
        points += 1
        if points > 2 { return .impossible(at: index) }
      } else if Base64URL.value(byte) == nil {
        return .impossible(at: index)
      }
    }
    return passes(text, in: context) ? .valid : .unfinished
  }
}

extension WebTokenCheck {
  /// The check's definition for packs and documentation.
  public static let definition = CheckDefinition(
    "web-token",
    "Requires a signed JSON Web Token; the signature isn't verified.",
    settings: [
      .boolean("unsigned", "Accepts tokens with the algorithm none, which aren't signed.")
    ],
    codes: [.identifierFormat],
    facts: [
      FactDefinition("algorithm", "The algorithm of the signature, if it is a registered one."),
      FactDefinition("token_type", "The type in the header, if it is a registered one."),
    ],
    confidentiality: .secret
  ) { settings throws(SettingError) in
    WebTokenCheck(allowsUnsigned: settings.boolean("unsigned") ?? false)
  }
}
