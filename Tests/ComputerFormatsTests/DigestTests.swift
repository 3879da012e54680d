import ComputerFormats
import Testing

/// The vectors of the standards.
@Suite struct DigestTests {
  @Test(
    "SHA-256 is that of FIPS 180-4",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
      ),
    ]
  )
  func sha256(text: String, digest: String) {
    #expect(hexadecimal(SHA256.digest(of: text.utf8Span.span)) == digest)
  }

  @Test("SHA-256 of a million letters is that of FIPS 180-4")
  func million() {
    let text = String(repeating: "a", count: 1_000_000)
    let digest = hexadecimal(SHA256.digest(of: text.utf8Span.span))
    #expect(digest == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test(
    "Keccak-256 is that of the submission",
    arguments: [
      ("", "c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"),
      ("abc", "4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45"),
      (
        "The quick brown fox jumps over the lazy dog",
        "4d741b6f1eb29cb2a9b9911c82f56fa8d73b04959d3d9d222895df6c0b28aa15"
      ),
    ]
  )
  func keccak256(text: String, digest: String) {
    #expect(hexadecimal(Keccak256.digest(of: text.utf8Span.span)) == digest)
  }

  @Test("Hashes of every length around a block differ")
  func lengths() {
    var seen: Set<String> = []
    for count in 0..<300 {
      let text = String(repeating: "x", count: count)
      seen.insert(hexadecimal(SHA256.digest(of: text.utf8Span.span)))
      seen.insert(hexadecimal(Keccak256.digest(of: text.utf8Span.span)))
    }
    #expect(seen.count == 600)
  }

  private func hexadecimal(_ digest: InlineArray<32, UInt8>) -> String {
    digest.indices.map { index in
      let digits = String(digest[index], radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
