import Violations

/// The normalised values of a record by path, while they are put together.
///
/// The paths of a form's outermost fields are hashed once: every record begins as a copy of one
/// dictionary that has them all, in which each field knows its slot.
struct NormalizedRecord: ~Copyable {
  /// Where a field stands in a blank record, and in every copy of it.
  typealias Slot = [String: Value].Index

  // While slots are in use, no key is added or removed: that would move others. The values by
  // themselves are changed faster than those of a dictionary.
  private var values: [String: Value].Values
  private var missing: [String] = []
  private var others: [(path: String, value: Value)] = []

  /// Begins a record.
  ///
  /// - Parameter blank: A record with every path for which there is a slot.
  init(_ blank: [String: Value]) { values = blank.values }

  /// Sets the value of an outermost field.
  mutating func set(_ value: consuming Value, at slot: Slot) { values[slot] = value }

  /// Notes that an outermost field has no value.
  mutating func omit(_ path: String) { missing.append(path) }

  /// Sets the value of another place.
  mutating func set(_ value: consuming Value, at path: String) { others.append((path, value)) }

  /// Returns the record, when all is set.
  consuming func finished() -> Value {
    var record: [String: Value] = [:]
    record.values = values
    for path in missing { record[path] = nil }
    for (path, value) in others { record[path] = value }
    return .record(record)
  }
}
