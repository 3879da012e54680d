import Documents
import PackLoading
import SourceTexts
import UnicodeText
import Violations

/// What the languages of all catalogs require.
///
/// The library's texts have its house style: its words, its form of address, its letters. The texts
/// of applications and packs borrow only what is true of the language.
final class LanguageProfiles {
  private var ofLibrary: [LocaleIdentifier: LanguageProfile] = [:]
  private var ofOthers: [LocaleIdentifier: LanguageProfile] = [:]
  private var filesOfLibrary: Set<String> = []
  private var sets: [String: UnicodeSet?] = [:]

  private struct Place: Hashable {
    var locale: LocaleIdentifier
    var file: String?
    var isOfLibrary: Bool?
  }

  /// The profiles that were asked for.
  private var known: [Place: Conventions] = [:]

  init(_ context: LintContext) {
    let folder = context.sourceCatalog.flatMap { Folder.realPath(of: Self.folder(of: $0)) }
    let bundled = context.input.packs.filter(\.declaration.isBundled).flatMap(\.catalogs)
    filesOfLibrary = Set((context.input.bundledCatalogs + bundled).map(\.source.name))
    // If there are several files for a locale, the entry of the first one is used. Files to check
    // come first.
    for file in context.knownCatalogs {
      if folder != nil, Folder.realPath(of: Self.folder(of: file)) == folder {
        filesOfLibrary.insert(file.source.name)
      }
      if file.profile.isEmpty { continue }
      let isOfLibrary = filesOfLibrary.contains(file.source.name)
      let first = isOfLibrary ? ofLibrary[file.locale] : ofOthers[file.locale]
      let profile = first?.inheriting(file.profile) ?? file.profile
      if isOfLibrary { ofLibrary[file.locale] = profile } else { ofOthers[file.locale] = profile }
    }
    // The table says how a region differs from a language that the library has.
    for (locale, profile) in context.input.languages where ofLibrary[locale] == nil {
      let parents = locale.chain.dropFirst()
      if parents.contains(where: { ofLibrary[$0] != nil }) { ofLibrary[locale] = profile }
    }
  }

  private static func folder(of file: ARBFile) -> String { Folder.parent(of: file.source.name) }

  /// Returns what a locale requires: from its file, then from other files of the locale, then from
  /// those of its parents.
  ///
  /// - Parameters:
  ///   - locale: The locale of a text.
  ///   - file: The catalog file of the text; nil for a text in a pack's own file.
  ///   - isOfLibrary: Whether the text belongs to one of the library's packs; nil if it doesn't
  ///     belong to a pack.
  /// - Returns: The entries of all these files.
  func conventions(
    of locale: LocaleIdentifier,
    in file: ARBFile?,
    isOfLibrary: Bool?
  ) -> Conventions {
    let place = Place(locale: locale, file: file?.source.name, isOfLibrary: isOfLibrary)
    if let known = known[place] { return known }
    let profile = newProfile(of: locale, in: file, isOfLibrary: isOfLibrary)
    let isBorrowed = profile.borrowed.contains(.quotationMarks)
    let conventions = Conventions(
      profile,
      lowercase: LowercaseLetters(of: locale),
      marksOfCLDR: isBorrowed ? locale.quotationMarks : []
    )
    known[place] = conventions
    return conventions
  }

  private func newProfile(
    of locale: LocaleIdentifier,
    in file: ARBFile?,
    isOfLibrary: Bool?
  ) -> LanguageProfile {
    let own = file?.profile ?? LanguageProfile()
    let library = locale.chain.compactMap { ofLibrary[$0] }
    let isHouse = file.map { filesOfLibrary.contains($0.source.name) } ?? isOfLibrary ?? false
    if isHouse { return library.reduce(own) { $0.inheriting($1) } }
    let others = locale.chain.compactMap { ofOthers[$0] }
    let inherited = others.reduce(own) { $0.inheriting($1) }
    return library.reduce(inherited) { $0.borrowing($1) }
  }

  /// Whether a file belongs to the library, and has its house style.
  func isOfLibrary(_ file: ARBFile) -> Bool { filesOfLibrary.contains(file.source.name) }

  /// Returns the words that the parents of a file avoid.
  func wordsAvoided(byParentsOf file: ARBFile) -> [String] {
    let profiles = isOfLibrary(file) ? ofLibrary : ofOthers
    let parents = file.locale.chain.dropFirst().compactMap { profiles[$0] }
    return Array(parents.reduce(LanguageProfile()) { $0.inheriting($1) }.avoided.keys)
  }

  /// Returns the letters that a profile names; nil if there are none, or if they aren't a set.
  func letters(of profile: LanguageProfile) -> UnicodeSet? {
    guard let pattern = profile.letters else { return nil }
    if let known = sets[pattern] { return known }
    let made: UnicodeSet?
    do throws(UnicodePatternError) { made = try UnicodeSet(pattern: pattern) } catch { made = nil }
    sets[pattern] = made
    return made
  }
}
