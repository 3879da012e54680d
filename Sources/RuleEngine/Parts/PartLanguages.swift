import TextParts
package import TextPatterns

/// What texts the parts of a rule's values may be, as far as the rule's pattern and tables tell.
///
///     // pattern: '(?<area>[A-Z]{2})(?<serial>[0-9]{4})', join: { number: '{serial}{area}' }
///     languages.language(of: "number")?.pattern()?.matches("0001AB".utf8Span)  // true
///
/// Texts may be missing in no language, so that what is not in one can be called impossible.
package struct PartLanguages {
  private let template: PartsTemplate

  /// What is known of parts besides what they are made of; nil where that cannot be told.
  private let known: [String: TextLanguage?]

  /// Longer lists of texts are not looked at.
  private static let mostTexts = 2_000

  /// Prepares to ask for languages.
  ///
  /// - Parameters:
  ///   - template: The parts; the names in them are known to stand for something.
  ///   - known: What is known of some parts otherwise, such as by a check of them.
  package init(_ template: PartsTemplate, known: [String: TextLanguage?] = [:]) {
    self.template = template
    self.known = known
  }

  /// Returns the texts that a part may be where it is set; nil if that cannot be told.
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

  /// Returns the texts that a join may be; nil if that cannot be told.
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

  /// Returns the texts of which a look-up's key is one; nil if that cannot be told.
  package func language(ofKey key: PartsTemplate.Key) -> TextLanguage? {
    switch key {
    case .parameter: nil
    case .join(let join): language(of: join)
    }
  }

  private func column(_ name: String) -> (table: RowTable, column: Int)? {
    for table in template.lookUps.compactMap(\.table) {
      if let column = table.column(name) { return (table, column) }
    }
    return nil
  }

  /// Whether a part may be unset in a text that matches.
  private func mayBeUnset(_ name: String) -> Bool {
    if template.pattern.groupNames.contains(name) { return !template.pattern.alwaysSets(name) }
    guard let join = template.joins.first(where: { $0.name == name }) else { return true }
    let names = join.join.names
    return !names.isEmpty && names.allSatisfy(mayBeUnset)
  }

  /// The groups of which a part is made, itself included.
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
