package import TextParts
package import TextPatterns
package import Violations

/// The parts of a rule's values as a pack writes them, before the rule's parameters are known.
package struct PartsTemplate: Sendable {
  /// A look-up of a row.
  package struct LookUp: Sendable {
    /// The name of the table, as the pack writes it.
    package var tableName: String

    /// The rows; nil before they are linked.
    package var table: RowTable?

    /// What the row is looked up by.
    package var key: Key

    /// Whether the longest key counts that begins the text.
    package var isLongest = false

    /// What it means that there is no row.
    package var absence = PartPlan.LookUp.Absence.refuse

    /// What is reported where there is no row.
    package var code: ViolationCode?

    /// The parts that a pattern in a column takes apart further.
    package var splits: [Split] = []

    /// Where the table is named.
    package var position: FilePosition

    /// Where what the row is looked up by is written.
    package var keyPosition: FilePosition

    package init(tableName: String, key: Key, position: FilePosition, keyPosition: FilePosition) {
      self.tableName = tableName
      self.key = key
      self.position = position
      self.keyPosition = keyPosition
    }
  }

  /// That the patterns in a column take a part apart further.
  package struct Split: Sendable {
    /// The part, which is a group.
    package var part: String

    /// The column of patterns, whose named groups are parts.
    package var column: String

    /// The patterns; nil before the table is linked.
    package var patterns: ColumnPatterns?

    /// Where the split is written.
    package var position: FilePosition

    package init(part: String, column: String, position: FilePosition) {
      self.part = part
      self.column = column
      self.position = position
    }
  }

  /// What a row is looked up by.
  package enum Key: Sendable {
    /// Parts, and texts between them.
    case join(JoinTemplate)

    /// A parameter of the rule.
    case parameter(String, case: PartExpression.Rewriting.LetterCase? = nil)
  }

  /// A part that is made of others.
  package struct Join: Sendable {
    package var name: String
    package var join: JoinTemplate
    package var position: FilePosition

    package init(name: String, join: JoinTemplate, position: FilePosition) {
      self.name = name
      self.join = join
      self.position = position
    }
  }

  /// What whole values must match, with a name for each part.
  package var pattern: TextPattern

  /// The rows that are looked up.
  package var lookUps: [LookUp]

  /// The parts that are made of others.
  package var joins: [Join]

  /// Where the parts are written.
  package var position: FilePosition

  package init(
    pattern: TextPattern,
    lookUps: [LookUp] = [],
    joins: [Join] = [],
    position: FilePosition
  ) {
    self.pattern = pattern
    self.lookUps = lookUps
    self.joins = joins
    self.position = position
  }

  /// The parameters that look-ups depend on, and where each is named.
  package var parameters: [(name: String, position: FilePosition)] {
    lookUps.compactMap { lookUp in
      if case .parameter(let name, _) = lookUp.key { (name, lookUp.keyPosition) } else { nil }
    }
  }

  /// The groups of the pattern, each with its offset in the text of the pattern, in scalars.
  package var groups: [(name: String, offset: Int)] {
    zip(pattern.groupNames, pattern.groupOffsets).map { ($0, $1) }
  }

  /// The pattern as it is written.
  package var patternText: String { pattern.pattern }

  /// The names of all parts.
  package var names: [String] {
    groupNames + lookUps.flatMap { $0.table?.columns.map(\.name) ?? [] } + joins.map(\.name)
  }

  /// The names of the groups: those of the pattern, and those of the patterns that take parts apart further.
  package var groupNames: [String] {
    pattern.groupNames + lookUps.flatMap(\.splits).flatMap { $0.patterns?.groupNames ?? [] }
  }
}
