import SourceTexts
package import Violations

/// A group of checks that run if the caller chooses it, such as checks that only published values
/// must pass.
package struct DeclaredGroup: Sendable {
  package var name: String

  /// What the group is for, in one sentence.
  package var summary: String?

  /// The position of the name.
  package var position: SourcePosition
}

extension NodeReader {
  /// Reads the groups that a pack declares: `[draft, publish]`, or a record that says what each is
  /// for.
  func declaredGroups(_ node: DocumentNode) -> [DeclaredGroup] {
    var groups: [DeclaredGroup] = []
    func add(_ written: String, _ summary: String?, at position: SourcePosition) {
      let name = checkName(written, at: position, "a group's name")
      if groups.contains(where: { $0.name == name }) {
        report("pack.wrong_value", at: position, "the group `\(name)` is declared twice")
        return
      }
      groups.append(DeclaredGroup(name: name, summary: summary, position: position))
    }
    if let record = node.record {
      for entry in record.entries {
        let summary = entry.value.isEmpty ? nil : line(entry.value, "the purpose of a group")
        add(entry.key, summary, at: entry.keyStart)
      }
    } else {
      for element in elements(node, "groups") {
        if let name = text(element, "a group") { add(name, nil, at: element.start) }
      }
    }
    return groups
  }
}

extension CheckReader {
  /// Reads the names of groups, which the pack must declare.
  func groups(_ node: DocumentNode) -> Set<String> {
    var names: Set<String> = []
    for element in reader.elements(node, "groups") {
      guard let name = reader.reference(element, "a group") else { continue }
      names.insert(name)
      if groups.contains(where: { $0.name == name }) { continue }
      reader.report(
        "pack.unknown_group",
        at: element.start,
        "the pack doesn't declare a group `\(name)`",
        hint: reader.suggestion(for: name, in: groups.map(\.name))
          ?? "add it to the pack's `groups:`, next to `rules:` and `forms:`"
      )
    }
    return names
  }
}

extension PackLibrary {
  /// The names of the groups that callers may choose, sorted.
  package var groupNames: [String] { Set(layers.flatMap(\.groups).map(\.name)).sorted() }
}
