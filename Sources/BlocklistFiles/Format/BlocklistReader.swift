import Checksums

/// The result of looking up a text in a blocklist.
public enum BlocklistAnswer: Hashable, Sendable {
  /// The text is listed, or treated as listed.
  case listed

  /// The text isn't listed.
  case unlisted

  /// The file of the list can no longer be read, or it has changed.
  case unreadable
}

/// Reads the file of a blocklist, since this module doesn't open files itself.
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
  ///   - read: Returns the requested number of bytes at an offset, or nil if that fails.
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

  /// Returns bytes of the file, whether it has changed or not, or nil if they can't be read.
  func unverified(_ count: Int, at offset: Int) -> [UInt8]? {
    guard let bytes = bytes(count, offset), bytes.count == count else { return nil }
    return bytes
  }

  /// Returns bytes of the unchanged file, or nil if they can't be read or the file has changed.
  ///
  /// It checks for changes after reading, so it can't miss a change in between.
  func read(_ count: Int, at offset: Int) -> [UInt8]? {
    guard let bytes = unverified(count, at: offset), isUnchanged() else { return nil }
    return bytes
  }
}

extension BlocklistBytes {
  /// The number of bytes to read at a time.
  private static let chunk = 1 << 20

  /// Reads a whole file into memory, or returns nil if it can't be read to its end.
  convenience init?(_ reader: BlocklistReader) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: reader.size, alignment: 64)
    for start in stride(from: 0, to: reader.size, by: Self.chunk) {
      let end = min(start + Self.chunk, reader.size)
      guard let bytes = reader.unverified(end - start, at: start) else {
        memory.deallocate()
        return nil
      }
      // SAFETY: there are as many bytes as requested, and there is room for them up to `end`.
      UnsafeMutableRawBufferPointer(rebasing: memory[start..<end]).copyBytes(from: bytes)
    }
    self.init(takingOver: UnsafeRawBufferPointer(memory)) { $0.deallocate() }
  }
}

extension Blocklist {
  /// The maximum size of a segment in a file.
  ///
  /// Segments built by this module have about 2 MB.
  private static let largestSegment = 1 << 26

  /// Reads the directory of a file and verifies the whole file, one segment at a time.
  ///
  /// - Throws: A ``BlocklistError`` if the file isn't a complete, undamaged list, or if it changes
  ///   in the meantime.
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
  /// Looks up a key in a segment of a file that isn't in memory.
  ///
  /// - Parameters:
  ///   - key: A key that belongs to this segment.
  ///   - segmentBits: The number of bits of a key that select its segment.
  ///   - reader: The whole file.
  /// - Returns: Whether the key is listed, or that the file can't be read.
  func lookUp(_ key: UInt64, segmentBits: Int, in reader: BlocklistReader) -> BlocklistAnswer {
    if count == 0 { return .unlisted }
    let read = { (count: Int, offset: Int) in reader.read(count, at: start + offset) }
    return switch content {
    case .filter(let filter): filter.lookUp(key, segmentBits: segmentBits, read)
    case .sorted(let keys): keys.lookUp(key, segmentBits: segmentBits, read)
    }
  }
}

/// The number of bytes to read at a time if another line or key is likely to be needed.
private let page = 4_096

extension CacheLineFilter {
  /// Like ``contains(_:segmentBits:in:)``, but reads lines when they are needed.
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
  /// Like ``contains(_:segmentBits:in:)``, but reads keys when they are needed.
  fileprivate func lookUp(
    _ key: UInt64,
    segmentBits: Int,
    _ read: (_ count: Int, _ offset: Int) -> [UInt8]?
  ) -> BlocklistAnswer {
    let number = bucket(of: key, segmentBits: segmentBits) * Self.numberSize
    guard let index = read(2 * Self.numberSize, number) else { return .unreadable }
    // Numbers in a forged file must not lead out of the segment.
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
