package import TextParts
package import TextPatterns
package import Violations

/// The parts of a rule's values as the pack defines them, before the rule's parameters are known.
package struct PartsTemplate: Sendable {
  /// A lookup of a row.
  package struct LookUp: Sendable {
    /// The name of the table, as written in the pack.
    package var tableName: String

    /// The rows; nil before the table is linked.
    package var table: RowTable?

    /// The key that the row is looked up with.
    package var key: Key

    /// Whether the longest key that the text begins with counts.
    package var isLongest = false

    /// The meaning of a missing row.
    package var absence = PartPlan.LookUp.Absence.refuse

    /// The code that is reported if there is no row.
    package var code: ViolationCode?

    /// The parts that the patterns in a column split further.
    package var splits: [Split] = []

    /// The position of the table's name.
    package var position: FilePosition

    /// The position of the key.
    package var keyPosition: FilePosition

    /// The keys that the key consists of, or the only one, each with its position.
    package var keys: [PlacedKey] {
      if case .several(let keys) = key { return keys }
      return [PlacedKey(key: key, position: keyPosition)]
    }

    package init(tableName: String, key: Key, position: FilePosition, keyPosition: FilePosition) {
      self.tableName = tableName
      self.key = key
      self.position = position
      self.keyPosition = keyPosition
    }
  }

  /// A split of a part by the patterns in a column.
  package struct Split: Sendable {
    /// The part, which is a group.
    package var part: String

    /// The column with patterns.
    ///
    /// Their named groups are parts.
    package var column: String

    /// The patterns; nil before the table is linked.
    package var patterns: ColumnPatterns?

    /// The position of the split.
    package var position: FilePosition

    package init(part: String, column: String, position: FilePosition) {
      self.part = part
      self.column = column
      self.position = position
    }
  }

  /// A key that a row is looked up with.
  package indirect enum Key: Sendable {
    /// Parts with texts between them.
    case join(JoinTemplate)

    /// A parameter of the rule.
    case parameter(String, case: PartExpression.Rewriting.LetterCase? = nil)

    /// The value that a rule sets for a parameter of the rule that it extends.
    case given(Value, case: PartExpression.Rewriting.LetterCase? = nil)

    /// Several keys with a ``separator`` between them.
    case several([PlacedKey])

    /// The text between several keys.
    package static let separator = "/"

    /// The parameters that the key depends on.
    package var parameters: [String] {
      switch self {
      case .join, .given: []
      case .parameter(let name, _): [name]
      case .several(let keys): keys.flatMap(\.key.parameters)
      }
    }

    /// Returns whether one of some constants, or one that a rule sets, is in the key.
    func hasConstant(among constants: [String: Value]) -> Bool {
      switch self {
      case .join: false
      case .given: true
      case .parameter(let name, _): constants[name] != nil
      case .several(let keys): keys.contains { $0.key.hasConstant(among: constants) }
      }
    }

    /// The joins of parts that the key consists of.
    package var joins: [JoinTemplate] {
      switch self {
      case .join(let join): [join]
      case .parameter, .given: []
      case .several(let keys): keys.flatMap(\.key.joins)
      }
    }

    /// Returns the key with its parameters replaced by what a rule that extends this one sets for
    /// them.
    fileprivate func replacing(_ given: [String: SettingExpression]) -> Key {
      switch self {
      case .join, .given: return self
      case .several(let keys):
        return .several(
          keys.map { PlacedKey(key: $0.key.replacing(given), position: $0.position) }
        )
      case .parameter(let name, let letterCase):
        return switch given[name] {
        case .given(let value): .given(value, case: letterCase)
        case .parameter(let other): .parameter(other, case: letterCase)
        default: self
        }
      }
    }
  }

  /// A key, or one of several, and the position where it is written.
  package struct PlacedKey: Sendable {
    package var key: Key
    package var position: FilePosition

    package init(key: Key, position: FilePosition) {
      self.key = key
      self.position = position
    }
  }

  /// A part that is joined from others.
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

  /// The pattern that whole values must match, with a name for each part.
  package var pattern: TextPattern

  /// The lookups of rows.
  package var lookUps: [LookUp]

  /// The parts that are joined from others.
  package var joins: [Join]

  /// Whether another pack than the one that guards the rule's secret names the parts.
  package var isGuest = false

  /// The position of the parts.
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

  /// The parameters that lookups depend on, and the position of each.
  package var parameters: [(name: String, position: FilePosition)] {
    lookUps.flatMap(\.keys).flatMap { placed in
      placed.key.parameters.map { (name: $0, position: placed.position) }
    }
  }

  /// Returns the parts with parameters replaced by the expressions that a rule that extends this
  /// one sets for them.
  func replacing(_ given: [String: SettingExpression]) -> PartsTemplate {
    var template = self
    for index in lookUps.indices {
      template.lookUps[index].key = lookUps[index].key.replacing(given)
    }
    return template
  }

  /// The groups of the pattern, each with its offset in the pattern's text, in scalars.
  package var groups: [(name: String, offset: Int)] {
    zip(pattern.groupNames, pattern.groupOffsets).map { ($0, $1) }
  }

  /// The pattern as written in the pack.
  package var patternText: String { pattern.pattern }

  /// The names of all parts.
  package var names: [String] {
    groupNames + lookUps.flatMap { $0.table?.columns.map(\.name) ?? [] } + joins.map(\.name)
  }

  /// The names of the groups, both in the rule's pattern and in the patterns that split parts
  /// further.
  package var groupNames: [String] {
    pattern.groupNames + lookUps.flatMap(\.splits).flatMap { $0.patterns?.groupNames ?? [] }
  }
}
