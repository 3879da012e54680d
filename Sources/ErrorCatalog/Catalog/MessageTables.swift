import Synchronization
import UnicodeText

/// The merged tables of a catalog, made on first use and shared by all localizers.
///
/// Localizers for `de-CH` and `de-AT` share one table if the catalog has only `de`.
final class MessageTables: Sendable {
  /// What one step of the lookup looks through.
  enum Step: Hashable {
    /// These locales, special first.
    case locales([LocaleIdentifier])

    /// The source locale of each layer, with its parents.
    case ownSources
  }

  let sourceLocale: LocaleIdentifier
  private let layers: [CatalogLayer]
  private let available: Set<LocaleIdentifier>
  private let tables = Mutex<[Step: MessageTable]>([:])

  init(_ layers: [CatalogLayer], sourceLocale: LocaleIdentifier) {
    self.layers = layers
    self.sourceLocale = sourceLocale
    available = layers.reduce(into: []) { $0.formUnion($1.entries.keys) }
  }

  /// Returns the locales of a chain that any layer has.
  func availableLocales(of chain: [LocaleIdentifier]) -> [LocaleIdentifier] {
    chain.filter(available.contains)
  }

  func table(for step: Step) -> MessageTable {
    if let table = tables.withLock({ $0[step] }) { return table }
    // Loading may take long, so other tables stay reachable meanwhile. Two threads may make
    // the same table; the first one stays.
    let made = MessageTable(layers) { layer in
      switch step {
      case .locales(let locales): locales
      case .ownSources: layer.sourceLocale.chain
      }
    }
    return tables.withLock { tables in
      let table = tables[step] ?? made
      tables[step] = table
      return table
    }
  }
}

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
