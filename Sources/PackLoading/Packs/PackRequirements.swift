import Documents
import Violations

/// What a pack needs: a version of the library, and other packs, which then lie below it.
///
///     requires: { rulebook: '1.1', packs: { acme: '>=1.2' } }
struct PackRequirements: Sendable {
  /// Another pack that is needed.
  struct Pack: Sendable {
    var name: Located<String>

    /// The versions that will do; nil for all.
    var version: VersionRequirement?
  }

  /// The packs that are needed.
  var packs: [Pack] = []
}

/// Reads what a pack needs.
struct RequirementReader {
  let reader: NodeReader

  /// Reads the key `requires`, and reports a library that is too old.
  func requirements(_ node: YAMLNode) -> PackRequirements {
    var requirements = PackRequirements()
    guard let record = reader.record(node, "requires") else { return requirements }
    reader.checkKeys(record, of: "requires", known: ["rulebook", "packs"])
    if let node = record["rulebook"] { requireLibrary(node) }
    guard let packs = record["packs"] else { return requirements }
    if packs.record == nil {
      requirements.packs = reader.oneOrMore(packs).compactMap { node in
        reader.located(node, "the name of a pack").map { .init(name: $0) }
      }
      return requirements
    }
    for entry in reader.record(packs, "packs")?.entries ?? [] {
      let name = Located(content: entry.key, position: entry.keyStart)
      let version = entry.value.isNull ? nil : version(entry.value)
      requirements.packs.append(.init(name: name, version: version))
    }
    return requirements
  }

  private func requireLibrary(_ node: YAMLNode) {
    guard let version = version(node), !version.isMet(by: .ofLibrary) else { return }
    reader.report(
      "pack.requires_rulebook",
      at: node.start,
      "the pack needs Rulebook \(version.description), and this is \(PackVersion.ofLibrary.description); "
        + "what else is said of it may be what this version lacks"
    )
  }

  private func version(_ node: YAMLNode) -> VersionRequirement? {
    guard let text = reader.text(node, "a version") else { return nil }
    if let version = VersionRequirement(text) { return version }
    reader.report(
      "pack.bad_version",
      at: node.start,
      "`\(text)` names no versions",
      hint: "write one like '1.2', for that or a later one, or comparisons like '>=1.2 <2'"
    )
    return nil
  }
}
