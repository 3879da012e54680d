import Documents
import PackLoading
import Rulebook
import Rules
import TestSupport
import Testing

@Suite("The packs that come with the library")
struct ShippedPackTests {
  private static func rulebook() throws -> Rulebook { try Rulebook(resources: DataFiles.root) }

  @Test("load, and link with everything that they name")
  func linking() throws {
    let rulebook = try Self.rulebook()
    #expect(rulebook.library.packs.count == DataFiles.packs.count)
    try rulebook.library.checkEverything()
  }

  @Test("hold what their examples say")
  func examples() throws {
    let report = try ExampleRunner(resources: DataFiles.root).run()
    #expect(report.failures == [])
    #expect(report.passed > 100)
  }

  @Test("have examples of valid and of invalid values for every rule")
  func exampleCoverage() throws {
    for pack in try Self.rulebook().library.packs {
      for rule in pack.rules {
        // Which month of expiry is valid depends on the day.
        #expect(rule.examples.contains { $0.isValid } || rule.name == "card-expiry", "\(rule.name)")
        #expect(rule.examples.contains { !$0.isValid }, "\(rule.name)")
      }
    }
  }

  /// ISO 3166-1 has assigned 249 codes of two letters.
  @Test("know the countries of ISO 3166-1")
  func countries() throws {
    let codes = try DataFiles.lines("RulePacks/general/countries.txt")
    #expect(codes.count == 249)
    #expect(codes == Set(codes).sorted())
    #expect(codes.allSatisfy { $0.count == 2 && $0.allSatisfy { ("A"..."Z").contains($0) } })
    #expect(Set(["CH", "GB", "XK", "UK", "EU", "SS"]).intersection(codes) == ["CH", "GB", "SS"])
  }

  @Test(
    "list e-mail domains once each, sorted by region, in lowercase ASCII",
    arguments: ["provider-domains", "real-domains"]
  )
  func emailDomains(table: String) throws {
    let name = "RulePacks/email/\(table).txt"
    let domains = try DataFiles.lines(name)
    #expect(Set(domains).count == domains.count)
    for section in try DataFiles.sections(name) { #expect(section == section.sorted()) }
    #expect(
      domains.allSatisfy { domain in
        domain.contains(".") && domain == domain.lowercased() && domain.utf8.allSatisfy { $0 < 128 }
          && domain.allSatisfy { !$0.isWhitespace }
      }
    )
  }

  @Test("never rename or remove a code that was released")
  func codes() throws {
    let rulebook = try Self.rulebook()
    var codes = Set(CodeDefinition.engine.map(\.code))
    for check in SubjectRegistry.builtIn.checks { codes.formUnion(check.codes.map(\.code)) }
    for pack in rulebook.library.packs { codes.formUnion(pack.codes.keys) }
    let released = try DataFiles.lines("Tests/Fixtures/codes.txt")
    let names = Set(codes.map(\.rawValue))
    #expect(released.filter { !names.contains($0) } == [], "these were renamed or removed")
    #expect(names.subtracting(released).sorted() == [], "add these to codes.txt")
    #expect(released == Set(released).sorted())
  }

  static let locales = ["ar", "de", "en", "fr", "ja", "pl"]

  @Test("have words for every code in every language", arguments: locales)
  func messages(locale: String) throws {
    let rulebook = try Self.rulebook()
    let localizer = rulebook.localizer(for: locale)
    for code in try DataFiles.lines("Tests/Fixtures/codes.txt") {
      var violation = Violation(ViolationCode(rawValue: code))
      for argument in try rulebook.explanation(of: ViolationCode(rawValue: code)).arguments {
        violation.arguments[argument.name] = argument.example
      }
      let message = localizer.message(for: violation)
      #expect(message.locale == LocaleIdentifier(locale), "\(code)")
      #expect(message.key != "invalid" && !message.text.isEmpty, "\(code)")
    }
  }

  @Test("have catalogs with the same keys as the English one", arguments: locales)
  func catalogKeys(locale: String) throws {
    let folder = DataFiles.root + "/Localizations/"
    let english = try ARBFile(SourceText(contentsOfFile: folder + "en.arb"))
    let file = try ARBFile(SourceText(contentsOfFile: folder + locale + ".arb"))
    #expect(file.locale == LocaleIdentifier(locale))
    #expect(file.messages.keys.sorted() == english.messages.keys.sorted())
    #expect(DataFiles.catalogs.count == Self.locales.count)
  }

  @Test("have the same messages in every language", arguments: locales)
  func packMessages(locale: String) throws {
    let tag = try #require(LocaleIdentifier(locale))
    for pack in try Self.rulebook().library.packs {
      let english = pack.messages[pack.sourceLocale]?.keys.sorted()
      #expect(pack.messages[tag]?.keys.sorted() == english, "\(pack.name)")
    }
  }
}
