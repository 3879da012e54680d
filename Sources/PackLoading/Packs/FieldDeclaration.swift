package import RuleEngine
package import Violations

/// A field of a form as its pack declares it.
package struct FieldDeclaration: Sendable {
  package var path: FieldPath
  package var position: SourcePosition
  package var rule: Located<String>?

  /// The form of the record in the field.
  var form: Located<String>?
  var sameAs: Located<FieldPath>?
  var isRequired = false

  /// The groups that the field is required in.
  package var requiredIn: Set<String> = []

  /// What the field must meet under conditions.
  var demands: [DemandDeclaration] = []
  package var parameters: [(name: Located<String>, source: ParameterSource)] = []
  package var checks: [CheckTemplate] = []

  /// Whether only `required` or `required-in` is written, so an inherited field keeps the rest.
  var changesOnlyPresence = false
}

/// What a field demands of its presence under conditions, as its pack declares it.
struct DemandDeclaration: Sendable {
  var demand: PresenceDemand.Demand
  var quantifier: PresenceDemand.Quantifier
  var conditions: [Located<FieldCondition>]

  /// The demand without the positions in the file.
  var made: PresenceDemand {
    PresenceDemand(demand, if: quantifier, conditions.map(\.content))
  }
}

extension FieldDeclaration {
  /// All conditions that decide whether the field must be filled or blank.
  package var conditions: [Located<FieldCondition>] { demands.flatMap(\.conditions) }
}

extension FieldDeclaration {
  /// Returns the field for a record at a path.
  func prefixed(by path: FieldPath) -> FieldDeclaration {
    var field = self
    field.path = path.appending(self.path)
    field.sameAs?.content = path.appending(sameAs?.content ?? FieldPath())
    for index in field.demands.indices {
      field.demands[index].conditions = demands[index].conditions.map {
        Located(content: $0.content.prefixed(by: path), position: $0.position)
      }
    }
    field.parameters = parameters.map { ($0.name, $0.source.prefixed(by: path)) }
    field.checks = checks.map { $0.prefixed(by: path) }
    return field
  }
}
