import Synchronization
import UnicodeText
import Violations

/// The merged tables of a catalog, which are made when they are first needed and shared by all
/// localizers.
///
/// Localizers for `de-CH` and `de-AT` share one table if the catalog has only `de`.
final class MessageTables: Sendable {
  /// Which entries one step of the look-up can find.
  enum Step: Hashable {
    /// Those in these locales, the most special first.
    case locales([LocaleIdentifier])

    /// Those of each layer in its own source locale and the parents of it.
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
    // Loading may take long, so it holds no lock, and other tables can be used meanwhile. If two
    // threads make the same table, the first one is kept.
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

/// The messages that one step of the look-up can find, merged into one dictionary.
///
/// Of the messages with one key, the one in the highest layer is kept, and within a layer the one
/// in the most special locale.
final class MessageTable: Sendable {
  struct Entry {
    var message: Message
    /// The index of the message's locale in ``MessageTable/locales``.
    var locale: Int
  }

  private let entries: [String: Entry]
  /// The names of the forms that have messages of their own, so that other forms cost nothing.
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
