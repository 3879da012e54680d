import Checksums

/// The start of a blocklist's file: its kind of entries and its layout.
///
/// All numbers are little-endian. A checksum is XXH64 with seed 0. If you change the layout, also
/// change `version`.
///
///
/// | Offset | Bytes | Content                                                            |
/// | -----: | ----: | ------------------------------------------------------------------ |
/// |      0 |     8 | `89 52 42 4C 4B 0D 0A 1A`, which no text begins with               |
/// |      8 |     2 | the version of the format, 2                                       |
/// |     10 |     1 | the kind of entry: 1 password, 2 SHA-1, 3 NTLM                     |
/// |     11 |     1 | the bits of a fingerprint, 8 to 32; 0 for an exact list            |
/// |     12 |     1 | 1 for passwords in NFC, 3 if also case-folded, 0 for hashes        |
/// |     13 |     1 | the bits of a key that select its segment                          |
/// |     14 |     2 | zero                                                               |
/// |     16 |     8 | the number of entries                                              |
/// |     24 |     8 | the seed of the keys                                               |
/// |     32 |     8 | the minimum count of an entry in its source; 0 if all are included |
/// |     40 |     8 | the size of the file                                               |
/// |     48 |     8 | the checksum of the directory, up to the body                      |
/// |     56 |     8 | the checksum of the previous 56 bytes                              |
public struct BlocklistHeader: Hashable, Sendable {
  private static let magic: [UInt8] = [0x89, 0x52, 0x42, 0x4C, 0x4B, 0x0D, 0x0A, 0x1A]

  /// The version of the format, the only supported one.
  package static let version: UInt16 = 2

  /// The number of bytes of a header.
  static let size = 64

  /// The maximum number of bits of a key that select its segment.
  static let largestSegmentBits = 16

  /// The possible numbers of bits of a fingerprint.
  ///
  /// With fewer bits, a line of a filter wouldn't fit more keys, because its equations are 64 bits
  /// wide.
  package static let possibleFingerprintBits = 8...32

  /// The kind of entry in a list.
  public enum Kind: String, CaseIterable, Sendable, Hashable {
    /// A password or another text.
    case password

    /// The SHA-1 of a password's UTF-8.
    case sha1

    /// The NTLM hash of a password: MD4 of its UTF-16.
    case ntlm

    /// The number in the header.
    fileprivate var number: UInt8 {
      switch self {
      case .password: 1
      case .sha1: 2
      case .ntlm: 3
      }
    }

    /// The number of bytes of an entry; nil if the length varies.
    package var entrySize: Int? {
      switch self {
      case .password: nil
      case .sha1: 20
      case .ntlm: 16
      }
    }
  }

  /// The kind of entry.
  public let kind: Kind

  /// The number of bits of an entry's fingerprint, from 8 to 32; nil in an exact list.
  ///
  /// About one in 2 to the power of this number of the texts that aren't listed is treated as
  /// listed.
  public let fingerprintBits: Int?

  /// Whether case is ignored.
  public let foldsCase: Bool

  /// The minimum count that entries have in their source; 0 if the list contains all entries.
  public let minimumCount: UInt64

  /// The seed of the keys.
  public let seed: UInt64

  /// The number of bits of a key that select its segment.
  let segmentBits: Int

  /// The number of entries, each counted once.
  public internal(set) var count: UInt64 = 0

  /// The size of the file in bytes.
  public internal(set) var fileSize: UInt64 = 0

  /// The checksum of the directory, up to the body.
  var directoryChecksum: UInt64 = 0

  /// The offset of the first segment: after the directory, at the beginning of a page.
  var bodyStart: Int {
    (Self.size + BlocklistSegment.entrySize << segmentBits).roundedUp(to: 4096)
  }
}

extension Int {
  /// Returns the smallest multiple of a number that isn't below this number.
  func roundedUp(to step: Int) -> Int { (self + step - 1) / step * step }
}

extension BlocklistHeader {
  /// Reads a header and verifies everything in it.
  ///
  /// - Parameters:
  ///   - bytes: The file, or its beginning.
  ///   - fileSize: The number of bytes of the file.
  /// - Throws: A ``BlocklistError`` if the bytes can't be a list of this version.
  init(_ bytes: RawSpan, fileSize: Int) throws(BlocklistError) {
    let start = min(bytes.byteCount, Self.magic.count)
    for index in 0..<start where bytes.byte(at: index) != Self.magic[index] {
      throw .foreign(isText: Self.isText(bytes))
    }
    guard start > 0 else { throw .foreign(isText: true) }
    guard bytes.byteCount >= Self.size else { throw .cutOff }
    let version = bytes.word16(at: 8)
    if version > Self.version { throw .newer(version: version) }
    if version < Self.version { throw .older(version: version) }
    let checksum = XXH64.hash(bytes.extracting(0..<Self.size - 8))
    guard checksum == bytes.word64(at: Self.size - 8), let header = Self(checked: bytes) else {
      throw .damaged(.header)
    }
    guard header.fileSize == UInt64(fileSize), fileSize >= header.bodyStart else {
      throw .wrongSize(actual: fileSize, expected: header.fileSize)
    }
    self = header
  }

  /// Reads the fields, or returns nil if one of them is meaningless.
  private init?(checked bytes: RawSpan) {
    let kind = Kind.allCases.first { $0.number == bytes.byte(at: 10) }
    let bits = Int(bytes.byte(at: 11))
    let form = bytes.byte(at: 12)
    let segmentBits = Int(bytes.byte(at: 13))
    guard let kind, bits == 0 || Self.possibleFingerprintBits ~= bits,
      segmentBits <= Self.largestSegmentBits,
      kind == .password ? form == 1 || form == 3 : form == 0,
      bytes.word16(at: 14) == 0
    else { return nil }
    self.init(
      kind: kind,
      fingerprintBits: bits == 0 ? nil : bits,
      foldsCase: form == 3,
      minimumCount: bytes.word64(at: 32),
      seed: bytes.word64(at: 24),
      segmentBits: segmentBits
    )
    count = bytes.word64(at: 16)
    fileSize = bytes.word64(at: 40)
    directoryChecksum = bytes.word64(at: 48)
  }

  /// Returns whether bytes look like text that a blocklist can be built from.
  private static func isText(_ bytes: RawSpan) -> Bool {
    (0..<min(bytes.byteCount, 64)).allSatisfy { index in
      let byte = bytes.byte(at: index)
      return byte >= 0x20 || 0x09...0x0D ~= byte
    }
  }

  /// The bytes of the header.
  var encoded: [UInt8] {
    var bytes = Self.magic
    bytes.append(littleEndian: Self.version)
    bytes += [kind.number, UInt8(fingerprintBits ?? 0)]
    bytes += [kind == .password ? (foldsCase ? 3 : 1) : 0, UInt8(segmentBits), 0, 0]
    for number in [count, seed, minimumCount, fileSize, directoryChecksum] {
      bytes.append(littleEndian: number)
    }
    bytes.append(littleEndian: XXH64.hash(bytes.span.bytes))
    return bytes
  }
}
