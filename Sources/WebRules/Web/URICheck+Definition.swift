public import RuleEngine
import UnicodeText
import Violations
import WebAddresses

extension URICheck {
  /// The definition of the check `uri` for packs.
  public static let definition = CheckDefinition(
    "uri",
    "Requires a URI or an IRI, or a reference to one.",
    settings: [
      .boolean("international", "Whether characters outside ASCII are accepted, as in an IRI."),
      .boolean("references", "Whether relative references are accepted, such as ../a."),
      .init("schemes", .list(.text), "The schemes to accept; all if absent."),
      .choice(
        "authority",
        Presence.self,
        "Whether there must be an authority: // and a host.",
        default: .optional
      ),
      .choice(
        "fragment",
        Presence.self,
        "Whether there must be a fragment, after a number sign.",
        default: .optional
      ),
    ],
    codes: [
      .uriCharacter, .uriPercentEncoding, .uriScheme, .uriSchemeNotAccepted, .uriHost, .uriPort,
      .uriPartMissing, .uriPartNotAccepted,
    ],
    facts: [
      FactDefinition("scheme", "The scheme in lowercase, such as https.", isFromInput: true),
      FactDefinition("authority", "The text between // and the path.", isFromInput: true),
      FactDefinition("host", "The host, as written.", isFromInput: true),
      FactDefinition("port", "The digits of the port, as written.", isFromInput: true),
      FactDefinition("path", "The path, which may be empty.", isFromInput: true),
      FactDefinition("query", "The text after the question mark.", isFromInput: true),
      FactDefinition("fragment", "The text after the number sign.", isFromInput: true),
    ],
    givesCanonicalForm: true
  ) { settings throws(SettingError) in
    let schemes = settings.texts("schemes") ?? []
    if let wrong = schemes.first(where: { !WebURLScheme.isScheme($0) }) {
      throw SettingError("schemes", "`\(wrong)` isn't a scheme", hint: "write it without a colon")
    }
    return URICheck(
      isInternational: settings.boolean("international") ?? false,
      acceptsReferences: settings.boolean("references") ?? false,
      schemes: schemes,
      authority: settings.choice("authority") ?? .optional,
      fragment: settings.choice("fragment") ?? .optional
    )
  }
}

extension CodeDefinition {
  static let uriCharacter = CodeDefinition(
    "uri.character",
    "A character must be percent-encoded.",
    [
      .init("character", .character, "the character at fault", isFromInput: true),
      .init("encoded", .text, "the same character, percent-encoded", isFromInput: true),
    ]
  )

  static let uriPercentEncoding = CodeDefinition(
    "uri.percent_encoding",
    "A percent sign isn't followed by two hexadecimal digits."
  )

  static let uriScheme = CodeDefinition(
    "uri.scheme",
    "The scheme at the beginning is missing, or contains a character that isn't allowed there.",
    [.example]
  )

  static let uriSchemeNotAccepted = CodeDefinition(
    "uri.scheme_not_accepted",
    "The scheme isn't one of the accepted schemes.",
    [.init("accepted", .list, "the accepted schemes")]
  )

  static let uriHost = CodeDefinition(
    "uri.host",
    "The square brackets don't contain an IP address, or are never closed."
  )

  static let uriPort = CodeDefinition(
    "uri.port",
    "The port after the host isn't a number."
  )

  static let uriPartMissing = CodeDefinition(
    "uri.part_missing",
    "A required part is missing.",
    [.init("part", .text, "authority or fragment", isMeasured: true), .example]
  )

  static let uriPartNotAccepted = CodeDefinition(
    "uri.part_not_accepted",
    "There is a part that isn't accepted.",
    [.init("part", .text, "authority or fragment", isMeasured: true)]
  )
}
