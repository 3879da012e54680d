import RuleEngine

/// The rules whose translated titles a rule shares unless it has its own: the subject of its title,
/// or else the rules that it extends, up to the first one with a title.
package struct TitleSources: Sendable {
  /// The name of the rule, which has no title of its own, or one that gives way to its subject's.
  package let rule: String

  /// The names of the rules whose titles it shares, nearest first.
  package private(set) var sources: [String] = []

  /// How many rules are searched.
  ///
  /// Linking refuses a longer chain of rules that extend each other. Subjects can lead back to the
  /// rule.
  private static let most = 64

  /// Finds the rules by names alone, without reading any late pack.
  ///
  /// The title of a bundled rule is a proper name, or has a text `rule:NAME` in the library's
  /// catalogs, or a subject, which is in the index. So the search ends at the first bundled rule
  /// without a subject.
  init(of rule: RuleDeclaration, in pack: PackDeclaration, _ rules: Standings<RuleDeclaration>) {
    self.rule = rule.name
    var next = Self.source(of: rule, in: pack, rules)
    while let standing = next, sources.count < Self.most {
      let (declaration, pack) = (standing.declaration, standing.pack)
      sources.append(declaration.name)
      if declaration.traits.titleKind.subject == nil,
        pack.isBundled || declaration.traits.title != nil
      {
        break
      }
      next = Self.source(of: declaration, in: pack, rules)
    }
  }

  /// Returns the subject of a rule's title, or the rule that it extends; nil if it has neither.
  private static func source(
    of rule: RuleDeclaration,
    in pack: PackDeclaration,
    _ rules: Standings<RuleDeclaration>
  ) -> Standings<RuleDeclaration>.Standing? {
    if let subject = rule.traits.titleKind.subject {
      return rules.evenDisabled(subject, from: pack)
    }
    return rules.parent(of: rule, in: pack)
  }
}

extension PackLibrary {
  /// Returns, for each rule whose title has a subject, and for each rule of an application's packs
  /// without a title, the rules whose titles it shares.
  package func titleSources() -> [TitleSources] {
    layers.flatMap { pack in
      pack.rules
        .filter { $0.sharesTitle(in: pack) && rules.isInUse($0, of: pack) }
        .map { TitleSources(of: $0, in: pack, rules) }
    }
  }
}

extension RuleDeclaration {
  /// Returns whether the rule's title can be that of another rule.
  ///
  /// Of the titles of bundled packs, only the subjects are in the index. A bundled rule without a
  /// subject never shares: its title is in the library's catalogs, or is a proper name.
  fileprivate func sharesTitle(in pack: PackDeclaration) -> Bool {
    traits.titleKind.subject != nil || !pack.isBundled && traits.title == nil && parentName != nil
  }
}

extension PackDeclaration {
  /// The titles of the rules of an application's pack that consist of words, as texts in its source
  /// language; empty for bundled packs.
  ///
  /// As a text of one language, such a title isn't shown in sentences of another language. The
  /// titles of bundled packs are proper names, or a catalog translates them, or their subjects.
  package var titlesInSourceLocale: [String: String] {
    if isBundled { return [:] }
    let titles = rules.compactMap { rule in
      rule.traits.titleKind.isName ? nil : rule.traits.title.map { ("rule:\(rule.name)", $0) }
    }
    return Dictionary(titles) { first, _ in first }
  }
}
