import EmailAddresses
import RuleEngine
import UnicodeText
import Violations
import WebAddresses

// What the module `WebAddresses` finds gets its codes here.

extension URLCheck {
  /// Returns the code of a fault that the standard knows.
  func code(of fault: WebURLFault, in text: UTF8Span) -> CodeDefinition {
    switch fault.kind {
    case .domainInvalidCodePoint, .hostInvalidCodePoint:
      switch text.scalar(at: fault.range.lowerBound) {
      case _ where fault.range.count > 1: .urlHost
      case "%": .urlHost
      case ...(" "), "\u{7F}": .urlWhiteSpace
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
      .urlHostIPMalformed
    case .invalidURLUnit: .urlCharacter
    case .whiteSpace: .urlWhiteSpace
    case .percentSign: .urlPercent
    case .missingSolidus: .urlSlashes
    case .missingScheme: .urlSchemeMissing
    case .reverseSolidus: .urlBackslash
    case .credentials: .urlCredentials
    case .hostMissing: .urlHostMissing
    case .portOutOfRange, .portInvalid: .urlPort
    }
  }

  /// Returns the arguments of a code.
  func arguments(of fault: Fault, in text: UTF8Span) -> [String: Argument] {
    let written = fault.range.map { String(copying: text, in: $0) } ?? ""
    switch fault.code {
    case .urlCharacter: return ["character": .character(written.unicodeScalars.first ?? "\u{FFFD}")]
    case .urlScheme: return ["schemes": schemes]
    case .urlSchemeMissing:
      return [
        "beginning": .text(options.beginnings[0]), "schemes": schemes,
        "suggestion": .text(suggestion(for: text)),
      ]
    case .domainNotAllowed, .domainDenied: return ["domain": .text(written.lowercased())]
    default: return [:]
    }
  }

  /// What a URL may begin with.
  var schemes: Argument { .list(options.beginnings.map(Argument.text)) }

  /// Returns the text with a scheme before it, if that is accepted and not too long to be shown.
  private func suggestion(for text: UTF8Span) -> String {
    let beginning = options.beginnings[0]
    let example = "https://example.org"
    guard text.count <= 100 else { return example }
    let suggestion = beginning + String(copying: text)
    return passes(suggestion.utf8Span, in: CheckContext()) ? suggestion : example
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
  ]
}

extension CodeDefinition {
  static let urlBackslash = CodeDefinition("url.backslash", "A backslash stands for a slash.")

  static let urlCharacter = CodeDefinition(
    "url.character",
    "There is a character that no URL has.",
    [.init("character", .character, "the character", isFromInput: true)]
  )

  static let urlCredentials = CodeDefinition(
    "url.credentials",
    "There is a name or a password before an @."
  )

  static let urlFragment = CodeDefinition("url.fragment", "There is a fragment.")

  static let urlHost = CodeDefinition("url.host", "The host is no domain that could exist.")

  static let urlHostIPMalformed = CodeDefinition(
    "url.host.ip_malformed",
    "The host looks like an IP address and is not written as one."
  )

  static let urlHostIPNotAllowed = CodeDefinition(
    "url.host.ip_not_allowed",
    "The host is an IP address."
  )

  static let urlHostMissing = CodeDefinition("url.host.missing", "There is no host.")

  static let urlHostNotPublic = CodeDefinition(
    "url.host.not_public",
    "The host is not on the public net."
  )

  static let urlHostSingleLabel = CodeDefinition("url.host.single_label", "The host has no dot.")

  static let urlPercent = CodeDefinition(
    "url.percent",
    "A percent sign is not followed by two hexadecimal digits."
  )

  static let urlPort = CodeDefinition("url.port", "The port is no number up to 65535.")

  static let urlPortNotAllowed = CodeDefinition("url.port.not_allowed", "The port is not accepted.")

  static let urlQuery = CodeDefinition("url.query", "There is a query.")

  static let urlScheme = CodeDefinition("url.scheme", "The scheme is not accepted.", [.schemes])

  static let urlSchemeMissing = CodeDefinition(
    "url.scheme.missing",
    "There is no scheme.",
    [
      .init("beginning", .text, "the first of what the URL may begin with"), .schemes,
      .init(
        "suggestion",
        .text,
        "the text with a scheme before it, or else an example",
        isFromInput: true
      ),
    ]
  )

  static let urlSlashes = CodeDefinition(
    "url.slashes",
    "There are not exactly two slashes after the scheme."
  )

  static let urlWhiteSpace = CodeDefinition(
    "url.white_space",
    "There is a space, a line end or another character that is not seen."
  )
}

extension CodeDefinition.Argument {
  fileprivate static let schemes = Self(
    "schemes",
    .list,
    "what the URL may begin with, such as https://"
  )
}
