import RuleEngine
import Rulebook
import SourceTexts
import Violations

/// Reads what a policy lets a pack do.
struct PermissionReader {
  let reader: NodeReader

  private static let names = [
    "replace", "disable", "add-rows", "tables", "shared-tables", "checks", "no-checks", "messages",
    "name-prefix",
  ]

  /// Reads the key `may` of a pack.
  func permissions(_ node: DocumentNode) -> Permissions {
    var permissions = Permissions()
    guard let written = reader.record(node, "`may`") else { return permissions }
    let record = reader.checkKeys(written, of: "`may`", known: Self.names)
    read("replace", of: record, into: &permissions.replace)
    read("disable", of: record, into: &permissions.disable)
    read("add-rows", of: record, into: &permissions.addRows)
    read("tables", of: record, into: &permissions.tables, known: Self.knownTables)
    read("shared-tables", of: record, into: &permissions.sharedTables, known: Self.knownTables)
    read("checks", of: record, into: &permissions.checks)
    // A misspelt name would let the check pass.
    read("no-checks", of: record, into: &permissions.refusedChecks, known: Self.knownChecks)
    if let node = record["messages"] {
      permissions.messages = reader.choice(node, "the texts that a pack may have") ?? .nothing
    }
    if let node = record["name-prefix"] {
      permissions.namePrefix = namePrefix(node)
    }
    return permissions
  }

  private func namePrefix(_ node: DocumentNode) -> String {
    guard let prefix = reader.text(node, "the beginning of names") else { return "" }
    guard let last = prefix.utf8.last, !"-._".utf8.contains(last) else {
      reader.report(
        "signature.bad_policy",
        at: node.start,
        "the beginning of names must end with a letter or digit",
        hint: "write it like `acme`, which also allows `acme-staff`"
      )
      return prefix
    }
    return prefix
  }

  /// Reads names in a list, or the word `all` or `none`.
  private func read(
    _ key: String,
    of record: DocumentRecord,
    into names: inout Permissions.Names,
    known: [String]? = nil
  ) {
    guard let node = record[key] else { return }
    switch node.text {
    case "all": names = .all
    case "none": names = .none
    default:
      guard node.list != nil else {
        reader.report(
          "signature.bad_policy",
          at: node.start,
          "`\(key)` must be a list, `all` or `none`",
          hint: "write `\(key): [NAME]`"
        )
        names = .none
        return
      }
      names = .only(texts(node, known == nil ? "names" : "kinds", known: known))
    }
  }

  private func texts(_ node: DocumentNode, _ what: String, known: [String]?) -> Set<String> {
    let texts = reader.elements(node, what).compactMap { node -> String? in
      guard let text = reader.text(node, "a name") else { return nil }
      if let known, !known.contains(text) {
        reader.report(
          "signature.bad_policy",
          at: node.start,
          "there is no `\(text)` among the library's \(what)",
          hint: reader.suggestion(for: text, in: known)
        )
      }
      return text
    }
    return Set(texts)
  }

  private static let knownChecks = Rulebook.subjects.flatMap(\.checks).map(\.name)

  private static let knownTables = Rulebook.subjects.flatMap(\.tables).map(\.kind)
}
