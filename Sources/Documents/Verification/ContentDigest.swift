import Checksums

/// A checksum of several folders, as text.
package enum ContentDigest {
  /// Returns sixteen hexadecimal digits for the checksums of folders.
  ///
  ///     ContentDigest.text(of: [read.digest(in: folders), bundled.digest])  // "9c0fb3bb0ab3d9a5"
  package static func text(of checksums: [UInt64]) -> String {
    let bytes = checksums.flatMap { number in
      (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
    }
    let digits = String(XXH64.hash(bytes.span.bytes), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
