import Checksums

/// What was found out about a text that may be in a blocklist.
public enum BlocklistAnswer: Hashable, Sendable {
  /// The text is listed, or is taken for one that is.
  case listed

  /// The text is not listed.
  case unlisted

  /// Nobody knows: the file of the list cannot be read any more, or was changed.
  case unreadable
}

/// How the file of a blocklist is read, for this module opens no files.
///
///     BlocklistReader(size: file.size, read: { file.read($0, at: $1) }) { watch.isUnchanged }
public final class BlocklistReader: Sendable {
  /// The number of bytes of the file.
  let size: Int

  private let bytes: @Sendable (_ count: Int, _ offset: Int) -> [UInt8]?
  private let isUnchanged: @Sendable () -> Bool

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - size: The number of bytes of the file.
  ///   - read: Returns as many bytes as asked for, from an offset on; nil if that fails.
  ///   - isUnchanged: Whether the file is still the one that was opened.
  public init(
    size: Int,
    read: @escaping @Sendable (_ count: Int, _ offset: Int) -> [UInt8]?,
    isUnchanged: @escaping @Sendable () -> Bool
  ) {
    self.size = size
    bytes = read
    self.isUnchanged = isUnchanged
  }

  /// Returns bytes of the file, whether it was changed or not; nil if they cannot be read.
  func unverified(_ count: Int, at offset: Int) -> [UInt8]? {
    guard let bytes = bytes(count, offset), bytes.count == count else { return nil }
    return bytes
  }

  /// Returns bytes of the unchanged file; nil if they cannot be read, or if the file was changed.
  ///
  /// It asks after reading, so that no change between the two is missed.
  func read(_ count: Int, at offset: Int) -> [UInt8]? {
    guard let bytes = unverified(count, at: offset), isUnchanged() else { return nil }
    return bytes
  }
}

extension BlocklistBytes {
  /// How much is read at once.
  private static let chunk = 1 << 20

  /// Reads a whole file into memory; returns nil if it cannot be read to its end.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  convenience init?(_ reader: BlocklistReader) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: reader.size, alignment: 64)
    for start in stride(from: 0, to: reader.size, by: Self.chunk) {
      let end = min(start + Self.chunk, reader.size)
      guard let bytes = reader.unverified(end - start, at: start) else {
        memory.deallocate()
        return nil
      }
      // SAFETY: there are as many bytes as were asked for, and these have room up to `end`.
      UnsafeMutableRawBufferPointer(rebasing: memory[start..<end]).copyBytes(from: bytes)
    }
    self.init(takingOver: UnsafeRawBufferPointer(memory)) { $0.deallocate() }
  }
}

extension Blocklist {
  /// The largest segment that is read from a file; those that are built have about 2 MB.
  private static let largestSegment = 1 << 26

  /// Reads the directory of a file, and verifies the whole file, one segment after the other.
  ///
  /// - Throws: A ``BlocklistError`` if the file is anything but a whole, undamaged list, or if it is
  ///   changed meanwhile.
  static func segments(
    in reader: BlocklistReader
  ) throws(BlocklistError) -> (header: BlocklistHeader, segments: [BlocklistSegment]) {
    guard let head = reader.read(min(BlocklistHeader.size, reader.size), at: 0) else {
      throw .unreadable
    }
    let header = try BlocklistHeader(head.span.bytes, fileSize: reader.size)
    guard let front = reader.read(header.bodyStart, at: 0) else { throw .unreadable }
    let segments = try directory(header, front.span.bytes, fileSize: reader.size)
    for segment in segments {
      guard segment.size <= largestSegment else { throw .damaged(.directory) }
      guard let bytes = reader.read(segment.size, at: segment.start) else { throw .unreadable }
      guard XXH64.hash(bytes.span.bytes) == segment.checksum else { throw .damaged(.body) }
    }
    return (header, segments)
  }
}

extension BlocklistSegment {
  /// Looks for a key in the segment of a file that is not in memory.
  ///
  /// - Parameters:
  ///   - key: A key that belongs to this segment.
  ///   - segmentBits: How many bits of a key name its segment.
  ///   - reader: The whole file.
  /// - Returns: Whether the key is listed, or that the file cannot be read.
  func lookUp(_ key: UInt64, segmentBits: Int, in reader: BlocklistReader) -> BlocklistAnswer {
    if count == 0 { return .unlisted }
    let read = { (count: Int, offset: Int) in reader.read(count, at: start + offset) }
    return switch content {
    case .filter(let filter): filter.lookUp(key, segmentBits: segmentBits, read)
    case .sorted(let keys): keys.lookUp(key, segmentBits: segmentBits, read)
    }
  }
}

/// How much is read at once where one more line or key is likely to be needed.
private let page = 4_096

extension CacheLineFilter {
  /// As ``contains(_:segmentBits:in:)``, of lines that are read when they are needed.
  fileprivate func lookUp(
    _ key: UInt64,
    segmentBits: Int,
    _ read: (_ count: Int, _ offset: Int) -> [UInt8]?
  ) -> BlocklistAnswer {
    var line = home(of: key, segmentBits: segmentBits)
    while line < lines {
      // Lines of a forged file must not lead out of the segment.
      let count = min(Int(lines - line), page / Self.lineSize)
      guard let bytes = read(count * Self.lineSize, Int(line) * Self.lineSize) else {
        return .unreadable
      }
      for start in stride(from: 0, to: bytes.count, by: Self.lineSize) {
        let own = bytes.span.bytes.extracting(start..<start + Self.lineSize)
        if holds(key, in: own) { return .listed }
        if own.byte(at: Self.flagOffset) == 0 { return .unlisted }
      }
      line += UInt32(count)
    }
    return .unlisted
  }
}

extension SortedKeys {
  /// As ``contains(_:segmentBits:in:)``, of keys that are read when they are needed.
  fileprivate func lookUp(
    _ key: UInt64,
    segmentBits: Int,
    _ read: (_ count: Int, _ offset: Int) -> [UInt8]?
  ) -> BlocklistAnswer {
    let number = bucket(of: key, segmentBits: segmentBits) * Self.numberSize
    guard let index = read(2 * Self.numberSize, number) else { return .unreadable }
    // Numbers of a forged file must not lead out of the segment.
    var high = min(Int(index.span.bytes.word32(at: Self.numberSize)), count)
    var low = min(Int(index.span.bytes.word32(at: 0)), high)
    while (high - low) * Self.keySize > page {
      let middle = (low + high) / 2
      guard let stored = read(Self.keySize, place(of: middle)) else { return .unreadable }
      if stored.span.bytes.word64(at: 0) <= key { low = middle } else { high = middle }
    }
    guard let keys = read((high - low) * Self.keySize, place(of: low)) else { return .unreadable }
    for start in stride(from: 0, to: keys.count, by: Self.keySize)
    where keys.span.bytes.word64(at: start) == key {
      return .listed
    }
    return .unlisted
  }
}
