import RuleEngine
import SourceTexts
import Violations

/// Reads what a form requires of a field's presence: `absent`, `missing`, and these two and
/// `required` under conditions.
///
///     absent-if: { field: country, matches: { equals: CH } }
///     required-with: [street, city]
struct DemandReader {
  let reader: NodeReader

  /// Reads a condition on another field, in the form that `required-if` uses.
  let condition: (DocumentNode) -> Located<FieldCondition>?

  /// The suffixes of keys that name other fields, with the condition for these fields.
  private static let endings:
    [(ending: String, quantifier: PresenceDemand.Quantifier, isFilled: Bool)] =
      [
        ("-with", .any, true), ("-with-all", .all, true), ("-without", .any, false),
        ("-without-all", .all, false),
      ]

  /// The keys of a field that are read here; `required` alone isn't.
  static let keys: [String] = PresenceDemand.Demand.allCases.flatMap { demand in
    (demand == .filled ? [] : [demand.rawValue])
      + (["-if", "-unless"] + endings.map(\.ending)).map { demand.rawValue + $0 }
  }

  func demands(_ record: DocumentRecord, of field: FieldDeclaration) -> [DemandDeclaration] {
    let demands = PresenceDemand.Demand.allCases.flatMap { self.demands(record, $0) }
    for key in Self.keys where field.isRequired {
      guard let entry = record.entry(key) else { continue }
      reader.report(
        "pack.wrong_value",
        at: entry.keyStart,
        key.hasPrefix(PresenceDemand.Demand.filled.rawValue)
          ? "the field is always required"
          : "the field is always required, so it can't be `\(key)`"
      )
    }
    let isNever = demands.contains { $0.demand != .filled && $0.conditions.isEmpty }
    if isNever, demands.count > 1 || !field.requiredIn.isEmpty {
      reader.report(
        "pack.wrong_value",
        at: field.position,
        "the field must always be blank, so it can't have other demands on its presence"
      )
    }
    return demands
  }

  private func demands(
    _ record: DocumentRecord,
    _ demand: PresenceDemand.Demand
  ) -> [DemandDeclaration] {
    var demands: [DemandDeclaration] = []
    func add(_ quantifier: PresenceDemand.Quantifier, _ conditions: [Located<FieldCondition>]) {
      if conditions.isEmpty { return }
      demands.append(
        DemandDeclaration(demand: demand, quantifier: quantifier, conditions: conditions)
      )
    }
    let name = demand.rawValue
    if demand != .filled, let node = record[name], reader.boolean(node, name) == true {
      demands.append(DemandDeclaration(demand: demand, quantifier: .all, conditions: []))
    }
    add(.all, conditions(record[name + "-if"]))
    add(.notAll, conditions(record[name + "-unless"]))
    for (ending, quantifier, isFilled) in Self.endings {
      guard let node = record[name + ending] else { continue }
      let fields = reader.elements(node, "fields").compactMap {
        reader.fieldPath($0, "the name of a field")
      }
      add(
        quantifier,
        fields.map { field in
          Located(
            content: FieldCondition(field: field.content, isFilled: isFilled),
            position: field.position
          )
        }
      )
    }
    return demands
  }

  private func conditions(_ node: DocumentNode?) -> [Located<FieldCondition>] {
    node.map { reader.elements($0, "conditions") }?.compactMap(condition) ?? []
  }
}
