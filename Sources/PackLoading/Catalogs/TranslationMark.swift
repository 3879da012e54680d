import Checksums

/// The mark of a source text, kept next to its translation: the first eight hexadecimal digits of
/// the text's XXH64.
///
///     { "email": "Voer een e-mailadres in.", "@email": { "x-source": "1a2b3c4d" } }
///
/// When the source text changes, its mark no longer matches, so the translation is stale. Without a
/// mark, there is no way to know.
package struct TranslationMark: Hashable, Sendable, CustomStringConvertible {
  /// The name of the attribute that contains the mark.
  package static let attribute = "x-source"

  /// The name of the attribute that contains the source text itself, as in new files.
  package static let textAttribute = "x-text"

  /// The digits, in lowercase.
  package let description: String

  /// Makes the mark of a source text.
  ///
  ///     TranslationMark(of: "Enter an email address.").description  // eight digits
  package init(of pattern: String) {
    let hash = String(XXH64.hash(Array(pattern.utf8).span.bytes), radix: 16)
    let digits = String(repeating: "0", count: 16 - hash.utf8.count) + hash
    description = String(digits.prefix(8))
  }

  /// Creates a mark from a file's text.
  init(written: String) { description = written.lowercased() }
}

extension ARBFile.Attributes {
  /// The mark of the text that the message was translated from; nil if the file doesn't say.
  package var mark: TranslationMark? {
    source.map(TranslationMark.init(written:)) ?? text.map(TranslationMark.init(of:))
  }
}

extension ARBFile {
  /// Returns whether a message was translated from a text other than the present one; nil if the
  /// file doesn't have the message, or doesn't say what it was translated from.
  package func isStale(_ key: String, comparedTo source: String) -> Bool? {
    guard messages[key] != nil, let mark = attributes[key]?.mark else { return nil }
    return mark != TranslationMark(of: source)
  }
}
