extension BlocklistHeader {
  /// Reads a header and checks everything that it says by itself.
  ///
  /// - Parameter bytes: The whole file.
  /// - Throws: A ``BlocklistError`` if they cannot be those of a list of this version.
  init(_ bytes: RawSpan) throws(BlocklistError) {
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
      throw .damaged("the header")
    }
    guard header.fileSize == UInt64(bytes.byteCount), bytes.byteCount >= header.bodyStart else {
      throw .wrongSize(bytes.byteCount, expected: header.fileSize)
    }
    self = header
  }

  /// Reads the fields, or returns nil if one has no meaning.
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

  /// Whether bytes look like a text, to say how to make a blocklist of it.
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
