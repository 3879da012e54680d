import ErrorCatalog
import Testing
import UnicodeText
import Violations

/// Returns the locale of a well-formed tag.
func locale(_ tag: String) -> LocaleIdentifier {
  guard let locale = LocaleIdentifier(tag) else {
    Issue.record("\(tag) is not a language tag")
    return .root
  }
  return locale
}

extension MessageWriter {
  /// Creates the writer of a well-formed tag.
  init(in tag: String, isolatesArguments: Bool = true) {
    self.init(LocaleFormats(locale(tag)), isolatesArguments: isolatesArguments)
  }
}
