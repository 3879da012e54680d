public import RuleEngine
import UnicodeText
import Violations

extension NameCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "person-name",
    "Requires a person's name in any script, without characters from attacks or accidents.",
    shorthand: "profile",
    settings: [
      .choice(
        "profile",
        NamePolicy.Profile.self,
        "The kind of names; `person` refuses digits and punctuation, `company` accepts symbols.",
        default: .person
      ),
      .init("joiners", .table("words"), "The table of joiners and their places."),
      .init("digits", .boolean, "Whether digits are allowed."),
      .init("punctuation", .boolean, "Whether all punctuation is allowed."),
      .init("symbols", .boolean, "Whether symbols are allowed."),
      .init("emoji", .boolean, "Whether emoji are allowed."),
      .init("allowed", .unicodeSet, "More characters that are allowed anywhere."),
      .init("scripts", .list(.text), "The scripts that letters may have, such as [Latn]."),
      .init("alphabet", .text, "The locale whose letters are accepted, such as de."),
      .init(
        "characters",
        .table("words"),
        "A table of the only accepted characters and sequences."
      ),
      .init(
        "character-type",
        .text,
        "The type of text whose rows of `characters` are used.",
        default: "A"
      ),
      suspicion("mixed-scripts", "How to treat words in several scripts.", .refuse),
      suspicion("mixed-words", "How to treat names with words in several scripts.", .warn),
      suspicion("confusables", "How to treat names that look like protected names.", .refuse),
      .init("protected", .list(.text), "Names that no other name may look like."),
      .init("parts", .list(.text), "The required parts, such as [given, family]."),
      .integer(
        "shared-marks",
        0...100,
        "The maximum number of marks without a script on one letter.",
        default: 3
      ),
      .integer(
        "script-marks",
        0...100,
        "The maximum number of marks of the letter's script on one letter.",
        default: 8
      ),
    ],
    codes: NameFault.Kind.allCases.map(\.code)
  ) { settings throws(SettingError) in
    NameCheck(try NamePolicy(settings))
  }

  private static func suspicion(
    _ name: String,
    _ summary: String,
    _ standard: NamePolicy.Suspicion
  ) -> SettingDefinition {
    SettingDefinition(
      name,
      .choice(of: NamePolicy.Suspicion.self),
      summary,
      default: standard.rawValue
    )
  }
}

extension NamePolicy {
  /// Reads the settings of a check.
  ///
  /// - Throws: A ``SettingError`` for an unknown script or locale, or an invalid row of a table.
  init(_ settings: Settings) throws(SettingError) {
    let profile: Profile = settings.choice("profile") ?? .person
    allowsDigits = settings.boolean("digits") ?? (profile != .person)
    allowsPunctuation = settings.boolean("punctuation") ?? (profile != .person)
    allowsSymbols = settings.boolean("symbols") ?? (profile == .company)
    allowsEmoji = settings.boolean("emoji") ?? false
    refusesBareDomains = profile == .person
    if let rows = settings.table("joiners", as: WordList.self) {
      let table: JoinerTable = try rows.derived { () throws(SettingError) in
        try JoinerTable(rows)
      }
      joiners = table
    }
    if let pattern = settings.text("allowed") {
      do throws(UnicodePatternError) {
        allowed = try UnicodeSet(pattern: pattern)
      } catch {
        throw SettingError("allowed", error.reason, offset: error.offset)
      }
    }
    if let codes = settings.texts("scripts") { scripts = try Self.scripts(codes) }
    if let locale = settings.text("alphabet") {
      guard let letters = UnicodeSet(alphabetOf: locale) else {
        throw SettingError("alphabet", "there is no alphabet for the locale `\(locale)`")
      }
      alphabet = letters
    }
    if let rows = settings.table("characters", as: WordList.self) {
      let type = settings.text("character-type") ?? "A"
      let characters: CharacterRepertoire = try rows.derived(variant: type) {
        () throws(SettingError) in
        try CharacterRepertoire(rows, type: type)
      }
      repertoire = characters
    }
    if repertoire == nil, settings.text("character-type") ?? "A" != "A" {
      throw SettingError(
        "character-type",
        "`character-type` needs `characters`, the table of characters"
      )
    }
    mixedScripts = settings.choice("mixed-scripts") ?? .refuse
    mixedWords = settings.choice("mixed-words") ?? .warn
    confusables = settings.choice("confusables") ?? .refuse
    for name in settings.texts("protected") ?? [] {
      for look in Self.looks(of: name) { protected[look] = name }
    }
    parts = settings.texts("parts") ?? []
    maximumSharedMarks = settings.integer("shared-marks") ?? 3
    maximumOwnMarks = settings.integer("script-marks") ?? 8
  }

  private static func scripts(_ codes: [String]) throws(SettingError) -> ScriptSet {
    var scripts: [Script] = []
    for code in codes {
      // Three writing systems have several scripts (UTS #39 §5.1).
      switch code {
      case "Hanb": scripts += [.han, .bopomofo]
      case "Jpan": scripts += [.han, .hiragana, .katakana]
      case "Kore": scripts += [.han, .hangul]
      case "Hans", "Hant": scripts.append(.han)
      default:
        guard let script = Script(code) else {
          throw SettingError(
            "scripts",
            "`\(code)` isn't a Unicode script",
            hint: "write ISO 15924 codes such as `Latn`, `Cyrl` or `Arab`"
          )
        }
        scripts.append(script)
      }
    }
    return ScriptSet(scripts)
  }
}
