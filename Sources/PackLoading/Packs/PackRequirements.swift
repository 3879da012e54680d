import SourceTexts
import Violations

/// What a pack requires: a version of the library, and other packs, which are then below it.
///
///     requires: { rulebook: '1.1', packs: { acme: '>=1.2' } }
struct PackRequirements: Sendable {
  /// Another pack that is required.
  struct Pack: Sendable {
    var name: Located<String>

    /// The accepted versions; nil for all.
    var version: VersionRequirement?
  }

  var packs: [Pack] = []
}

/// Reads what a pack requires.
struct RequirementReader {
  let reader: NodeReader

  /// Reads the key `requires`, and reports if the library is too old.
  func requirements(_ node: DocumentNode) -> PackRequirements {
    var requirements = PackRequirements()
    guard let written = reader.record(node, "requires") else { return requirements }
    let record = reader.checkKeys(written, of: "requires", known: ["rulebook", "packs"])
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

  private func requireLibrary(_ node: DocumentNode) {
    guard let version = version(node), !version.isMet(by: .ofLibrary) else { return }
    reader.report(
      "pack.requires_rulebook",
      at: node.start,
      "the pack needs Rulebook \(version.description), but this is "
        + "\(PackVersion.ofLibrary.description); other errors in it may come from this difference"
    )
  }

  private func version(_ node: DocumentNode) -> VersionRequirement? {
    guard let text = reader.text(node, "a version") else { return nil }
    if let version = VersionRequirement(text) { return version }
    reader.report(
      "pack.bad_version",
      at: node.start,
      "`\(text)` isn't a version or a comparison of versions",
      hint: "write a version like `1.2` for that one or later, or comparisons like `>=1.2 <2`"
    )
    return nil
  }
}
