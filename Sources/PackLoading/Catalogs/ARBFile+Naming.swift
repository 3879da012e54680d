import SourceTexts
import UnicodeText
package import Violations

// A catalog file is called by its locale, and is the only one for it.

extension ARBFile {
  /// Returns the error for a second file for the same locale; ``PackFolder`` reports it.
  func repeats(_ other: ARBFile) -> Diagnostic {
    source.diagnostic(
      "arb.duplicate_locale",
      at: localePosition,
      reason: "the catalog for `\(locale)` is \(other.source.name) already",
      hint: "put the messages of one locale into one file"
    )
  }

  /// The name of the file, without folders and extension.
  package var fileName: String {
    String((source.name.split(separator: "/").last ?? "").prefix { $0 != "." })
  }

  /// The problem if the name of the file is not that of its locale; nil if they agree.
  package var problemOfName: Diagnostic? {
    if LocaleIdentifier(canonicalizing: fileName) == locale { return nil }
    return source.diagnostic(
      "lint.locale_name",
      at: localePosition,
      reason: "the file says that it is for `\(locale)`",
      hint: "call it \(locale).arb, or write \"@@locale\": \"\(fileName)\""
    )
  }
}
