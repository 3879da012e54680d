import Checksums

/// A list of values that are not accepted, such as breached passwords, of any size.
///
/// It holds keys or fingerprints, never the entries themselves, and any number of threads can ask it
/// at once.
///
///     let list = try Blocklist(["letmein", "password"], ignoringCase: true)
///     list.contains("LetMeIn")  // true
///
/// Its bytes are a ``BlocklistHeader``, a directory with an entry for each segment
/// (`BlocklistSegment`), and, from the next page of 4 KiB on, the segments: lines of a filter
/// (`CacheLineFilter`) or sorted keys (`SortedKeys`), each segment at a multiple of 64 bytes. Segment
/// *i* has the keys that begin with the bits of *i*. A checksum covers every byte, and all checksums are
/// verified when a list is loaded.
///
/// A list is in memory, or remains in a file that is too large for that and is read by position. Of such a
/// file, size, times and number are compared whenever it is read: once it was changed, nobody knows any more
/// what is listed (``BlocklistAnswer/unreadable``).
public struct Blocklist: Sendable {
  /// What the list says of itself.
  public let header: BlocklistHeader

  /// What makes the keys of texts and entries.
  package let keys: BlocklistKeys

  private let segments: [BlocklistSegment]

  /// By how many bits a key is shifted to the right to leave the number of its segment.
  private let segmentShift: UInt64

  /// The bytes of a list in memory, and no bytes of one that remains in its file.
  private let bytes: BlocklistBytes

  /// Reads the file of a list that is not in memory.
  private let reader: BlocklistReader?

  /// Takes a list from memory, and verifies all of it.
  ///
  /// - Throws: A ``BlocklistError`` if the bytes are anything but a whole, undamaged list.
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

  /// Takes a list from a file, and verifies all of it.
  ///
  /// - Parameters:
  ///   - reader: Reads the file.
  ///   - limit: The size up to which the file is read into memory; a larger one is read by position.
  /// - Throws: A ``BlocklistError`` if the file is anything but a whole, undamaged list.
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

  /// Reads the directory, and verifies that the segments it names make the rest of the file.
  ///
  /// - Parameters:
  ///   - header: What the list says of itself.
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
      // Segments follow one another without gaps, so that checksums cover every byte.
      guard let segment, segment.start == end else { throw .damaged(.directory) }
      end += segment.size
      segments.append(segment)
    }
    guard end == fileSize, segments.reduce(0, { $0 &+ UInt64($1.count) }) == header.count else {
      throw .damaged(.directory)
    }
    return segments
  }

  /// Returns whether a text is listed, or is taken for one that is.
  ///
  ///     try Blocklist(["letmein"]).contains("letmein".utf8Span)  // true
  ///
  /// A text that is listed is always found. Of other texts, a filter takes about one in 2 to the power of
  /// ``BlocklistHeader/fingerprintBits`` for listed, and an exact list only one that has the same key of
  /// 64 bits as an entry.
  ///
  /// A list whose file cannot be read any more takes every text for listed; ``lookUp(_:)`` tells the two
  /// apart.
  ///
  /// - Complexity: O(*n*) in the number of bytes of the text. In memory, it allocates nothing for ASCII, and
  ///   for other texts in the form in which they are listed.
  public func contains(_ text: UTF8Span) -> Bool { contains(key: keys.key(of: text)) }

  /// Returns whether a text is listed, or is taken for one that is.
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
  /// - Returns: Whether the text is listed, as ``contains(_:)-(UTF8Span)`` says it, or that nobody knows.
  /// - Complexity: As that of ``contains(_:)-(UTF8Span)``.
  public func lookUp(_ text: UTF8Span) -> BlocklistAnswer { lookUp(key: keys.key(of: text)) }

  /// Looks an entry with a key up.
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

/// Why bytes are no blocklist that can be used, or why no list can be made.
public enum BlocklistError: Error, Hashable, Sendable {
  /// The bytes are something else, perhaps a text.
  case foreign(isText: Bool)

  /// The list has a newer version of the format.
  case newer(version: UInt16)

  /// The list has an older version of the format, which is no longer read.
  case older(version: UInt16)

  /// The list ends within its header.
  case cutOff

  /// The end of the list is missing, or something follows it.
  case wrongSize(actual: Int, expected: UInt64)

  /// Some bytes are not those that were written.
  case damaged(Part)

  /// There is nothing to put into a list.
  case empty

  /// The file cannot be read, or was changed while it was.
  case unreadable

  /// A part of a list that has a checksum of its own.
  public enum Part: String, Sendable, Hashable, CaseIterable {
    case header
    case directory
    case body
  }
}

/// The bytes of a blocklist in memory.
public final class BlocklistBytes: @unchecked Sendable {
  // SAFETY: the memory is only read, so that threads may share it. It is freed with this object, which
  // every reader holds.
  private let memory: UnsafeRawBufferPointer
  private let release: @Sendable (UnsafeRawBufferPointer) -> Void

  /// Takes memory over.
  ///
  /// - Parameters:
  ///   - memory: Memory that nobody writes to and nobody else frees.
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

  /// Calls a function with the bytes.
  func withBytes<Result, Failure: Error>(
    _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // SAFETY: the span is valid during the call, because the caller holds this object.
    try body(memory.bytes)
  }
}

extension [UInt8] {
  /// Adds a number in little-endian bytes.
  mutating func append(littleEndian number: some FixedWidthInteger & UnsignedInteger) {
    for shift in stride(from: 0, to: number.bitWidth, by: 8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
