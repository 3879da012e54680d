public import RuleEngine
import Violations
import WebAddresses

extension MediaTypeCheck {
  /// The check of media types as packs know it: `media-type`.
  public static let definition = CheckDefinition(
    "media-type",
    "Requires a media type such as text/html, with or without parameters.",
    shorthand: "accepted",
    settings: [acceptedSetting],
    codes: [.identifierFormat, .mediaTypeNotAccepted],
    facts: typeFacts,
    givesCanonicalForm: true
  ) { settings throws(SettingError) in
    try MediaTypeCheck(.text, accepted: accepted(settings))
  }

  /// The check of URIs that hold data as packs know it: `data-uri`.
  public static let dataDefinition = CheckDefinition(
    "data-uri",
    "Requires a URI that begins with data: and holds data.",
    settings: [
      acceptedSetting,
      .integer("maximum", 0...Int.max, "The largest number of bytes that the data may have."),
    ],
    codes: [.identifierFormat, .mediaTypeNotAccepted, .lengthTooLong],
    facts: typeFacts + [
      FactDefinition("base64", "Whether the data is in Base64."),
      FactDefinition("size", "The number of bytes of the data."),
    ]
  ) { settings throws(SettingError) in
    try MediaTypeCheck(
      .data,
      accepted: accepted(settings),
      maximumSize: settings.integer("maximum")
    )
  }

  private static let acceptedSetting = SettingDefinition(
    "accepted",
    .list(.text),
    "The types that are accepted, such as text/html and image/*; all if absent."
  )

  private static let typeFacts = [
    FactDefinition("type", "The type, such as image.", isFromInput: true),
    FactDefinition("subtype", "The subtype, such as svg+xml.", isFromInput: true),
    FactDefinition(
      "suffix",
      "What follows the last + of the subtype, such as xml.",
      isFromInput: true
    ),
  ]

  private static func accepted(_ settings: Settings) throws(SettingError) -> [String] {
    let accepted = settings.texts("accepted") ?? []
    if let wrong = accepted.first(where: { !MediaType.isRange($0) }) {
      throw SettingError(
        "accepted",
        "`\(wrong)` is no media type",
        hint: "write one such as text/html or image/*"
      )
    }
    return accepted
  }
}

extension CodeDefinition {
  static let mediaTypeNotAccepted = CodeDefinition(
    "media_type.not_accepted",
    "The media type is not among those that are accepted.",
    [.init("accepted", .list, "the types that are accepted")]
  )
}
