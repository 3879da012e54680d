import Documents
import Foundation
import PackLoading
import Rulebook
import RulebookAuthoring
import TestSupport
import Testing
import Violations

@Suite("Bundled data")
struct DamagedDataTests {
  /// How a file is damaged.
  enum Damage {
    case removed, emptied, cut, changed

    func apply(to file: String) throws {
      let url = URL(filePath: file)
      var data = try Data(contentsOf: url)
      switch self {
      case .removed: return try FileManager.default.removeItem(at: url)
      case .emptied: data = Data()
      case .cut: data = data.prefix(data.count / 2)
      case .changed: data[data.count / 2] ^= 1
      }
      try data.write(to: url)
    }
  }

  /// A file that is read when it is first needed, how it is damaged, and a check that needs it.
  struct Late: Sendable, CustomTestStringConvertible {
    var file: String
    var damage: Damage
    var rule: String
    var value: String
    var testDescription: String { "\(file) \(damage)" }

    init(_ file: String, _ damage: Damage, as rule: String, _ value: String) {
      self.file = file
      self.damage = damage
      self.rule = rule
      self.value = value
    }
  }

  static let late = [
    Late("password/dictionaries/passwords.txt", .removed, as: "password", "password1"),
    Late("password/dictionaries/surnames.txt", .cut, as: "password", "password1"),
    Late("password/keyboards/qwerty.yaml", .changed, as: "password", "password1"),
    Late("phone/regions/CH.yaml", .emptied, as: "phone", "+41 79 123 45 67"),
    Late("phone/regions/CH.yaml", .changed, as: "phone", "+41 79 123 45 67"),
  ]

  /// Files that are read when a rulebook is made, and the damage to each.
  static let early: [(file: String, damage: Damage)] = [
    ("Localizations/de.arb", .removed), ("Localizations/en.arb", .removed),
    ("Localizations/MANIFEST", .removed),
    ("Localizations/MANIFEST", .emptied), ("Localizations/MANIFEST", .cut),
    ("RulePacks/MANIFEST", .removed),
    ("RulePacks/MANIFEST", .emptied), ("RulePacks/MANIFEST", .cut),
  ]

  /// Returns a copy of the bundled data.
  static func copy() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in Resources.parts {
      try FileManager.default.copyItem(
        atPath: DataFiles.root + "/" + name,
        toPath: folder.path + "/" + name
      )
    }
    return folder
  }

  @Test("is as its manifests say", arguments: Resources.parts)
  func manifest(part: String) throws {
    let problems = try VerifiedFolder.problems(ofFolder: DataFiles.root + "/" + part)
    #expect(problems.map(\.description) == [], "run `make generate`")
  }

  @Test(
    "that is damaged when it is first needed leaves its checks undecided, and the others alone",
    arguments: late
  )
  func undecided(row: Late) throws {
    let folder = try Self.copy()
    let file = folder.path + "/RulePacks/" + row.file
    try row.damage.apply(to: file)
    let rulebook = try Rulebook(.init(resources: folder.path))
    #expect(rulebook.damagedData.isEmpty)
    let report = try rulebook.check(row.value, as: row.rule)
    #expect(report.violations.map(\.code).contains("data.unreadable"))
    #expect(!report.isValid)
    #expect(rulebook.damagedData.map(\.file) == [file])
    #expect(rulebook.damagedData.map(\.code) == ["data.damaged"])
    #expect(try rulebook.check("ann@example.org", as: "email").isValid)
    #expect(try rulebook.check("4111 1111 1111 1111", as: "payment-card").isValid)
  }

  /// A catalog, its damage, the locale of a reader, and the locale of the message that the reader
  /// gets.
  static let catalogs: [(file: String, damage: Damage, reader: String, said: String)] = [
    ("de.arb", .changed, "de", "en"), ("de.arb", .emptied, "de-CH", "en"),
    ("de.arb", .cut, "de", "en"), ("ja.arb", .changed, "ja", "en"),
    ("en.arb", .changed, "tlh", "en"),
  ]

  @Test(
    "that is damaged when a language is first used leaves its readers the source, and the others alone",
    arguments: catalogs
  )
  func languages(row: (file: String, damage: Damage, reader: String, said: String)) throws {
    let folder = try Self.copy()
    let file = folder.path + "/Localizations/" + row.file
    try row.damage.apply(to: file)
    let rulebook = try Rulebook(.init(resources: folder.path))
    let report = try rulebook.check("", as: "email")
    #expect(rulebook.messages(for: report, in: "fr").map(\.locale.tag) == ["fr"])
    #expect(rulebook.damagedData.isEmpty)
    let messages = rulebook.messages(for: report, in: row.reader)
    #expect(messages.map(\.locale.tag) == [row.said])
    #expect(messages.allSatisfy { $0.isFallback && !$0.text.isEmpty })
    #expect(rulebook.damagedData.map(\.file) == [file])
    #expect(rulebook.damagedData.map(\.code) == ["data.damaged"])
    #expect(rulebook.catalog.failures.map(\.locale.tag) == [String(row.file.prefix(2))])
  }

  @Test("that has a catalog which nobody listed is refused")
  func unlisted() throws {
    let folder = try Self.copy()
    let file = try folder.write(#"{ "@@locale": "eo" }"#, to: "Localizations/eo.arb")
    let error = #expect(throws: LoadingError.self) { try Rulebook(.init(resources: folder.path)) }
    #expect(error?.diagnostics.map(\.code) == ["data.damaged"])
    #expect(error?.diagnostics.map(\.file) == [file])
  }

  @Test("that has no English any more still says something")
  func noSource() throws {
    let folder = try Self.copy()
    try Damage.changed.apply(to: folder.path + "/Localizations/en.arb")
    let rulebook = try Rulebook(.init(resources: folder.path))
    let messages = rulebook.messages(for: try rulebook.check("", as: "email"), in: "en")
    #expect(messages.map(\.text) == ["Check this entry."])
    #expect(rulebook.damagedData.count == 1)
  }

  @Test("that was added leaves its checks undecided, too")
  func added() throws {
    let folder = try Self.copy()
    try folder.write("zzyzx\n", to: "RulePacks/password/dictionaries/own.txt")
    let rulebook = try Rulebook(.init(resources: folder.path))
    let report = try rulebook.check("correct horse battery staple", as: "password")
    #expect(report.outcome == .inconclusive)
    #expect(
      rulebook.damagedData.map(\.reason) == [
        "this file of Rulebook's own data isn't in the manifest"
      ]
    )
  }

  @Test("that is damaged when it is loaded is refused", arguments: early)
  func refused(row: (file: String, damage: Damage)) throws {
    let folder = try Self.copy()
    try row.damage.apply(to: folder.path + "/" + row.file)
    let error = #expect(throws: LoadingError.self) { try Rulebook(.init(resources: folder.path)) }
    let diagnostics = error?.diagnostics ?? []
    #expect(!diagnostics.isEmpty)
    #expect(diagnostics.allSatisfy { $0.code == "data.damaged" }, "\(diagnostics)")
    #expect(
      row.file.hasSuffix("MANIFEST") || diagnostics.map(\.file) == [folder.path + "/" + row.file]
    )
  }

  @Test("that was edited on purpose is used once its manifest is renewed")
  func renewed() throws {
    let folder = try Self.copy()
    try folder.write("# role: words\n\nzzyzx\n", to: "RulePacks/password/dictionaries/own.txt")
    _ = try Manifest.renew(inFolder: folder.path + "/RulePacks")
    let rulebook = try Rulebook(.init(resources: folder.path))
    #expect(try rulebook.check("correct horse battery staple", as: "password").isValid)
    #expect(rulebook.damagedData.isEmpty)
  }

  @Test("is looked at by lint as a whole")
  func linted() throws {
    let data = try FewData(packs: ["password"])
    let file = data.root + "/RulePacks/password/dictionaries/surnames.txt"
    try Damage.changed.apply(to: file)
    let findings = try Linter(resources: data.root).lint().findings
    #expect(findings.filter { $0.severity == .error }.map(\.diagnostic.file) == [file])
    #expect(findings.contains { $0.diagnostic.code == "data.damaged" })
  }
}
