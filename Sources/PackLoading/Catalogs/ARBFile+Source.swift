package import Violations

// One of an application's catalog files has the texts that the others are translated from.

extension ARBFile {
  /// Whether others may be translated from the file.
  ///
  /// English is always the source. Some tools write only a region of it, as in `app_en_US.arb`.
  /// That file then has the notes for translators, but no marks of a translation.
  fileprivate var maySource: Bool {
    if locale == .english { return true }
    return locale.language == LocaleIdentifier.english.language && !attributes.isEmpty
      && attributes.values.allSatisfy { $0.source == nil && $0.text == nil }
  }
}

extension Collection<ARBFile> {
  /// The locale of the texts that others are translated from: English, or else the region of
  /// English with the most texts.
  package var sourceLocale: LocaleIdentifier {
    let sources = filter(\.maySource)
    if sources.contains(where: { $0.locale == .english }) { return .english }
    let largest = sources.max { left, right in
      left.messages.count == right.messages.count
        ? left.locale > right.locale : left.messages.count < right.messages.count
    }
    return largest?.locale ?? .english
  }
}
