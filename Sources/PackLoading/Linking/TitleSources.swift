import RuleEngine

/// The rules whose translated titles a rule shares unless it has its own: the rules that it
/// extends, up to the first one with a title.
package struct TitleSources: Sendable {
  /// The name of the rule, which has no title of its own.
  package let rule: String

  /// The names of the rules whose titles it shares, nearest first.
  package private(set) var sources: [String] = []

  /// How many rules are searched.
  ///
  /// Linking refuses a longer chain, or one that leads back to the rule.
  private static let most = 64

  /// Finds the rules by names alone, without reading any late pack.
  ///
  /// A bundled rule always has a title of its own, or a text `rule:NAME` that takes its place. So
  /// the search ends at the first bundled rule.
  init(of rule: RuleDeclaration, in pack: PackDeclaration, _ rules: Standings<RuleDeclaration>) {
    self.rule = rule.name
    var next = rules.parent(of: rule, in: pack)
    while let standing = next, sources.count < Self.most {
      sources.append(standing.declaration.name)
      if standing.pack.isBundled || standing.declaration.traits.title != nil { break }
      next = rules.parent(of: standing.declaration, in: standing.pack)
    }
  }
}

extension PackLibrary {
  /// Returns, for each rule of an application's packs without a title, the rules whose titles it
  /// shares.
  package func titleSources() -> [TitleSources] {
    layers.filter { !$0.isBundled }.flatMap { pack in
      pack.rules
        .filter { $0.traits.title == nil && $0.parentName != nil && rules.isInUse($0, of: pack) }
        .map { TitleSources(of: $0, in: pack, rules) }
    }
  }
}

extension PackDeclaration {
  /// The titles of the rules of an application's pack, as texts in its source language; empty for
  /// bundled packs.
  ///
  /// As a text of one language, a title isn't shown in sentences of another language. The titles of
  /// bundled packs are proper names, or a catalog translates them.
  package var titlesInSourceLocale: [String: String] {
    if isBundled { return [:] }
    let titles = rules.compactMap { rule in rule.traits.title.map { ("rule:\(rule.name)", $0) } }
    return Dictionary(titles) { first, _ in first }
  }
}
