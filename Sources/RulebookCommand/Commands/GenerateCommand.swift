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
    abstract: "Generate source code for the names and the errors that packs declare.",
    subcommands: [GenerateSwiftCommand.self]
  )
}

/// Generates a Swift file.
struct GenerateSwiftCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swift",
    abstract: "Generate a Swift enumeration of errors, or constants for names in packs.",
    discussion: """
      With --content errors, the pack `billing` becomes `BillingError`, and its code \
      `billing.card_declined` becomes the case `cardDeclined`. The case has the arguments of the \
      code, in order, with their types. The file needs only the library's product ErrorCatalog, \
      because it contains the texts of the pack. Retired codes don't have a case.

      With --content names, each rule, code and fact of the packs becomes a constant, and a rule \
      with parameters also a function. The rule `staff-id` is `.staffId` or `.staffId(site: "AB")`. \
      A form becomes an enumeration with the paths of its fields: `SignUpFields.email`. Names that \
      bundled packs have too are in the library's product RulebookNames.

      Words in names are joined, with capitals. Between two digits there is an underscore: \
      `mod-11-2` becomes `mod11_2`. Names that would be the same in Swift are errors (exit code \
      65). With --check, the exit code is 1 if the file differs from what would be written.

      Examples:
        rulebook generate swift --packs packs --pack shop > ShopError.swift
        rulebook generate swift --packs packs --pack shop --check ShopError.swift
        rulebook generate swift --packs packs --content names --output Names.swift
      """
  )

  @Option(
    help: ArgumentHelp(
      "The name of a pack (default for names: all packs that aren't bundled). Repeatable for "
        + "names.",
      valueName: "name"
    )
  )
  var pack: [String] = []

  @Flag(help: "Take the bundled packs; only with --content names.")
  var bundled = false

  @Option(
    help: ArgumentHelp(
      "What to write: an enumeration of errors; constants for names; or all, which is the "
        + "constants, and an enumeration for each pack that declares errors."
    )
  )
  var content = SwiftFile.Content.errors

  @Option(
    help: ArgumentHelp(
      "The languages of the texts of errors: the source language of the pack, or all of its "
        + "languages. Programs that load the pack need only the source language."
    )
  )
  var languages = SwiftFile.Languages.source

  @Option(
    help: ArgumentHelp(
      "The access level of what is written. If it is internal, a `switch` over all errors is "
        + "complete. If it is public, any version may add cases."
    )
  )
  var access = SwiftFile.Access.internal

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
    guard content != .errors || pack.count == 1 else {
      throw ValidationError("Name one pack with --pack, or use --content names.")
    }
    guard !bundled || content == .names && pack.isEmpty && sources.packs.isEmpty else {
      throw ValidationError("Use --bundled with --content names, and without packs.")
    }
  }

  func run() throws {
    try reportingFailures {
      let rulebook = try sources.rulebook()
      let packs = bundled ? rulebook.library.packs : try rulebook.packs(named: pack)
      let declaring = content == .errors ? packs : packs.filter(SwiftErrorType.hasCases)
      guard content == .errors || bundled || !packs.contains(where: \.isBundled) else {
        throw ValidationError("The bundled packs have one file for all: use --bundled.")
      }
      let errors: [SwiftErrorType] =
        try content == .names
        ? [] : declaring.map { try SwiftErrorType(of: $0, languages: languages) }
      for note in errors.flatMap(\.notes) { Console.error("note: \(visible(note))\n") }
      let names: SwiftNames? =
        try content == .errors ? nil : SwiftNames(of: packs, in: rulebook.library)
      let text = SwiftFile(names: names, errors: errors, languages: languages).text(access)
      if let check {
        try compare(text, with: SourceText(contentsOfFile: check))
      } else if let output {
        try OutputFile.write(Array(text.utf8), to: output)
      } else {
        try Console.writeFile(text)
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

extension SwiftFile.Access: ExpressibleByArgument {}

extension SwiftFile.Content: ExpressibleByArgument {}

extension SwiftFile.Languages: ExpressibleByArgument {}
