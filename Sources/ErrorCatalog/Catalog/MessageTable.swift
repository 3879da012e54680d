import UnicodeText

/// The messages that one step of the lookup can find, merged so that one access finds them.
///
/// Of the messages with one key, that of the highest layer counts, and within a layer that of
/// the most special locale.
final class MessageTable: Sendable {
  struct Entry {
    var message: Message
    /// The place of the message's locale in ``MessageTable/locales``.
    var locale: Int
  }

  private let entries: [String: Entry]
  /// The forms with messages of their own.
  private let forms: Set<String>
  let locales: [LocaleIdentifier]

  /// Creates the table of layers, highest first, in the locales that each is asked for.
  init(_ layers: [CatalogLayer], locales localesOfLayer: (CatalogLayer) -> [LocaleIdentifier]) {
    var entries: [String: Entry] = [:]
    var forms: Set<String> = []
    var locales: [LocaleIdentifier] = []
    for layer in layers {
      for locale in localesOfLayer(layer) where layer.entries[locale] != nil {
        let known = locales.firstIndex(of: locale)
        let index = known ?? locales.count
        if known == nil { locales.append(locale) }
        for (key, message) in layer.messages(in: locale) where entries[key] == nil {
          entries[key] = Entry(message: message, locale: index)
          if let slash = key.firstIndex(of: "/") { forms.insert(String(key[..<slash])) }
        }
      }
    }
    self.entries = entries
    self.forms = forms
    self.locales = locales
  }

  var isEmpty: Bool { entries.isEmpty }

  subscript(key: String) -> Entry? { entries[key] }

  func hasKeys(of form: String) -> Bool { forms.contains(form) }
}
