import Foundation
import Rulebook
import TestSupport
import Testing

@Suite("Bundled telephone regions, read when they are needed")
struct LatePhoneRegionTests {
  /// A copy of the bundled telephone data.
  private static func resources() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    try files.createDirectory(atPath: folder.path + "/RulePacks", withIntermediateDirectories: true)
    for name in ["RulePacks/phone", "Localizations"] {
      try files.copyItem(atPath: DataFiles.root + "/" + name, toPath: folder.path + "/" + name)
    }
    try folder.writeManifests()
    return folder
  }

  @Test(
    "that cannot be read are inconclusive, and the others go on",
    arguments: ["removed", "damaged", "moved"]
  )
  func unreadable(how: String) throws {
    let folder = try Self.resources()
    let rulebook = try Rulebook(.init(resources: folder.path))
    switch how {
    case "removed":
      try FileManager.default.removeItem(atPath: folder.path + "/RulePacks/phone/regions/CH.yaml")
    case "damaged":
      try folder.write(PhoneRegionFiles.damaged, to: "RulePacks/phone/regions/CH.yaml")
    default:
      let moved = PhoneRegionFiles.region("CH", 999, "79")
      try folder.write(moved, to: "RulePacks/phone/regions/CH.yaml")
    }
    let report = try rulebook.check("+41 79 123 45 67", as: "phone")
    #expect(report.outcome == .inconclusive)
    #expect(report.violations.map(\.code) == ["data.unreadable"])
    #expect(try rulebook.check("+49 30 123456", as: "phone").isValid)
  }

  @Test("can be read again once the file is whole")
  func repaired() throws {
    let folder = try Self.resources()
    let file = "RulePacks/phone/regions/CH.yaml"
    let whole = try String(contentsOfFile: folder.path + "/" + file, encoding: .utf8)
    let rulebook = try Rulebook(.init(resources: folder.path))
    try folder.write("", to: file)
    #expect(try rulebook.check("+41 79 123 45 67", as: "phone").outcome == .inconclusive)
    try folder.write(whole, to: file)
    #expect(try rulebook.check("+41 79 123 45 67", as: "phone").isValid)
  }

  @Test("are not read before, and then stay as they were")
  func kept() throws {
    let folder = try Self.resources()
    let rulebook = try Rulebook(.init(resources: folder.path))
    #expect(try rulebook.check("+41 79 123 45 67", as: "phone").isValid)
    try FileManager.default.removeItem(atPath: folder.path + "/RulePacks/phone/regions")
    #expect(try rulebook.check("+41 44 668 18 00", as: "phone").isValid)
  }
}
