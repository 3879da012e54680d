import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

/// Lint accepts texts of applications that aren't in Rulebook's own style, and still finds what is
/// wrong in any style.
@Suite("Lint of texts in another style")
struct OtherStyleTests {
  /// What the text shows, its language, its source, the text, and the codes of all findings.
  static let rows = TextRow.rows(
    """
    formal address | de | Enter your email address. | Geben Sie Ihre E-Mail-Adresse ein.
    a word that Rulebook avoids | de | Enter your email address. | Bitte E-Mail-Adresse eingeben.
    another word for a term | de | Choose a password. | Kennwort wählen.
    a letter of a loan word | de | Choose a café. | Wähle ein Café.
    inward guillemets | de | Choose “{x}”. | Wähle »{x}«.
    inward single guillemets | de | Choose “{x}”. | Wähle ›{x}‹.
    outward guillemets in German | de | Choose “{x}”. | Wähle «{x}». | lint.quotation_marks
    curly marks in Dutch | nl | Choose “{x}”. | Kies “{x}”.
    inward guillemets in Danish | da | Choose “{x}”. | Vælg »{x}«.
    curly marks in Danish | da | Choose “{x}”. | Vælg “{x}”.
    single curly marks in Danish | da | Choose “{x}”. | Vælg ‘{x}’.
    the same mark twice in Danish | da | Choose “{x}”. | Vælg ”{x}”.
    a closing mark alone in Danish | da | Choose “{x}”. | Vælg {x}”. | lint.unbalanced
    an opening mark alone in Danish | da | Choose “{x}”. | Vælg “{x}. | lint.quotation_marks
    German marks in Danish | da | Choose “{x}”. | Vælg „{x}“. | lint.quotation_marks
    curly marks in Swedish | sv | Choose “{x}”. | Välj “{x}”. | lint.quotation_marks, lint.unbalanced
    single curly marks in Japanese | ja | Choose “{x}”. | ‘{x}’を選びます。
    a straight mark in brackets | de | Use the sign (\\"). | Nimm das Zeichen (\\").
    a straight mark in wide brackets | ja | Use the sign (\\"). | 記号（\\"）を使います。
    a straight mark in quotation marks | de | Use the sign “\\"”. | Nimm das Zeichen „\\"“.
    a straight mark in spaced marks | fr | Use the sign “\\"”. | Utilisez le signe «\u{A0}\\"\u{A0}».
    two straight marks in brackets | de | Use the signs (\\"). | Nimm die Zeichen (\\"\\"). | lint.quotation_marks
    a straight mark next to a letter | de | Use the sign (\\"). | Nimm das Zeichen (a\\"). | lint.quotation_marks
    a straight mark between different marks | de | Use the sign (\\"). | Nimm das Zeichen „\\"”. | lint.unbalanced, lint.quotation_marks
    straight marks around an argument | de | Choose “{x}”. | Wähle \\"{x}\\". | lint.quotation_marks
    guillemets in Spanish | es | Choose “{x}”. | Elige «{x}».
    guillemets in Italian | it | Choose “{x}”. | Scegli «{x}».
    guillemets in one direction | fi | Choose “{x}”. | Valitse »{x}».
    one guillemet | fi | Choose “{x}”. | Valitse »{x}. | lint.unbalanced
    a list with numbers | de | 1) save, 2) close. | 1) sichern, 2) schließen.
    a list with letters | fr | a) save, b) close. | a) sauvegarder, b) fermer.
    a list with wide brackets | ja | 1) save, 2) close. | 1）保存、2）閉じる。
    a bracket without a partner | de | Save all (now). | Alles sichern jetzt). | lint.unbalanced
    two plurals of one number | de | {n, plural, one {A file} other {# files}} {n, plural, one {was} other {were}} lost. | {n, plural, one {Eine Datei} other {# Dateien}} {n, plural, one {ging} other {gingen}} verloren.
    a Korean ending | ko | Use the PDF. | PDF를 쓰세요.
    a Korean ending on a letter | ko | The X axis. | X축.
    a Hindi ending | hi | Use the PDF. | PDFका उपयोग करें।
    a Bengali ending | bn | Use the PDF. | PDFটি ব্যবহার করুন।
    a Tamil ending | ta | Use the PDF. | PDFஐ பயன்படுத்தவும்.
    a Telugu ending | te | Use the PDF. | PDFను వాడండి.
    a Kannada ending | kn | Use the PDF. | PDFಅನ್ನು ಬಳಸಿ.
    a Malayalam ending | ml | Use the PDF. | PDFന് പകരം.
    a Gujarati ending | gu | Use the PDF. | PDFનો ઉપયોગ કરો.
    a Sinhala ending | si | Use the PDF. | PDFය භාවිත කරන්න.
    a Thai word | th | Use the PDF. | ใช้ไฟล์PDFนี้
    an Arabic article | ar | Use the PDF. | استخدم الPDF.
    a Hebrew preposition | he | Use the PDF. | השתמשו בPDF.
    a Georgian ending | ka | Use the PDF. | გამოიყენეთ PDFი.
    an Amharic ending | am | Use the PDF. | PDFን ይጠቀሙ።
    an Armenian ending | hy | Use the PDF. | Օգտագործեք PDFը։
    a Russian ending on an acronym | ru | Open the PDF files. | Откройте PDFы.
    a Cyrillic letter in a Latin word | de | Save this. | Das si\u{441}hern. | lint.mixed_scripts
    a Latin letter in a Korean word | ko | Save this. | 저a장하세요. | lint.mixed_scripts
    a mark inside quotation marks | de | The sign says “Closed.” | Auf dem Schild steht „Geschlossen“.
    a mark inside corner brackets | ja | The sign says “Closed.” | 看板には「閉店。」
    no mark at all | de | The sign says “Closed.” | Auf dem Schild steht „Geschlossen“ | lint.end
    a wide exclamation mark | ja | Saved! | 保存しました！
    a wide exclamation mark too many | zh | Save | 保存！ | lint.end
    a full stop too many | zh | Save | 保存。 | lint.end
    no mark in a language without one | th | Save this. | บันทึก
    spaces around Latin words | ja | Use the PDF file. | PDF ファイルを使います。
    a narrow no-break space | fr | Save: now. | Sauvegarder\u{202F}: maintenant.
    """
  )

  private static func findings(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    let data = try FewData()
    return try Linter(resources: data.root).lint([folder.path]).findings.map(\.diagnostic)
      .filter { $0.code != "lint.missing_message" && !$0.file.hasSuffix("/en.arb") }
      .map(\.code)
  }

  @Test("finds only what is wrong in any style", arguments: rows)
  func texts(row: TextRow) throws {
    let found = try Self.findings([
      "en.arb": #"{ "@@locale": "en", "own.a": "\#(row[2])", "@own.a": {} }"#,
      "\(row[1]).arb": #"{ "@@locale": "\#(row[1])", "own.a": "\#(row[3])" }"#,
    ])
    #expect(found == row.list(4))
  }

  @Test(
    "finds nothing in equal texts of related languages",
    arguments: [["da", "nb"], ["fr", "oc"]]
  )
  func related(tags: [String]) throws {
    var files = ["en.arb": #"{ "@@locale": "en", "own.a": "All my files are here", "@own.a": {} }"#]
    let text = "Mesa b c d e f g h i j k"
    for tag in tags { files["\(tag).arb"] = #"{ "@@locale": "\#(tag)", "own.a": "\#(text)" }"# }
    #expect(try Self.findings(files) == [])
    files["\(tags[0]).arb"] = nil
    files["fi.arb"] = #"{ "@@locale": "fi", "own.a": "\#(text)" }"#
    #expect(try Self.findings(files).contains("lint.copied_message"))
  }

  /// A folder, and everything that is found in it.
  static let folders = TextRow.rows(
    """
    Weblate | arb.no_message de.arb 5:3, arb.not_translated de.arb 6:12, arb.not_translated nl.arb 4:14, arb.no_message nl.arb 5:3
    Flutter
    Romance
    Crowdin | arb.no_message app_en.arb 5:3, arb.no_message app_es_ES.arb 4:3, arb.no_message app_uk.arb 5:3
    Localizely
    Lokalise
    POEditor | arb.not_translated Acme_Norwegian_Bokmål.arb 5:14
    Transifex | arb.not_translated for_use_shop_app-enarb_pt_BR.arb 3:15
    Phrase
    """
  )

  @Test("finds in folders as tools leave them only what isn't translated", arguments: folders)
  func tools(row: TextRow) throws {
    let data = try FewData()
    let report = try Linter(resources: data.root).lint([Fixtures.path("ToolCatalogs/\(row[0])")])
    // The library's texts are missing in other languages.
    let found = report.findings.map(\.diagnostic).filter { $0.code != "lint.missing_message" }
      .map { diagnostic in
        let file = diagnostic.file.split(separator: "/").last ?? ""
        return "\(diagnostic.code) \(file) \(diagnostic.line):\(diagnostic.column)"
      }
    #expect(found.sorted() == row.list(1).sorted())
    #expect(report.errorCount == 0)
  }

  /// The source of a text, its German translation, and what is found in it.
  static let exactNumbers = TextRow.rows(
    """
    {n, plural, =1{1 file} other{{n} files}} | {n, plural, one{{n} Datei} other{{n} Dateien}}
    {n, plural, =1{{n} file} other{{n} files}} | {n, plural, one{Eine Datei} other{{n} Dateien}}
    {n, plural, =1{Your file} other{{n} files}} | {n, plural, one{{n} Datei} other{{n} Dateien}}
    {n, plural, =0{No file} =1{1 file} other{{n} files}} | {n, plural, one{{n} Datei} other{{n} Dateien}} | lint.lost_exact_number
    {n, plural, =2{2 files} other{{n} files}} | {n, plural, one{{n} Datei} other{{n} Dateien}}
    {n, plural, =2{Both files} other{{n} files}} | {n, plural, one{{n} Datei} other{{n} Dateien}} | lint.lost_exact_number
    """
  )

  @Test("accepts a form in place of a branch that only shows its number", arguments: exactNumbers)
  func exactNumber(row: TextRow) throws {
    let found = try Self.findings([
      "en.arb": #"{ "@@locale": "en", "own.a": "\#(row[0])", "@own.a": {} }"#,
      "de.arb": #"{ "@@locale": "de", "own.a": "\#(row[1])" }"#,
    ])
    #expect(found.filter { $0 == "lint.lost_exact_number" } == row.list(2))
  }

  @Test("finds mistakes in the others if one is broken")
  func oneBroken() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{ "requird": "Fyll i.", "invalid": "Titta  igen." }"#, to: "sv.arb")
    try folder.write("{", to: "da.arb")
    let data = try FewData()
    let codes = try Linter(resources: data.root).lint([folder.path]).findings
      .map(\.diagnostic.code)
    #expect(Set(codes).isSuperset(of: ["json.truncated", "lint.unknown_key", "lint.double_space"]))
  }

  @Test("finds mistakes in the others next to a pack")
  func oneBrokenNextToPack() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      format: 1
      pack: acme
      codes: { acme.bad: { arguments: {} } }
      messages: { en: { acme.bad: Bad. } }
      """,
      to: "pack/pack.yaml"
    )
    try folder.write(#"{ "acme.bad": "Inte  bra." }"#, to: "pack/Localizations/sv.arb")
    try folder.write("{", to: "pack/Localizations/da.arb")
    let data = try FewData()
    let codes = try Linter(resources: data.root).lint([folder.path(of: "pack")]).findings
      .map(\.diagnostic.code)
    #expect(Set(codes).isSuperset(of: ["json.truncated", "lint.double_space"]))
  }

  /// A note next to the text “Schlecht  hier.” of a pack, and the codes of the findings.
  static let notes = TextRow.rows(
    """
    '@acme.other': { x-lint: {} } | lint.double_space
    '@acme.bad': { x-lint: { lint.double_space: as on the sign } }
    '@@x-lint': { lint.double_space: as on the sign }
    '@acme.bad': { x-lint: { lint.double_space: as on the sign, lint.space: never } } | lint.idle_suppression
    """
  )

  @Test("keeps silent about what a pack gives a reason for", arguments: notes)
  func reasons(row: TextRow) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      format: 1
      pack: acme
      codes: { acme.bad: { arguments: {} } }
      messages:
        en: { acme.bad: Bad here. }
        de: { acme.bad: 'Schlecht  hier.', \(row[0]) }
      """,
      to: "acme.yaml"
    )
    let data = try FewData()
    let found = try Linter(resources: data.root).lint([folder.path(of: "acme.yaml")]).findings
    #expect(found.map(\.diagnostic.code).filter { $0.hasPrefix("lint.") } == row.list(1))
  }

  @Test("drops what a file would inherit from its language, if the file clears it")
  func clearing() throws {
    let german = #"{ "@@locale": "de", "own.a": "Wähle „x“" }"#
    let swiss =
      #"{ "@@locale": "de-CH", "@@x-quotation-marks": [], "@@x-end": [], "own.a": "Wähl “x”." }"#
    let english = #"{ "@@locale": "en", "own.a": "Choose “x”", "@own.a": {} }"#
    #expect(try Self.findings(["en.arb": english, "de.arb": german, "de-CH.arb": swiss]) == [])
  }
}
