public import RuleEngine
import UnicodeText
import Violations
import WebAddresses

extension URICheck {
  /// The check as packs know it: `uri`.
  public static let definition = CheckDefinition(
    "uri",
    "Requires a URI or an IRI, or a reference to one.",
    settings: [
      .boolean("international", "Whether characters beyond ASCII are accepted, as in an IRI."),
      .boolean("references", "Whether relative references are accepted, such as ../a."),
      .init("schemes", .list(.text), "The schemes that are accepted; all if absent."),
      .choice(
        "authority",
        Presence.self,
        "Whether there must be an authority, which is // with a host.",
        default: .optional
      ),
      .choice(
        "fragment",
        Presence.self,
        "Whether there must be a fragment, which follows a number sign.",
        default: .optional
      ),
    ],
    codes: [
      .uriCharacter, .uriPercentEncoding, .uriScheme, .uriSchemeNotAccepted, .uriHost, .uriPort,
      .uriPartMissing, .uriPartNotAccepted,
    ],
    facts: [
      FactDefinition("scheme", "The scheme in lowercase, such as https.", isFromInput: true),
      FactDefinition("authority", "What stands between // and the path.", isFromInput: true),
      FactDefinition("host", "The host, as written.", isFromInput: true),
      FactDefinition("port", "The digits of the port, as written.", isFromInput: true),
      FactDefinition("path", "The path, which may be empty.", isFromInput: true),
      FactDefinition("query", "What follows the question mark.", isFromInput: true),
      FactDefinition("fragment", "What follows the number sign.", isFromInput: true),
    ],
    givesCanonicalForm: true
  ) { settings throws(SettingError) in
    let schemes = settings.texts("schemes") ?? []
    if let wrong = schemes.first(where: { !WebURLScheme.isScheme($0) }) {
      throw SettingError("schemes", "`\(wrong)` is no scheme", hint: "write it without a colon")
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
    "There is a character that must be percent-encoded there.",
    [.init("character", .character, "the character at fault", isFromInput: true)]
  )

  static let uriPercentEncoding = CodeDefinition(
    "uri.percent_encoding",
    "A percent sign is not followed by two hexadecimal digits."
  )

  static let uriScheme = CodeDefinition(
    "uri.scheme",
    "There is no scheme at the beginning, or it has a character that none has."
  )

  static let uriSchemeNotAccepted = CodeDefinition(
    "uri.scheme_not_accepted",
    "The scheme is not among those that are accepted.",
    [.init("accepted", .list, "the schemes that are accepted")]
  )

  static let uriHost = CodeDefinition(
    "uri.host",
    "The square brackets hold no IP address, or are never closed."
  )

  static let uriPort = CodeDefinition(
    "uri.port",
    "What stands behind the colon of the host is no number."
  )

  static let uriPartMissing = CodeDefinition(
    "uri.part_missing",
    "A part that is asked for is missing.",
    [.init("part", .text, "authority or fragment")]
  )

  static let uriPartNotAccepted = CodeDefinition(
    "uri.part_not_accepted",
    "There is a part that is not accepted.",
    [.init("part", .text, "authority or fragment")]
  )
}
