/// The texts that a piece of a value can be, according to its pattern.
///
/// No text is missing, but there can be too many.
///
///     let code = try TextPattern("(?<country>[A-Z]{2})(?<check>[0-9]{2})?")
///     let country = TextLanguage(ofGroup: "country", in: code)
///     try country.pattern()?.matches("CHE".utf8Span)   // false
///     country.scalars.ranges                           // [65...90]
///
/// Languages can be combined like texts: one after another, one of several, or with characters
/// replaced. Look-aheads are ignored. So a text that isn't in a language can't be a text of the
/// piece, but a text in the language isn't necessarily one.
public struct TextLanguage: Sendable {
  let node: PatternNode

  init(_ node: PatternNode) { self.node = node }

  /// The language of all texts.
  public static let everything = TextLanguage(
    .repetition(.scalar(.all), Repetition(minimum: 0, offset: 0))
  )

  /// Creates the language of one text.
  public init(_ text: String) {
    node = .sequence(text.unicodeScalars.map { .scalar(ScalarSet($0)) })
  }

  /// Creates the language of the texts that a pattern matches.
  public init(of pattern: TextPattern) {
    node = .alternatives(pattern.plan.ways.map { pattern.plan.languages[$0.language] })
  }

  /// Creates the language of what the groups with a name can match.
  ///
  /// The language is empty if there is no such group.
  public init(ofGroup name: String, in pattern: TextPattern) {
    var found: [PatternNode] = []
    for way in pattern.plan.ways {
      pattern.plan.languages[way.language].addGroups(to: &found) {
        pattern.groupNames[pattern.namesOfGroups[$0]] == name
      }
    }
    node = .alternatives(found)
  }

  /// Creates the language of the other languages' texts, one after another.
  public init(joining languages: [TextLanguage]) { node = .sequence(languages.map(\.node)) }

  /// Creates the language of all texts in other languages.
  public init(anyOf languages: [TextLanguage]) { node = .alternatives(languages.map(\.node)) }

  /// The language with the empty text added.
  public var orNothing: TextLanguage { TextLanguage(anyOf: [self, TextLanguage("")]) }

  /// Returns the language with any number of a character before each text.
  public func filled(with scalar: Unicode.Scalar) -> TextLanguage {
    let filling = PatternNode.repetition(
      .scalar(ScalarSet(scalar)),
      Repetition(minimum: 0, offset: 0)
    )
    return TextLanguage(.sequence([filling, node]))
  }

  /// Returns the language of the texts where each of some characters is replaced by a text.
  public func replacing(_ replacements: [Unicode.Scalar: String]) -> TextLanguage {
    if replacements.isEmpty { return self }
    let replaced = ScalarSet(replacements.keys)
    return TextLanguage(
      node.mappingSets { set in
        let found = set.intersection(replaced)
        if found.isEmpty { return .scalar(set) }
        let texts = replacements.filter { found.contains($0.key) }.values.sorted()
        return .alternatives(
          [.scalar(set.subtracting(replaced))] + texts.map { TextLanguage($0).node }
        )
      }
    )
  }

  /// Returns the language of the texts in uppercase or lowercase; nil if they can have non-ASCII
  /// characters.
  public func changed(toUppercase isUpper: Bool) -> TextLanguage? {
    guard scalars.isASCII else { return nil }
    let old = isUpper ? ScalarSet("a"..."z") : ScalarSet("A"..."Z")
    return TextLanguage(
      node.mappingSets { set in
        .scalar(set.subtracting(old).union(set.intersection(old).swappingCase))
      }
    )
  }

  /// Returns the language of the texts that have only characters of a set.
  public func limited(to set: ScalarSet) -> TextLanguage {
    TextLanguage(node.mappingSets { .scalar($0.intersection(set)) })
  }

  /// The characters that texts in the language can have.
  public var scalars: ScalarSet { node.scalars }

  /// Returns a pattern that matches the texts in the language; nil if there are too many ways to
  /// write them.
  ///
  /// - Complexity: O(*n*) in the size of the language.
  public func pattern() -> TextPattern? {
    do throws(TextPatternError) { return try TextPattern(node) } catch { return nil }
  }
}

extension TextPattern {
  /// Returns whether a group with a name takes part in every match.
  public func alwaysSets(_ name: String) -> Bool {
    plan.ways.allSatisfy { way in
      plan.languages[way.language].alwaysTakes { groupNames[namesOfGroups[$0]] == name }
    }
  }
}

extension PatternNode {
  /// Adds the contents of the groups that satisfy a condition.
  fileprivate func addGroups(to found: inout [PatternNode], where isWanted: (Int) -> Bool) {
    switch self {
    case .empty, .scalar, .anyCharacter, .anchor: break
    case .group(let group, let inside):
      if isWanted(group) { found.append(inside) }
      inside.addGroups(to: &found, where: isWanted)
    case .sequence(let nodes), .alternatives(let nodes):
      for node in nodes { node.addGroups(to: &found, where: isWanted) }
    case .repetition(let inside, _), .lookAhead(let inside, _, _):
      inside.addGroups(to: &found, where: isWanted)
    }
  }

  /// Returns whether every path through the node goes through a group that satisfies a condition.
  fileprivate func alwaysTakes(_ isWanted: (Int) -> Bool) -> Bool {
    switch self {
    case .empty, .scalar, .anyCharacter, .anchor, .lookAhead: false
    case .group(let group, let inside): isWanted(group) || inside.alwaysTakes(isWanted)
    case .sequence(let nodes): nodes.contains { $0.alwaysTakes(isWanted) }
    case .alternatives(let nodes): nodes.allSatisfy { $0.alwaysTakes(isWanted) }
    case .repetition(let inside, let repetition):
      repetition.minimum > 0 && inside.alwaysTakes(isWanted)
    }
  }

  /// Returns the node without its groups, replacing each node that takes a scalar.
  fileprivate func mappingSets(_ change: (ScalarSet) -> PatternNode) -> PatternNode {
    switch self {
    case .empty, .anchor, .lookAhead: self
    case .scalar(let set): change(set)
    // A carriage return with its line feed is two scalars.
    case .anyCharacter:
      .repetition(change(.all), Repetition(minimum: 1, maximum: 2, offset: 0))
    case .sequence(let nodes): .sequence(nodes.map { $0.mappingSets(change) })
    case .alternatives(let nodes): .alternatives(nodes.map { $0.mappingSets(change) })
    case .repetition(let inside, let repetition):
      .repetition(inside.mappingSets(change), repetition)
    case .group(_, let inside): inside.mappingSets(change)
    }
  }

  /// The scalars that the node can take.
  fileprivate var scalars: ScalarSet {
    var sets: Set<ScalarSet> = []
    addSets(to: &sets)
    return sets.reduce(.none) { $0.union($1) }
  }

  /// Adds each set of scalars that the node can take.
  ///
  /// A long pattern often has the same large set many times.
  private func addSets(to sets: inout Set<ScalarSet>) {
    switch self {
    case .empty, .anchor, .lookAhead: break
    case .scalar(let set): sets.insert(set)
    case .anyCharacter: sets.insert(.all)
    case .sequence(let nodes), .alternatives(let nodes):
      for node in nodes { node.addSets(to: &sets) }
    case .repetition(let inside, let repetition):
      if repetition.maximum != 0 { inside.addSets(to: &sets) }
    case .group(_, let inside): inside.addSets(to: &sets)
    }
  }
}

extension ScalarSet {
  /// Creates the set of some scalars.
  public init(_ scalars: some Sequence<Unicode.Scalar>) {
    self = scalars.reduce(.none) { $0.union(ScalarSet($1)) }
  }

  fileprivate var isASCII: Bool { boundaries.last.map { $0 <= 0x80 } ?? true }

  /// The set with the case of each ASCII letter swapped.
  fileprivate var swappingCase: ScalarSet {
    ranges.reduce(into: .none) { swapped, range in
      for value in range {
        guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else { continue }
        swapped = swapped.union(ScalarSet(value ^ 0x20...value ^ 0x20))
      }
    }
  }
}
