import PackLoading
import SourceTexts
import UnicodeText
import Violations

/// Looks for words that a regional file releases in `@@x-avoid`, but that no parent avoids.
struct ReleaseLint {
  let context: LintContext
  let profiles: LanguageProfiles

  func problems(of file: ARBFile) -> [Diagnostic] {
    if file.releases.isEmpty || !knowsParents(of: file) { return [] }
    let avoided = profiles.wordsAvoided(byParentsOf: file)
    return file.releases.filter { !avoided.contains($0.key) }.map { word, offset in
      file.source.diagnostic(
        "lint.idle_release",
        atByte: offset,
        reason: "`\(file.locale)` releases “\(word)”, which no parent avoids",
        hint: nearestName(to: word, in: avoided).map { "did you mean `\($0)`?" } ?? "remove it"
      )
    }
  }

  /// Whether a parent's file was read, too, or there is no parent.
  private func knowsParents(of file: ARBFile) -> Bool {
    let parents = file.locale.chain.dropFirst()
    let isOfLibrary = profiles.isOfLibrary(file)
    return parents.isEmpty
      || context.knownCatalogs.contains {
        parents.contains($0.locale) && profiles.isOfLibrary($0) == isOfLibrary
      }
  }
}
