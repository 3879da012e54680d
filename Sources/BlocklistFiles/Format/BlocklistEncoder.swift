import Checksums

/// Creates the bytes of a blocklist, one segment after another.
///
///     var encoder = BlocklistEncoder(options, expecting: keys.count)
///     for number in 0..<(1 << encoder.segmentBits) { write(encoder.encode(segmentKeys(number))) }
///     write(try encoder.finish().bytes, at: 0)
///
/// The header comes last, because it contains the checksums of everything else.
package struct BlocklistEncoder {
  /// The values in the header.
  package struct Options: Sendable, Hashable {
    /// The kind of entry.
    package var kind: BlocklistHeader.Kind

    /// The number of bits of a fingerprint; nil for an exact list.
    package var fingerprintBits: Int?

    package var foldsCase: Bool

    /// The minimum count that entries have in their source.
    package var minimumCount: UInt64

    /// Creates options.
    package init(
      kind: BlocklistHeader.Kind,
      fingerprintBits: Int? = nil,
      foldsCase: Bool = false,
      minimumCount: UInt64 = 0
    ) {
      self.kind = kind
      self.fingerprintBits = fingerprintBits
      self.foldsCase = foldsCase
      self.minimumCount = minimumCount
    }
  }

  /// The maximum average number of keys in a segment.
  private static let keysPerSegment = 1 << 18

  /// The seed of all lists, which is fixed so that the same entries produce the same file.
  ///
  /// A secret seed wouldn't protect anything, since it is written in the file.
  private static let seed: UInt64 = 0x5275_6C65_626F_6F6B

  private var header: BlocklistHeader
  private var segments: [BlocklistSegment] = []
  private var end: Int

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - options: The values in the header.
  ///   - count: The number of entries, including duplicates, which decides on the number of
  ///     segments.
  package init(_ options: Options, expecting count: Int) {
    var bits = 0
    while count >> bits > Self.keysPerSegment, bits < BlocklistHeader.largestSegmentBits {
      bits += 1
    }
    header = BlocklistHeader(
      kind: options.kind,
      fingerprintBits: options.fingerprintBits,
      foldsCase: options.foldsCase,
      minimumCount: options.minimumCount,
      seed: Self.seed,
      segmentBits: bits
    )
    end = header.bodyStart
  }

  /// Returns the value that creates the keys of a list's entries.
  package static func keys(_ options: Options) -> BlocklistKeys {
    BlocklistKeys(kind: options.kind, foldsCase: options.foldsCase, seed: seed)
  }

  /// The number of first bits of a key that select its segment.
  package var segmentBits: Int { header.segmentBits }

  /// The number of bytes before the first segment.
  package var bodyStart: Int { header.bodyStart }

  /// Returns the bytes of the next segment.
  ///
  /// - Parameter keys: All keys that begin with the bits of the segment, ascending and without
  ///   duplicates.
  /// - Returns: The bytes, which follow the bytes of the previous segment.
  /// - Complexity: O(*n*) in the number of keys.
  package mutating func encode(_ keys: ArraySlice<UInt64>) -> [UInt8] {
    let content: BlocklistSegment.Content
    var bytes: [UInt8]
    if let bits = header.fingerprintBits {
      let built = CacheLineFilterBuilder(keys, bits: bits, segmentBits: header.segmentBits).build()
      content = .filter(built.filter)
      bytes = built.bytes
    } else {
      let sorted = SortedKeys(count: keys.count)
      content = .sorted(sorted)
      bytes = sorted.encoded(keys, segmentBits: header.segmentBits)
    }
    let size = bytes.count.roundedUp(to: BlocklistSegment.alignment)
    bytes += repeatElement(0, count: size - bytes.count)
    segments.append(
      BlocklistSegment(
        start: end,
        size: size,
        count: keys.count,
        content: content,
        checksum: XXH64.hash(bytes.span.bytes)
      )
    )
    end += size
    header.count += UInt64(keys.count)
    return bytes
  }

  /// Returns the header, and its bytes with those of the directory, which come before the first
  /// segment.
  ///
  /// - Throws: A ``BlocklistError`` if no segment has a key.
  package mutating func finish() throws(BlocklistError) -> (header: BlocklistHeader, bytes: [UInt8])
  {
    if header.count == 0 { throw .empty }
    var directory = segments.flatMap(\.encoded)
    directory += repeatElement(0, count: header.bodyStart - BlocklistHeader.size - directory.count)
    header.directoryChecksum = XXH64.hash(directory.span.bytes)
    header.fileSize = UInt64(end)
    return (header, header.encoded + directory)
  }
}

extension Blocklist {
  /// Creates an exact list in memory.
  ///
  ///     try Blocklist(["letmein"], ignoringCase: true).contains("LetMeIn")  // true
  ///
  /// - Parameters:
  ///   - words: The refused texts, in any Unicode normalization form.
  ///   - ignoresCase: Whether to ignore case.
  /// - Throws: A ``BlocklistError`` if there are no words.
  /// - Complexity: O(*n* log *n*) in the number of words.
  public init(
    _ words: some Sequence<String>,
    ignoringCase ignoresCase: Bool = false
  ) throws(BlocklistError) {
    try self.init(
      encoding: words,
      BlocklistEncoder.Options(kind: .password, foldsCase: ignoresCase)
    )
  }

  /// Creates a list of texts in memory.
  package init(
    encoding words: some Sequence<String>,
    _ options: BlocklistEncoder.Options
  ) throws(BlocklistError) {
    let maker = BlocklistEncoder.keys(options)
    let keys = Set(words.map { maker.key(of: $0.utf8Span) }).sorted()
    var encoder = BlocklistEncoder(options, expecting: keys.count)
    var body: [UInt8] = []
    var first = 0
    for number in 0..<(1 << encoder.segmentBits) {
      let shift = UInt64(64 - encoder.segmentBits)
      let next = keys[first...].firstIndex { Int($0 >> shift) > number } ?? keys.count
      body += encoder.encode(keys[first..<next])
      first = next
    }
    try self.init(BlocklistBytes(try encoder.finish().bytes + body))
  }
}
