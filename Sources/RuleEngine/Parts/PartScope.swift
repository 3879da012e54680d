package import TextParts
import TextPatterns
import UnicodeText
package import Violations

/// The meaning of the names of a rule's parts, once its parameters are known.
package struct PartScope: Sendable {
  /// How values are split into parts.
  package let plan: PartPlan

  /// The lookups, in the order that they run.
  let lookUps: [PartsTemplate.LookUp]

  /// The index of each of these lookups in the pack.
  let order: [Int]

  private let references: [String: PartReference]
  private let columns: [String: (lookUp: Int, column: Int)]

  /// Resolves the names.
  ///
  /// - Parameters:
  ///   - template: The parts as the pack writes them.
  ///   - parameters: The parameters of the rule.
  ///   - further: Joins that don't have a name of their own, for the canonical and the formatted
  ///     form.
  /// - Throws: A ``PartFault`` for two parts with the same name, an unknown name, a circle, or too
  ///   many parts or joins.
  package init(
    _ template: PartsTemplate,
    parameters: [String: Value],
    further: [(name: String, join: JoinTemplate, position: FilePosition)] = []
  ) throws(PartFault) {
    var resolver = try PartResolver(template, parameters: parameters)
    let order = try resolver.orderedLookUps()
    self.order = order
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
      let growth = resolver.growth(of: expression)
      references[name] = PartReference(
        name: name,
        plan: plan,
        program: program,
        growth: growth.times,
        bytes: growth.bytes
      )
    }
    self.references = references
  }

  /// Returns the part with the given name, or nil if there is none.
  package func part(_ name: String) -> PartReference? { references[name] }

  /// Returns the lookup and the column with the given name, or nil if it isn't a column.
  func column(_ name: String) -> (lookUp: Int, column: Int)? { columns[name] }

  /// Returns the kind of a column's cells, or text for other parts.
  func kind(of name: String) -> RowColumn.Kind {
    columns[name].flatMap { lookUps[$0.lookUp].table?.columns[$0.column].kind } ?? .text
  }
}
