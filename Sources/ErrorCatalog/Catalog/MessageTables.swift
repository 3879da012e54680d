import Synchronization
import UnicodeText
import Violations

/// The merged tables of a catalog, which are created on first use and shared by all localizers.
final class MessageTables: Sendable {
  /// The entries that one step of the lookup can find.
  enum Step: Hashable {
    /// The entries in these locales, most specific first.
    case locales([LocaleIdentifier])

    /// The entries of each layer in its own source locale and that locale's parents.
    case ownSources

    /// The entries of the source locale, changed for a pseudo-locale.
    case pseudo(PseudoLocale)
  }

  let sourceLocale: LocaleIdentifier

  /// The locales that any layer has messages for.
  let matcher: LocaleMatcher

  /// The codes whose messages are missing.
  let missing: MissingCodes

  private let layers: [Catalog.Layer]
  private let tables = Mutex<[Step: MessageTable]>([:])

  init(_ layers: [Catalog.Layer], sourceLocale: LocaleIdentifier, missing: MissingCodes) {
    self.layers = layers
    self.missing = missing
    self.sourceLocale = sourceLocale
    let locales = layers.reduce(into: Set()) { $0.formUnion($1.entries.keys) }
    matcher = LocaleMatcher(supported: locales.sorted())
  }

  /// The source locale of the catalog, followed by the other source locales of the layers, highest
  /// layer first.
  var sourceLocales: [LocaleIdentifier] {
    layers.map(\.sourceLocale).reduce(into: [sourceLocale]) { sources, source in
      if !sources.contains(source) { sources.append(source) }
    }
  }

  /// The locales of the source locale and its parents that at least one layer has.
  var availableSources: [LocaleIdentifier] {
    sourceLocale.chain.filter { matcher.supported.contains($0) }
  }

  func table(for step: Step) -> MessageTable {
    if let table = tables.withLock({ $0[step] }) { return table }
    // Loading can take long, so it runs without the lock, and other tables stay available. If two
    // threads create the same table, the first one is kept.
    let made =
      switch step {
      case .locales(let locales): MessageTable(layers) { _ in locales }
      case .ownSources: MessageTable(layers) { $0.sourceLocale.chain }
      case .pseudo(let pseudo):
        MessageTable(table(for: .locales(availableSources)), as: pseudo)
      }
    return tables.withLock { tables in
      let table = tables[step] ?? made
      tables[step] = table
      return table
    }
  }
}

/// The messages that one step of the lookup can find, merged into one dictionary.
///
/// For each key, the table keeps the message in the highest layer, and within a layer the message
/// in the most specific locale.
final class MessageTable: Sendable {
  struct Entry {
    var message: Message
    /// The index of the message's locale in ``MessageTable/locales``.
    var locale: Int
    /// The index of the message's layer in ``MessageTable/layers``.
    var layer: Int
  }

  /// The texts that accompany a message.
  struct Parts {
    var title: Entry?
    var detail: Entry?
    var action: Entry?
  }

  private let entries: [String: Entry]
  /// The texts that accompany messages, by the keys of the messages, so that most messages need one
  /// lookup.
  private let parts: [String: Parts]
  /// The names of the forms that have their own messages, so that other forms cost nothing.
  private let forms: Set<String>
  let locales: [LocaleIdentifier]
  /// The names of the layers, highest first.
  let layers: [String]

  /// Creates the table of layers, highest first, in the locales that the closure returns for each
  /// layer.
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

  /// Creates the table of a pseudo-locale from the source locale's table.
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

  /// Returns the texts that accompany the message with a key; nil if there are none.
  func parts(of key: String) -> Parts? { parts[key] }

  subscript(key: String) -> Entry? { entries[key] }

  func hasKeys(of form: String) -> Bool { forms.contains(form) }
}
