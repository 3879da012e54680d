import Documents
import Violations

/// A rule, form or pack of a lower layer that a pack takes away.
///
///     disable: [email.html, { form: sign-up }, { pack: payment-card }]
struct DisabledName: Sendable {
  /// What is taken away.
  enum Kind: String, CaseIterable, Sendable {
    case rule, form, pack
  }

  var name: Located<String>

  /// What the name is of; nil leaves that to what there is, in the order of the kinds.
  var kind: Kind?
}

/// Reads what a pack takes away.
struct DisabledNameReader {
  let reader: NodeReader

  /// Reads the key `disable`: names, or the kinds `rules`, `forms` and `packs` with names.
  func names(_ node: YAMLNode) -> [DisabledName] {
    guard let record = node.record, node.list == nil else {
      return reader.elements(node, "names").compactMap(name)
    }
    if record.entries.count == 1, DisabledName.Kind(rawValue: record.entries[0].key) != nil {
      return name(node).map { [$0] } ?? []
    }
    let kinds = DisabledName.Kind.allCases
    reader.checkKeys(record, of: "disable", known: kinds.map { $0.rawValue + "s" })
    return kinds.flatMap { kind in
      (record[kind.rawValue + "s"].map { reader.elements($0, "names") } ?? []).compactMap { node in
        reader.located(node, "a name").map { DisabledName(name: $0, kind: kind) }
      }
    }
  }

  private func name(_ node: YAMLNode) -> DisabledName? {
    guard let record = node.record else {
      return reader.located(node, "a name").map { DisabledName(name: $0) }
    }
    let kinds = DisabledName.Kind.allCases
    reader.checkKeys(record, of: "disable", known: kinds.map(\.rawValue))
    for kind in kinds {
      guard let node = record[kind.rawValue] else { continue }
      return reader.located(node, "a name").map { DisabledName(name: $0, kind: kind) }
    }
    return nil
  }
}
