import ArgumentParser
import BlocklistFiles
import PackLoading
import RuleEngine
@_spi(Kernels) import Rulebook
@_spi(Kernels) import RulebookAuthoring

/// Builds blocklists and looks up values in them.
struct BlocklistCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "blocklist",
    abstract: "Build a compact file of breached passwords, and look up values in it.",
    discussion: """
      A pack declares this kind of file as a table, and its rules refuse listed values with the \
      check `blocklist`:
        tables: { breached: { kind: blocklist, file: breached.blocklist } }
      """,
    subcommands: [
      BlocklistBuildCommand.self, BlocklistCheckCommand.self, BlocklistInfoCommand.self,
    ]
  )
}

/// Looks up lines in a blocklist.
struct BlocklistCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Look up each line of standard input in a blocklist.",
    discussion: """
      Writes the number of each line with `listed`, `unlisted`, or `unreadable`, and never its \
      text. The exit code is 1 if any line is listed or unreadable.

      Example:
        rulebook blocklist check breached.blocklist < passwords.txt
      """
  )

  @ArgumentParser.Argument(help: "The blocklist.")
  var file: String

  @Flag(help: "Read lines as hashes instead of passwords, which requires a list of hashes.")
  var hashes = false

  @OptionGroup var memory: MemoryOption

  func run() throws {
    try reportingFailures {
      let list = try Blocklist(contentsOfFile: file, inMemoryUpTo: memory.bytes)
      if hashes, list.header.kind == .password {
        throw ValidationError(
          "The list contains passwords; --hashes works only with a list of hashes."
        )
      }
      var isClear = true
      try BlocklistQuery(list, readingHashes: hashes).run { number, answer in
        if answer != .unlisted { isClear = false }
        try Console.write("\(number)\t\(answer)\n")
      }
      if !isClear { throw ExitCodes.notValid }
    }
  }
}

/// Shows the header of a blocklist.
struct BlocklistInfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Verify a blocklist, and show what it contains.",
    discussion: """
      Example:
        rulebook blocklist info breached.blocklist
      """
  )

  @ArgumentParser.Argument(help: "The blocklist.")
  var file: String

  @OptionGroup var format: FormatOption

  func run() throws {
    try reportingFailures {
      // The list is verified but not searched, so none of it needs to stay in memory.
      let header = try Blocklist(contentsOfFile: file, inMemoryUpTo: 0).header
      switch format.format {
      case .text: try Console.write(header.text)
      case .json: try Console.writeJSON(.record(header.members))
      }
    }
  }
}

extension BlocklistHeader {
  /// The header as text for people.
  var text: String {
    let form =
      kind == .password ? foldsCase ? "NFC, without case" : "NFC" : "as hashed, passwords in NFC"
    let rows = [
      ["entries", String(count)], ["kind", kind.rawValue], ["compared", form],
      ["structure", fingerprintBits.map { "filter, \($0) bits" } ?? "exact, 64 bits"],
      ["false positives", falsePositives],
      ["minimum count", minimumCount > 0 ? String(minimumCount) : "none"],
      ["size", "\(fileSize) bytes"],
    ]
    return rows.map { row in
      row[0] + String(repeating: " ", count: 17 - row[0].count) + row[1] + "\n"
    }.joined()
  }

  /// The rate of false positives, as text: how many unlisted texts there are for each one that
  /// counts as listed.
  private var falsePositives: String {
    guard let fingerprintBits else { return "fewer than one in \(UInt64.max / max(count, 1))" }
    return "about one in \(UInt64(1) << UInt64(fingerprintBits))"
  }

  /// The header as JSON.
  var members: [String: Value] {
    var members: [String: Value] = [
      "entries": .decimal(ExactDecimal(count)), "kind": .text(kind.rawValue),
      "folds_case": .boolean(foldsCase), "size": .decimal(ExactDecimal(fileSize)),
      "structure": .text(fingerprintBits == nil ? "exact" : "filter"),
      "minimum_count": .decimal(ExactDecimal(minimumCount)),
    ]
    members["fingerprint_bits"] = fingerprintBits.map { .decimal(ExactDecimal($0)) }
    return members
  }
}

extension BlocklistReport {
  /// The entries that were left out, as text for people; empty if there are none.
  var leftOut: String {
    var lines: [String] = []
    if duplicates > 0 { lines.append("\(duplicates) occurred more than once") }
    if tooRare > 0 { lines.append("\(tooRare) with a lower count") }
    if let text = notUTF8.text { lines.append("\(text): not valid UTF-8") }
    if let text = tooLong.text { lines.append("\(text): longer than any value that is checked") }
    return lines.map { "left out         \($0)\n" }.joined()
  }
}

extension BlocklistReport.Lines {
  /// The number of lines, and which lines they are; nil if there are none.
  fileprivate var text: String? {
    guard count > 0 else { return nil }
    let numbers = first.map(String.init).joined(separator: ", ")
    let rest = count > first.count ? ", …" : ""
    return "\(count) (\(count == 1 ? "line" : "lines") \(numbers)\(rest))"
  }
}
