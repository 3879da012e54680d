import CICU
package import Violations

// People and systems don't always request a tag: POSIX has its own names, and some tags name a
// place but no language.

extension LocaleIdentifier {
  /// Creates the locale for a tag or a name as in POSIX's `LANG`; returns nil if the text is
  /// neither.
  ///
  ///     LocaleIdentifier(requested: "de_DE.UTF-8")?.tag   // "de-DE"
  ///     LocaleIdentifier(requested: "sr_RS@latin")?.tag   // "sr-Latn-RS"
  ///     LocaleIdentifier(requested: "C.UTF-8")?.tag       // "und", which requests no language
  ///
  /// The codeset says nothing about the language and is dropped. So is a modifier that doesn't name
  /// a script.
  package init?(requested name: String) {
    // A tag could have a language of five letters, such as `posix`, but none does.
    if name != "POSIX", let locale = LocaleIdentifier(canonicalizing: name) {
      self = locale
      return
    }
    guard name.utf8.count <= Self.maximumLength else { return nil }
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let base = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)[0]
    if base == "C" || base == "POSIX" {
      self = .root
      return
    }
    if base.count < name.count, let locale = LocaleIdentifier(canonicalizing: String(base)) {
      self = parts.count == 2 ? locale.modified(by: parts[1]) : locale
      return
    }
    // The name of Nynorsk before it had a code.
    guard Self.withHyphens(base) == "no-no-ny" else { return nil }
    self = LocaleIdentifier(trusted: "nn-NO")
  }

  /// The same locale with the language that most people there speak, if the tag doesn't name one.
  ///
  ///     LocaleIdentifier("und-DE")?.withLikelyLanguage.tag  // "de-DE"
  package var withLikelyLanguage: LocaleIdentifier {
    var subtags = subtags
    guard subtags.language == "und", subtags.script != nil || subtags.region != nil,
      let language = String(cicu_locale_likely_language(tag)), !language.isEmpty
    else { return self }
    subtags.language = language[...]
    return LocaleIdentifier(trusted: subtags.tag)
  }

  /// Returns the same locale with numbers in another numbering system (UTS #35, `nu`), unless the
  /// tag already names one.
  ///
  ///     LocaleIdentifier("ar-EG")?.withDigits("latn").tag  // "ar-EG-u-nu-latn"
  package func withDigits(_ system: String) -> LocaleIdentifier {
    let lowered = "-\(tag.lowercased())-"
    if lowered.contains("-nu-") || lowered.contains("-x-") || lowered.contains("-t-") {
      return self
    }
    // A keyword makes ICU read its table of all keywords, which costs more than everything else in
    // a process that shows one message.
    if !lowered.contains("-u-"), numberingSystem == system { return self }
    let extended = lowered.contains("-u-") ? "\(tag)-nu-\(system)" : "\(tag)-u-nu-\(system)"
    return LocaleIdentifier(canonicalizing: extended) ?? self
  }

  /// The scripts for the modifiers of glibc's locales.
  private static let scripts: [Substring: String] = [
    "latin": "Latn", "cyrillic": "Cyrl", "arabic": "Arab", "devanagari": "Deva", "iqtelif": "Latn",
  ]

  private func modified(by modifier: Substring) -> LocaleIdentifier {
    var subtags = subtags
    if let script = Self.scripts[modifier], subtags.script == nil {
      subtags.script = script
    } else if modifier == "valencia" {
      subtags.variants = ["valencia"]
    } else {
      return self
    }
    return LocaleIdentifier(trusted: subtags.tag).canonical
  }

  private static func withHyphens(_ name: Substring) -> String {
    String(name.map { $0 == "_" ? "-" : $0 }).lowercased()
  }
}
