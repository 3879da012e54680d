package import Violations

/// Something that a person should know of an import, which is no mistake.
package struct AppleNote: Hashable, Sendable {
  /// What there is to know; the raw value is its name in JSON.
  package enum Kind: String, CaseIterable, Sendable {
    /// The text is not marked as translated, and is left out.
    case unready

    /// The text would show nothing, and is left out.
    case blank

    /// Texts for devices are left out.
    case device

    /// The text lacks plural forms of its language, and those are as `other`.
    case pluralForms = "plural-forms"

    /// A specifier asks for what messages do not do.
    case specifier

    /// A percent sign is taken for itself.
    case percentSign = "percent-sign"

    /// The program does not have the text any more.
    case stale

    /// The key stands in place of the text, as the file has none.
    case keyAsText = "key-as-text"

    /// The file has no text in the source language, and the key is a code, which nobody should read.
    case noText = "no-text"

    /// A line of the map names a key that the file does not have.
    case unused
  }

  package var kind: Kind

  /// The key in the file of Apple's.
  package var key: String

  /// The language; nil if it is none of one language.
  package var locale: LocaleIdentifier?

  /// What is to say besides; empty if nothing.
  package var detail: String

  /// The place.
  package var position: SourcePosition

  package init(
    _ kind: Kind,
    key: String,
    locale: LocaleIdentifier? = nil,
    detail: String = "",
    at position: SourcePosition
  ) {
    self.kind = kind
    self.key = key
    self.locale = locale
    self.detail = detail
    self.position = position
  }
}
