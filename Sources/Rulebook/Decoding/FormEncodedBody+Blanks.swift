import RuleEngine
import Violations

// Browsers send every input, also the blank ones. So a page with an optional address sends
// `billing.city=&billing.street=` for no address, and one with a row for another contact sends
// `contacts[2].email=`.

/// The places in the body of a web form where only blank values mean that there is nothing.
struct BlankPlaces {
  /// The paths of lists, with `[]` for every element of an outer list.
  private let lists: Set<FieldPath>

  /// The paths of optional records.
  private let optionalRecords: Set<FieldPath>

  init(_ fields: [ResolvedForm.Field], optionalRecords: Set<FieldPath>) {
    self.optionalRecords = optionalRecords
    lists = fields.reduce(into: []) { lists, field in
      let components = field.path.components
      for (offset, component) in components.enumerated() where component == .each {
        lists.insert(FieldPath(components: Array(components[..<offset])))
      }
      if field.type.kinds == [.list] { lists.insert(field.path) }
    }
  }

  /// Returns a value without its optional records that have only blank values, and without the
  /// blank elements at the end of its lists.
  ///
  /// A blank element before another one stays, so that the others keep their positions.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - path: Its path, with `[]` for every element of a list.
  /// - Returns: The rest of the value.
  func removing(from value: Value, at path: FieldPath) -> Value {
    switch value {
    case .record(let entries):
      let kept = entries.map { name, entry in
        (name, removing(from: entry, at: path.appending(.name(name))))
      }
      let record = Value.record(Dictionary(kept) { first, _ in first })
      return optionalRecords.contains(path) && record.isEmpty ? .null : record
    case .list(let elements):
      var kept = elements.map { removing(from: $0, at: path.appending(.each)) }
      while lists.contains(path), let last = kept.last, last.isEmpty { kept.removeLast() }
      return .list(kept)
    case .text, .decimal, .boolean, .null: return value
    }
  }
}
