import SourceTexts
import UnicodeText
package import Violations

// A catalog file names its locale in itself or in its name, and is the only file for it.

extension ARBFile {
  /// Returns the error for a second file for the same locale; ``PackFolder`` reports it.
  ///
  /// Some tools leave the locale of the source in all files, and then the name has the right one.
  func repeats(_ other: ARBFile) -> Diagnostic {
    let name = CatalogName(source.name)
    let own = name.suits(locale) ? nil : name.locale
    return source.diagnostic(
      "arb.duplicate_locale",
      at: localePosition,
      reason: "`\(other.source.name)` is already the catalog for `\(locale)`",
      hint: own.map { "write `\"@@locale\": \"\($0)\"`, as in the name of the file" }
        ?? "put all messages for a locale in one file"
    )
  }

  /// The problem if the file's name has another language than the file itself; nil if it doesn't.
  package var problemOfName: Diagnostic? {
    let name = CatalogName(source.name)
    if name.suits(locale) { return nil }
    let own = name.locale.map { ", or write `\"@@locale\": \"\($0)\"`" } ?? ""
    return problem(hint: "rename it to `\(name.naming(locale))`" + own)
  }

  /// The problem if the name of a bundled file isn't the tag of its locale; nil if it is.
  ///
  /// The library finds its own files by their names.
  package var problemOfBundledName: Diagnostic? {
    let stem = CatalogName(source.name).stem
    if LocaleIdentifier(canonicalizing: stem) == locale { return nil }
    return problem(
      hint: "rename it to `\(locale).arb`, or write `\"@@locale\": \"\(stem)\"`"
    )
  }

  private func problem(hint: String) -> Diagnostic {
    source.diagnostic(
      "lint.locale_name",
      at: localePosition,
      reason: "the file's name doesn't match its locale `\(locale)`",
      hint: hint
    )
  }
}
