import Foundation

extension Locale {
  /// The language, script and region as a tag (BCP 47), such as `de-CH`.
  ///
  /// Preferences in a locale, such as its calendar, don't choose a language, so the tag ends before
  /// its first extension.
  var languageTag: String {
    identifier(.bcp47).split(separator: "-").prefix { $0.count > 1 }.joined(separator: "-")
  }
}
