import PackLoading
import SourceTexts
import UnicodeText
import Violations

/// Checks the tags of locales, in catalogs and in the messages of packs.
enum TagLint {
  /// Languages with a code that people write instead of the registered one.
  ///
  /// For all others, the region with this code says which language is meant: `jp` is written for
  /// Japanese, `ja`.
  private static let others = ["sp": "es", "du": "nl", "po": "pl"]

  static func problems(of file: ARBFile) -> [Diagnostic] {
    // Flutter's tool requires an underscore.
    if file.writtenLocale.replacing("_", with: "-") != file.locale.tag {
      return [
        file.source.diagnostic(
          "lint.tag",
          at: file.localePosition,
          reason: "`\(file.writtenLocale)` isn't the canonical tag of this locale",
          hint: "write \"\(file.locale)\", and name the file \(file.locale).arb"
        )
      ]
    }
    guard let found = problem(of: file.locale) else { return [] }
    return [
      file.source.diagnostic(
        "lint.tag",
        at: file.localePosition,
        reason: found.reason,
        hint: found.hint
      )
    ]
  }

  static func problems(of pack: PackDeclaration) -> [Diagnostic] {
    pack.locales.compactMap { declared in
      if let found = problem(of: declared.locale) {
        return pack.source.diagnostic(
          "lint.tag",
          at: declared.position,
          reason: found.reason,
          hint: found.hint
        )
      }
      if declared.written == declared.locale.tag { return nil }
      return pack.source.diagnostic(
        "lint.tag",
        at: declared.position,
        reason: "`\(declared.written)` isn't the canonical tag of this locale",
        hint: "write `\(declared.locale)`"
      )
    }
  }

  /// Returns what is wrong with the language of a locale; nil if it is registered.
  private static func problem(of locale: LocaleIdentifier) -> (reason: String, hint: String)? {
    let language = LocaleIdentifier(trusted: locale.language)
    guard language != .root, !isRegistered(language) else { return nil }
    let hint = meant(by: language.tag).map { other in
      "write `\(other)` for \(other.localizedName(in: .english))"
    }
    return (
      "no language is registered as `\(language)`",
      hint ?? "write the tag of a language, such as `de` or `pt-BR`"
    )
  }

  private static func isRegistered(_ language: LocaleIdentifier) -> Bool {
    language.localizedName(in: .english) != language.tag
  }

  /// Returns the language that people mean with a code that isn't registered; nil if unknown.
  private static func meant(by code: String) -> LocaleIdentifier? {
    if let other = others[code] { return LocaleIdentifier(other) }
    // For an unknown region, CLDR says English.
    guard code.utf8.count == 2,
      LocaleFormats.shared(for: .english).regionName(code.uppercased()) != nil,
      let region = LocaleIdentifier("und-\(code.uppercased())")
    else {
      return nil
    }
    let language = LocaleIdentifier(trusted: region.withLikelyLanguage.language)
    return language != .root && isRegistered(language) ? language : nil
  }
}
