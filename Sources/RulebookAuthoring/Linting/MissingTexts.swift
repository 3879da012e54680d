import PackLoading
import UnicodeText
import Violations

/// The texts that a pack has in its source language, but not in other languages.
///
/// A locale lacks only what its parents lack. What these have isn't looked up again, so thousands
/// of locales take as long as their messages and findings.
struct MissingTexts {
  /// Some of the texts.
  struct Texts {
    /// The codes without a message, sorted.
    var codes: [ViolationCode]

    /// The keys of the missing titles, details and actions, sorted.
    var keys: [String]

    /// Returns the texts that aren't among some messages, and whose more general codes aren't
    /// either.
    fileprivate func without(_ has: (String) -> Bool) -> Texts {
      Texts(
        codes: codes.filter { code in
          !has(code.rawValue) && !code.ancestors.contains { has($0.rawValue) }
        },
        keys: keys.filter { !has($0) }
      )
    }
  }

  /// The locales of the pack's messages, parents first.
  let locales: [LocaleIdentifier]

  private let pack: PackDeclaration
  private let all: Texts
  private let bundled: [LocaleIdentifier: [ARBFile]]

  /// What the bundled catalogs of some locales lack.
  private var ofBundled: [[LocaleIdentifier]: Texts] = [:]

  private var known: [LocaleIdentifier: Texts] = [:]

  /// Prepares the search.
  ///
  /// - Parameters:
  ///   - pack: The pack.
  ///   - codes: The codes that need a message.
  ///   - texts: The keys of titles, details and actions.
  ///   - bundled: The catalogs of the library, whose texts serve packs too.
  init(of pack: PackDeclaration, codes: [ViolationCode], texts: [String], bundled: [ARBFile]) {
    self.pack = pack
    all = Texts(codes: codes, keys: texts)
    self.bundled = Dictionary(grouping: bundled, by: \.locale)
    let locales = pack.messages.keys.map { (depth: $0.chain.count, locale: $0) }
    self.locales = locales.sorted { ($0.depth, $0.locale) < ($1.depth, $1.locale) }.map(\.locale)
  }

  /// Returns the texts that a locale lacks, with those of its parents.
  ///
  /// Locales must be asked for in the order of ``locales``.
  mutating func texts(in locale: LocaleIdentifier) -> Texts {
    if let known = known[locale] { return known }
    let own = pack.messages[locale] ?? [:]
    let parent = locale.chain.dropFirst().first { pack.messages[$0] != nil }
    let files = locale.chain.prefix { $0 != parent }.filter { bundled[$0] != nil }
    let inherited: Texts
    if let parent {
      inherited = texts(in: parent).without(isBundled(files))
    } else {
      inherited = lackingInBundled(files)
    }
    let lacking = inherited.without { own[$0] != nil }
    known[locale] = lacking
    return lacking
  }

  private mutating func lackingInBundled(_ locales: [LocaleIdentifier]) -> Texts {
    if let known = ofBundled[locales] { return known }
    let texts = all.without(isBundled(locales))
    ofBundled[locales] = texts
    return texts
  }

  /// Returns a function that says whether the bundled catalogs of some locales have a key.
  private func isBundled(_ locales: some Sequence<LocaleIdentifier>) -> (String) -> Bool {
    let files = locales.flatMap { bundled[$0] ?? [] }
    return { key in files.contains { $0.messages[key] != nil } }
  }
}
