import ArgumentParser
import Documents
import ErrorContracts
import PackLoading
import RuleEngine
import Rulebook
import SourceTexts

/// Records what others rely on in codes, and compares the record with packs.
struct CodesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "codes",
    abstract: "Record the facts about codes that others rely on, and find what has changed.",
    discussion: """
      The file has one line for each code that your packs declare: its number, severity, status, \
      whether to retry, whether it is deprecated or retired, and its arguments in order, with \
      their types and marks. Keep the file next to the pack, and run --check with your tests.

      These are errors: a code that is gone, renamed, or declared by another pack; a number that \
      changed or is used again; an argument that was added, removed, or moved, or has another \
      type or mark; another status; and a retired code that is used again. These are warnings: \
      new codes, another severity or retry setting, and newly deprecated or retired codes. Texts \
      may change. The exit code is 1 if there are errors. --write doesn't replace a file if the \
      packs break what the file records. Without --write and --check, the file is written to \
      standard output.

      Examples:
        rulebook codes --packs billing.yaml --write billing.codes
        rulebook codes --packs billing.yaml --check billing.codes
        rulebook codes --packs my-packs --pack billing
      """
  )

  @Option(help: ArgumentHelp("Write this file.", valueName: "file"), completion: .file())
  var write: String?

  @Option(
    help: ArgumentHelp("Report what has changed since this file was written.", valueName: "file"),
    completion: .file()
  )
  var check: String?

  @Option(
    help: ArgumentHelp(
      "Include only the codes of this pack (default: all packs that aren't bundled). Repeatable.",
      valueName: "name"
    )
  )
  var pack: [String] = []

  @OptionGroup var format: FormatOption
  @OptionGroup var sources: SourceOptions

  func validate() throws {
    guard write == nil || check == nil else {
      throw ValidationError("Use --write or --check, not both.")
    }
  }

  func run() throws {
    try reportingFailures {
      let rulebook = try sources.rulebook()
      let packs = try rulebook.packs(named: pack)
      let codes = DeclaredCode.all(in: packs, besides: rulebook.library.registry.knownCodes)
      if let check { return try compare(check, codes, packs.map(\.name)) }
      let text = ContractFile.text(of: codes.map(\.contract))
      guard let write else { return try Console.writeFile(text) }
      if Folder.isFile(write) { try refuseToForget(write, codes, packs.map(\.name)) }
      try OutputFile.write(Array(text.utf8), to: write)
      try Console.write("\(visible(write)): \(counted(codes.count, "code"))\n")
    }
  }

  /// Ends the command if the file to be replaced promises something that the packs no longer keep.
  private func refuseToForget(_ path: String, _ codes: [DeclaredCode], _ packs: [String]) throws {
    let file = try ContractFile(SourceText(contentsOfFile: path))
    let broken = file.compared(with: codes, packs: Set(packs)).filter { $0.severity == .error }
    if broken.isEmpty { return }
    for finding in broken { Console.error(finding.diagnostic.lines(finding.severity)) }
    Console.error("\(visible(path)) is unchanged; remove it if no one relies on it yet\n")
    throw ExitCodes.notValid
  }

  private func compare(_ path: String, _ codes: [DeclaredCode], _ packs: [String]) throws {
    let file = try ContractFile(SourceText(contentsOfFile: path))
    let findings = file.compared(
      with: codes,
      packs: Set(packs),
      onlyPacks: pack.isEmpty ? nil : Set(pack)
    )
    let errors = findings.count { $0.severity == .error }
    let warnings = findings.count - errors
    switch format.format {
    case .text:
      let summary =
        "compared \(counted(codes.count, "code")): \(counted(errors, "error")), "
        + counted(warnings, "warning")
      try Console.write(findings.map { $0.diagnostic.lines($0.severity) }.joined() + summary + "\n")
    case .json:
      try Console.writeJSON(
        .record([
          "errors": .decimal(ExactDecimal(errors)), "warnings": .decimal(ExactDecimal(warnings)),
          "codes": .decimal(ExactDecimal(codes.count)),
          "findings": .list(findings.map { .record($0.members) }),
        ])
      )
    }
    if errors > 0 { throw ExitCodes.notValid }
  }
}

extension ContractFinding {
  fileprivate var members: [String: Value] {
    var members = diagnostic.members(severity)
    members["declared"] = declared.map { place in
      .record([
        "file": .text(place.file), "line": .decimal(ExactDecimal(place.position.line)),
        "column": .decimal(ExactDecimal(place.position.column)),
      ])
    }
    return members
  }
}
