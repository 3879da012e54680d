import ArgumentParser
import BlocklistFiles
import Documents
@_spi(Kernels) import Rulebook

/// Makes a blocklist.
struct BlocklistBuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Make a blocklist of a file with one password or one hash on each line.",
    discussion: """
      A line is a password with all its blanks, or a SHA-1 or NTLM hash in hexadecimal digits, as \
      in the dumps of Have I Been Pwned, perhaps with a colon and a count. Memory does not grow \
      with the file; while the list is made, 8 bytes for each line are kept beside it. The new list takes \
      the place of an old one at once. Programs that have the old one in memory go on with it; those \
      that read it from the disk, because it is large, check nothing by it until they load it again.

      Examples:
        rulebook blocklist build passwords.txt
        rulebook blocklist build --minimum-count 10 pwned-sha1.txt
        zcat dump.gz | rulebook blocklist build - --output breached.blocklist
      """
  )

  @ArgumentParser.Argument(help: "The passwords or hashes; `-` is standard input.")
  var file: String

  @Option(
    help: ArgumentHelp(
      "The new list, a file or nothing yet; if absent, FILE with the ending .blocklist.",
      valueName: "file"
    )
  )
  var output: String?

  @Option(
    help: ArgumentHelp(
      "What a line holds: password, sha1 or ntlm; if absent, the first lines tell.",
      valueName: "kind"
    ),
    transform: entryKind
  )
  var kind: BlocklistHeader.Kind?

  @Flag(help: "Keep 64 bits of each entry, so that nothing else is taken for one: 8.4 bytes each.")
  var exact = false

  @Option(
    help: ArgumentHelp(
      "The share of other texts that may be taken for listed; 1/10000, at 2.7 bytes an entry, if absent.",
      valueName: "share"
    ),
    transform: falsePositiveShare
  )
  var falsePositives: Int?

  @Option(help: ArgumentHelp("Leave out hashes with a lower count.", valueName: "number"))
  var minimumCount: UInt64 = 0

  @Flag(help: "Take lowercase and uppercase letters of passwords for the same.")
  var foldCase = false

  func validate() throws {
    if exact, falsePositives != nil {
      throw ValidationError("A list is exact or has false positives, not both.")
    }
    if file == "-", output == nil {
      throw ValidationError("Say with --output where the list is to go.")
    }
  }

  func run() throws {
    try reportingFailures {
      let options = BlocklistOptions(
        kind: kind,
        structure: exact ? .exact : .filter(oneIn: falsePositives ?? 10_000),
        minimumCount: minimumCount,
        foldsCase: foldCase
      )
      let temporaryFiles = TemporaryFiles()
      temporaryFiles.removeOnSignals()
      var bar = ProgressBar()
      defer { bar.end() }
      let report = try BlocklistBuilder(options).build(
        file,
        to: path,
        temporaryFiles: temporaryFiles
      ) { progress in bar.show(progress.label, progress.share) }
      bar.end()
      try Console.write("\(path)\n\(report.header.text)\(report.leftOut)")
    }
  }

  /// The path of the new list.
  private var path: String {
    if let output { return output }
    let name = file.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else {
      return file + ".blocklist"
    }
    return file[..<dot] + ".blocklist"
  }
}

/// Reads a share such as `1/10000`, and returns the number below the line.
private func falsePositiveShare(_ text: String) throws -> Int {
  let parts = text.split(separator: "/", omittingEmptySubsequences: false)
  guard parts.count == 2, parts[0] == "1", let number = Int(parts[1]), 2...(1 << 32) ~= number
  else {
    throw ValidationError("`\(text)` is not a share from 1/2 to 1/4294967296, such as 1/10000.")
  }
  return number
}

/// Reads what a line holds.
private func entryKind(_ text: String) throws -> BlocklistHeader.Kind {
  if let kind = BlocklistHeader.Kind(rawValue: text) { return kind }
  let names = BlocklistHeader.Kind.allCases.map(\.rawValue).joined(separator: ", ")
  throw ValidationError("`\(text)` is not one of \(names).")
}

extension BlocklistBuilder.Progress {
  /// What is being done.
  fileprivate var label: String {
    switch self {
    case .reading(let bytes, _): "reading, \(bytes >> 20) MiB"
    case .writing: "writing"
    }
  }

  /// How much of it is done; nil if nobody knows.
  fileprivate var share: Double? {
    switch self {
    case .reading(let bytes, let size): size.map { Double(bytes) / Double(max($0, 1)) }
    case .writing(let segments, let all): Double(segments) / Double(max(all, 1))
    }
  }
}

/// A bar that shows progress on a terminal; nothing is shown where standard error is not one.
struct ProgressBar {
  private static let width = 30
  private let isShown = Console.errorsAreSeen
  private var last = ""

  /// Shows how far the work has come.
  ///
  /// - Parameters:
  ///   - label: What is being done.
  ///   - share: How much is done, 0 to 1; nil if that cannot be known.
  mutating func show(_ label: String, _ share: Double?) {
    guard isShown else { return }
    var text = label
    if let share {
      let filled = Int(min(max(share, 0), 1) * Double(Self.width))
      text =
        String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
      text += " \(label)"
    }
    if text != last { Console.error("\r\u{1B}[K" + text) }
    last = text
  }

  /// Takes the bar away.
  mutating func end() {
    if !last.isEmpty { Console.error("\r\u{1B}[K") }
    last = ""
  }
}
