import Checksums

/// A list of refused values, such as breached passwords, of any size.
///
/// It contains keys or fingerprints, never the entries themselves, and any number of threads can
/// use it at the same time.
///
///     let list = try Blocklist(["letmein", "password"], ignoringCase: true)
///     list.contains("LetMeIn")  // true
///
/// Its bytes are a ``BlocklistHeader``, a directory with an entry for each segment
/// (`BlocklistSegment`), and the segments. The segments begin at the next 4 KiB page, each at a
/// multiple of 64 bytes. They contain lines of a filter (`CacheLineFilter`) or sorted keys
/// (`SortedKeys`).
/// Segment *i* has the keys that begin with the bits of *i*. A checksum covers every byte, and all
/// checksums are verified when a list is loaded.
///
/// A list is in memory, or stays in its file if the file is too large for memory; in this case, it
/// is read at offsets. Each time, the file's size, times, and number are compared. After the file
/// has changed, the list can no longer be used (``BlocklistAnswer/unreadable``).
public struct Blocklist: Sendable {
  /// The header of the list.
  public let header: BlocklistHeader

  /// Creates the keys of texts and entries.
  package let keys: BlocklistKeys

  private let segments: [BlocklistSegment]

  /// The number of bits that a key is shifted right to leave the number of its segment.
  private let segmentShift: UInt64

  /// The bytes of a list in memory; empty for a list that stays in its file.
  private let bytes: BlocklistBytes

  /// Reads the file of a list that isn't in memory.
  private let reader: BlocklistReader?

  /// Loads a list from memory and verifies all of it.
  ///
  /// - Throws: A ``BlocklistError`` unless the bytes are a complete, undamaged list.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(_ bytes: BlocklistBytes) throws(BlocklistError) {
    let (header, segments) = try bytes.withBytes { (span) throws(BlocklistError) in
      let header = try BlocklistHeader(span, fileSize: span.byteCount)
      let segments = try Self.directory(header, span, fileSize: span.byteCount)
      for segment in segments {
        let own = span.extracting(segment.start..<segment.start + segment.size)
        guard XXH64.hash(own) == segment.checksum else { throw BlocklistError.damaged(.body) }
      }
      return (header, segments)
    }
    self.init(header, segments, bytes, nil)
  }

  /// Loads a list from a file and verifies all of it.
  ///
  /// - Parameters:
  ///   - reader: Reads the file.
  ///   - limit: The maximum size of a file that is read into memory; a larger file is read at
  ///     offsets.
  /// - Throws: A ``BlocklistError`` unless the file is a complete, undamaged list.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(_ reader: BlocklistReader, inMemoryUpTo limit: Int) throws(BlocklistError) {
    if reader.size <= limit {
      guard let bytes = BlocklistBytes(reader) else { throw .unreadable }
      try self.init(bytes)
    } else {
      let (header, segments) = try Self.segments(in: reader)
      self.init(header, segments, BlocklistBytes([]), reader)
    }
  }

  private init(
    _ header: BlocklistHeader,
    _ segments: [BlocklistSegment],
    _ bytes: BlocklistBytes,
    _ reader: BlocklistReader?
  ) {
    self.header = header
    self.segments = segments
    self.bytes = bytes
    self.reader = reader
    keys = BlocklistKeys(header)
    segmentShift = UInt64(64 - header.segmentBits)
  }

  /// Reads the directory, and verifies that its segments make up the rest of the file.
  ///
  /// - Parameters:
  ///   - header: The header of the list.
  ///   - bytes: The file up to the body, or more of it.
  ///   - fileSize: The number of bytes of the file.
  /// - Returns: The segments, in the order of their keys.
  /// - Throws: A ``BlocklistError`` if the directory is damaged.
  static func directory(
    _ header: BlocklistHeader,
    _ bytes: RawSpan,
    fileSize: Int
  ) throws(BlocklistError) -> [BlocklistSegment] {
    let directory = bytes.extracting(BlocklistHeader.size..<header.bodyStart)
    guard XXH64.hash(directory) == header.directoryChecksum else {
      throw .damaged(.directory)
    }
    var segments: [BlocklistSegment] = []
    segments.reserveCapacity(1 << header.segmentBits)
    var end = header.bodyStart
    for number in 0..<(1 << header.segmentBits) {
      let segment = BlocklistSegment(
        bytes,
        at: BlocklistHeader.size + number * BlocklistSegment.entrySize,
        fingerprintBits: header.fingerprintBits,
        fileSize: fileSize
      )
      // Segments follow each other without gaps, so checksums cover every byte.
      guard let segment, segment.start == end else { throw .damaged(.directory) }
      end += segment.size
      segments.append(segment)
    }
    guard end == fileSize, segments.reduce(0, { $0 &+ UInt64($1.count) }) == header.count else {
      throw .damaged(.directory)
    }
    return segments
  }

  /// Returns whether a text is listed, or treated as listed.
  ///
  ///     try Blocklist(["letmein"]).contains("letmein".utf8Span)  // true
  ///
  /// A listed text is always found. A filter also treats about one in 2 to the power of
  /// ``BlocklistHeader/fingerprintBits`` of the other texts as listed. An exact list does so only
  /// for a text with the same 64-bit key as an entry.
  ///
  /// If the file of a list can no longer be read, every text is treated as listed; ``lookUp(_:)``
  /// distinguishes this case.
  ///
  /// - Complexity: O(*n*) in the number of bytes of the text. For a list in memory, it allocates
  ///   nothing if the text is ASCII or already has the form of the list's entries.
  public func contains(_ text: UTF8Span) -> Bool { contains(key: keys.key(of: text)) }

  /// Returns whether a text is listed, or treated as listed.
  ///
  ///     try Blocklist(["letmein"]).contains("password")  // false
  public func contains(_ text: String) -> Bool { contains(text.utf8Span) }

  /// Returns whether an entry with a key is listed, or may be.
  package func contains(key: UInt64) -> Bool {
    if reader == nil { return holds(key) }
    return lookUp(key: key) != .unlisted
  }

  /// Looks a text up.
  ///
  ///     try Blocklist(["letmein"]).lookUp("letmein".utf8Span)  // .listed
  ///
  /// - Returns: Whether the text is listed, like ``contains(_:)-(UTF8Span)``, or that the file
  ///   can't be read.
  /// - Complexity: The same as ``contains(_:)-(UTF8Span)``.
  public func lookUp(_ text: UTF8Span) -> BlocklistAnswer { lookUp(key: keys.key(of: text)) }

  package func lookUp(key: UInt64) -> BlocklistAnswer {
    guard let reader else { return holds(key) ? .listed : .unlisted }
    return segments[segment(of: key)].lookUp(key, segmentBits: header.segmentBits, in: reader)
  }

  /// Returns whether a list in memory has an entry with a key.
  private func holds(_ key: UInt64) -> Bool {
    bytes.withBytes {
      segments[segment(of: key)].contains(key, segmentBits: header.segmentBits, in: $0)
    }
  }

  private func segment(of key: UInt64) -> Int {
    // Shifting by all 64 bits gives zero.
    Int(truncatingIfNeeded: key >> segmentShift)
  }
}

/// The reason why bytes aren't a usable blocklist, or why no list can be created.
public enum BlocklistError: Error, Hashable, Sendable {
  /// The bytes are something else, perhaps text.
  case foreign(isText: Bool)

  /// The list has a newer version of the format.
  case newer(version: UInt16)

  /// The list has an older version of the format, which is no longer read.
  case older(version: UInt16)

  /// The list ends within its header.
  case cutOff

  /// The end of the list is missing, or there is something after it.
  case wrongSize(actual: Int, expected: UInt64)

  /// Some bytes differ from what was written.
  case damaged(Part)

  /// A list needs at least one entry.
  case empty

  /// The file can't be read, or it changed while it was being read.
  case unreadable

  /// A part of a list with its own checksum.
  public enum Part: String, Sendable, Hashable, CaseIterable {
    case header
    case directory
    case body
  }
}

/// The bytes of a blocklist in memory.
public final class BlocklistBytes: @unchecked Sendable {
  // SAFETY: the memory is only read, so threads may share it. It is freed with this object, which
  // every reader keeps alive.
  private let memory: UnsafeRawBufferPointer
  private let release: @Sendable (UnsafeRawBufferPointer) -> Void

  /// Takes ownership of memory.
  ///
  /// - Parameters:
  ///   - memory: Memory that no one writes to and no one else frees.
  ///   - release: Frees the memory.
  public init(
    takingOver memory: UnsafeRawBufferPointer,
    release: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
  ) {
    self.memory = memory
    self.release = release
  }

  /// Copies bytes.
  ///
  /// - Complexity: O(*n*).
  public convenience init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 64)
    copy.copyBytes(from: bytes)
    self.init(takingOver: UnsafeRawBufferPointer(copy)) { $0.deallocate() }
  }

  deinit { release(memory) }

  /// The number of bytes.
  public var count: Int { memory.count }

  /// Calls a closure with the bytes.
  func withBytes<Result, Failure: Error>(
    _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // SAFETY: the span is valid during the call, because the caller keeps this object alive.
    try body(memory.bytes)
  }
}

extension [UInt8] {
  /// Appends a number as little-endian bytes.
  mutating func append(littleEndian number: some FixedWidthInteger & UnsignedInteger) {
    for shift in stride(from: 0, to: number.bitWidth, by: 8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
