import ErrorCatalog
import UnicodeText
import Violations

extension Catalog {
  /// Creates a catalog from entries like `app de email`: layer, locale and key.
  ///
  /// Every message says its own layer, locale and key. Layers are given by their names, highest
  /// first; one written as `pack=fr` has its own source locale.
  convenience init(_ entries: [String], layers: [String], source: String = "en") throws {
    self.init(
      layers: try layers.map { layer in
        let parts = layer.split(separator: "=").map(String.init)
        var messages: [LocaleIdentifier: [String: Message]] = [:]
        for entry in entries {
          let fields = entry.split(separator: " ", maxSplits: 2).map(String.init)
          guard fields.count == 3, fields[0] == parts[0] else { continue }
          messages[locale(fields[1]), default: [:]][fields[2]] = try Message(entry)
        }
        return Catalog.Layer(
          name: parts[0],
          sourceLocale: locale(parts.count == 2 ? parts[1] : source),
          entries: messages.mapValues { Catalog.Entries($0) }
        )
      },
      sourceLocale: locale(source)
    )
  }
}
