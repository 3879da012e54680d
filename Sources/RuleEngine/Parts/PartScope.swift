package import TextParts
import TextPatterns
import UnicodeText
package import Violations

/// What the names of a rule's parts stand for, once its parameters are known.
package struct PartScope: Sendable {
  /// How values are taken apart.
  package let plan: PartPlan

  /// The look-ups in the order in which they are made.
  let lookUps: [PartsTemplate.LookUp]

  private let references: [String: PartReference]
  private let columns: [String: (lookUp: Int, column: Int)]

  /// Resolves the names.
  ///
  /// - Parameters:
  ///   - template: The parts as the pack writes them.
  ///   - parameters: The parameters of the rule.
  ///   - further: Joins that have no name of their own: the canonical form, and what is written.
  /// - Throws: A ``PartFault`` for two parts of one name, an unknown name, a circle, or too much of
  ///   something.
  package init(
    _ template: PartsTemplate,
    parameters: [String: Value],
    further: [(name: String, join: JoinTemplate, position: FilePosition)] = []
  ) throws(PartFault) {
    var resolver = try PartResolver(template, parameters: parameters)
    let order = try resolver.orderedLookUps()
    lookUps = order.map { template.lookUps[$0] }
    var expressions: [(name: String, expression: PartExpression)] = []
    for name in template.groupNames + template.joins.map(\.name) {
      expressions.append((name, try resolver.expression(of: name, at: template.position)))
    }
    var columns: [String: (lookUp: Int, column: Int)] = [:]
    for (number, lookUp) in lookUps.enumerated() {
      for (column, definition) in (lookUp.table?.columns ?? []).enumerated() {
        columns[definition.name] = (number, column)
        expressions.append((definition.name, .cell(lookUp: number, column: column)))
      }
    }
    for join in further {
      expressions.append((join.name, try resolver.expression(of: join.join, at: join.position)))
    }
    var planned: [PartPlan.LookUp] = []
    for (number, lookUp) in lookUps.enumerated() {
      planned.append(
        PartPlan.LookUp(
          rows: lookUp.table?.keyed ?? KeyedRows(keys: [:], cells: [], columnCount: 0),
          key: try resolver.key(ofLookUp: order[number]),
          isLongest: lookUp.isLongest,
          absence: lookUp.absence,
          splits: resolver.splits(ofLookUp: order[number])
        )
      )
    }
    self.columns = columns
    plan = PartPlan(
      pattern: template.pattern,
      lookUps: planned,
      parts: expressions.map(\.expression)
    )
    var references: [String: PartReference] = [:]
    for ((name, expression), program) in zip(expressions, plan.parts) where references[name] == nil
    {
      references[name] = PartReference(
        name: name,
        plan: plan,
        program: program,
        growth: resolver.growth(of: expression).times
      )
    }
    self.references = references
  }

  /// Returns a part by its name; nil if there is none.
  package func part(_ name: String) -> PartReference? { references[name] }

  /// Returns the look-up and the column that a name stands for; nil if it is no column.
  func column(_ name: String) -> (lookUp: Int, column: Int)? { columns[name] }

  /// Returns what the cells of a column hold, or text for another part.
  func kind(of name: String) -> RowColumn.Kind {
    columns[name].flatMap { lookUps[$0.lookUp].table?.columns[$0.column].kind } ?? .text
  }
}
