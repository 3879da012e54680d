import UnicodeText
package import Violations

/// The name of a catalog file, and the languages that it may name.
///
///     CatalogName("texts/pt-BR.arb").locale?.tag      // "pt-BR"
///     CatalogName("lib/l10n/app_pt_BR.arb").locale?.tag  // "pt-BR"
///     CatalogName("texts/messages.arb").locale        // nil
///
/// The name of each of Rulebook's own files is only the tag. In Flutter's folders and those of
/// other tools, a word comes before it: `app_de.arb`, `intl_de.arb`, `messages.de.arb`. A language
/// counts only if CLDR has a name for it, because `app` and `messages` have the form of a tag, too.
package struct CatalogName: Sendable {
  /// A language in the name.
  private struct Reading {
    var locale: LocaleIdentifier

    /// The tag as it is written, with what comes before and after it.
    var before: Substring
    var after: Substring
  }

  /// The name without folders and extension.
  package let stem: String

  private let readings: [Reading]

  /// Creates the name of the file at a path.
  package init(_ path: String) {
    let name = path.split(separator: "/").last ?? ""
    let ending = ".arb"
    stem = String(name.hasSuffix(ending) ? name.dropLast(ending.utf8.count) : name)
    readings = Self.readings(of: stem)
  }

  /// The language that the name most likely means; nil if it doesn't name one.
  package var locale: LocaleIdentifier? { readings.first?.locale }

  /// Whether the name can mean a locale, or doesn't name any language.
  func suits(_ locale: LocaleIdentifier) -> Bool {
    readings.isEmpty || readings.contains { $0.locale == locale }
  }

  /// Returns the name with the tag of another locale, in the way that this one is written.
  func naming(_ locale: LocaleIdentifier) -> String {
    guard let first = readings.first else { return "\(locale).arb" }
    let isUnderscored = first.before.last == "_"
    let tag = isUnderscored ? locale.tag.replacing("-", with: "_") : locale.tag
    return "\(first.before)\(tag)\(first.after).arb"
  }

  /// Returns the languages in a name, from the longest tag to the shortest.
  ///
  /// Parts between dots are read one by one, as in `de.more.arb`.
  private static func readings(of stem: String) -> [Reading] {
    var readings: [Reading] = []
    for part in stem.split(separator: ".") {
      var rest = part
      while true {
        if let locale = LocaleIdentifier(inName: rest) {
          let before = stem[..<rest.startIndex]
          readings.append(
            Reading(locale: locale, before: before, after: stem[part.endIndex...])
          )
        }
        guard let separator = rest.firstIndex(where: { $0 == "_" || $0 == "-" }) else { break }
        rest = rest[rest.index(after: separator)...]
      }
    }
    return readings
  }
}

extension LocaleIdentifier {
  /// Creates the locale of a tag in a file's name; nil if CLDR doesn't know the language.
  fileprivate init?(inName tag: Substring) {
    guard let locale = LocaleIdentifier(canonicalizing: String(tag)), locale != .root else {
      return nil
    }
    let language = LocaleIdentifier(trusted: locale.language)
    guard language.localizedName(in: .english) != language.tag else { return nil }
    self = locale
  }
}
