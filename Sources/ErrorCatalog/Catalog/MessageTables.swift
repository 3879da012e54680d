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
