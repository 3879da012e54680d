import Checksums

/// The mark of a source text, which stands beside what was translated from it: the first eight
/// hexadecimal digits of its XXH64.
///
///     { "email": "Voer een e-mailadres in.", "@email": { "x-source": "1a2b3c4d" } }
///
/// Once the source text is another one, the mark differs from its mark, and the translation is stale.
/// Of a translation without a mark nothing is known.
package struct TranslationMark: Hashable, Sendable, CustomStringConvertible {
  /// The name of the attribute that holds the mark.
  package static let attribute = "x-source"

  /// The name of the attribute that holds the source text itself, as in new files.
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

  /// Takes a mark as it is written in a file.
  init(written: String) { description = written.lowercased() }
}

extension ARBFile.Attributes {
  /// The mark of the text from which the message was translated; nil if the file does not say.
  package var mark: TranslationMark? {
    source.map(TranslationMark.init(written:)) ?? text.map(TranslationMark.init(of:))
  }
}

extension ARBFile {
  /// Whether a message was translated from another text than the present one; nil if the file has no
  /// such message, or does not say from which.
  package func isStale(_ key: String, comparedTo source: String) -> Bool? {
    guard messages[key] != nil, let mark = attributes[key]?.mark else { return nil }
    return mark != TranslationMark(of: source)
  }
}
