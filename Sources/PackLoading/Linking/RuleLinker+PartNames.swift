import RuleEngine
import SourceTexts
import Violations

// Names of parts that a rule doesn't have, if another mistake keeps its parts from being resolved.
extension RuleLinker {
  /// Reports the names in lookups, joins and facts that no part has.
  ///
  /// - Parameters:
  ///   - traits: The traits of the rule.
  ///   - fault: The reported mistake in the parts; nil if the rows of a lookup are missing.
  ///   - rule: The rule.
  ///   - pack: The pack of the rule.
  func reportUnknownParts(
    of traits: RuleTraits,
    besides fault: PartFault?,
    _ rule: RuleDeclaration,
    _ pack: PackDeclaration
  ) {
    guard let parts = traits.parts else { return }
    let names = parts.names
    let known = Set(names)
    for use in fault == nil ? parts.usesInKeysWithoutRows : traits.usesOfParts
    where !known.contains(use.name) {
      let isReported =
        use.position == fault?.position && fault?.reason.contains("`\(use.name)`") ?? false
      if !isReported { reportNoPart(use.name, names, at: use.position, rule, pack) }
    }
  }
}

/// A name of a part where it is used.
private struct PartUse {
  var name: String
  var position: FilePosition
}

extension RuleTraits {
  /// The parts that lookups, joins, notations and facts name.
  fileprivate var usesOfParts: [PartUse] {
    var uses = parts.map { $0.lookUps.flatMap(\.usesInKey) + $0.joins.flatMap(\.uses) } ?? []
    if let canonical { uses += canonical.uses }
    if case .template(let written)? = writing { uses += written.uses }
    return uses + (facts ?? []).map { PartUse(name: $0.part, position: $0.position) }
  }
}

extension PartsTemplate {
  /// The parts that the key of the only lookup without rows names.
  ///
  /// The columns of its own table can't be among them.
  fileprivate var usesInKeysWithoutRows: [PartUse] {
    let broken = lookUps.filter { $0.table == nil }
    return broken.count == 1 ? broken.flatMap(\.usesInKey) : []
  }
}

extension PartsTemplate.LookUp {
  fileprivate var usesInKey: [PartUse] {
    keys.flatMap { placed in
      placed.key.joins.flatMap(\.names).map { PartUse(name: $0, position: placed.position) }
    }
  }
}

extension PartsTemplate.Join {
  fileprivate var uses: [PartUse] { join.names.map { PartUse(name: $0, position: position) } }
}

extension RuleTraits.PlacedJoin {
  fileprivate var uses: [PartUse] { join.names.map { PartUse(name: $0, position: position) } }
}
