import SourceTexts
import UnicodeText
package import Violations

// A catalog file is named after its locale, and is the only file for it.

extension ARBFile {
  /// Returns the error for a second file for the same locale; ``PackFolder`` reports it.
  func repeats(_ other: ARBFile) -> Diagnostic {
    source.diagnostic(
      "arb.duplicate_locale",
      at: localePosition,
      reason: "`\(other.source.name)` is already the catalog for `\(locale)`",
      hint: "put all messages for a locale in one file"
    )
  }

  /// The name of the file, without folders and extension.
  package var fileName: String {
    String((source.name.split(separator: "/").last ?? "").prefix { $0 != "." })
  }

  /// The problem if the file's name doesn't match its locale; nil if it does.
  package var problemOfName: Diagnostic? {
    if LocaleIdentifier(canonicalizing: fileName) == locale { return nil }
    return source.diagnostic(
      "lint.locale_name",
      at: localePosition,
      reason: "the file's name doesn't match its locale `\(locale)`",
      hint: "rename it to `\(locale).arb`, or write `\"@@locale\": \"\(fileName)\"`"
    )
  }
}
