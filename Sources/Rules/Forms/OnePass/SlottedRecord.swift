import Violations

/// A record by path, such as that of the normalised values, while it is put together.
///
/// The paths of a form's outermost fields are hashed once: every record begins as a copy of one
/// dictionary that has them all, in which each field knows its slot.
struct SlottedRecord: ~Copyable {
  /// The position of a field in a blank record, and in every copy of it.
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

  /// Sets the value of a field, or notes that there is none.
  ///
  /// - Parameters:
  ///   - value: The value, if there is one.
  ///   - slot: The field's slot, if it has one.
  ///   - path: The path of the value.
  mutating func set(_ value: consuming Value?, at slot: Slot?, _ path: String) {
    switch (consume value, slot) {
    case (let value?, let slot?): values[slot] = value
    case (let value?, nil): others.append((path, value))
    case (nil, .some): missing.append(path)
    case (nil, nil): break
    }
  }

  /// Returns the record, when all is set.
  consuming func finished() -> [String: Value] {
    var record: [String: Value] = [:]
    // A second owner would have everything copied when a path is removed.
    swap(&record.values, &values)
    for path in missing { record[path] = nil }
    for (path, value) in others { record[path] = value }
    return record
  }
}
