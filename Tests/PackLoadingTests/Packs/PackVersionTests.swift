import PackLoading
import Testing

@Suite struct PackVersionTests {
  @Test("Versions are ordered by their numbers")
  func order() throws {
    let texts = ["0.9", "1.0-alpha", "1.0-beta", "1", "1.0.1", "1.2", "1.10", "2.0.0-rc.1", "2"]
    let versions = try texts.map { try #require(PackVersion($0)) }
    #expect(versions.shuffled().sorted() == versions)
    #expect(PackVersion("1.2") == PackVersion("1.2.0"))
  }

  @Test(arguments: ["", "banana", "1.", ".1", "1.2.3.4.5", "v1", "1-", "1.x", "-1", "١"])
  func noVersion(text: String) {
    #expect(PackVersion(text) == nil)
  }

  static let requirements: [(text: String, met: [String], missed: [String])] = [
    ("1.2", ["1.2", "1.2.1", "2"], ["1.1.9", "1.2-beta"]),
    (">=1.2 <2", ["1.2", "1.99"], ["1.1", "2", "2.1"]),
    (">1.2,<=1.4", ["1.2.1", "1.4"], ["1.2", "1.4.1"]),
    ("=1.2", ["1.2.0"], ["1.2.1", "1.1"]),
  ]

  @Test("Requirements are met by the versions that they name", arguments: requirements)
  func requirement(row: (text: String, met: [String], missed: [String])) throws {
    let requirement = try #require(VersionRequirement(row.text))
    for text in row.met { #expect(requirement.isMet(by: try #require(PackVersion(text)))) }
    for text in row.missed { #expect(!requirement.isMet(by: try #require(PackVersion(text)))) }
  }

  @Test(arguments: ["", " ", "~1.2", ">=", "1.2 ||", ">=banana"])
  func noRequirement(text: String) {
    #expect(VersionRequirement(text) == nil)
  }
}
