import BlocklistFiles
package import Documents
import PasswordRules
import RuleEngine
import Rulebook

/// Builds a blocklist file from a list of passwords or hashes.
///
///     let builder = BlocklistBuilder(BlocklistOptions(structure: .filter(oneIn: 10_000)))
///     let report = try builder.build("passwords.txt", to: "breached.blocklist")
///     report.header.count  // the number of passwords, each counted once
///
/// The source is read once, line by line, and memory use doesn't grow with it. Keys that don't fit
/// into memory go into a temporary file next to the new list, 8 bytes per line. At the end, the new
/// list replaces an old one in one step.
///
/// A line is one password, including all its spaces, or one hash in hexadecimal digits, which may
/// be followed by a colon and a count. Lines end with LF or CRLF, and empty lines are ignored.
/// Passwords that aren't valid UTF-8, or that are too long to be checked, are left out and counted.
/// In a list of hashes, a line that isn't a hash is an error.
@_spi(Kernels)
public struct BlocklistBuilder: Sendable {
  /// The progress of the work.
  public enum Progress: Sendable, Hashable {
    /// The source is being read: the bytes read so far, and the total if it is known.
    case reading(bytes: Int, of: Int?)

    /// The list is being written: the segments written so far, and the total.
    case writing(segments: Int, of: Int)
  }

  /// The number of lines between two reports of progress.
  private static let linesBetweenReports = 1 << 16

  /// How the list is built.
  public var options: BlocklistOptions

  /// Creates a builder.
  public init(_ options: BlocklistOptions = BlocklistOptions()) {
    self.options = options
  }

  /// Builds a list.
  ///
  /// - Parameters:
  ///   - source: The path of the list of passwords or hashes; `-` is standard input.
  ///   - output: The path of the new list, where there is nothing or a file.
  ///   - progress: Receives the progress from time to time.
  /// - Returns: What was built, and what was left out.
  /// - Throws: A `LoadingError` if the source can't be used, a `StreamError` if a file can't be
  ///   read or written, or the error of `progress`.
  /// - Complexity: O(*n*) in the size of the source.
  public func build(
    _ source: String,
    to output: String,
    progress: (Progress) throws -> Void = { _ in }
  ) throws -> BlocklistReport {
    try build(source, to: output, temporaryFiles: TemporaryFiles(), progress: progress)
  }

  /// Builds a list for a command that removes its temporary files when it is interrupted.
  ///
  /// - Parameters:
  ///   - source: The path of the list of passwords or hashes; `-` is standard input.
  ///   - output: The path of the new list, where there is nothing or a file.
  ///   - temporaryFiles: Keeps track of the files that are next to the new list while it is built.
  ///   - progress: Receives the progress from time to time.
  /// - Returns: What was built, and what was left out.
  /// - Throws: A `LoadingError` if the source can't be used, a `StreamError` if a file can't be
  ///   read or written, or the error of `progress`.
  /// - Complexity: O(*n*) in the size of the source.
  package func build(
    _ source: String,
    to output: String,
    temporaryFiles: TemporaryFiles,
    progress: (Progress) throws -> Void = { _ in }
  ) throws -> BlocklistReport {
    try OutputFile.requireReplaceable(output)
    let input = try InputFile(source)
    if input.isFile(at: output) {
      throw LoadingError(
        Diagnostic(
          code: "blocklist.same_file",
          file: output,
          reason: "the list would replace its source",
          hint: "give the list another name"
        )
      )
    }
    let scratch = OutputFile.scratchPath(for: output)
    let spill = SpillFile(path: scratch + ".keys", among: temporaryFiles)
    var intake = try BlocklistIntake(options, spillingTo: spill, file: input.name)
    var lines = BlocklistSource(input.descriptor, longestLine: options.longestLine)
    try lines.forEachLine { line, number, bytes in
      if number.isMultiple(of: Self.linesBetweenReports) {
        try progress(.reading(bytes: bytes, of: input.size))
      }
      try intake.add(line, number: number)
    }
    let encoding = try intake.finish()
    let file = try OutputFile(creating: scratch + ".new", among: temporaryFiles)
    var encoder = BlocklistEncoder(encoding, expecting: intake.store.count)
    try Self.write(intake.store, &encoder, to: file, progress)
    let (header, front) = try Self.front(&encoder, file: input.name)
    try file.write(front, at: 0)
    try file.rename(to: output)
    return intake.report(header)
  }

  private static func write(
    _ store: KeyStore,
    _ encoder: inout BlocklistEncoder,
    to file: OutputFile,
    _ progress: (Progress) throws -> Void
  ) throws {
    var end = encoder.bodyStart
    let bits = encoder.segmentBits
    try store.forEachSegment(bits: bits) { keys, number in
      let bytes = encoder.encode(keys)
      try file.write(bytes, at: end)
      end += bytes.count
      try progress(.writing(segments: number + 1, of: 1 << bits))
    }
  }

  /// Returns the bytes before the segments, and the header that they contain.
  private static func front(
    _ encoder: inout BlocklistEncoder,
    file: String
  ) throws(LoadingError) -> (header: BlocklistHeader, bytes: [UInt8]) {
    do throws(BlocklistError) {
      return try encoder.finish()
    } catch {
      throw LoadingError(
        Diagnostic(
          code: error.code,
          file: file,
          reason: error.reason,
          hint: error.hint
        )
      )
    }
  }
}

/// Any number of keys, sorted by their first bits.
///
/// Keys that don't fit into memory go into a file.
///
/// The first ten bits of a key assign it to one of 1,024 parts. When a part has filled its block of
/// 16 KiB, it moves the block to the file. So up to 2 million keys stay in memory, and memory use
/// never exceeds 16 MiB.
struct KeyStore {
  private static let partBits = 10
  private static let blockKeys = 2048

  /// The number of keys, duplicates included.
  private(set) var count = 0

  private var blocks: [[UInt64]]

  /// The numbers of each part's blocks in the file.
  private var storedBlocks: [[UInt32]]

  private let file: SpillFile

  /// Creates a store.
  ///
  /// - Parameter file: The file for keys that don't fit into memory.
  init(spillingTo file: SpillFile) {
    self.file = file
    blocks = Array(repeating: [], count: 1 << Self.partBits)
    storedBlocks = Array(repeating: [], count: 1 << Self.partBits)
  }

  /// Adds a key.
  ///
  /// - Throws: A `StreamError` if the file can't be written.
  mutating func append(_ key: UInt64) throws(StreamError) {
    let part = Int(key >> UInt64(64 - Self.partBits))
    blocks[part].append(key)
    count += 1
    if blocks[part].count == Self.blockKeys {
      storedBlocks[part].append(try file.append(blocks[part]))
      blocks[part].removeAll(keepingCapacity: true)
    }
  }

  /// Calls a function with the keys of each segment in turn, in ascending order and without
  /// duplicates.
  ///
  /// - Parameters:
  ///   - bits: The number of first bits that the keys of a segment have in common.
  ///   - body: Receives the keys of a segment and its number.
  /// - Throws: A `StreamError` if the file can't be read, or the error of `body`.
  /// - Complexity: O(*n* log *n*) in the number of keys, for each segment or part.
  func forEachSegment(
    bits: Int,
    _ body: (ArraySlice<UInt64>, _ number: Int) throws -> Void
  ) throws {
    if bits <= Self.partBits {
      let parts = 1 << (Self.partBits - bits)
      for number in 0..<(1 << bits) {
        try body(try sortedKeys(number * parts..<(number + 1) * parts)[...], number)
      }
      return
    }
    let segments = 1 << (bits - Self.partBits)
    for part in blocks.indices {
      let keys = try sortedKeys(part..<part + 1)
      var first = 0
      for number in (part * segments)..<((part + 1) * segments) {
        var next = first
        while next < keys.count, Int(keys[next] >> UInt64(64 - bits)) == number { next += 1 }
        try body(keys[first..<next], number)
        first = next
      }
    }
  }

  /// Returns the keys of some parts, in ascending order and without duplicates.
  private func sortedKeys(_ parts: Range<Int>) throws(StreamError) -> [UInt64] {
    var keys: [UInt64] = []
    for part in parts {
      keys += blocks[part]
      for block in storedBlocks[part] {
        try file.read(block, count: Self.blockKeys, into: &keys)
      }
    }
    keys.sort()
    var kept = 0
    for index in keys.indices where index == 0 || keys[index] != keys[kept - 1] {
      keys[kept] = keys[index]
      kept += 1
    }
    keys.removeLast(keys.count - kept)
    return keys
  }
}
