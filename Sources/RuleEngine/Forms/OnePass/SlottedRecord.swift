import Violations

/// A record by path, such as the record of normalized values, while it is assembled.
///
/// The paths of a form's outermost fields are hashed only once. Every record begins as a copy of
/// the same dictionary, which contains all of these paths, and each field knows its slot in it.
struct SlottedRecord: ~Copyable {
  /// The position of a field in a blank record and in every copy of it.
  typealias Slot = [String: Value].Index

  // While slots are in use, no key is added or removed, because that would move other slots.
  // Changing the dictionary's values collection is faster than changing the dictionary.
  private var values: [String: Value].Values
  private var missing: [String] = []
  private var others: [(path: String, value: Value)] = []

  /// Creates a record.
  ///
  /// - Parameter blank: A record with every path that has a slot.
  init(_ blank: [String: Value]) { values = blank.values }

  /// Sets the value of a field, or notes that there is none.
  ///
  /// - Parameters:
  ///   - value: The value, or nil if there is none.
  ///   - slot: The field's slot, or nil if it doesn't have one.
  ///   - path: The path of the value.
  mutating func set(_ value: consuming Value?, at slot: Slot?, _ path: String) {
    switch (consume value, slot) {
    case (let value?, let slot?): values[slot] = value
    case (let value?, nil): others.append((path, value))
    case (nil, .some): missing.append(path)
    case (nil, nil): break
    }
  }

  /// Returns the record after all values are set.
  consuming func finished() -> [String: Value] {
    var record: [String: Value] = [:]
    // A second owner would cause everything to be copied when a path is removed.
    swap(&record.values, &values)
    for path in missing { record[path] = nil }
    for (path, value) in others { record[path] = value }
    return record
  }
}
