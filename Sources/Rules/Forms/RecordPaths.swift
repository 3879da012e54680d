import Violations

/// The places in a record that a form's field means, and what stands there.
struct RecordPlace: Sendable {
  /// The concrete place, with positions in the place of `[]`.
  var path: FieldPath

  /// The value, or nil if there is none.
  var value: Value?
}

/// What is in the way of a form's field.
struct RecordObstacles: Sendable {
  /// What is not a list or a record where the form needs one.
  var mismatches: [RecordMismatch] = []

  /// The lists that are too long to be checked whole.
  var longLists: [FieldPath] = []

  var isEmpty: Bool { mismatches.isEmpty && longLists.isEmpty }
}

/// Something in a record that is not a list or a record where a form needs one.
struct RecordMismatch: Hashable, Sendable {
  var path: FieldPath
  var expected: Value.Kind
  var actual: Value.Kind
}

extension Value {
  /// Returns every place that a path means, in order.
  ///
  /// - Parameters:
  ///   - path: A path, maybe with `[]`.
  ///   - listLimit: How many elements of a list are looked at.
  ///   - optional: Records that may be missing as a whole, as the form names them; then they have
  ///     no places inside.
  ///   - obstacles: Receives what is in the way.
  /// - Returns: The places, each with its path, where `[]` is an index.
  func places(
    of path: FieldPath,
    listLimit: Int,
    optional: Set<FieldPath> = [],
    obstacles: inout RecordObstacles
  ) -> [RecordPlace] {
    var places = [RecordPlace(path: FieldPath(), value: self)]
    for component in path.components {
      if !optional.isEmpty { places.removeAll { $0.isMissing(among: optional) } }
      var next: [RecordPlace] = []
      for place in places {
        next += place.step(component, listLimit: listLimit, obstacles: &obstacles)
      }
      places = next
    }
    return places
  }
}

extension RecordPlace {
  /// Whether this is a record that may be missing, and is.
  fileprivate func isMissing(among optional: Set<FieldPath>) -> Bool {
    guard optional.contains(path) || optional.contains(path.pattern) else { return false }
    switch value {
    case nil, .null?: return true
    case .record(let entries)?: return entries.isEmpty
    default: return false
    }
  }

  fileprivate func step(
    _ component: FieldPath.Component,
    listLimit: Int,
    obstacles: inout RecordObstacles
  ) -> [RecordPlace] {
    switch (component, value) {
    case (.name(let name), .record(let entries)?):
      return [RecordPlace(path: path.appending(.name(name)), value: entries[name])]
    case (.name(let name), nil), (.name(let name), .null?):
      return [RecordPlace(path: path.appending(.name(name)), value: nil)]
    case (.each, .list(let elements)?):
      if elements.count > listLimit { obstacles.longLists.append(path) }
      return elements.prefix(listLimit).enumerated().map { index, element in
        RecordPlace(path: path.appending(.index(index)), value: element)
      }
    case (.index(let index), .list(let elements)?):
      let element = elements.indices.contains(index) ? elements[index] : nil
      return [RecordPlace(path: path.appending(.index(index)), value: element)]
    case (.each, nil), (.each, .null?):
      return []
    case (.index(let index), nil), (.index(let index), .null?):
      return [RecordPlace(path: path.appending(.index(index)), value: nil)]
    case (.name, let other?):
      obstacles.mismatches.append(RecordMismatch(path: path, expected: .record, actual: other.kind))
      return []
    case (.each, let other?), (.index, let other?):
      obstacles.mismatches.append(RecordMismatch(path: path, expected: .list, actual: other.kind))
      return []
    }
  }
}
