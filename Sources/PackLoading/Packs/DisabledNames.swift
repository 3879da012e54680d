import SourceTexts
import Violations

/// A rule, form or pack of a lower layer that a pack disables.
///
///     disable: email.html
///     disable: { rules: [email.html], forms: [sign-up], packs: [payment-card] }
struct DisabledName: Sendable {
  /// The kind of what is disabled.
  enum Kind: String, CaseIterable, Sendable {
    case rule, form, pack

    /// The key that contains names of this kind.
    var key: String { rawValue + "s" }
  }

  var name: Located<String>

  /// The kind that the name belongs to; nil for the first kind that has the name.
  var kind: Kind?

  /// The position of the key around the name if it is misspelt, which was reported.
  var misspeltKey: SourcePosition?

  /// The position to report what breaks without what the name refers to.
  var positionOfChange: SourcePosition { misspeltKey ?? name.position }
}

/// Reads what a pack disables.
struct DisabledNameReader {
  let reader: NodeReader

  /// Reads the key `disable`: names, or the kinds `rules`, `forms` and `packs` with names.
  func names(_ node: DocumentNode) -> [DisabledName] {
    guard let written = node.record else { return names(node, of: nil) }
    let kinds = DisabledName.Kind.allCases
    let record = reader.checkKeys(written, of: "disable", known: kinds.map(\.key))
    return kinds.flatMap { kind -> [DisabledName] in
      guard let entry = record.entry(kind.key) else { return [] }
      let isMisspelt = written[kind.key] == nil
      return names(entry.value, of: kind).map { name in
        var name = name
        if isMisspelt { name.misspeltKey = entry.keyStart }
        return name
      }
    }
  }

  private func names(_ node: DocumentNode, of kind: DisabledName.Kind?) -> [DisabledName] {
    reader.elements(node, "names").compactMap { node in
      if let entry = node.record?.entries.first,
        let kind = DisabledName.Kind(rawValue: entry.key)
      {
        reader.report(
          "pack.wrong_type",
          at: node.start,
          "a name here must be a text, not a record",
          hint: "write `disable: { \(kind.key): [\(entry.value.text ?? "NAME")] }`"
        )
        return nil
      }
      return reader.located(node, "a name").map { DisabledName(name: $0, kind: kind) }
    }
  }
}
