import Testing
import UnicodeText

@testable import WebAddresses

@Suite struct URICharactersTests {
  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
  private static let unreserved = letters + "-._~"
  private static let name = unreserved + "!$&'()*+,;="

  static let sets: [(name: String, set: ByteSet, characters: String)] = [
    ("scheme", .uriScheme, letters + "+-."),
    ("name", .uriName, name),
    ("user", .uriUser, name + ":"),
    ("path", .uriPath, name + ":@/"),
    ("query", .uriQuery, name + ":@/?"),
    ("unreserved", .uriUnreserved, unreserved),
    ("template", .templateLiteral, name + ":@/?#[]"),
    ("media name", .mediaName, letters + "!#$&-^_.+"),
    ("media token", .mediaToken, letters + "!#$%&'*+-.^_`|~"),
  ]

  @Test("Each set has exactly the characters of its standard", arguments: sets.indices)
  func members(index: Int) {
    let (name, set, characters) = Self.sets[index]
    let wanted = Set(characters.utf8)
    for byte in UInt8.min...UInt8.max {
      #expect(set.contains(byte) == wanted.contains(byte), "\(name) \(byte)")
    }
  }
}
