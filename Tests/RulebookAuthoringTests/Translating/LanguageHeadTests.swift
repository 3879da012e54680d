import Documents
import PackLoading
import Rulebook
import RulebookAuthoring
import SourceTexts
import TestSupport
import Testing
import UnicodeText
import Violations

@Suite("What `new locale` writes about a language")
struct LanguageHeadTests {
  /// The tag, the quotation marks, the marks at the end of a sentence and of a question, the spaces
  /// (`-`: between words, and none before punctuation), the digits, letters of the language, and
  /// letters of other languages.
  static let rows = TextRow.rows(
    """
    af | “”‘’ | .? | - | latn | êëô | ñш
    am | «»‹› | ።? | - | latn | ሀመፐ | шب
    ar | «»“” | .؟ | - | latn | ابتةى | پچگ
    as | “”‘’ | ।? | - | beng | অৰৱ | कш
    az | “”‘’ | .? | - | latn | əğı | ñш
    be | «»„“ | .? | - | latn | ўіё | їщ
    bg | „“„“ | .? | - | latn | ъщѝ | ыі
    bn | “”‘’ | ।? | - | beng | অকড | कш
    br | «»“” | .? | french | latn | ñù | çш
    bs | „”‘’ | .? | - | latn | čćđ | ñш
    ca | «»“” | .? | - | latn | çïú | ñш
    ckb | “”‘’ | .؟ | - | arab | ڕێۆ | كш
    cs | „“‚‘ | .? | - | latn | řůě | őш
    cy | “”‘’ | .? | - | latn | ŵŷ | ñш
    da | ””’’ | .? | - | latn | æøåé | äш
    de | „“‚‘ | .? | - | latn | äöüß | ñш
    el | «»“” | .; | - | latn | άωςΐ | шñ
    es | “”‘’ | .? | - | latn | áñü | çш
    et | „“‚‘ | .? | - | latn | äõšž | åш
    eu | «»“” | .? | - | latn | ñç | šш
    fa | «»‹› | .؟ | - | arabext | پچژگکی | كيш
    fi | ””’’ | .? | - | latn | äöå | ñш
    fil | “”‘’ | .? | - | latn | ñ | šш
    fr | «»“” | .? | french | latn | àçœ | ñш
    fr-CA | «»“” | .? | canadian | latn | àçœ | ñш
    ga | “”‘’ | .? | - | latn | áéí | ñш
    gl | “”‘’ | .? | - | latn | ñï | çш
    gu | “”‘’ | .? | - | latn | અકહ | कш
    ha | “”‘’ | .? | - | latn | ɓɗƙ | ñш
    he | ””’’ | .? | - | latn | אםת | шب
    hi | “”‘’ | ।? | - | latn | अकह | কш
    hr | „”‚’ | .? | - | latn | čćđ | ñш
    hu | „”»« | .? | - | latn | őűá | ñш
    hy | «»«» | ։ | - | latn | աֆև | шñ
    id | “”‘’ | .? | - | latn | az | ñш
    ig | “”‘’ | .? | - | latn | ịọụṅ | çш
    is | „“‚‘ | .? | - | latn | ðþæ | ñш
    it | “”‘’ | .? | - | latn | àèù | ñш
    ja | 「」『』 | 。？ | none | latn | あア漢ー々 | 한ш
    ka | „“«» | .? | - | latn | აჰ | шñ
    kk | «»“” | .? | - | latn | әғқң | їñ
    km | “”‘’ | ។? | phrases | latn | កអហ | กш
    kn | “”‘’ | .? | - | latn | ಅಕಹ | कш
    ko | “”‘’ | .? | - | latn | 가힣 | 漢あ
    ky | «»„“ | .? | - | latn | вфцщьңөү | їñ
    lo | “”‘’ |  | phrases | latn | ກຮ | กш
    lt | „“„“ | .? | - | latn | ąčęėįšųūž | ñш
    lv | “”‘’ | .? | - | latn | āčģķļņ | ñш
    mk | „“‚‘ | .? | - | latn | ѓќѝѐ | ыñ
    ml | “”‘’ | .? | - | latn | അകൻ | कш
    mn | “”‘’ | .? | - | latn | өүё | їñ
    mr | “”‘’ | .? | - | deva | अकळॲ | কш
    ms | “”‘’ | .? | - | latn | az | ñш
    mt | “”‘’ | .? | - | latn | ċġħż | ñш
    my | “”‘’ | ။ | phrases | mymr | ကအ | กш
    nb | «»‘’ | .? | - | latn | æøå | äш
    ne | “”‘’ | ।? | - | deva | अकह | কш
    nl | ‘’‘’ | .? | - | latn | éëï | ñш
    nn | «»‘’ | .? | - | latn | æøå | äш
    no | «»‘’ | .? | - | latn | æøå | äш
    or | “”‘’ | ।? | - | latn | ଅକହ | कш
    pa | “”‘’ | ।? | - | latn | ਅਕਹਂ | कш
    pl | „”«» | .? | - | latn | ąćęłńóśźż | ñш
    ps | “”‘’ | .؟ | - | arabext | ټډړښ | كш
    pt | “”‘’ | .? | - | latn | ãçõ | ñш
    ro | „”«» | .? | - | latn | ăâîșț | şţш
    ru | «»„“ | .? | - | latn | ёъэя | їі
    si | “”‘’ | .? | - | latn | අකහ | कш
    sk | „“‚‘ | .? | - | latn | ľĺŕô | őш
    sl | „“‚‘ | .? | - | latn | čšž | ćш
    sq | «»“” | .? | - | latn | ëç | ñш
    sr | „”’’ | .? | - | latn | ђћџљ | ыč
    sr-Latn | „”’’ | .? | - | latn | čćđšž | ñђ
    sv | ””’’ | .? | - | latn | åäöé | øш
    sw | “”‘’ | .? | - | latn | az | ñш
    ta | “”‘’ | .? | - | latn | அகஹ | कш
    te | “”‘’ | .? | - | latn | అకహ | कш
    th | “”‘’ |  | phrases | latn | กฮ | ລш
    ti | «»“” | ።? | - | latn | ሀቐፐ | шب
    tr | “”‘’ | .? | - | latn | çğıİöşüâ | ñш
    uk | «»„“ | .? | - | latn | ґєії | ыъ
    ur | ”“’‘ | ۔؟ | - | latn | آاںئؤہھےیکگ | كيш
    uz | “”‘’ | .? | - | latn | az | ñш
    vi | “”‘’ | .? | - | latn | ăđơưệ | ñш
    yo | “”‘’ | .? | - | latn | ẹọṣ | ñш
    zh | “”‘’ | 。？ | none | latn | 汉漢 | あ한
    zh-Hant | 「」『』 | 。？ | none | latn | 漢癌 | あ한
    zu | “”‘’ | .? | - | latn | az | ñш
    """
  )

  private static func spaces(_ name: String) -> LanguageProfile {
    var profile = LanguageProfile()
    switch name {
    case "french":
      let narrow: Character = "\u{202F}"
      profile.spacesBefore = [
        "»": "\u{A0}", ":": "\u{A0}", ";": narrow, "!": narrow, "?": narrow,
      ]
      profile.spacesAfter = ["«": "\u{A0}"]
    case "canadian":
      profile.spacesBefore = ["»": "\u{A0}", ":": "\u{A0}"]
      profile.spacesAfter = ["«": "\u{A0}"]
    case "none": profile.partsWords = false
    case "phrases": (profile.partsWords, profile.partsPhrases) = (false, true)
    default: break
    }
    return profile
  }

  /// The texts of a source, next to the shipped table of languages.
  private static func folder() throws -> TranslationFolder {
    let folder = try TranslationFolder(["en": TranslationSkeletonTests.english])
    let table = "Localizations/\(LanguageDefaults.fileName)"
    try folder.folder.write(
      SourceText(contentsOfFile: "\(DataFiles.root)/\(table)").text,
      to: table
    )
    return folder
  }

  /// Returns the profile in a new file.
  private static func profile(_ tag: String, in folder: TranslationFolder) throws -> LanguageProfile
  {
    let path = folder.folder.path + "/\(tag).arb"
    _ = try folder.files().begin(tag, writingTo: path)
    return try ARBFile(SourceText(contentsOfFile: path)).profile
  }

  @Test("is right", arguments: rows)
  func head(row: TextRow) throws {
    let profile = try Self.profile(row[0], in: Self.folder())
    let spaces = Self.spaces(row[3])
    #expect(profile.quotationMarks == Array(row[1]), "\(row[0])")
    #expect(profile.ends == Array(row[2]), "\(row[0])")
    #expect(profile.spacesBefore == spaces.spacesBefore, "\(row[0])")
    #expect(profile.spacesAfter == spaces.spacesAfter, "\(row[0])")
    #expect(profile.partsWords == spaces.partsWords, "\(row[0])")
    #expect(profile.partsPhrases == spaces.partsPhrases, "\(row[0])")
    #expect(profile.digits == row[4], "\(row[0])")
    let letters = try UnicodeSet(pattern: try #require(profile.letters))
    #expect(row[5].unicodeScalars.filter { !letters.contains($0) }.isEmpty, "\(row[0])")
    #expect(row[6].unicodeScalars.filter { letters.contains($0) }.isEmpty, "\(row[0])")
  }

  private static func table() throws -> LanguageDefaults {
    try LanguageDefaults(inFolder: DataFiles.root + "/Localizations")
  }

  @Test("is in a table of languages, each with its sources")
  func sources() throws {
    let table = try Self.table()
    #expect(Set(table.languages.keys.map(\.tag)) == Set(Self.rows.map { $0[0] } + ["en"]))
    let known: Set<String> = [
      "@@x-quotation-marks", "@@x-spaces", "@@x-letters", "@@x-digits", "@@x-end",
    ]
    for (locale, entries) in table.languages {
      #expect(known.isSuperset(of: entries.written.keys), "\(locale)")
      #expect(entries.sources.isEmpty == entries.written.isEmpty, "\(locale)")
      #expect(entries.sources.allSatisfy { table.sources[$0] != nil }, "\(locale)")
    }
    let used = Set(table.languages.values.flatMap(\.sources))
    #expect(used == Set(table.sources.keys))
  }

  @Test("agrees with the languages that are finished", arguments: DataFiles.languages)
  func finished(tag: String) throws {
    if tag == "en" { return }
    let path = "\(DataFiles.root)/Localizations/\(tag).arb"
    let finished = try ARBFile(SourceText(contentsOfFile: path)).profile
    let new = try Self.profile(tag, in: Self.folder())
    #expect(new.quotationMarks == finished.quotationMarks)
    #expect(new.ends == finished.ends)
    #expect(new.digits == finished.digits)
    #expect(new.spacesBefore == finished.spacesBefore)
    #expect(new.spacesAfter == finished.spacesAfter)
    #expect(new.partsWords == finished.partsWords)
    #expect(new.partsPhrases == finished.partsPhrases)
  }

  @Test("comes from the nearest parent, for a region of a language that has no file")
  func region() throws {
    let folder = try Self.folder()
    #expect(try Self.profile("fr-CA", in: folder).spacesAfter == ["«": "\u{A0}"])
    #expect(try Self.profile("bn-IN", in: folder).digits == "beng")
    #expect(try Self.profile("zh-Hant-HK", in: folder).quotationMarks == ["「", "」", "『", "』"])
  }

  @Test("is general for languages that nothing is known about")
  func unknown() throws {
    let profile = try Self.profile("tlh", in: Self.folder())
    #expect(profile.quotationMarks == ["“", "”", "‘", "’"])
    #expect(profile.ends == [".", "?"])
    #expect(profile.digits == "latn")
    #expect(profile.letters == nil)
  }

  @Test("keeps invisible spaces visible")
  func escapes() throws {
    let folder = try Self.folder()
    let path = folder.folder.path + "/fr.arb"
    _ = try folder.files().begin("fr", writingTo: path)
    let text = try SourceText(contentsOfFile: path).text
    #expect(text.contains(#""?": "\u202F""#))
    #expect(!text.contains("\u{202F}") && !text.contains("\u{A0}"))
  }

  static let faults = TextRow.rows(
    """
    a tag in another form | { "languages": { "pt_BR": {} } } | arb.bad_locale
    a mark of two characters | { "languages": { "es": { "@@x-end": [".."] } } } | arb.bad_profile
    no JSON | { "languages" | json.truncated
    """
  )

  @Test("is refused if its table is damaged", arguments: faults)
  func damaged(row: TextRow) throws {
    let folder = try TranslationFolder(["en": TranslationSkeletonTests.english])
    try folder.folder.write(row[1], to: "Localizations/\(LanguageDefaults.fileName)")
    let error = #expect(throws: LoadingError.self) { try Self.profile("es", in: folder) }
    #expect(error?.diagnostics.map(\.code) == [row[2]], "\(row[0])")
    #expect(!TemporaryFolder.exists(folder.folder.path + "/es.arb"))
  }
}
