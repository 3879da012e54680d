import TextParts
import Violations

/// What is known about the parts of a rule's values before there is a value, because constants
/// select rows of tables.
///
///     v: { extends: vat, with: { country: RO } }   # the row of Romania, whatever the value is
struct KnownParts {
  /// A part that is the same in all values.
  enum Part: Equatable {
    case unset
    case text(String)
  }

  private let scope: PartScope
  private let locations: PartLocations

  /// Finds the rows that constants select.
  ///
  /// The result is nil if there are none, or if the parts were reported as wrong.
  ///
  /// - Parameters:
  ///   - traits: The traits of the rule, with the constants that it sets.
  ///   - constants: The constants that are set for its parameters where it is used.
  init?(of traits: RuleTraits, knowing constants: [String: Value]) {
    guard let parts = traits.parts, !traits.isIncomplete,
      parts.lookUps.contains(where: { $0.key.hasConstant(among: constants) })
    else { return nil }
    let scope: PartScope
    do throws(PartFault) {
      guard let made = try traits.scope(constants) else { return nil }
      scope = made
    } catch {
      // The loader reports the fault.
      return nil
    }
    self.scope = scope
    let open = scope.lookUps.indices.filter { index in
      scope.lookUps[index].key.parameters.contains { constants[$0] == nil }
    }
    locations = scope.plan.knownRows(besides: Set(open))
  }

  /// Returns a part that is the same in all values; nil if it depends on the value.
  func part(_ name: String) -> Part? {
    guard let part = scope.part(name) else { return nil }
    return scope.plan.withText(of: part.program, in: "".utf8Span, locations) { state, text, _ in
      switch state {
      case .unset: .unset
      case .known: .text(String(copying: text))
      case .open, .unknown: nil
      }
    }
  }

  /// Returns the parts with only the rows that lookups can find; nil if they have no others.
  func limited(_ parts: PartsTemplate) -> PartsTemplate? {
    var limited = parts
    var isChanged = false
    for (place, number) in scope.order.enumerated() {
      let row: Int?
      switch locations[row: place] {
      case .unknown: continue
      case .unset: row = nil
      case .row(let found): row = found
      }
      guard let table = parts.lookUps[number].table, table.rows.count > (row == nil ? 0 : 1) else {
        continue
      }
      isChanged = true
      limited.lookUps[number].table = table.limited(toRow: row)
      for index in parts.lookUps[number].splits.indices {
        limited.lookUps[number].splits[index].patterns =
          parts.lookUps[number].splits[index].patterns?.limited(toRow: row)
      }
    }
    return isChanged ? limited : nil
  }
}
