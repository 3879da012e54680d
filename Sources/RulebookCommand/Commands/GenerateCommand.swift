import ArgumentParser
import Documents
import ErrorContracts
import PackLoading
import Rulebook
import SourceTexts

/// Writes program code.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Write program code for the errors that a pack declares.",
    subcommands: [GenerateSwiftCommand.self]
  )
}

/// Writes an enumeration in Swift.
struct GenerateSwiftCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swift",
    abstract: "Write an enumeration in Swift, with a case for each code that programs give.",
    discussion: """
      The pack `billing` becomes `BillingError`, and its code `billing.card_declined` the case \
      `cardDeclined` with the arguments of the code, in order, each of its type. The file needs the \
      library's product ErrorCatalog and nothing else: it holds the texts in the source language of the \
      pack. Retired codes have no case.

      Names that Swift cannot tell apart are errors (exit code 65). With --check, the exit code is 1 if \
      the file is not what would be written.

      Examples:
        rulebook generate swift --packs packs --pack shop > ShopError.swift
        rulebook generate swift --packs packs --pack shop --check ShopError.swift
      """
  )

  @Option(help: ArgumentHelp("The name of the pack.", valueName: "name"))
  var pack: String

  @Option(
    help: ArgumentHelp(
      "Who sees the enumeration. Of an internal one, a `catch` of `throws(BillingError)` is complete "
        + "with all cases; a public one may have more with each version."
    )
  )
  var access = SwiftErrorType.Access.internal

  @Option(
    help: ArgumentHelp("Write this file, in place of standard output.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  @Option(
    help: ArgumentHelp("Only say whether this file is what would be written.", valueName: "file"),
    completion: .file()
  )
  var check: String?

  @OptionGroup var sources: SourceOptions

  func validate() throws {
    guard output == nil || check == nil else {
      throw ValidationError("Give --output or --check, not both.")
    }
  }

  func run() throws {
    try reportingFailures {
      for pack in try sources.rulebook().packs(named: [pack]) {
        let type = try SwiftErrorType(of: pack)
        for note in type.notes { Console.error("note: \(visible(note))\n") }
        let text = type.text(access)
        if let check {
          try compare(text, with: SourceText(contentsOfFile: check))
        } else if let output {
          try OutputFile.write(Array(text.utf8), to: output)
        } else {
          try Console.write(text)
        }
      }
    }
  }

  /// Ends with an exit code if a file has another text, after showing the first line that differs.
  private func compare(_ text: String, with file: SourceText) throws {
    let generated = SourceText(text, name: "generated")
    if file.bytes == generated.bytes, !file.hasByteOrderMark { return }
    var number = 1
    while let line = file.line(number), line == generated.line(number) { number += 1 }
    let lines = (file.line(number), generated.line(number))
    func shown(_ line: String?) -> String { line.map { visible($0) } ?? "(the end of the file)" }
    let difference =
      lines.0 == lines.1
      ? "  the lines are the same, and their ends or the byte order mark are not"
      : "  has:    \(shown(lines.0))\n  should: \(shown(lines.1))"
    try Console.write(
      """
      \(visible(file.name)):\(number): the file is not what the pack gives now
      \(difference)
      hint: write it anew with --output \(visible(file.name))

      """
    )
    throw ExitCodes.notValid
  }
}

extension SwiftErrorType.Access: ExpressibleByArgument {}
