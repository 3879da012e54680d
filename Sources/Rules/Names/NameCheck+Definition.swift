import UnicodeText
import Violations

extension NameCheck {
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "person-name",
    "Requires the name of a person, in any script, without what only attacks and accidents have.",
    shorthand: "profile",
    settings: [
      SettingDefinition(
        "profile",
        .choice(NamePolicy.Profile.allCases.map(\.rawValue)),
        "Which names are meant; the others have digits and punctuation, and companies symbols.",
        default: NamePolicy.Profile.person.rawValue
      ),
      SettingDefinition("joiners", .table("words"), "The table of joiners and their places."),
      SettingDefinition("digits", .boolean, "Whether digits are allowed."),
      SettingDefinition("punctuation", .boolean, "Whether all punctuation is allowed."),
      SettingDefinition("symbols", .boolean, "Whether symbols are allowed."),
      SettingDefinition("emoji", .boolean, "Whether emoji are allowed."),
      SettingDefinition("allowed", .unicodeSet, "Further characters that are allowed anywhere."),
      SettingDefinition("scripts", .list(.text), "The scripts that letters may have: [Latn]."),
      SettingDefinition("alphabet", .text, "The locale whose letters are accepted: de."),
      SettingDefinition("characters", .table("words"), "The only characters and sequences."),
      SettingDefinition(
        "character-type",
        .text,
        "Which rows of that table count.",
        default: "A"
      ),
      suspicion("mixed-scripts", "What becomes of words in several scripts.", .refuse),
      suspicion("mixed-words", "What becomes of names with words in several scripts.", .warn),
      suspicion("confusables", "What becomes of names that look like protected ones.", .refuse),
      SettingDefinition("protected", .list(.text), "Names that no other name may look like."),
      SettingDefinition("parts", .list(.text), "The parts that are required: [given, family]."),
      SettingDefinition(
        "shared-marks",
        .integer(0...100),
        "The greatest number of marks without a script on one letter.",
        default: "3"
      ),
      SettingDefinition(
        "script-marks",
        .integer(0...100),
        "The greatest number of marks of the letter's script on one letter.",
        default: "8"
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
      .choice(NamePolicy.Suspicion.allCases.map(\.rawValue)),
      summary,
      default: standard.rawValue
    )
  }
}

extension NamePolicy {
  /// Reads the settings of a check.
  ///
  /// - Throws: A ``SettingError`` for an unknown script or locale, or a wrong row of a table.
  init(_ settings: Settings) throws(SettingError) {
    let profile: Profile = settings.choice("profile") ?? .person
    allowsDigits = settings.boolean("digits") ?? (profile != .person)
    allowsPunctuation = settings.boolean("punctuation") ?? (profile != .person)
    allowsSymbols = settings.boolean("symbols") ?? (profile == .company)
    allowsEmoji = settings.boolean("emoji") ?? false
    refusesBareDomains = profile == .person
    if let rows = settings.table("joiners", as: WordList.self) { joiners = try JoinerTable(rows) }
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
        throw SettingError("alphabet", "there is no alphabet for the locale '\(locale)'")
      }
      alphabet = letters
    }
    if let rows = settings.table("characters", as: WordList.self) {
      repertoire = try CharacterRepertoire(rows, type: settings.text("character-type") ?? "A")
    }
    if repertoire == nil, settings.text("character-type") ?? "A" != "A" {
      throw SettingError("character-type", "character-type needs characters, the table of them")
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
            "'\(code)' is no script of Unicode",
            hint: "write codes of ISO 15924 like Latn, Cyrl or Arab"
          )
        }
        scripts.append(script)
      }
    }
    return ScriptSet(scripts)
  }
}
