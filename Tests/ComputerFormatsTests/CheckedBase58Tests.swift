import ComputerFormats
import Testing

/// Base58Check.
///
/// The tests use the examples of Bitcoin's wiki and of BIP 32, and compare random bytes with a
/// slow, obvious version.
@Suite struct CheckedBase58Tests {
  @Test(
    "Valid texts",
    arguments: [
      ("an address", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2", 0x00, 21),
      ("only zeros before the code", "1111111111111111111114oLvT2", 0x00, 21),
      ("one byte", "1Wh4bh", 0x00, 1),
      ("a private key", "5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ", 0x80, 33),
      (
        "an extended key",
        "xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265T"
          + "Mg7usUDFdp6W1EGMcet8",
        0x04, 78
      ),
    ] as [(String, String, UInt8, Int)]
  )
  func valid(name: String, text: String, version: UInt8, byteCount: Int) throws {
    let bytes = try CheckedBase58(text.utf8Span)
    #expect(bytes.version == version, "\(name)")
    #expect(bytes.byteCount == byteCount, "\(name)")
  }

  @Test(
    "Invalid texts",
    arguments: [
      ("a wrong character", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3", .checkCode),
      ("two that changed places", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNNV2", .checkCode),
      ("a zero too many", "11BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2", .checkCode),
      ("a one as an l", "lBvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2", .format),
      ("only a check code", "3QJmnh", .format),
      ("only zeros", String(repeating: "1", count: 256), .checkCode),
      ("the greatest text", String(repeating: "z", count: 256), .checkCode),
      ("too long", String(repeating: "1", count: 257), .format),
      ("nothing at all", "", .format),
    ] as [(String, String, CheckedBase58.Fault)]
  )
  func invalid(name: String, text: String, fault: CheckedBase58.Fault) {
    #expect(throws: fault, "\(name)") { try CheckedBase58(text.utf8Span) }
  }

  @Test("Random bytes are read, and not with another character")
  func random() throws {
    var random = SystemlessRandom(seed: 5858)
    for round in 0..<1_000 {
      var payload = (0...(round % 150)).map { _ in UInt8(random.next(256)) }
      if round % 5 == 0 { for index in 0..<random.next(payload.count) { payload[index] = 0 } }
      let digest = SHA256.doubleDigest(of: payload.span)
      let text = SlowBase58.text(of: payload + (0..<4).map { digest[$0] })
      let bytes = try CheckedBase58(text.utf8Span)
      #expect(bytes.version == payload[0], "\(text)")
      #expect(bytes.byteCount == payload.count, "\(text)")
      var letters = Array(text)
      let place = random.next(letters.count)
      let other = SlowBase58.digits[random.next(58)]
      guard letters[place] != other else { continue }
      letters[place] = other
      #expect(throws: CheckedBase58.Fault.self) { try CheckedBase58(String(letters).utf8Span) }
    }
  }
}
