import TextParts
package import TextPatterns

/// The possible texts of the parts of a rule's values, as determined by the rule's pattern and
/// tables.
///
///     // pattern: '(?<area>[A-Z]{2})(?<serial>[0-9]{4})', join: { number: '{serial}{area}' }
///     languages.language(of: "number")?.pattern()?.matches("0001AB".utf8Span)  // true
///
/// A language must contain every possible text, so that a text outside of it can be called
/// impossible.
package struct PartLanguages {
  private let template: PartsTemplate

  /// What is known about parts from elsewhere; nil if their texts can't be determined.
  private let known: [String: TextLanguage?]

  /// The maximum number of texts in a column.
  ///
  /// Longer columns are ignored.
  private static let mostTexts = 2_000

  /// Creates the languages of a template's parts.
  ///
  /// - Parameters:
  ///   - template: The parts. Every name in them is known to be defined.
  ///   - known: What is known about some parts from elsewhere, such as from a check of them.
  package init(_ template: PartsTemplate, known: [String: TextLanguage?] = [:]) {
    self.template = template
    self.known = known
  }

  /// Returns the possible texts of a part where it is set, or nil if they can't be determined.
  package func language(of name: String) -> TextLanguage? {
    if let language = known[name] { return language }
    if template.pattern.groupNames.contains(name) {
      return TextLanguage(ofGroup: name, in: template.pattern)
    }
    if let join = template.joins.first(where: { $0.name == name }) {
      return language(of: join.join)
    }
    guard let (table, column) = column(name),
      table.keyed.texts[column].count <= Self.mostTexts
    else { return nil }
    return TextLanguage(anyOf: table.keyed.texts[column].map { TextLanguage($0) })
  }

  /// Returns the possible texts of a join, or nil if they can't be determined.
  package func language(of join: JoinTemplate) -> TextLanguage? {
    var pieces: [TextLanguage] = []
    for piece in join.pieces {
      switch piece {
      case .text(let text): pieces.append(TextLanguage(text))
      case .part(let name):
        guard let language = language(of: name) else { return nil }
        pieces.append(mayBeUnset(name) ? language.orNothing : language)
      }
    }
    var joined: TextLanguage? = TextLanguage(joining: pieces).replacing(join.replacements)
    if let letterCase = join.letterCase {
      joined = joined?.changed(toUppercase: letterCase == .upper)
    }
    return join.paddedLength > 0 ? joined?.filled(with: join.padding) : joined
  }

  /// Returns the possible texts of a lookup's key, or nil if they can't be determined.
  package func language(ofKey key: PartsTemplate.Key) -> TextLanguage? {
    switch key {
    case .parameter, .given, .several: nil
    case .join(let join): language(of: join)
    }
  }

  private func column(_ name: String) -> (table: RowTable, column: Int)? {
    for table in template.lookUps.compactMap(\.table) {
      if let column = table.column(name) { return (table, column) }
    }
    return nil
  }

  /// Returns whether a part can be unset in a text that matches.
  private func mayBeUnset(_ name: String) -> Bool {
    if template.pattern.groupNames.contains(name) { return !template.pattern.alwaysSets(name) }
    guard let join = template.joins.first(where: { $0.name == name }) else { return true }
    let names = join.join.names
    return !names.isEmpty && names.allSatisfy(mayBeUnset)
  }

  /// Returns the names of the groups and joins that a part consists of, including its own.
  package func sources(of name: String) -> Set<String> {
    var found: Set<String> = []
    var open = [name]
    while let name = open.popLast() {
      guard found.insert(name).inserted else { continue }
      open += template.joins.first { $0.name == name }?.join.names ?? []
    }
    return found
  }
}
