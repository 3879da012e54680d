import CICU
package import Violations

// What CLDR knows of locales: canonical tags, parents, directions and names. Tags themselves are a
// value type of `Violations`, which knows nothing of ICU.

extension LocaleIdentifier {
  /// Creates the locale of a tag in CLDR's canonical form, or returns nil if the text is no tag.
  ///
  ///     LocaleIdentifier(canonicalizing: "iw_il")?.tag  // "he-IL"
  ///
  /// Deprecated codes become the present ones. Whatever reads tags from files and requests uses
  /// this, so that tags can be compared.
  package init?(canonicalizing tag: String) {
    guard 1...Self.maximumLength ~= tag.utf8.count,
      let canonical = canonicalTags.value(for: tag, { canonicalTag(tag) })
    else { return nil }
    self.init(trusted: canonical)
  }

  /// The same locale with CLDR's canonical tag: `he` for `iw`.
  package var canonical: LocaleIdentifier { LocaleIdentifier(canonicalizing: tag) ?? self }

  /// Whether the locale's script runs from right to left.
  package var isRightToLeft: Bool { cicu_locale_is_right_to_left(tag) }

  /// Returns the locale's name in another locale's language.
  ///
  ///     swissGerman.localizedName(in: french)   // "allemand (Suisse)"
  package func localizedName(in locale: LocaleIdentifier) -> String {
    String(cicu_locale_name(tag, locale.tag)) ?? tag
  }

  /// The locale whose texts are used where this one has none, by CLDR (UTS #35, part 1, §4.1.1),
  /// or nil for ``root``.
  ///
  /// | locale    | parent       | because                                              |
  /// | --------- | ------------ | ---------------------------------------------------- |
  /// | `es-MX`   | `es-419`     | CLDR lists this parent                               |
  /// | `de-CH`   | `de`         | the last subtag is dropped                           |
  /// | `zh-Hant` | `und`        | readers of `zh` read another script                  |
  /// | `zh-TW`   | `zh-Hant-TW` | the region implies a script other than the language's |
  package var parent: LocaleIdentifier? {
    guard self != .root else { return nil }
    var subtags = subtags
    if subtags.hasExtensions { return LocaleIdentifier(trusted: subtags.tag) }
    if let parent = String(cicu_locale_explicit_parent(tag)) {
      return LocaleIdentifier(trusted: parent)
    }
    if !subtags.variants.isEmpty {
      subtags.variants.removeLast()
    } else if subtags.region != nil {
      if let script = scriptOfRegion(subtags) {
        subtags.script = script
      } else {
        subtags.region = nil
      }
    } else if subtags.script != nil {
      guard subtags.script == likelyScript(language) else { return .root }
      subtags.script = nil
    } else {
      return .root
    }
    return LocaleIdentifier(trusted: subtags.tag)
  }

  /// The locale and its parents, the most special first, without ``root``.
  ///
  ///     LocaleIdentifier("es-MX")?.chain  // es-MX, es-419, es
  package var chain: [LocaleIdentifier] { chains.value(for: self) { makeChain() } }

  private func makeChain() -> [LocaleIdentifier] {
    var chain: [LocaleIdentifier] = []
    var next: LocaleIdentifier? = self
    while let locale = next, locale != .root {
      chain.append(locale)
      next = locale.parent
    }
    return chain
  }

  /// The script that readers in the region use, if it is not the one that the language implies.
  private func scriptOfRegion(_ subtags: Subtags) -> String? {
    guard subtags.script == nil, subtags.language != "und" else { return nil }
    let script = likelyScript(tag)
    return script == likelyScript(language) ? nil : script
  }
}

// ICU takes microseconds for answers that most programs ask for again and again.
private let canonicalTags = BoundedCache<String, String?>(capacity: 512)
private let chains = BoundedCache<LocaleIdentifier, [LocaleIdentifier]>(capacity: 512)

private func canonicalTag(_ tag: String) -> String? {
  let hyphenated = String(tag.map { $0 == "_" ? "-" : $0 })
  if hyphenated.lowercased() == "root" { return LocaleIdentifier.root.tag }
  return hyphenated.withBytes { String(cicu_locale_canonical($0, $1)) }
}

private func likelyScript(_ tag: String) -> String? {
  String(cicu_locale_likely_script(tag))
}
