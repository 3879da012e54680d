import ErrorCatalog
import PackLoading
import Rulebook
import SourceTexts
import UnicodeText
import Violations

/// Looks for texts of regional files that repeat the text of their language.
struct RegionLint {
  let context: LintContext

  func run(_ report: inout LintReport) {
    // An application's text may be the same as Rulebook's, which can change without it.
    let bundled = Set(context.input.bundledCatalogs.map(\.source.name))
    for file in context.subjectCatalogFiles {
      let parents = file.locale.chain.dropFirst()
      if parents.isEmpty { continue }
      let isBundled = bundled.contains(file.source.name)
      let known = context.knownCatalogs.filter {
        parents.contains($0.locale) && bundled.contains($0.source.name) == isBundled
      }
      for message in file.catalogMessages {
        if let problem = problem(of: message, Array(parents), known) {
          report.add(.warning, problem)
        }
      }
    }
  }

  private func problem(
    of message: CatalogMessage,
    _ parents: [LocaleIdentifier],
    _ files: [ARBFile]
  ) -> Diagnostic? {
    for parent in parents {
      let inherited = files.filter { $0.locale == parent }.compactMap { $0.messages[message.key] }
      if inherited.isEmpty { continue }
      guard inherited.allSatisfy({ $0.pattern == message.message.pattern }) else { return nil }
      return message.diagnostic(
        "lint.repeated_text",
        "`\(message.key)` is the same in `\(parent)`, and `\(message.locale)` inherits that text",
        hint: "remove it; a regional file has only the texts that differ"
      )
    }
    return nil
  }
}
