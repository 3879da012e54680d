public import RuleEngine
import Violations
import WebAddresses

extension MediaTypeCheck {
  /// The definition of the check `media-type` for packs.
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

  /// The definition of the check `data-uri` for packs.
  public static let dataDefinition = CheckDefinition(
    "data-uri",
    "Requires a URI that begins with data: and contains data.",
    settings: [
      acceptedSetting,
      .integer("maximum", 0...Int.max, "The maximum size of the data, in bytes."),
    ],
    codes: [.identifierFormat, .mediaTypeNotAccepted, .lengthTooLongBytes],
    facts: typeFacts + [
      FactDefinition("base64", "Whether the data is in Base64."),
      FactDefinition("size", "The size of the data in bytes."),
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
    "The types to accept, such as text/html and image/*; all if absent."
  )

  private static let typeFacts = [
    FactDefinition("type", "The type, such as image.", isFromInput: true),
    FactDefinition("subtype", "The subtype, such as svg+xml.", isFromInput: true),
    FactDefinition(
      "suffix",
      "The text after the last + of the subtype, such as xml.",
      isFromInput: true
    ),
  ]

  private static func accepted(_ settings: Settings) throws(SettingError) -> [String] {
    let accepted = settings.texts("accepted") ?? []
    if let wrong = accepted.first(where: { !MediaType.isRange($0) }) {
      throw SettingError(
        "accepted",
        "`\(wrong)` isn't a media type",
        hint: "write a media type such as `text/html` or `image/*`"
      )
    }
    return accepted
  }
}

extension CodeDefinition {
  static let mediaTypeNotAccepted = CodeDefinition(
    "media_type.not_accepted",
    "The media type isn't one of the accepted types.",
    [.init("accepted", .list, "the accepted types")]
  )
}
