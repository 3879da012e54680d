import ArgumentParser
import Rulebook
import RulebookAuthoring

/// Shows translations next to their sources.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show the texts of a language as readers see them, each with its source.",
    discussion: """
      Arguments have the sample values of the source file. A text with a plural or a choice is \
      shown once for each branch, with numbers such as 0, 1, 2, 3, 5, 10, 11, 21, 100, and \
      1,000,000.

      Examples:
        rulebook preview pl
        rulebook preview pl length
        rulebook preview pl --html > pl.html
      """
  )

  @ArgumentParser.Argument(help: "The language, such as pl.")
  var tag: String

  @ArgumentParser.Argument(
    help: "Show only this code or other key, such as length.too_short, and everything below it."
  )
  var code: String?

  @Flag(help: "Write one page for a browser.")
  var html = false

  @Flag(help: "Show all numbers and words, not just one for each branch.")
  var all = false

  @OptionGroup var options: TranslationOptions

  func run() throws {
    try reportingFailures {
      let preview = try options.files().preview(of: tag, code: code, showsAllNumbers: all)
      if html { try Console.writeFile(preview.page) } else { try Console.write(preview.text) }
    }
  }
}

extension TranslationPreview {
  /// The texts one below the other, because terminals place columns of some scripts differently.
  fileprivate var text: String {
    let tags = entries.flatMap(\.cases).map(\.sourceLocale.tag) + [locale.tag]
    let width = tags.map(\.count).max() ?? 0
    func line(_ tag: String, _ text: String, _ indent: String) -> String {
      let space = String(repeating: " ", count: max(0, width - tag.count))
      let margin = indent + String(repeating: " ", count: width + 2)
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map { shownMessage(String($0), keepingTabs: true) }
      return "\(indent)\(Style.dim(tag + space))  \(lines.joined(separator: "\n" + margin))\n"
    }
    return entries.map { entry in
      let note = entry.note.map { "  " + Style.attention("(\(visible($0)))") } ?? ""
      let cases = entry.cases.map { example in
        let indent = example.condition.isEmpty ? "  " : "    "
        let title = example.condition.isEmpty ? "" : "  \(shown(example.condition))\n"
        let source = line(example.sourceLocale.tag, example.source, indent)
        let translation = locale == example.sourceLocale ? nil : example.translation
        return title + source + (translation.map { line(locale.tag, $0, indent) } ?? "")
      }
      return Style.strong(shown(entry.key)) + note + "\n" + cases.joined()
    }.joined(separator: "\n")
  }
}
