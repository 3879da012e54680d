import CICU
package import Violations

// What CLDR knows about locales: canonical tags, parents, directions, and names. Tags themselves
// are a value type in `Violations`, which doesn't depend on ICU.

extension LocaleIdentifier {
  /// Creates the locale for a tag in CLDR's canonical form, or returns nil if the text isn't a tag.
  ///
  ///     LocaleIdentifier(canonicalizing: "iw_il")?.tag  // "he-IL"
  ///
  /// Deprecated codes are replaced by the current ones. All code that reads tags from files and
  /// requests uses this, so tags can be compared.
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

  /// Returns the locale's name in another locale's language, or the tag if CLDR doesn't have a name
  /// in that language.
  ///
  ///     swissGerman.localizedName(in: french)   // "allemand (Suisse)"
  ///     swissGerman.localizedName(in: klingon)  // "de-CH"
  package func localizedName(in locale: LocaleIdentifier) -> String {
    guard let name = String(cicu_locale_name(tag, locale.tag)) else { return tag }
    let inherited = locale.foreignParent.map { localizedName(in: $0) }
    return inherited == name ? tag : name
  }

  /// The nearest parent in another language, whose names the locale inherits; nil if there is none.
  ///
  ///     LocaleIdentifier("hi-Latn")?.foreignParent  // en-IN
  package var foreignParent: LocaleIdentifier? { chain.first { !$0.isInOneLanguage(with: self) } }

  /// The locale whose texts are used if this one has none, according to CLDR (UTS #35, part 1,
  /// §4.1.1), or nil for ``root``.
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

  /// The locale and its parents, most specific first, without ``root``.
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

  /// The locales of ``chain``, and others that mean the same as one of them.
  ///
  /// These are the same locale without a script that its region implies, and a language with the
  /// script or the region that it implies. The more exact tag comes first.
  ///
  ///     LocaleIdentifier("en-Latn-GB")?.searchChain  // en-Latn-GB, en-GB, en-001, en-Latn, en
  ///     LocaleIdentifier("zh")?.searchChain          // zh-CN, zh-Hans, zh
  package var searchChain: [LocaleIdentifier] {
    var chain = chain
    for (index, locale) in chain.enumerated() {
      guard let short = locale.withoutImpliedScript else { continue }
      let others = short.chain.filter { !chain.contains($0) }
      chain.insert(contentsOf: others, at: index + 1)
      break
    }
    if let exact = chain.last?.withImpliedScript, !chain.contains(exact) {
      chain.insert(exact, at: chain.count - 1)
    }
    if let exact = withImpliedRegion { chain.insert(exact, at: 0) }
    return chain
  }

  /// A language with the script that it implies; nil for other locales.
  private var withImpliedScript: LocaleIdentifier? {
    guard tag == language, let script = writtenScript, !script.isEmpty else { return nil }
    return LocaleIdentifier(trusted: "\(language)-\(script)")
  }

  /// A language with the region that it implies; nil for other locales.
  private var withImpliedRegion: LocaleIdentifier? {
    guard tag == language, let region = likelyRegion(tag), !region.isEmpty else { return nil }
    return LocaleIdentifier(trusted: "\(language)-\(region)")
  }

  /// The same locale without its script; nil if the rest of the tag doesn't imply this script, or
  /// has no region.
  private var withoutImpliedScript: LocaleIdentifier? {
    var subtags = subtags
    guard let script = subtags.script, subtags.region != nil, !subtags.hasExtensions else {
      return nil
    }
    subtags.script = nil
    let short = LocaleIdentifier(trusted: subtags.tag)
    return short.writtenScript == script ? short : nil
  }

  /// The script of texts in the locale: the one that the tag names, or else the likely one; nil if
  /// ICU fails.
  package var writtenScript: String? { scripts.value(for: self) { likelyScript(tag) } }

  /// Returns whether readers of one locale can read the other.
  ///
  /// They can if both the language and the script are the same. The forms of Norwegian count as one
  /// language.
  ///
  /// | locale  | other     | in one language |
  /// | ------- | --------- | --------------- |
  /// | `en-GB` | `en-US`   | yes             |
  /// | `nn`    | `nb`      | yes             |
  /// | `sr`    | `sr-Latn` | no              |
  /// | `zh-TW` | `zh-Hant` | yes             |
  package func isInOneLanguage(with other: Self) -> Bool {
    self == other
      || readLanguage == other.readLanguage && writtenScript == other.writtenScript
  }

  /// The language, the same for all forms of Norwegian.
  private var readLanguage: String {
    let language = language
    return language == "nb" || language == "nn" ? "no" : language
  }

  /// Returns the script that readers in the region use, if it differs from the script that the
  /// language implies.
  private func scriptOfRegion(_ subtags: Subtags) -> String? {
    guard subtags.script == nil, subtags.language != "und" else { return nil }
    let script = likelyScript(tag)
    return script == likelyScript(language) ? nil : script
  }
}

// ICU takes microseconds for results that most programs request repeatedly.
private let canonicalTags = BoundedCache<String, String?>(capacity: 512)
private let chains = BoundedCache<LocaleIdentifier, [LocaleIdentifier]>(capacity: 512)
private let scripts = BoundedCache<LocaleIdentifier, String?>(capacity: 512)

private func canonicalTag(_ tag: String) -> String? {
  let hyphenated = String(tag.map { $0 == "_" ? "-" : $0 })
  if hyphenated.lowercased() == "root" { return LocaleIdentifier.root.tag }
  return hyphenated.withBytes { String(cicu_locale_canonical($0, $1)) }
}

private func likelyRegion(_ tag: String) -> String? {
  String(cicu_locale_likely_region(tag))
}

private func likelyScript(_ tag: String) -> String? {
  String(cicu_locale_likely_script(tag))
}
