import Documents
import Foundation
import PackLoading
import RuleEngine
import RulebookAuthoring
import TestSupport
import Testing
import Violations

@testable import Rulebook

@Suite("Bundled packs are read when they are first needed")
struct LateReadingTests {
  private static let all = DataFiles.packNames

  /// The packs of the rules in the form `sign-up`, and the form's own pack.
  private static let packsOfSignUp = [
    "codes", "email", "general", "password", "payment-card", "person-name", "sign-up",
  ]

  private static func read(_ rulebook: Rulebook) -> [String] {
    rulebook.library.layers.filter { $0.isBundled && $0.isRead }.map(\.name)
  }

  /// A use of a rulebook, and the packs that are read for it.
  struct Use: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var packs: [String]
    var run: @Sendable (Rulebook) throws -> Void

    init(_ name: String, _ packs: [String], _ run: @escaping @Sendable (Rulebook) throws -> Void) {
      testDescription = name
      self.packs = packs
      self.run = run
    }
  }

  static let uses = [
    Use("nothing", []) { _ in },
    Use("the names of rules and forms", []) { rulebook in
      #expect(rulebook.ruleNames.contains("phone.mobile"))
      #expect(rulebook.formNames == ["sign-up"])
    },
    Use("a rule", ["email"]) { rulebook in
      let report = try rulebook.check("ann@example.org", as: "email")
      #expect(report.isValid)
    },
    Use("a rule that extends another", ["phone"]) { rulebook in
      let report = try rulebook.check("1", as: "phone.mobile")
      #expect(!report.isValid)
    },
    Use("a rule with shared tables", ["password"]) { rulebook in
      let report = try rulebook.check("password1", as: "password")
      #expect(!report.isValid)
    },
    Use("a form, with the packs of its rules", packsOfSignUp) { rulebook in
      let form = try rulebook.form("sign-up")
      #expect(form.fields.count == 9)
    },
    Use("a rule that there is not", []) { rulebook in
      let error = #expect(throws: UsageError.self) { try rulebook.rule("emial") }
      #expect(error?.hint == "did you mean `email`?")
    },
    Use("a code that one pack reports", ["payment-card"]) { rulebook in
      let explanation = try rulebook.explanation(of: "payment_card.check_digit")
      #expect(explanation.rules.contains("payment-card"))
    },
    Use("a code that there is not", all) { rulebook in
      #expect(throws: UsageError.self) { try rulebook.explanation(of: "emial.missing_at") }
    },
    Use("a message", ["email"]) { rulebook in
      let report = try rulebook.check("ann@", as: "email")
      #expect(rulebook.messages(for: report, in: "de").count == 1)
    },
    Use("what packs say of a code", ["general"]) { rulebook in
      #expect(rulebook.library.errorDeclaration(of: "adult.too_young")?.pack == "general")
      #expect(rulebook.library.errorDeclaration(of: "no.such_code") == nil)
    },
    Use("all packs", all) { rulebook in
      let names = rulebook.library.packs.filter(\.isRead).map(\.name)
      #expect(names == all)
    },
  ]

  @Test("for what is asked", arguments: uses)
  func use(row: Use) throws {
    let rulebook = try Rulebook(.init(resources: DataFiles.root))
    try row.run(rulebook)
    #expect(Self.read(rulebook) == row.packs)
  }

  /// A pack next to the bundled ones, the packs that are read for it, and the remarks.
  struct Given: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var packs: [String]
    var remarks: [String]

    init(_ name: String, _ text: String, _ packs: [String], remarks: [String] = []) {
      testDescription = name
      self.text = text
      self.packs = packs
      self.remarks = remarks
    }
  }

  static let givenPacks = [
    Given("has a rule of its own", "rules: { own: { checks: [{ length: { maximum: 3 } }] } }", []),
    Given("extends a rule", "rules: { own: { extends: email } }", ["email"]),
    Given(
      "has a form with a rule",
      "forms: { own: { fields: { a: { rule: phone } } } }",
      ["phone"]
    ),
    Given("extends a form", "forms: { own: { extends: sign-up } }", packsOfSignUp),
    Given("replaces a rule", "rules: { own: { replaces: [email], extends: email } }", all),
    Given("disables a rule", "disable: { rules: [phone.mobile] }", all),
    Given("disables a pack", "disable: { packs: [sign-up] }", all),
    Given("requires a pack", "requires: { packs: { email: '>=0.1' } }", []),
    Given(
      "has the name of a rule",
      "rules: { email: { checks: [{ length: { maximum: 3 } }] } }",
      [],
      remarks: ["pack.shadowed_rule"]
    ),
    Given(
      "extends the rule whose name it has",
      "rules: { email: { extends: email } }",
      ["email"],
      remarks: ["pack.shadowed_rule"]
    ),
    Given(
      "has the name of a code",
      """
      rules: { own: { checks: [{ length: 3, code: adult.too_young }] } }
      codes: { adult.too_young: { summary: Young } }
      messages: { en: { adult.too_young: Too young } }
      """,
      [],
      remarks: ["pack.shadowed_code"]
    ),
    Given(
      "has a message with arguments for a code of its own",
      """
      rules: { own: { checks: [{ length: { maximum: 3 }, code: own.long }] } }
      codes: { own.long: { summary: Long } }
      messages: { en: { own.long: 'At most {maximum}' } }
      """,
      []
    ),
  ]

  @Test("for a pack that is given", arguments: givenPacks)
  func given(row: Given) throws {
    let text = "format: 1\npack: acme\n" + row.text
    let rulebook = try Rulebook(
      .init(sources: [.bundled, .text(text, name: "acme.yaml")], resources: DataFiles.root)
    )
    #expect(Self.read(rulebook) == row.packs)
    #expect(rulebook.diagnostics.map(\.code) == row.remarks)
    #expect(try rulebook.check("+41 79 123 45 67", as: "phone").isValid)
  }

  @Test("for a pack with the name of a bundled one, under another name")
  func shadowedPack() throws {
    let text = "format: 1\npack: email\nrules: { own: { extends: email.html } }"
    let rulebook = try Rulebook(
      .init(sources: [.bundled, .text(text, name: "own.yaml")], resources: DataFiles.root)
    )
    #expect(Self.read(rulebook) == ["rulebook/email"])
    #expect(try rulebook.check("ann@localhost", as: "own").isValid)
    #expect(rulebook.diagnostics.map(\.code) == ["pack.shadowed_pack"])
  }

  @Test("for regions of telephone numbers that are given")
  func regions() throws {
    let folder = try TemporaryFolder()
    let region = try String(
      contentsOfFile: DataFiles.root + "/RulePacks/phone/regions/CH.yaml",
      encoding: .utf8
    )
    try folder.write(region, to: "regions/CH.yaml")
    let rulebook = try Rulebook(
      .init(sources: [.bundled, .folder(folder.path)], resources: DataFiles.root)
    )
    #expect(Self.read(rulebook) == ["phone"])
    #expect(try rulebook.check("+41 79 123 45 67", as: "phone").isValid)
    #expect(try rulebook.check("+49 30 123456", as: "phone").isValid)
  }

  @Test(
    "for a catalog that says something with arguments: the packs that report the code",
    arguments: [
      ("length.too_short", "{minimum}", ["general", "password", "person-name", "texts", "uris"]),
      ("email.domain.missing", "no argument", []),
    ]
  )
  func catalogs(row: (key: String, text: String, packs: [String])) throws {
    let catalog = #"{ "@@locale": "en", "\#(row.key)": "\#(row.text)" }"#
    let rulebook = try Rulebook(
      .init(localizations: [.text(catalog, name: "own.arb")], resources: DataFiles.root)
    )
    #expect(Set(Self.read(rulebook)).isSubset(of: row.packs))
  }

  @Test("and say the same as packs that are all read at once")
  func agreement() throws {
    let folder = try DamagedDataTests.copy()
    try FileManager.default.removeItem(atPath: folder.path + "/RulePacks/INDEX")
    _ = try Manifest.renew(inFolder: folder.path + "/RulePacks")
    let whole = try Rulebook(.init(resources: folder.path)).library
    let late = try Rulebook(.init(resources: DataFiles.root)).library
    #expect(Self.all == whole.layers.filter(\.isRead).map(\.name))
    #expect(late.ruleNames == whole.ruleNames)
    for name in whole.ruleNames {
      let (one, other) = try (late.template(name), whole.template(name))
      #expect(one?.parameters.map(\.name) == other?.parameters.map(\.name), "\(name)")
      #expect(one?.confidentiality == other?.confidentiality, "\(name)")
      #expect(one?.checks.count == other?.checks.count, "\(name)")
      #expect(one?.packCodes == other?.packCodes, "\(name)")
    }
    #expect(late.errorDeclarations == whole.errorDeclarations)
  }
}

@Suite("The index of the bundled packs in use")
struct BundledIndexTests {
  @Test("is as the packs are")
  func shipped() throws {
    let problems = try BundledFolder.problems(in: DataFiles.root).map(\.description)
    #expect(problems == [], "run `make generate`")
  }

  /// Returns two packs with an index, which are quick to read.
  private static func few() throws -> FewData {
    let data = try FewData()
    _ = try BundledFolder.renew(in: data.root)
    return data
  }

  /// A change of the folder, whether the index is used then, and the files that are reported as
  /// damaged.
  struct State: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var isUsed: Bool
    var damaged: [String]
    var change: @Sendable (TemporaryFolder) throws -> Void

    init(
      _ name: String,
      isUsed: Bool,
      damaged: [String] = [],
      _ change: @escaping @Sendable (TemporaryFolder) throws -> Void
    ) {
      testDescription = name
      self.isUsed = isUsed
      self.damaged = damaged
      self.change = change
    }
  }

  static let states = [
    State("as it was written", isUsed: true) { _ in },
    State("missing, and not in the manifest", isUsed: false) { folder in
      try FileManager.default.removeItem(atPath: folder.path + "/RulePacks/INDEX")
      _ = try Manifest.renew(inFolder: folder.path + "/RulePacks")
    },
    State("missing", isUsed: false, damaged: ["INDEX"]) { folder in
      try FileManager.default.removeItem(atPath: folder.path + "/RulePacks/INDEX")
    },
    State("changed", isUsed: false, damaged: ["INDEX"]) { folder in
      try DamagedDataTests.Damage.changed.apply(to: folder.path + "/RulePacks/INDEX")
    },
    State("older than a pack", isUsed: false) { folder in
      let pack = folder.path + "/RulePacks/email/pack.yaml"
      let text = try String(contentsOfFile: pack, encoding: .utf8)
      try (text + "\n  email.own: { extends: email }\n").write(
        toFile: pack,
        atomically: true,
        encoding: .utf8
      )
      _ = try Manifest.renew(inFolder: folder.path + "/RulePacks")
    },
    State("older than a new pack", isUsed: false) { folder in
      try folder.write(
        "format: 1\npack: new\nrules: { new: { checks: [{ length: 3 }] } }\n",
        to: "RulePacks/new/pack.yaml"
      )
      _ = try Manifest.renew(inFolder: folder.path + "/RulePacks")
    },
    State("of another form", isUsed: false) { folder in
      try folder.write("index\t9\tab\n", to: "RulePacks/INDEX")
      _ = try Manifest.renew(inFolder: folder.path + "/RulePacks")
    },
    State("written anew, with a new pack", isUsed: true) { folder in
      try folder.write(
        "format: 1\npack: new\nrules: { new: { checks: [{ length: 3 }] } }\n",
        to: "RulePacks/new/pack.yaml"
      )
      _ = try BundledFolder.renew(in: folder.path)
    },
  ]

  @Test("or not, where it does not fit: then all packs are read", arguments: states)
  func state(row: State) throws {
    let folder = try Self.few().folder
    try row.change(folder)
    let rulebook = try Rulebook(.init(resources: folder.path))
    let isRead = rulebook.library.layers.map(\.isRead)
    #expect(isRead.allSatisfy { $0 == !row.isUsed })
    #expect(try rulebook.check("ann@example.org", as: "email").isValid)
    #expect(
      rulebook.damagedData.map(\.file) == row.damaged.map { folder.path + "/RulePacks/" + $0 }
    )
    for name in rulebook.ruleNames where ["email.own", "new"].contains(name) {
      #expect(throws: Never.self) { try rulebook.rule(name) }
    }
  }

  @Test("does not hide a pack that no manifest has")
  func unlisted() throws {
    let folder = try DamagedDataTests.copy()
    let file = try folder.write("format: 1\npack: new\n", to: "RulePacks/new/pack.yaml")
    let error = #expect(throws: LoadingError.self) { try Rulebook(.init(resources: folder.path)) }
    #expect(error?.diagnostics.map(\.code) == ["data.damaged"])
    #expect(error?.diagnostics.map(\.file) == [file])
  }

  @Test("is not written for packs that are broken")
  func broken() throws {
    let folder = try Self.few().folder
    let text = "format: 1\npack: new\nrules: { a: { checks: [{ nope: 1 }] } }\n"
    try folder.write(text, to: "RulePacks/new/pack.yaml")
    #expect(throws: LoadingError.self) { try BundledFolder.renew(in: folder.path) }
  }

  static let damages: [(file: String, damage: DamagedDataTests.Damage, rule: String)] = [
    ("email/pack.yaml", .removed, "email"), ("email/pack.yaml", .changed, "email.html"),
    ("email/pack.yaml", .emptied, "email"), ("email/provider-domains.txt", .cut, "email"),
    ("codes/countries.tsv", .removed, "country-code"),
    ("payment-card/issuers.yaml", .emptied, "payment-card"),
    ("phone/calling-codes.yaml", .cut, "phone.mobile"),
  ]

  @Test(
    "does not hide that a pack was altered, which its rules say when they are used",
    arguments: damages
  )
  func altered(row: (file: String, damage: DamagedDataTests.Damage, rule: String)) throws {
    let folder = try DamagedDataTests.copy()
    let file = folder.path + "/RulePacks/" + row.file
    try row.damage.apply(to: file)
    let rulebook = try Rulebook(.init(resources: folder.path))
    #expect(rulebook.damagedData.isEmpty)
    #expect(try rulebook.check("Ann", as: "person-name").isValid)
    for _ in 1...2 {
      let error = #expect(throws: UsageError.self) { try rulebook.rule(row.rule) }
      #expect(error?.kind == .unusableData)
      #expect(error?.loadingError?.diagnostics.map(\.file) == [file])
      #expect(error?.loadingError?.diagnostics.map(\.code) == ["data.damaged"])
    }
    #expect(rulebook.damagedData.map(\.file) == [file])
    // The kind of damage makes no difference to packs that need this one.
    guard row.damage == .removed else { return }
    let texts = [
      "rules: { own: { extends: \(row.rule) } }",
      "forms: { own: { fields: { a: { rule: \(row.rule) } } } }",
      "rules: { own: { replaces: [person-name], extends: person-name } }",
    ]
    for text in texts {
      let source = PackSource.text("format: 1\npack: acme\n" + text, name: "acme.yaml")
      let error = #expect(throws: LoadingError.self) {
        try Rulebook(.init(sources: [.bundled, source], resources: folder.path))
      }
      #expect(error?.diagnostics.map(\.file) == [file], "\(text)")
    }
  }

  @Test("lets forms say which file is damaged")
  func form() throws {
    let folder = try DamagedDataTests.copy()
    try DamagedDataTests.Damage.changed.apply(to: folder.path + "/RulePacks/password/pack.yaml")
    let rulebook = try Rulebook(.init(resources: folder.path))
    let error = #expect(throws: UsageError.self) { try rulebook.form("sign-up") }
    #expect(error?.kind == .unusableData)
    #expect(try rulebook.check("ann@example.org", as: "email").isValid)
  }
}
