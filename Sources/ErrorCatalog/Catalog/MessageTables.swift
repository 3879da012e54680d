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

    /// Those of the source locale, as a pseudo-locale has them.
    case pseudo(PseudoLocale)
  }

  let sourceLocale: LocaleIdentifier
  private let layers: [Catalog.Layer]
  private let available: Set<LocaleIdentifier>
  private let tables = Mutex<[Step: MessageTable]>([:])

  init(_ layers: [Catalog.Layer], sourceLocale: LocaleIdentifier) {
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
    let made =
      switch step {
      case .locales(let locales): MessageTable(layers) { _ in locales }
      case .ownSources: MessageTable(layers) { $0.sourceLocale.chain }
      case .pseudo(let pseudo):
        MessageTable(table(for: .locales(availableLocales(of: sourceLocale.chain))), as: pseudo)
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
    /// The index of the message's layer in ``MessageTable/layers``.
    var layer: Int
  }

  /// The texts that stand beside a message.
  struct Parts {
    var title: Entry?
    var detail: Entry?
    var action: Entry?
  }

  private let entries: [String: Entry]
  /// The texts beside messages, by the keys of these, so that most messages ask once.
  private let parts: [String: Parts]
  /// The names of the forms that have messages of their own, so that other forms cost nothing.
  private let forms: Set<String>
  let locales: [LocaleIdentifier]
  /// The names of the layers, highest first.
  let layers: [String]

  /// Creates the table of layers, highest first, in the locales that each is asked for.
  init(_ layers: [Catalog.Layer], locales localesOfLayer: (Catalog.Layer) -> [LocaleIdentifier]) {
    var entries: [String: Entry] = [:]
    var forms: Set<String> = []
    var locales: [LocaleIdentifier] = []
    for (number, layer) in layers.enumerated() {
      for locale in localesOfLayer(layer) where layer.entries[locale] != nil {
        let known = locales.firstIndex(of: locale)
        let index = known ?? locales.count
        if known == nil { locales.append(locale) }
        for (key, message) in layer.messages(in: locale) where entries[key] == nil {
          entries[key] = Entry(message: message, locale: index, layer: number)
          if let slash = key.firstIndex(of: "/") { forms.insert(String(key[..<slash])) }
        }
      }
    }
    self.entries = entries
    parts = Self.parts(among: entries)
    self.forms = forms
    self.locales = locales
    self.layers = layers.map(\.name)
  }

  /// Creates the table of a pseudo-locale from that of the source locale.
  init(_ source: MessageTable, as pseudo: PseudoLocale) {
    var entries = source.entries.mapValues { entry in
      Entry(message: pseudo.message(from: entry.message), locale: 0, layer: entry.layer)
    }
    let digits = Catalog.Layer.digitsKey
    entries[digits] = source.entries[digits].map {
      Entry(message: $0.message, locale: 0, layer: $0.layer)
    }
    self.entries = entries
    parts = Self.parts(among: entries)
    forms = source.forms
    locales = [pseudo.locale]
    layers = source.layers
  }

  private static func parts(among entries: [String: Entry]) -> [String: Parts] {
    entries.reduce(into: [:]) { parts, element in
      guard element.key.utf8.contains(UInt8(ascii: "#")) else { return }
      let (key, part) = TextPart.split(element.key)
      switch part {
      case .title: parts[key, default: Parts()].title = element.value
      case .detail: parts[key, default: Parts()].detail = element.value
      case .action: parts[key, default: Parts()].action = element.value
      case nil: break
      }
    }
  }

  var isEmpty: Bool { entries.isEmpty }

  /// Returns the texts that stand beside the message with a key; nil if none does.
  func parts(of key: String) -> Parts? { parts[key] }

  subscript(key: String) -> Entry? { entries[key] }

  func hasKeys(of form: String) -> Bool { forms.contains(form) }
}
