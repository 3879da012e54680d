import ArgumentParser
import BlocklistFiles
@_spi(Kernels) import Rulebook
import Rules

/// Makes blocklists and looks values up in them.
struct BlocklistCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "blocklist",
    abstract: "Make a compact file of breached passwords, and look values up in it.",
    discussion: """
      A pack names such a file as a table, which its rules refuse with the check `blocklist`:
        tables: { breached: { kind: blocklist, file: breached.blocklist } }
      """,
    subcommands: [
      BlocklistBuildCommand.self, BlocklistCheckCommand.self, BlocklistInfoCommand.self,
    ]
  )
}

/// Looks lines up in a blocklist.
struct BlocklistCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Look up each line of standard input in a blocklist.",
    discussion: """
      For each line its number and `listed`, `unlisted` or `unreadable` are written, never its \
      text. The exit code is 1 if a line is listed or unreadable.

      Example:
        rulebook blocklist check breached.blocklist < passwords.txt
      """
  )

  @ArgumentParser.Argument(help: "The blocklist.")
  var file: String

  @Flag(help: "Lines hold hashes, as a list of hashes does, in place of passwords.")
  var hashes = false

  @OptionGroup var memory: MemoryOption

  func run() throws {
    try reportingFailures {
      let list = try Blocklist(contentsOfFile: file, inMemoryUpTo: memory.bytes)
      if hashes, list.header.kind == .password {
        throw ValidationError("The list holds passwords; --hashes is for lists of hashes.")
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

/// Shows what a blocklist says of itself.
struct BlocklistInfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Verify a blocklist, and show what it holds.",
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
      // The list is verified and not asked, so none of it needs to stay in memory.
      let header = try Blocklist(contentsOfFile: file, inMemoryUpTo: 0).header
      switch format.format {
      case .text: try Console.write(header.text)
      case .json: try Console.writeJSON(.record(header.members))
      }
    }
  }
}

extension BlocklistHeader {
  /// The header for people.
  var text: String {
    let form =
      kind == .password ? foldsCase ? "NFC, without case" : "NFC" : "as hashed, passwords in NFC"
    let rows = [
      ["entries", String(count)], ["kind", kind.rawValue], ["compared", form],
      ["structure", fingerprintBits.map { "filter, \($0) bits" } ?? "exact, 64 bits"],
      ["false positives", falsePositives],
      ["least count", minimumCount > 0 ? String(minimumCount) : "none asked for"],
      ["size", "\(fileSize) bytes"],
    ]
    return rows.map { row in
      row[0] + String(repeating: " ", count: 17 - row[0].count) + row[1] + "\n"
    }.joined()
  }

  /// How many texts that are not listed there are for one that is taken for listed.
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
  /// The entries that were left out, for people; empty if there are none.
  var leftOut: String {
    var lines: [String] = []
    if duplicates > 0 { lines.append("\(duplicates) came more than once") }
    if tooRare > 0 { lines.append("\(tooRare) have a lower count") }
    if let text = notUTF8.text { lines.append("\(text) not valid UTF-8") }
    if let text = tooLong.text { lines.append("\(text) longer than any value that is checked") }
    return lines.map { "left out         \($0)\n" }.joined()
  }
}

extension BlocklistReport.Lines {
  /// How many lines, and which; nil for none.
  fileprivate var text: String? {
    guard count > 0 else { return nil }
    let numbers = first.map(String.init).joined(separator: ", ")
    let rest = count > first.count ? ", …" : ""
    return "\(count) \(count == 1 ? "is" : "are") (line \(numbers)\(rest))"
  }
}
