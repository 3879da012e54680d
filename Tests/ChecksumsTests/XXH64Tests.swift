import Checksums
import Testing

@Suite struct XXH64Tests {
  // The first three are published with the algorithm; the last is from the reference program.
  @Test(
    "Published values",
    arguments: [
      ("", 0xEF46_DB37_51D8_E999), ("a", 0xD24E_C4F1_A98C_6E5B), ("abc", 0x44BC_2CF5_AD77_0999),
      ("The quick brown fox jumps over the lazy dog", 0x0B24_2D36_1FDA_71BC),
    ] as [(String, UInt64)]
  )
  func published(text: String, hash: UInt64) {
    #expect(XXH64.hash(text.utf8Span.span.bytes) == hash)
  }

  /// The hash of the hashes of all beginnings, each with another seed, as the package `xxhash` of
  /// Python computes it.
  @Test("Every length and many seeds agree with the reference program")
  func lengths() {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 * 7 + 3) }
    var hashes: [UInt8] = []
    for length in 0..<300 {
      let seed = UInt64(length) &* 0x9E37_79B9_7F4A_7C15
      let hash = XXH64.hash(bytes.span.extracting(0..<length).bytes, seed: seed)
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        hashes.append(UInt8(truncatingIfNeeded: hash >> shift))
      }
    }
    #expect(XXH64.hash(hashes.span.bytes) == 0xEF47_F6BE_3C4E_9E46)
  }
}
