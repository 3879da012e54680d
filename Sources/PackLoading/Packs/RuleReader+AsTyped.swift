import RuleEngine
import SourceTexts

extension RuleReader {
  static let asTypedKeys = ["keep", "display-name"]

  /// Reads the settings of the step `as-typed`.
  func asTyped(_ node: DocumentNode) -> AsTyped {
    let reader = checks.reader
    guard let written = reader.record(node, "the settings of `\(AsTyped.name)`") else {
      return AsTyped()
    }
    let record = reader.checkKeys(written, of: "`\(AsTyped.name)`", known: Self.asTypedKeys)
    var kept: AsTyped.Changes = []
    if let keep = record["keep"] {
      let names = AsTyped.Changes.named.map(\.name)
      for node in reader.elements(keep, "kinds of characters") {
        let name = reader.choice(node, "what `\(AsTyped.name)` keeps", among: names)
        for (known, change) in AsTyped.Changes.named where known == name { kept.insert(change) }
      }
    }
    let takesDisplayName = record["display-name"].flatMap { reader.boolean($0, "`display-name`") }
    return AsTyped(keeping: kept, displayName: takesDisplayName ?? false)
  }
}
