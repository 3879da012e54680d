import ArgumentParser
import Rulebook
import RulebookAuthoring
import UnicodeText

/// Shows how complete each translation is.
struct LocalesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locales",
    abstract: "Show how complete each translation is, and what it falls back to.",
    discussion: """
      The counts of a region include the texts of its language. OWN counts only the texts in its \
      own file. MARKED counts texts with a record of the source that they were translated from, \
      which --accept renews. STALE counts those whose source has changed since then.

      Examples:
        rulebook locales
        rulebook locales --localizations my-texts --format json
        rulebook locales --resources . --accept nl
      """
  )

  @Option(
    help: ArgumentHelp(
      "Mark the texts in the file of this language as translations of the current sources: "
        + "the file in the folder of --localizations, or else the bundled file.",
      valueName: "tag"
    )
  )
  var accept: String?

  @OptionGroup var format: FormatOption
  @OptionGroup var options: TranslationOptions

  func run() throws {
    try reportingFailures {
      let files = try options.files()
      if let accept {
        try show(files.accept(accept))
        return
      }
      let summaries = files.summaries
      switch format.format {
      case .text:
        let rows = summaries.map { $0.cells(isSource: $0.locale == files.sourceLocale) }
        try Console.write(Table(LocaleSummary.columns, rows).text)
      case .json: try Console.writeJSON(.list(summaries.map { .record($0.members) }))
      }
    }
  }

  private static let checksums =
    "now update the checksums, in the folder above Localizations: rulebook manifest ."

  private func show(_ accepted: [TranslationFiles.Acceptance]) throws {
    switch format.format {
    case .text:
      let lines = accepted.map {
        let texts = counted($0.marked, "text")
        return "\(visible($0.file)): \(texts) with a mark, \($0.changed) of them new or changed\n"
      }
      // Bundled files aren't used until their checksums are updated.
      let isBundled = options.localizations.isEmpty && accepted.contains { $0.changed > 0 }
      try Console.write(
        lines.joined() + (isBundled ? "\(Self.checksums)\n" : "")
      )
    case .json:
      let records = accepted.map { acceptance -> Value in
        .record([
          "file": .text(acceptance.file), "marked": .decimal(ExactDecimal(acceptance.marked)),
          "changed": .decimal(ExactDecimal(acceptance.changed)),
        ])
      }
      try Console.writeJSON(.list(records))
    }
  }
}

extension LocaleSummary {
  fileprivate static let columns = [
    "locale", "coverage", "texts", "own", "marked", "stale", "plurals", "falls back to",
  ]

  fileprivate func cells(isSource: Bool) -> [String] {
    [
      locale.tag, "\(percent)%", "\(covered) of \(all)", "\(own)", isSource ? "-" : "\(marked)",
      marked == 0 ? "-" : "\(stale.count)", plurals.map(\.rawValue).joined(separator: " "),
      isSource ? "-" : fallbacks.map(\.tag).joined(separator: ", then "),
    ]
  }

  fileprivate var members: [String: Value] {
    [
      "locale": .text(locale.tag), "name": .text(locale.localizedName(in: locale)),
      "percent": .decimal(ExactDecimal(percent)), "texts": .decimal(ExactDecimal(covered)),
      "all": .decimal(ExactDecimal(all)), "own": .decimal(ExactDecimal(own)),
      "marked": .decimal(ExactDecimal(marked)), "stale": .list(stale.map(Value.text)),
      "missing": .list(missing.map(Value.text)),
      "plurals": .list(plurals.map { .text($0.rawValue) }),
      "fallbacks": .list(fallbacks.map { .text($0.tag) }),
    ]
  }
}
