import ArgumentParser
import BlocklistFiles
import Documents
@_spi(Kernels) import Rulebook
@_spi(Kernels) import RulebookAuthoring

/// Builds a blocklist.
struct BlocklistBuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Build a blocklist from a file with one password or hash per line.",
    discussion: """
      A line is a password, including all its spaces, or a SHA-1 or NTLM hash in hexadecimal \
      digits. A hash may be followed by a colon and a count, as in the dumps of Have I Been \
      Pwned. Memory use doesn't grow with the file, but a temporary file next to the new list \
      takes up to 8 bytes per line. The new list replaces an old one in one step. Programs that \
      have the old list in memory keep using it. Programs that read it from disk, because it is \
      large, can't check anything against it until they load it again.

      Examples:
        rulebook blocklist build passwords.txt
        rulebook blocklist build --minimum-count 10 pwned-sha1.txt
        zcat dump.gz | rulebook blocklist build - --output breached.blocklist
      """
  )

  @ArgumentParser.Argument(help: "The file of passwords or hashes, or `-` for standard input.")
  var file: String

  @Option(
    help: ArgumentHelp(
      "The file to create or replace (default: FILE with the extension .blocklist).",
      valueName: "file"
    )
  )
  var output: String?

  @Option(
    help: ArgumentHelp(
      "What a line contains: password, sha1, or ntlm (default: detected from the first lines).",
      valueName: "kind"
    ),
    transform: entryKind
  )
  var kind: BlocklistHeader.Kind?

  @Flag(help: "Keep 64 bits (8.4 bytes) of each entry, so that no other text counts as listed.")
  var exact = false

  @Option(
    help: ArgumentHelp(
      "The share of unlisted texts that may count as listed (default: 1/10000, which takes 2.7 "
        + "bytes per entry).",
      valueName: "share"
    ),
    transform: falsePositiveShare
  )
  var falsePositives: Int?

  @Option(
    help: ArgumentHelp("Leave out hashes with a count below this number.", valueName: "number")
  )
  var minimumCount: UInt64 = 0

  @Flag(help: "Treat lowercase and uppercase letters in passwords as the same.")
  var foldCase = false

  func validate() throws {
    if exact, falsePositives != nil {
      throw ValidationError("Use --exact or --false-positives, not both.")
    }
    if file == "-", output == nil {
      throw ValidationError("Use --output to say where to write the list.")
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
      try Console.write("\(visible(path))\n\(report.header.text)\(report.leftOut)")
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

/// Parses a share such as `1/10000`, and returns its denominator.
private func falsePositiveShare(_ text: String) throws -> Int {
  let parts = text.split(separator: "/", omittingEmptySubsequences: false)
  guard parts.count == 2, parts[0] == "1", let number = Int(parts[1]), 2...(1 << 32) ~= number
  else {
    throw ValidationError("`\(text)` isn't a share from 1/2 to 1/4294967296, such as 1/10000.")
  }
  return number
}

/// Parses what a line contains.
private func entryKind(_ text: String) throws -> BlocklistHeader.Kind {
  if let kind = BlocklistHeader.Kind(rawValue: text) { return kind }
  let names = BlocklistHeader.Kind.allCases.map(\.rawValue).joined(separator: ", ")
  throw ValidationError("`\(text)` isn't one of \(names).")
}

extension BlocklistBuilder.Progress {
  /// The current step, as text for people.
  fileprivate var label: String {
    switch self {
    case .reading(let bytes, _): "reading, \(bytes >> 20) MiB"
    case .writing: "writing"
    }
  }

  /// The share of the step that is done, 0 to 1; nil if that isn't known.
  fileprivate var share: Double? {
    switch self {
    case .reading(let bytes, let size): size.map { Double(bytes) / Double(max($0, 1)) }
    case .writing(let segments, let all): Double(segments) / Double(max(all, 1))
    }
  }
}

/// A progress bar for a terminal.
///
/// Nothing is shown if standard error isn't a terminal.
struct ProgressBar {
  private static let width = 30
  private let isShown = Console.errorsAreSeen
  private var last = ""

  /// Shows the progress.
  ///
  /// - Parameters:
  ///   - label: The current step.
  ///   - share: The share that is done, 0 to 1; nil if that isn't known.
  mutating func show(_ label: String, _ share: Double?) {
    guard isShown else { return }
    var text = label
    if let share {
      let filled = Int(min(max(share, 0), 1) * Double(Self.width))
      text =
        String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
      text += " \(label)"
    }
    if text != last { Console.replaceLine(with: text) }
    last = text
  }

  /// Removes the bar.
  mutating func end() {
    if !last.isEmpty { Console.replaceLine(with: "") }
    last = ""
  }
}
