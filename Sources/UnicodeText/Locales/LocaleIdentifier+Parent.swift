import CICU

extension LocaleIdentifier {
  /// The locale whose texts stand in for missing ones, by CLDR (UTS #35, part 1, §4.1.1), or nil
  /// for ``root``.
  ///
  /// | locale    | parent       | because                                            |
  /// | --------- | ------------ | -------------------------------------------------- |
  /// | `es-MX`   | `es-419`     | CLDR says so                                       |
  /// | `de-CH`   | `de`         | the last part is dropped                           |
  /// | `zh-Hant` | `und`        | readers of `zh` read another script                |
  /// | `zh-TW`   | `zh-Hant-TW` | the region implies a script other than the language's |
  public var parent: LocaleIdentifier? {
    guard self != .root else { return nil }
    var subtags = Subtags(self)
    if subtags.hasExtensions {
      return LocaleIdentifier(canonical: subtags.tag)
    }
    if let parent = String(cicu_locale_explicit_parent(tag)) {
      return LocaleIdentifier(canonical: parent)
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
    return LocaleIdentifier(canonical: subtags.tag)
  }

  /// The locale and its parents, special first, without ``root``.
  public var chain: [LocaleIdentifier] { chains.value(for: self) { makeChain() } }

  private func makeChain() -> [LocaleIdentifier] {
    var chain: [LocaleIdentifier] = []
    var next: LocaleIdentifier? = self
    while let locale = next, locale != .root {
      chain.append(locale)
      next = locale.parent
    }
    return chain
  }

  /// The script of a region's readers, if it is not the one that the language alone implies.
  private func scriptOfRegion(_ subtags: Subtags) -> String? {
    guard subtags.script == nil, subtags.language != "und" else { return nil }
    let script = likelyScript(tag)
    return script == likelyScript(language) ? nil : script
  }
}

private let chains = BoundedCache<LocaleIdentifier, [LocaleIdentifier]>(capacity: 512)

private func likelyScript(_ tag: String) -> String? {
  String(cicu_locale_likely_script(tag))
}
