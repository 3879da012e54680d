import ArgumentParser
import Documents
import ErrorContracts
import PackLoading
import Rulebook
import SourceTexts

/// Generates source code.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Generate source code for the errors that a pack declares.",
    subcommands: [GenerateSwiftCommand.self]
  )
}

/// Generates a Swift enumeration.
struct GenerateSwiftCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swift",
    abstract: "Generate a Swift enumeration with a case for each code that programs report.",
    discussion: """
      The pack `billing` becomes `BillingError`, and its code `billing.card_declined` becomes the \
      case `cardDeclined`. The case has the arguments of the code, in order, with their types. \
      The file needs only the library's product ErrorCatalog, because it contains the texts in \
      the source language of the pack. Retired codes don't have a case.

      Names that would be the same in Swift are errors (exit code 65). With --check, the exit code \
      is 1 if the file differs from what would be written.

      Examples:
        rulebook generate swift --packs packs --pack shop > ShopError.swift
        rulebook generate swift --packs packs --pack shop --check ShopError.swift
      """
  )

  @Option(help: ArgumentHelp("The name of the pack.", valueName: "name"))
  var pack: String

  @Option(
    help: ArgumentHelp(
      "The access level of the enumeration. If it is internal, a `switch` over all cases is "
        + "complete. If it is public, any version may add cases."
    )
  )
  var access = SwiftErrorType.Access.internal

  @Option(
    help: ArgumentHelp("Write this file instead of standard output.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  @Option(
    help: ArgumentHelp("Only check whether this file is up to date.", valueName: "file"),
    completion: .file()
  )
  var check: String?

  @OptionGroup var sources: SourceOptions

  func validate() throws {
    guard output == nil || check == nil else {
      throw ValidationError("Use --output or --check, not both.")
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
          try Console.writeFile(text)
        }
      }
    }
  }

  /// Throws an exit code if a file has another text, after showing the first line that differs.
  private func compare(_ text: String, with file: SourceText) throws {
    let generated = SourceText(text, name: "generated")
    if file.bytes == generated.bytes, !file.hasByteOrderMark { return }
    var number = 1
    while let line = file.line(number), line == generated.line(number) { number += 1 }
    let lines = (file.line(number), generated.line(number))
    func shown(_ line: String?) -> String { line.map { visible($0) } ?? "(the end of the file)" }
    let difference =
      lines.0 == lines.1
      ? "  the lines are the same, but their line endings or the byte order mark differ"
      : "  has:    \(shown(lines.0))\n  should: \(shown(lines.1))"
    try Console.write(
      """
      \(visible(file.name)):\(number): the file isn't up to date with the pack
      \(difference)
      hint: write it again with --output \(visible(file.name))

      """
    )
    throw ExitCodes.notValid
  }
}

extension SwiftErrorType.Access: ExpressibleByArgument {}
