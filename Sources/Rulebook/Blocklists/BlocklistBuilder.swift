import BlocklistFiles
package import Documents
import Rules

/// Builds a blocklist's file from a list of passwords or hashes.
///
///     let builder = BlocklistBuilder(BlocklistOptions(structure: .filter(oneIn: 10_000)))
///     let report = try builder.build("passwords.txt", to: "breached.blocklist")
///     report.header.count  // the number of passwords, each counted once
///
/// The source is read once, line by line, and memory does not grow with it: keys that do not fit into
/// memory go into a temporary file beside the new list, 8 bytes a line. At the end the new list
/// replaces an old one in one step.
///
/// A line is one password, with all its blanks, or one hash in hexadecimal digits, perhaps followed by a
/// colon and a count. Lines end with LF or CRLF; blank ones do not count. Passwords that are not valid
/// UTF-8, or longer than any that would be checked, are left out and counted. In a list of hashes, a
/// line that is no hash ends the work.
@_spi(Kernels)
public struct BlocklistBuilder: Sendable {
  /// How far the work has come.
  public enum Progress: Sendable, Hashable {
    /// The source is being read: how many bytes were, of how many if that is known.
    case reading(bytes: Int, of: Int?)

    /// The list is being written: how many of its segments were, of how many.
    case writing(segments: Int, of: Int)
  }

  /// The number of lines after which progress is reported again.
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
  ///   - output: The path of the new list, at which there is nothing or a file.
  ///   - progress: Receives now and then how far the work has come.
  /// - Returns: What was built, and what was left out.
  /// - Throws: A ``LoadingError`` if the source cannot be used, a ``StreamError`` if a file cannot
  ///   be read or written, or what `progress` throws.
  /// - Complexity: O(*n*) in the size of the source.
  public func build(
    _ source: String,
    to output: String,
    progress: (Progress) throws -> Void = { _ in }
  ) throws -> BlocklistReport {
    try build(source, to: output, temporaryFiles: TemporaryFiles(), progress: progress)
  }

  /// Builds a list, for a command that removes its temporary files when it is interrupted.
  ///
  /// - Parameters:
  ///   - source: The path of the list of passwords or hashes; `-` is standard input.
  ///   - output: The path of the new list, at which there is nothing or a file.
  ///   - temporaryFiles: Is told of the files that stand beside the new list while it is made.
  ///   - progress: Receives now and then how far the work has come.
  /// - Returns: What was built, and what was left out.
  /// - Throws: A ``LoadingError`` if the source cannot be used, a ``StreamError`` if a file cannot
  ///   be read or written, or what `progress` throws.
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
          reason: "the list would take the place of its source",
          hint: "give the list another name"
        )
      )
    }
    let scratch = OutputFile.scratchPath(for: output)
    let spill = SpillFile(path: scratch + ".keys", among: temporaryFiles)
    var intake = try BlocklistIntake(options, spillingTo: spill, file: input.name)
    var lines = BlocklistSource(
      input.descriptor,
      longestLine: options.longestLine
    )
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

  /// Returns the bytes before the segments and what they say.
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

/// Any number of keys, sorted by their first bits; keys that do not fit into memory go into a file.
///
/// Keys belong to 1,024 parts by their first ten bits. A part that has filled its block of 16 KiB moves
/// it to the file. So up to 2 million keys stay in memory, and memory is never more than 16 MiB.
struct KeyStore {
  private static let partBits = 10
  private static let blockKeys = 2048

  /// The number of keys, duplicates included.
  private(set) var count = 0

  private var blocks: [[UInt64]]

  /// For each part, the numbers of its blocks in the file.
  private var storedBlocks: [[UInt32]]

  private let file: SpillFile

  /// Creates a store.
  ///
  /// - Parameter file: The file for keys that do not fit into memory.
  init(spillingTo file: SpillFile) {
    self.file = file
    blocks = Array(repeating: [], count: 1 << Self.partBits)
    storedBlocks = Array(repeating: [], count: 1 << Self.partBits)
  }

  /// Adds a key.
  ///
  /// - Throws: A `StreamError` if the file cannot be written.
  mutating func append(_ key: UInt64) throws(StreamError) {
    let part = Int(key >> UInt64(64 - Self.partBits))
    blocks[part].append(key)
    count += 1
    if blocks[part].count == Self.blockKeys {
      storedBlocks[part].append(try file.append(blocks[part]))
      blocks[part].removeAll(keepingCapacity: true)
    }
  }

  /// Calls a function with the keys of each segment in turn, ascending, each once.
  ///
  /// - Parameters:
  ///   - bits: How many first bits the keys of a segment have in common.
  ///   - body: Receives the keys of a segment, and its number.
  /// - Throws: A ``StreamError`` if the file cannot be read, or what `body` throws.
  /// - Complexity: O(*n* log *n*) in the number of keys of a segment or part, for each.
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

  /// Returns the keys of some parts, ascending, each once.
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
