import EmailAddresses
import RuleEngine
import UnicodeText
import Violations
import WebAddresses

// Maps the faults that the module `WebAddresses` finds to codes.

extension URLCheck {
  /// Returns whether only spaces are in the place of the host, as in `https: //example.org`.
  private func isBlank(_ host: Range<Int>?, in text: UTF8Span) -> Bool {
    host.map { $0.allSatisfy { text.span[$0] == UInt8(ascii: " ") } } ?? false
  }

  /// Returns the code for a fault that the standard defines.
  ///
  /// A host can't contain white space, not even as `%20`, so white space in a host is a character
  /// that isn't allowed.
  func code(of fault: WebURLFault, host: Range<Int>?, in text: UTF8Span) -> CodeDefinition {
    switch fault.kind {
    case .domainInvalidCodePoint, .hostInvalidCodePoint:
      switch text.scalar(at: fault.range.lowerBound) {
      case _ where fault.range.count > 1: .urlHost
      case "%": .urlHost
      case " " where isBlank(host, in: text): .urlWhiteSpace
      default: .urlCharacter
      }
    case .domainToASCII, .domainNotValid, .driveLetter, .driveLetterHost: .urlHost
    case .ipv4EmptyPart, .ipv4TooManyParts, .ipv4NonNumericPart, .ipv4NonDecimalPart,
      .ipv4OutOfRangePart,
      .ipv4NotDotted, .ipv6Unclosed, .ipv6InvalidCompression, .ipv6TooManyPieces,
      .ipv6MultipleCompression,
      .ipv6InvalidCodePoint, .ipv6TooFewPieces, .ipv4InIPv6TooManyPieces,
      .ipv4InIPv6InvalidCodePoint,
      .ipv4InIPv6OutOfRangePart, .ipv4InIPv6TooFewParts:
      options.allowsIPAddress ? .urlHostIPMalformed : .urlHostIPNotAllowed
    case .invalidURLUnit: .urlCharacter
    case .whiteSpace:
      host?.contains(fault.range.lowerBound) ?? false && !isBlank(host, in: text)
        ? .urlCharacter : .urlWhiteSpace
    case .percentSign: .urlPercent
    case .missingSolidus: .urlSlashes
    case .missingScheme: .urlSchemeMissing
    case .reverseSolidus: .urlBackslash
    case .credentials: .urlCredentials
    case .hostMissing: .urlHostMissing
    case .portOutOfRange, .portInvalid: .urlPort
    }
  }

  /// Returns the arguments for the code of a fault.
  func arguments(of fault: Fault, in text: UTF8Span) -> [String: Argument] {
    let written = fault.range.map { String(copying: text, in: $0) } ?? ""
    switch fault.code {
    case .urlCharacter: return ["character": .character(written.unicodeScalars.first ?? "\u{FFFD}")]
    case .urlScheme: return ["schemes": schemes]
    case .urlSchemeMissing:
      let suggestion = Argument.text(suggestion(for: text))
      return [
        "beginning": .text(options.beginnings[0]), "schemes": schemes, "suggestion": suggestion,
        "example": suggestion,
      ]
    case _ where fault.code.hasExample: return ["example": .text(example)]
    case .domainNotAllowed, .domainDenied: return ["domain": .text(written.lowercased())]
    default: return [:]
    }
  }

  /// The accepted beginnings of a URL.
  var schemes: Argument { .list(options.beginnings.map(Argument.text)) }

  /// Returns the text with a scheme before it and without other slips, or an example if that isn't
  /// accepted or is too long to show.
  private func suggestion(for text: UTF8Span) -> String {
    let beginning = options.beginnings[0]
    guard text.count <= 100 else { return example }
    let written = URLSlips.withASCIIDots(String(copying: text))
    let suggestions =
      [beginning + URLSlips.withUsualWWW(written)] + URLSlips.meantValues(by: written, beginning)
    return suggestions.first { passes($0.utf8Span, in: CheckContext()) } ?? example
  }
}

extension URLCheck {
  /// The codes that the check reports.
  static let codes: [CodeDefinition] = [
    .urlBackslash, .urlCharacter, .urlCredentials, .urlFragment, .urlHost, .urlHostIPMalformed,
    .urlHostIPNotAllowed,
    .urlHostMissing, .urlHostNotPublic, .urlHostSingleLabel, .urlPercent, .urlPort,
    .urlPortNotAllowed, .urlQuery,
    .urlScheme, .urlSchemeMissing, .urlSlashes, .urlWhiteSpace, .domainNotAllowed, .domainDenied,
    .urlHostUnknownEnding, .urlHostMixedScripts, .urlHostLookAlike, .urlHostWWW, .urlHostDash,
    .urlEnd,
  ]
}

extension CodeDefinition {
  static let urlBackslash = CodeDefinition(
    "url.backslash",
    "There is a backslash instead of a slash."
  )

  static let urlCharacter = CodeDefinition(
    "url.character",
    "There is a character that isn't allowed in a URL.",
    [.init("character", .character, "the character", isFromInput: true)]
  )

  static let urlCredentials = CodeDefinition(
    "url.credentials",
    "There is a name or a password before an @."
  )

  static let urlFragment = CodeDefinition("url.fragment", "There is a fragment.")

  static let urlHost = CodeDefinition(
    "url.host",
    "The host isn't a domain that could exist.",
    [.example]
  )

  static let urlHostIPMalformed = CodeDefinition(
    "url.host.ip_malformed",
    "The host looks like an IP address but doesn't have the form of one.",
    [.example]
  )

  static let urlHostIPNotAllowed = CodeDefinition(
    "url.host.ip_not_allowed",
    "The host is an IP address.",
    [.example]
  )

  static let urlHostMissing = CodeDefinition(
    "url.host.missing",
    "The host is missing.",
    [.example]
  )

  static let urlHostNotPublic = CodeDefinition(
    "url.host.not_public",
    "The host isn't on the public internet.",
    [.example]
  )

  static let urlHostSingleLabel = CodeDefinition(
    "url.host.single_label",
    "The host doesn't contain a dot.",
    [.example]
  )

  static let urlPercent = CodeDefinition(
    "url.percent",
    "A percent sign isn't followed by two hexadecimal digits."
  )

  static let urlPort = CodeDefinition("url.port", "The port isn't a number up to 65535.")

  static let urlPortNotAllowed = CodeDefinition("url.port.not_allowed", "The port isn't accepted.")

  static let urlQuery = CodeDefinition("url.query", "There is a query.")

  static let urlScheme = CodeDefinition("url.scheme", "The scheme isn't accepted.", [.schemes])

  static let urlSchemeMissing = CodeDefinition(
    "url.scheme.missing",
    "The scheme is missing.",
    [
      .init("beginning", .text, "the first accepted beginning of the URL"), .schemes,
      .init(
        "suggestion",
        .text,
        "the text with a scheme before it, or an example",
        isFromInput: true
      ),
      .init("example", .text, "the same text, if the whole rule accepts it", isFromInput: true),
    ]
  )

  static let urlSlashes = CodeDefinition(
    "url.slashes",
    "The number of slashes after the scheme isn't two.",
    [.example]
  )

  static let urlWhiteSpace = CodeDefinition(
    "url.white_space",
    "There is a space, a line end or another invisible character."
  )
}

extension CodeDefinition.Argument {
  fileprivate static let schemes = Self(
    "schemes",
    .list,
    "the accepted beginnings of the URL, such as https://"
  )
}
