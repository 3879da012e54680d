import PackLoading
import Rules

/// Finds out from the first lines of a source what its entries are.
struct BlocklistKindDetection {
  /// How many lines are looked at.
  private static let sampleSize = 100

  /// The lines so far; nil stands for one that is too long.
  private(set) var sample: [[UInt8]?] = []

  /// Whether enough lines were seen.
  var isFull: Bool { sample.count >= Self.sampleSize }

  /// The first line of each kind, by number from 1.
  private var firstLines: [(kind: BlocklistHeader.Kind, number: Int)] = []

  /// Takes a line.
  mutating func add(_ line: Span<UInt8>?) {
    guard let line else { return sample.append(nil) }
    sample.append(line.indices.map { line[$0] })
    guard let kind = BlocklistLineParser.kind(of: line) else { return }
    if !firstLines.contains(where: { $0.kind == kind }) { firstLines.append((kind, sample.count)) }
  }

  /// Returns the kind of entry; passwords where nothing was seen.
  ///
  /// - Parameter file: The name of the source.
  /// - Returns: What all the lines look like.
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
        hint: "say which kind they are: `--kind password`, `--kind sha1` or `--kind ntlm`"
      )
    )
  }
}

extension BlocklistHeader.Kind {
  /// What a line looks like, with an article.
  var article: String {
    switch self {
    case .password: "another text"
    case .sha1: "like a SHA-1 hash"
    case .ntlm: "like an NTLM hash"
    }
  }
}
