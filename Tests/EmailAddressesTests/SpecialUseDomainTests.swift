import Testing

@testable import EmailAddresses

@Suite struct SpecialUseDomainTests {
  @Test("Names are found as texts and as numbers", arguments: SpecialUseDomain.names.sorted())
  func names(name: String) {
    for spelling in [name, name.uppercased(), name.prefix(1).uppercased() + name.dropFirst()] {
      let bytes = Array(spelling.utf8)
      let isFound = SpecialUseDomain.contains(bytes.span, 0..<bytes.count)
      #expect(isFound, "\(spelling)")
    }
  }

  @Test(
    "Other names are not found",
    arguments: ["com", "tests", "est", "localhos", "xocalhost", "alocalhost", "inval1d", "o", ""]
  )
  func otherNames(name: String) {
    let bytes = Array(name.utf8)
    let isFound = SpecialUseDomain.contains(bytes.span, 0..<bytes.count)
    #expect(!isFound)
  }
}
