import Testing

@testable import EmailAddresses

@Suite struct TopLevelDomainTests {
  @Test(
    "Names for special use are known in any case of letters",
    arguments: ["alt", "arpa", "internal", "invalid", "local", "localhost", "onion", "test"]
  )
  func namesForSpecialUse(name: String) {
    for spelling in [name, name.uppercased(), name.prefix(1).uppercased() + name.dropFirst()] {
      let bytes = Array(spelling.utf8)
      let isForSpecialUse = TopLevelDomain(bytes.span, 0..<bytes.count).isForSpecialUse
      #expect(isForSpecialUse, "\(spelling)")
    }
  }

  @Test(
    "Other names are not for special use",
    arguments: [
      "com", "tests", "est", "localhos", "xocalhost", "alocalhost", "inval1d", "o", "", "tést",
      "\u{E1}lt",
    ]
  )
  func otherNames(name: String) {
    let bytes = Array(name.utf8)
    let isForSpecialUse = TopLevelDomain(bytes.span, 0..<bytes.count).isForSpecialUse
    #expect(!isForSpecialUse)
  }

  @Test(
    "A name with a digit or a hyphen is not alphabetic",
    arguments: [("org", true), ("ORG", true), ("日本", true), ("c0m", false), ("a-b", false)]
  )
  func alphabetic(name: String, expected: Bool) {
    let bytes = Array(name.utf8)
    let isAlphabetic = TopLevelDomain(bytes.span, 0..<bytes.count).isAlphabetic
    #expect(isAlphabetic == expected)
  }
}
