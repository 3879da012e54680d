import Rulebook
import TestSupport
import Testing
import Violations

@Suite("A bundled catalog that is being edited")
struct EditedCatalogTests {
  /// The bundled data, with catalogs that aren't in the manifest, or don't match it.
  private struct EditedData {
    let folder: TemporaryFolder

    /// Writes catalogs by the tags of their locales, each with the given members.
    init(_ catalogs: [String: String]) throws {
      folder = try DamagedDataTests.copy()
      for (tag, members) in catalogs {
        try folder.write(
          "{ \"@@locale\": \"\(tag)\", \(members) }",
          to: "Localizations/\(tag).arb"
        )
      }
    }

    func path(_ tag: String) -> String { "\(folder.path)/Localizations/\(tag).arb" }

    func rulebook(_ catalogs: CatalogSource...) throws -> Rulebook {
      try Rulebook(.init(localizations: catalogs, resources: folder.path))
    }
  }

  private static let code = "email.domain.missing"

  private static func texts(_ rulebook: Rulebook, in locale: String) throws -> [String] {
    let report = try rulebook.check("ann@", as: "email")
    #expect(report.violations.map(\.code.rawValue) == [code])
    return rulebook.messages(for: report, in: locale).map(\.text)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var tag: String
  }

  static let rows = [
    Row(testDescription: "a new one", tag: "eo"),
    Row(testDescription: "one that was changed", tag: "de"),
    Row(testDescription: "the source", tag: "en"),
    Row(testDescription: "a new region", tag: "de-AT"),
  ]

  @Test("is used without its checksum if it is named", arguments: rows)
  func used(row: Row) throws {
    let data = try EditedData([row.tag: "\"\(Self.code)\": \"New.\""])
    let rulebook = try data.rulebook(.file(data.path(row.tag)))
    #expect(try Self.texts(rulebook, in: row.tag) == ["New."])
    #expect(rulebook.diagnostics.isEmpty)
    #expect(rulebook.damagedData.isEmpty)
    #expect(rulebook.catalog.failures.isEmpty)
  }

  @Test("is found by any path that leads to it")
  func otherPath() throws {
    let data = try EditedData(["eo": "\"\(Self.code)\": \"Ny.\""])
    let path = data.folder.path + "/RulePacks/../Localizations/eo.arb"
    #expect(try Self.texts(data.rulebook(.file(path)), in: "eo") == ["Ny."])
  }

  @Test("can be incomplete")
  func incomplete() throws {
    let data = try EditedData(["eo": #""@email": { "x-text": "x" }"#])
    let rulebook = try data.rulebook(.file(data.path("eo")))
    #expect(try Self.texts(rulebook, in: "eo") == Self.texts(rulebook, in: "en"))
  }

  @Test("can be any of those that are there")
  func shipped() throws {
    let catalogs = DataFiles.catalogs.map(CatalogSource.file)
    let rulebook = try Rulebook(.init(localizations: catalogs, resources: DataFiles.root))
    #expect(rulebook.diagnostics.isEmpty)
    let shipped = try Rulebook(.init(resources: DataFiles.root))
    for locale in DataFiles.locales {
      #expect(try Self.texts(rulebook, in: locale) == Self.texts(shipped, in: locale))
    }
  }

  @Test("stays below the application's own catalogs")
  func order() throws {
    let data = try EditedData(["eo": "\"\(Self.code)\": \"Ny.\""])
    let own = "{ \"@@locale\": \"eo\", \"\(Self.code)\": \"Vår.\" }"
    let rulebook = try data.rulebook(.text(own, name: "own.arb"), .file(data.path("eo")))
    #expect(try Self.texts(rulebook, in: "eo") == ["Vår."])
  }

  @Test("doesn't need the other files that aren't in the manifest, and they aren't read")
  func otherNewFile() throws {
    let data = try EditedData(["eo": "\"\(Self.code)\": \"Ny.\""])
    try data.folder.write("{", to: "Localizations/ia.arb")
    let rulebook = try data.rulebook(.file(data.path("eo")))
    #expect(try Self.texts(rulebook, in: "eo") == ["Ny."])
    #expect(rulebook.diagnostics.map(\.code) == ["file.passed_over"])
    #expect(rulebook.diagnostics.map(\.file) == [data.path("ia")])
    #expect(try Self.texts(rulebook, in: "ia") == Self.texts(rulebook, in: "en"))
    #expect(rulebook.damagedData.isEmpty)
  }

  @Test("doesn't make up for another file that was changed")
  func otherChangedFile() throws {
    let data = try EditedData([
      "eo": "\"\(Self.code)\": \"Ny.\"", "nl": "\"\(Self.code)\": \"Anders.\"",
    ])
    let rulebook = try data.rulebook(.file(data.path("eo")))
    #expect(try Self.texts(rulebook, in: "nl") == Self.texts(rulebook, in: "en"))
    #expect(rulebook.damagedData.map(\.code) == ["data.damaged"])
    #expect(rulebook.damagedData.map(\.file) == [data.path("nl")])
  }

  @Test("can be one of several")
  func several() throws {
    let data = try EditedData([
      "eo": "\"\(Self.code)\": \"Ny.\"", "ia": "\"\(Self.code)\": \"Nove.\"",
    ])
    let rulebook = try data.rulebook(.file(data.path("eo")), .file(data.path("ia")))
    #expect(try Self.texts(rulebook, in: "eo") == ["Ny."])
    #expect(try Self.texts(rulebook, in: "ia") == ["Nove."])
    #expect(rulebook.diagnostics.isEmpty)
  }

  /// What is wrong, the members of `eo.arb`, and the code of the error.
  static let faults = TextRow.rows(
    """
    an argument that isn't reported | "email.domain.missing": "Ny {thing}." | lint.unknown_argument
    a direction override | "email.domain.missing": "\\u202ENy." | message.bidi
    a bad profile | "@@x-end": "." | arb.bad_profile
    """
  )

  @Test("is checked like the application's own", arguments: faults)
  func refused(row: TextRow) throws {
    let data = try EditedData(["eo": row[1]])
    let error = #expect(throws: LoadingError.self) { try data.rulebook(.file(data.path("eo"))) }
    #expect(error?.diagnostics.map(\.code) == [row[2]], "\(row[0])")
    #expect(error?.diagnostics.map(\.file) == [data.path("eo")])
  }

  @Test("must be named after its locale")
  func name() throws {
    let data = try EditedData([:])
    let file = try data.folder.write(#"{ "@@locale": "eo" }"#, to: "Localizations/ia.arb")
    let error = #expect(throws: LoadingError.self) { try data.rulebook(.file(file)) }
    #expect(error?.diagnostics.map(\.code) == ["lint.locale_name"])
  }

  @Test("must be named itself: a file elsewhere doesn't make up for it")
  func elsewhere() throws {
    let data = try EditedData(["eo": "\"\(Self.code)\": \"Ny.\""])
    let file = try data.folder.write(
      "{ \"@@locale\": \"ia\", \"\(Self.code)\": \"Nove.\" }",
      to: "mine/ia.arb"
    )
    let error = #expect(throws: LoadingError.self) { try data.rulebook(.file(file)) }
    #expect(error?.diagnostics.map(\.code) == ["data.damaged"])
    #expect(error?.diagnostics.map(\.file) == [data.path("eo")])
    #expect(error?.diagnostics.first?.hint?.contains("--localizations") == true)
  }

  @Test("A file elsewhere is the application's own catalog")
  func own() throws {
    let data = try EditedData([:])
    let file = try data.folder.write(
      "{ \"@@locale\": \"ia\", \"\(Self.code)\": \"Nove.\" }",
      to: "mine/ia.arb"
    )
    #expect(try Self.texts(data.rulebook(.file(file)), in: "ia") == ["Nove."])
  }
}
