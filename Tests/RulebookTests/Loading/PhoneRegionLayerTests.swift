import PhoneNumbers
@_spi(Kernels) import Rulebook
@_spi(Kernels) import RulebookAuthoring
import TestSupport
import Testing

@Suite("Telephone regions that are dropped in")
struct PhoneRegionLayerTests {
  /// Loads the bundled packs under a folder of region files.
  private static func rulebook(
    _ files: [String: String],
    in place: String = ""
  ) throws -> Rulebook {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: place + name) }
    return try Rulebook(
      .init(sources: [.bundled, .folder(folder.path)], resources: DataFiles.root)
    )
  }

  private static func region(of number: String, in rulebook: Rulebook) throws -> String? {
    let numbers = try #require(rulebook.phoneNumbers)
    return try numbers.verdict(on: numbers.parse(number, region: nil)).region
  }

  @Test(
    "replace a region, wherever the folder `regions` is",
    arguments: ["", "phone/"]
  )
  func replacement(place: String) throws {
    let rulebook = try Self.rulebook(
      ["regions/CH.yaml": PhoneRegionFiles.region("CH", 41, "66")],
      in: place
    )
    #expect(try Self.region(of: "+41 66 123 45 67", in: rulebook) == "CH")
    #expect(try !rulebook.check("+41 79 123 45 67", as: "phone").isValid)
    #expect(try rulebook.check("+49 30 123456", as: "phone").isValid)
    #expect(rulebook.diagnostics == [])
  }

  @Test("replace a region from a pack of their own")
  func ownPack() throws {
    let pack = """
      format: 1
      pack: acme-numbers
      tables: { all: { kind: phone-regions, folder: numbers } }

      """
    let rulebook = try Self.rulebook([
      "acme/pack.yaml": pack,
      "acme/numbers/CH.yaml": PhoneRegionFiles.region("CH", 41, "66"),
    ])
    #expect(try Self.region(of: "+41 66 123 45 67", in: rulebook) == "CH")
  }

  @Test("add a region to a calling code, whose main region stays")
  func addedRegion() throws {
    let file = PhoneRegionFiles.region("XA", 41, "99", leading: "99")
    let rulebook = try Self.rulebook(["regions/XA.yaml": file])
    #expect(try Self.region(of: "+41 99 123 45 67", in: rulebook) == "XA")
    #expect(try Self.region(of: "+41 79 123 45 67", in: rulebook) == "CH")
    #expect(try rulebook.phoneNumbers?.mainRegion(ofCallingCode: 41)?.name == "CH")
  }

  @Test("add a calling code, of a region or of none")
  func addedCode() throws {
    let rulebook = try Self.rulebook([
      "regions/XA.yaml": PhoneRegionFiles.region("XA", 999, "5"),
      "regions/997.yaml": PhoneRegionFiles.region("'001'", 997, "6"),
    ])
    #expect(try Self.region(of: "+999 512 345 678", in: rulebook) == "XA")
    #expect(try Self.region(of: "+997 612 345 678", in: rulebook) == "001")
  }

  @Test("move a region to another calling code")
  func movedRegion() throws {
    let rulebook = try Self.rulebook(["regions/CH.yaml": PhoneRegionFiles.region("CH", 999, "79")])
    #expect(try Self.region(of: "+999 791 234 567", in: rulebook) == "CH")
    #expect(rulebook.phoneNumbers?.callingCodes.contains(41) == false)
    #expect(
      try rulebook.check("+41 79 123 45 67", as: "phone").violations.map(\.code)
        == ["phone.unknown_calling_code"]
    )
  }

  @Test("are warned of by lint where they move a region, unless an index says so")
  func movedRegionLint() throws {
    let folder = try TemporaryFolder()
    try folder.write(PhoneRegionFiles.region("CH", 999, "79"), to: "regions/CH.yaml")
    try folder.write(PhoneRegionFiles.region("DE", 49, "3"), to: "regions/DE.yaml")
    let data = try FewData(packs: ["phone"])
    let report = try Linter(resources: data.root).lint([folder.path])
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.severity == .warning)
    #expect(finding.diagnostic.code == "lint.moved_region")
    #expect(finding.diagnostic.file.hasSuffix("/regions/CH.yaml"))
    #expect(finding.diagnostic.line == 4)
    #expect(finding.diagnostic.hint?.contains("`calling-code: 41`") == true)
    let index = "format: 1\nkind: calling-codes\ncodes: { 999: CH }\n"
    try folder.write(index, to: "calling-codes.yaml")
    #expect(try Linter(resources: data.root).lint([folder.path]).findings == [])
  }

  @Test("leave the main region of a shared code in its place, unless an index says otherwise")
  func mainRegion() throws {
    let files = [
      "regions/CA.yaml": PhoneRegionFiles.region("CA", 1, "3", leading: "3"),
      "regions/AG.yaml": PhoneRegionFiles.region("AG", 1, "4", leading: "4"),
    ]
    #expect(try Self.rulebook(files).phoneNumbers?.mainRegion(ofCallingCode: 1)?.name == "US")
    let index = "format: 1\nkind: calling-codes\ncodes: { 1: CA US }\n"
    let numbers = try Self.rulebook(files.merging(["calling-codes.yaml": index]) { $1 })
      .phoneNumbers
    #expect(try numbers?.mainRegion(ofCallingCode: 1)?.name == "CA")
    #expect(numbers?.contains(region: "JM") == true)
  }

  @Test("are refused singly if they are damaged; the lower region stays, and the others are used")
  func damaged() throws {
    let rulebook = try Self.rulebook([
      "regions/CH.yaml": PhoneRegionFiles.damaged,
      "regions/DE.yaml": PhoneRegionFiles.region("AT", 43, "6"),
      "regions/XA.yaml": PhoneRegionFiles.region("XA", 999, "5"),
    ])
    #expect(rulebook.diagnostics.map(\.code) == ["yaml.missing_value", "phone_region.file_name"])
    #expect(rulebook.diagnostics.first?.file.hasSuffix("/regions/CH.yaml") == true)
    #expect(rulebook.diagnostics.first?.line == 7)
    #expect(rulebook.diagnostics.last?.position == SourcePosition(line: 3, column: 9))
    #expect(try Self.region(of: "+41 79 123 45 67", in: rulebook) == "CH")
    #expect(try Self.region(of: "+49 30 123456", in: rulebook) == "DE")
    #expect(try Self.region(of: "+999 512 345 678", in: rulebook) == "XA")
  }

  @Test("are not taken for packs where they lie outside of a folder `regions`")
  func misplaced() throws {
    let error = try #require(throws: LoadingError.self) {
      try Self.rulebook(["CH.yaml": PhoneRegionFiles.region("CH", 41, "66")])
    }
    #expect(error.diagnostics.map(\.code) == ["pack.wrong_table"])
    #expect(error.diagnostics.first?.hint?.contains("`regions`") == true)
  }

  @Test("are looked at by lint, which reports damaged ones as errors")
  func lint() throws {
    let folder = try TemporaryFolder()
    try folder.write(PhoneRegionFiles.damaged, to: "regions/CH.yaml")
    let data = try FewData(packs: ["phone"])
    let report = try Linter(resources: data.root).lint([folder.path])
    #expect(report.errorCount == 1)
    #expect(report.findings.map(\.diagnostic.code) == ["yaml.missing_value"])
  }
}
