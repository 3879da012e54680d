import Rulebook
import TestSupport
import Testing
import Violations

/// Catalogs as translation tools leave them load, and a broken one can be skipped.
@Suite("Catalogs as tools leave them")
struct ToolCatalogTests {
  private static func load(
    _ folder: String,
    _ loading: Rulebook.LoadingOptions = []
  ) throws(LoadingError) -> Rulebook {
    try Rulebook(
      .init(
        localizations: [.folder(Fixtures.path("ToolCatalogs/\(folder)"))],
        resources: DataFiles.root,
        loading: loading
      )
    )
  }

  private static func message(_ rulebook: Rulebook, _ tag: String) throws -> String? {
    let report = try rulebook.check("", as: "email")
    return rulebook.messages(for: report, in: tag).first?.text
  }

  /// A folder, a language and its text for `required`.
  static let texts = TextRow.rows(
    """
    Weblate | de | Dieses Feld ausfüllen.
    Weblate | nl | Vul dit vak in.
    Flutter | en | Fill in this box.
    Flutter | de | Dieses Feld ausfüllen.
    Flutter | pt-BR | Preencha esta caixa.
    Crowdin | uk | Заповніть це поле.
    Crowdin | es-ES | Rellena este campo.
    Localizely | de | Dieses Feld ausfüllen.
    Localizely | zh-Hans | 请填写此栏。
    Lokalise | en-US | Fill in this box.
    Lokalise | fr | Remplissez ce champ.
    POEditor | nb | Fyll ut feltet.
    POEditor | pt-BR | Preencha este campo.
    Transifex | pl | Wypełnij to pole.
    Transifex | pt-BR | Preencha este campo.
    Phrase | de-DE | Dieses Feld ausfüllen.
    Phrase | sr-Latn | Popunite ovo polje.
    """
  )

  @Test("are used", arguments: texts)
  func textsAreRead(row: TextRow) throws {
    let folder = row[0]
    let rulebook = try Self.load(folder)
    #expect(try Self.message(rulebook, row[1]) == row[2])
  }

  /// A folder, and the remarks on it.
  static let remarks = TextRow.rows(
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

  @Test("have remarks where a text is missing", arguments: remarks)
  func remarksAreMade(row: TextRow) throws {
    let found = try Self.load(row[0]).diagnostics.map { diagnostic in
      let file = diagnostic.file.split(separator: "/").last ?? ""
      return "\(diagnostic.code) \(file) \(diagnostic.line):\(diagnostic.column)"
    }
    #expect(found.sorted() == row.list(1).sorted())
  }

  @Test("are refused if one of ten is broken, or used without it")
  func oneBroken() throws {
    let error = #expect(throws: LoadingError.self) { try Self.load("OneBroken") }
    #expect(error?.diagnostics.map(\.code) == ["json.truncated"])
    let rulebook = try Self.load("OneBroken", .skippingBrokenPacks)
    #expect(rulebook.diagnostics.map(\.code) == ["json.truncated", "arb.skipped"])
    #expect(rulebook.diagnostics.allSatisfy { $0.file.hasSuffix("/hu.arb") })
    #expect(try Self.message(rulebook, "sv") == "Fyll i fältet.")
    #expect(try Self.message(rulebook, "cs") == "Vyplňte toto pole.")
    #expect(try Self.message(rulebook, "hu") == Self.message(rulebook, "en"))
  }

  /// What breaks the Swedish file.
  static let faults = TextRow.rows(
    """
    JSON that ends early | "required": "Fyll i." | json.
    a message with a brace | "required": "Fyll i {", "x": "y" } | message.syntax
    an argument that isn't reported | "required": "Fyll i {x}." } | lint.unknown_argument
    a plural without a form | "length.too_long": "{maximum, plural, other {# tecken}}" } | lint.missing_plural
    another locale than in the name | "@@locale": "fi", "required": "Fyll i." } | lint.locale_name
    """
  )

  @Test("are skipped one by one, next to a pack, too", arguments: faults, [false, true])
  func skipping(row: TextRow, isNextToPack: Bool) throws {
    let folder = try TemporaryFolder()
    let start = isNextToPack ? "pack/Localizations/" : "texts/"
    let key = isNextToPack ? "acme.bad" : "required"
    let own = row[1].replacing("length.too_long", with: key).replacing("required", with: key)
    try folder.write(
      """
      format: 1
      pack: acme
      rules: { code: { checks: [{ length: 3, code: acme.bad }] } }
      codes: { acme.bad: {} }
      messages: { en: { acme.bad: Bad. } }
      """,
      to: "pack/pack.yaml"
    )
    try folder.write("{ \(own)", to: start + "eo.arb")
    try folder.write(#"{ "\#(key)": "Udfyld." }"#, to: start + "da.arb")
    let rulebook = try Rulebook(
      .init(
        sources: [.bundled, .folder(folder.path(of: "pack"))],
        localizations: isNextToPack ? [] : [.folder(folder.path(of: "texts"))],
        resources: DataFiles.root,
        loading: .skippingBrokenPacks
      )
    )
    let codes = rulebook.diagnostics.map(\.code)
    #expect(codes.contains("arb.skipped"), "\(codes)")
    #expect(!codes.contains("pack.skipped"))
    #expect(rulebook.diagnostics.contains { $0.file.hasSuffix("/eo.arb") && $0.line > 0 })
    #expect(codes.contains { $0.hasPrefix(row[2]) }, "\(codes)")
    let report = try rulebook.check(isNextToPack ? "x" : "", as: "code")
    func found(_ tag: String) -> [String] {
      rulebook.messages(for: report, in: tag).map(\.text)
    }
    #expect(found("da") == ["Udfyld."])
    #expect(found("eo") == found("en"))
  }
}
