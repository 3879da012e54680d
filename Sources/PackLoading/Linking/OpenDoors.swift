package import Violations

/// The variants of a rule that a pack replaces, which the replacement doesn't reach.
package struct OpenDoors: Sendable {
  /// The name of the replaced rule.
  package var replaced: String

  /// The position where the pack names it.
  package var position: SourcePosition

  /// The names of the variants, sorted.
  package var variants: [String]
}

/// Finds the variants of replaced rules.
package struct OpenDoorSearch {
  private let library: PackLibrary

  /// The names of all rules, sorted.
  private let names: [String]

  /// Prepares the search in a library.
  package init(_ library: PackLibrary) {
    self.library = library
    names = library.ruleNames
  }

  /// Returns the variants of replaced rules that don't build on the replacement.
  ///
  /// A pack that replaces `email` to refuse some domains doesn't change `email.html`, which accepts
  /// these domains.
  package func openDoors(leftBy rule: RuleDeclaration, of pack: PackDeclaration) -> [OpenDoors] {
    rule.replaces.compactMap { replaced in
      let variants = self.variants(of: replaced.content).filter {
        !library.isClosed($0, by: pack)
      }
      if variants.isEmpty { return nil }
      return OpenDoors(
        replaced: replaced.content,
        position: replaced.position,
        variants: variants
      )
    }
  }

  /// Returns the names that begin with a name and a dot.
  private func variants(of name: String) -> ArraySlice<String> {
    let start = name + "."
    var (low, high) = (0, names.count)
    while low < high {
      let middle = (low + high) / 2
      if names[middle] < start { low = middle + 1 } else { high = middle }
    }
    return names[low...].prefix { $0.hasPrefix(start) }
  }
}

extension PackLibrary {
  /// Returns whether a rule belongs to a pack, or builds on a rule that does.
  fileprivate func isClosed(_ name: String, by pack: PackDeclaration) -> Bool {
    var open = [name]
    var seen: Set<String> = []
    var viewer = pack
    while let name = open.popLast() {
      guard seen.insert(name).inserted, let standing = rules.seen(name, from: viewer) else {
        continue
      }
      if standing.pack.name == pack.name { return true }
      viewer = standing.pack
      open += standing.declaration.bases
    }
    return false
  }
}
