import Testing

@testable import BlocklistFiles

@Suite struct PasswordHashTests {
  // FIPS 180-4, examples of NIST's "SHA1.pdf"; the last of "SHA_All.pdf".
  @Test(
    "Published values of SHA-1",
    arguments: [
      ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
      ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
      ),
      (
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrs"
          + "mnopqrstnopqrstu",
        "a49b2446a02c645bf419f995b67091253a04a259"
      ),
    ]
  )
  func sha1(text: String, digest: String) {
    #expect(hex(PasswordHash.sha1(text.utf8Span).span) == digest)
  }

  // RFC 1320 §A.5.
  @Test(
    "Published values of MD4",
    arguments: [
      ("", "31d6cfe0d16ae931b73c59d7e0c089c0"), ("a", "bde52cb31de33e46245e05fbdbd6fb24"),
      ("abc", "a448017aaf21d8525fc10ae87aa6729d"),
      ("message digest", "d9130a8164549fe818874806e1c7014b"),
      ("abcdefghijklmnopqrstuvwxyz", "d79e1c308aa5bbcdeea8ed63df412da9"),
      (
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
        "043f8582f241db351ce627e153e7f0e4"
      ),
      (
        "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
        "e33b4ddc9c38f2199c3e7b164fcc0536"
      ),
    ]
  )
  func md4(text: String, digest: String) {
    #expect(hex(Self.md4(Array(text.utf8)).span) == digest)
  }

  // OpenSSL's MD4 of what Python encodes as UTF-16LE.
  @Test(
    "NTLM hashes the low byte of each UTF-16 unit first",
    arguments: [
      ("", "31d6cfe0d16ae931b73c59d7e0c089c0"), ("password", "8846f7eaee8fb117ad06bdd830b7586c"),
      ("пароль", "507e3ee80df7db7c1fdd8d50ae8db606"), ("🦊🌲", "d8f77a2967e68aea12179af1c59db77f"),
      ("Straße", "fe90e8db6649689e425379947e4a1155"),
    ]
  )
  func ntlm(text: String, digest: String) {
    #expect(hex(PasswordHash.ntlm(text.utf8Span).span) == digest)
  }

  /// The hashes of the hashes of texts of 0 to 199 bytes, as Python and OpenSSL compute them: every
  /// place of a text's end in a block.
  @Test("Texts of every length agree with other programs")
  func lengths() {
    var sha1: [UInt8] = []
    var md4: [UInt8] = []
    for length in 0..<200 {
      let text = String(repeating: "a", count: length)
      let (first, second) = (PasswordHash.sha1(text.utf8Span), Self.md4(Array(text.utf8)))
      sha1 += first.indices.map { first[$0] }
      md4 += second.indices.map { second[$0] }
    }
    var digester = Digester<SHA1>()
    for byte in sha1 { digester.append(byte) }
    digester.finish()
    let digest = digester.function.digest
    #expect(hex(digest.span) == "8a18f04bac7c86cfcffa6a93e5cb21ae0159deac")
    #expect(hex(Self.md4(md4).span) == "fc0e360fa9ec4719e86b70581f0fc23f")
  }

  private static func md4(_ bytes: [UInt8]) -> InlineArray<16, UInt8> {
    var digester = Digester<MD4>()
    for byte in bytes { digester.append(byte) }
    digester.finish()
    return digester.function.digest
  }

  private func hex(_ bytes: Span<UInt8>) -> String {
    bytes.indices.map { index in
      let digits = String(bytes[index], radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }
}
