package import Violations

/// A note about an import that a person should see, but that isn't a mistake.
package struct AppleNote: Hashable, Sendable {
  /// The kind of the note.
  ///
  /// The raw value is its name in JSON.
  package enum Kind: String, CaseIterable, Sendable {
    /// The text isn't marked as translated, so it is left out.
    case unready

    /// The text would show nothing, so it is left out.
    case blank

    /// Texts for devices are left out.
    case device

    /// The text is missing plural forms of its language, which use the text of `other`.
    case pluralForms = "plural-forms"

    /// A specifier requests something that messages don't do.
    case specifier

    /// A percent sign is treated as text.
    case percentSign = "percent-sign"

    /// The program no longer has the text.
    case stale

    /// The key is used as the text, because the file doesn't have one.
    case keyAsText = "key-as-text"

    /// The file doesn't have a text in the source language, and the key is a code, which no one
    /// should see.
    case noText = "no-text"

    /// A line of the map names a key that the file doesn't have.
    case unused
  }

  package var kind: Kind

  /// The key in Apple's file.
  package var key: String

  /// The language; nil if the note isn't about one language.
  package var locale: LocaleIdentifier?

  /// More about the note; empty if there is nothing more.
  package var detail: String

  /// The position in the file.
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
