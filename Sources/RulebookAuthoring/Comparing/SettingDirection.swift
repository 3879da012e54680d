/// How a setting decides which values a check accepts.
enum SettingDirection {
  /// A least value: a greater one accepts less.
  case lowerBound

  /// A greatest value: a greater one accepts more.
  case upperBound

  /// A list of what is accepted; without it, everything is.
  case accepted

  /// A list of what is refused.
  case refused

  /// A flag that accepts more values if it is set.
  case accepting

  /// A flag that accepts fewer values if it is set.
  case refusing

  /// A regular expression that values match.
  case pattern

  /// A set of characters that values have, or must not have.
  case characters, forbiddenCharacters

  /// A text that values begin with, end with, or contain.
  case beginning, ending, middle

  /// A further requirement, if it is set.
  case restriction

  /// A choice where this word accepts at least what any other one does.
  case widest(String)

  /// Returns the direction of a setting of a check; nil if it isn't known.
  static func of(_ setting: String, in check: String) -> SettingDirection? {
    special["\(check).\(setting)"] ?? usual[setting]
  }

  /// The settings with one meaning in all checks.
  private static let usual: [String: SettingDirection] = [
    "minimum": .lowerBound, "maximum": .upperBound, "earliest": .lowerBound,
    "latest": .upperBound, "above": .lowerBound, "below": .upperBound, "accepted": .accepted,
    "allow": .accepted, "deny": .refused, "schemes": .accepted,
  ]

  private static let special: [String: SettingDirection] = {
    var special: [String: SettingDirection] = [
      "pattern.matches": .pattern, "characters.allowed": .characters,
      "characters.forbidden": .forbiddenCharacters, "prefix.text": .beginning,
      "suffix.text": .ending, "contains.text": .middle, "one-of.values": .accepted,
      "subset-of.values": .accepted, "excludes.values": .refused, "unwanted-words.values": .refused,
      "blocklist.words": .refused, "common-password.words": .refused,
      "ip-address.kinds": .accepted, "ip-address.except-kinds": .refused,
      "ip-address.least-prefix": .lowerBound, "ip-address.greatest-prefix": .upperBound,
      "phone.types": .accepted, "money.currencies": .accepted,
      "bitcoin-address.networks": .accepted,
      "placeholder.refused": .refused, "json.types": .accepted, "json.depth": .upperBound,
      "members.required": .refused,
      "runs.maximum-repeat": .upperBound, "runs.maximum-sequence": .upperBound,
      "password-strength.minimum-score": .lowerBound, "card-expiry.maximum-years": .upperBound,
      "number.multiple-of": .restriction, "byte-size.least": .lowerBound,
      "byte-size.greatest": .upperBound, "number.type": .widest("any"),
      "payment-card.check-digit": .widest("by-issuer"),
      "ip-address.prefix": .widest("optional"), "uri.authority": .widest("optional"),
      "uri.fragment": .widest("optional"), "localized-number.grouping": .widest("optional"),
      "ethereum-address.checksum": .widest("ignored"), "compare.at-least": .lowerBound,
      "compare.at-most": .upperBound,
    ]
    let accepting = [
      "email": [
        "quoted-local-part", "address-literal", "internationalized-local-part",
        "internationalized-domain", "unsafe-characters", "single-label-domain",
        "any-top-level-domain", "reserved-labels", "undecodable-labels", "special-use-domains",
        "comments", "display-name",
      ],
      "host-name": [
        "unicode", "underscores", "single-label", "trailing-dot", "wildcard", "numeric-top-level",
      ],
      "phone": ["allow-possible", "extensions", "vanity-letters"],
      "url": ["scheme-optional", "any-host-name", "ip-address", "query", "fragment"],
      "uri": ["international", "references"], "ip-address": ["host-bits", "zone"],
      "json": ["duplicate-names"], "date": ["year-zero"], "web-token": ["unsigned"],
      "suspicious-characters": ["spaces"], "localized-number": ["percent"],
      "one-of": ["ignoring-case"],
      "subset-of": ["ignoring-case"],
    ]
    let refusing = [
      "email": ["known-ending"], "phone": ["require-international"], "number": ["whole"],
      "sorted": ["strictly"],
      "excludes": ["ignoring-case"], "blocklist": ["ignoring-case"],
      "distinct": ["ignoring-case"], "unwanted-words": ["look-alikes"],
    ]
    for (check, settings) in accepting {
      for setting in settings { special["\(check).\(setting)"] = .accepting }
    }
    for (check, settings) in refusing {
      for setting in settings { special["\(check).\(setting)"] = .refusing }
    }
    return special
  }()
}
