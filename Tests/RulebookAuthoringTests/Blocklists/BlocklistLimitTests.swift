@_spi(Kernels) import Rulebook
@_spi(Kernels) import RulebookAuthoring
import TestSupport
import Testing

@Suite("Blocklists of packs that are too large for memory")
struct BlocklistLimitTests {
  private static let pack = """
    format: 1
    pack: acme
    source-locale: en
    tables: { listed: { kind: blocklist, file: a.blocklist } }
    rules:
      pin: { checks: [ blocklist: listed ] }
      free: { checks: [ { not: { blocklist: listed }, code: free.unlisted } ] }
      either: { checks: [ { any: [ blocklist: listed, length: 3 ], code: either.none } ] }
    forms: { login: { fields: { pin: { rule: pin } } } }
    codes: { free.unlisted: {}, either.none: {} }
    messages: { en: { free.unlisted: No., either.none: No. } }
    """

  @Test("A list that was changed leaves every value undecided, whatever stands around its check")
  func changed() throws {
    let folder = try TemporaryFolder()
    let source = try folder.write("letmein\n", to: "a.txt")
    let list = folder.path + "/a.blocklist"
    _ = try BlocklistBuilder().build(source, to: list)
    try folder.write(Self.pack, to: "acme.yaml")
    let limits = Limits(tableBytesInMemory: 0)
    let file = PackSource.file(folder.path + "/acme.yaml")
    let byPosition = try Rulebook(.init(sources: [.bundled, file], limits: limits))
    let inMemory = try Rulebook(.bundled, file)
    func outcomes(_ rulebook: Rulebook, _ value: String) throws -> [Outcome] {
      try ["pin", "free", "either"].map { try rulebook.check(value, as: $0).outcome }
        + [rulebook.form("login").check(["pin": .text(value)]).outcome]
    }
    for rulebook in [byPosition, inMemory] {
      #expect(try outcomes(rulebook, "letmein") == [.invalid, .valid, .invalid, .invalid])
      #expect(try outcomes(rulebook, "unknown") == [.valid, .invalid, .valid, .valid])
    }
    try folder.write("something else", to: "a.blocklist")
    for value in ["letmein", "unknown"] {
      #expect(try Set(outcomes(byPosition, value)) == [.inconclusive])
      #expect(try !byPosition.rule("pin").accepts(value))
      let report = try byPosition.check(value, as: "pin")
      #expect(report.violations.map(\.code) == ["data.unreadable"])
    }
    #expect(try outcomes(inMemory, "letmein") == [.invalid, .valid, .invalid, .invalid])
    #expect(try outcomes(inMemory, "unknown") == [.valid, .invalid, .valid, .valid])
  }
}
