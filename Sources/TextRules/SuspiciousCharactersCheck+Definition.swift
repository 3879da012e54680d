public import RuleEngine
import Violations

extension SuspiciousCharactersCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "suspicious-characters",
    "Refuses characters that deceive readers, such as letters of several scripts in one word.",
    shorthand: "kinds",
    settings: [
      .init(
        "kinds",
        .list(.choice(of: Kind.self)),
        "The kinds of characters to refuse; all if absent."
      ),
      .choice(
        "within",
        Scope.self,
        "The part of the text that must not mix scripts and digits.",
        default: .word
      ),
      .boolean(
        "spaces",
        "Whether spaces of all kinds count as visible, as in names of files."
      ),
    ],
    codes: [
      .suspiciousMixedScripts, .suspiciousInvisible, .suspiciousDirectionMark,
      .suspiciousMixedDigits,
    ]
  ) { settings in
    let kinds = settings.texts("kinds")?.compactMap(Kind.init(rawValue:))
    return SuspiciousCharactersCheck(
      kinds.map(Set.init) ?? Set(Kind.allCases),
      within: settings.choice("within") ?? .word,
      acceptsSpaces: settings.boolean("spaces") ?? false
    )
  }
}

extension CodeDefinition {
  static let suspiciousMixedScripts = suspicious(
    "mixed_scripts",
    "A word has letters of scripts that no language mixes."
  )

  static let suspiciousInvisible = suspicious(
    "invisible",
    "The text contains an invisible character."
  )

  static let suspiciousDirectionMark = suspicious(
    "direction_mark",
    "The text contains a mark that changes the direction of writing."
  )

  static let suspiciousMixedDigits = suspicious(
    "mixed_digits",
    "A number has digits of several scripts."
  )

  private static func suspicious(_ name: String, _ summary: String) -> CodeDefinition {
    CodeDefinition(
      ViolationCode(rawValue: "suspicious_characters.\(name)"),
      summary,
      [.init("character", .character, "the character", isFromInput: true)]
    )
  }
}
