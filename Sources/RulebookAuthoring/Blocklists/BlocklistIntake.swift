import BlocklistFiles
import Documents
import Rulebook

/// Turns the lines of a source into keys, and counts the lines that are left out.
///
/// The builder adds each line. If the options don't name a kind, the first lines are kept until
/// `BlocklistKindDetection` knows what they are.
struct BlocklistIntake {
  /// The keys so far.
  private(set) var store: KeyStore

  private let options: BlocklistOptions
  private let file: String
  private var detection = BlocklistKindDetection()

  /// The parser of lines; nil until their kind is known.
  private var parser: BlocklistLineParser?

  private var tooRare = 0
  private var notUTF8 = BlocklistReport.Lines()
  private var tooLong = BlocklistReport.Lines()

  /// Creates an intake.
  ///
  /// - Parameters:
  ///   - options: How the list is built.
  ///   - spill: A file for the keys that don't fit into memory.
  ///   - file: The name of the source.
  /// - Throws: A `LoadingError` if an option doesn't suit the given kind.
  init(
    _ options: BlocklistOptions,
    spillingTo spill: SpillFile,
    file: String
  ) throws(LoadingError) {
    self.options = options
    self.file = file
    store = KeyStore(spillingTo: spill)
    if let kind = options.kind { try begin(kind) }
  }

  /// Adds a line; nil stands for a line that is too long.
  mutating func add(_ line: Span<UInt8>?, number: Int) throws {
    if let parser {
      try add(line, number: number, parser)
    } else {
      detection.add(line)
      if detection.isFull { try useSample() }
    }
  }

  /// Ends the intake.
  ///
  /// - Returns: The options for encoding the list.
  mutating func finish() throws -> BlocklistEncoder.Options {
    if parser == nil { try useSample() }
    return options.encoding(parser?.kind ?? .password)
  }

  /// Returns what happened to the lines.
  func report(_ header: BlocklistHeader) -> BlocklistReport {
    BlocklistReport(
      header: header,
      entries: store.count,
      tooRare: tooRare,
      notUTF8: notUTF8,
      tooLong: tooLong
    )
  }

  private mutating func begin(_ kind: BlocklistHeader.Kind) throws(LoadingError) {
    if kind != .password, options.foldsCase {
      throw unsuitable(
        "hashes don't show which passwords differ only in case",
        hint: "leave out `--fold-case`"
      )
    }
    if kind == .password, options.minimumCount > 0 {
      throw unsuitable("passwords don't have counts", hint: "leave out `--minimum-count`")
    }
    let keys = BlocklistEncoder.keys(options.encoding(kind))
    parser = BlocklistLineParser(kind: kind, keys: keys)
  }

  private func unsuitable(_ reason: String, hint: String) -> LoadingError {
    LoadingError(
      Diagnostic(code: "blocklist.unsuitable_option", file: file, reason: reason, hint: hint)
    )
  }

  /// Decides on a kind, and adds the lines that were kept to find it out.
  private mutating func useSample() throws {
    try begin(try detection.kind(file: file))
    guard let parser else { return }
    for (index, line) in detection.sample.enumerated() {
      try add(line?.span, number: index + 1, parser)
    }
    detection = BlocklistKindDetection()
  }

  private mutating func add(
    _ line: Span<UInt8>?,
    number: Int,
    _ parser: BlocklistLineParser
  ) throws {
    guard let line else {
      guard parser.kind == .password else { throw notHash(number, parser.kind) }
      return tooLong.add(number)
    }
    switch parser.parse(line) {
    case .entry(let key, let count):
      if count ?? .max < options.minimumCount {
        tooRare += 1
      } else {
        try store.append(key)
      }
    case .blank: break
    case .notUTF8: notUTF8.add(number)
    case .notHash: throw notHash(number, parser.kind)
    }
  }

  private func notHash(_ number: Int, _ kind: BlocklistHeader.Kind) -> LoadingError {
    LoadingError(
      Diagnostic(
        code: "blocklist.not_a_hash",
        file: file,
        position: SourcePosition(line: number, column: 0),
        reason: "this line isn't \(kind == .sha1 ? "a SHA-1" : "an NTLM") hash",
        hint: "a hash has \(2 * (kind.entrySize ?? 0)) hexadecimal digits, "
          + "and may be followed by a colon and a count"
      )
    )
  }
}

/// Finds out from the first lines of a source whether they contain passwords or hashes.
struct BlocklistKindDetection {
  /// The number of lines that are read to find out.
  private static let sampleSize = 100

  /// The lines so far; nil for a line that is too long.
  private(set) var sample: [[UInt8]?] = []

  /// Whether enough lines have been read.
  var isFull: Bool { sample.count >= Self.sampleSize }

  /// The kinds found so far, each with the number of its first line, counted from 1.
  private var firstLines: [(kind: BlocklistHeader.Kind, number: Int)] = []

  /// Adds a line; nil stands for a line that is too long.
  mutating func add(_ line: Span<UInt8>?) {
    guard let line else { return sample.append(nil) }
    sample.append(line.indices.map { line[$0] })
    guard let kind = BlocklistLineParser.kind(of: line) else { return }
    if !firstLines.contains(where: { $0.kind == kind }) { firstLines.append((kind, sample.count)) }
  }

  /// Decides on the kind of entry.
  ///
  /// - Parameter file: The name of the source, for diagnostics.
  /// - Returns: The kind that all lines have, or passwords if all lines are empty.
  /// - Throws: A `LoadingError` with the code `blocklist.ambiguous` if lines are of several kinds.
  func kind(file: String) throws(LoadingError) -> BlocklistHeader.Kind {
    guard firstLines.count > 1 else { return firstLines.first?.kind ?? .password }
    let lines = firstLines.map { "line \($0.number) is \($0.kind.article)" }
    throw LoadingError(
      Diagnostic(
        code: "blocklist.ambiguous",
        file: file,
        position: SourcePosition(line: firstLines.last?.number ?? 1, column: 0),
        reason: "the lines are of several kinds: \(lines.joined(separator: ", "))",
        hint: "say which kind they are: `--kind password`, `--kind sha1`, or `--kind ntlm`"
      )
    )
  }
}

extension BlocklistHeader.Kind {
  /// What a line looks like, with an article.
  fileprivate var article: String {
    switch self {
    case .password: "another text"
    case .sha1: "like a SHA-1 hash"
    case .ntlm: "like an NTLM hash"
    }
  }
}
