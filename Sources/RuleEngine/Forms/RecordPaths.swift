package import Violations

/// A value of a record that a form's field refers to, with its path.
struct RecordValue: Sendable {
  /// The path of the value: the field's path with an index for each `[]`.
  var path: FieldPath

  /// The value, or nil if there is none.
  var value: Value?
}

/// The obstacles to finding the values of a form's field in a record.
struct RecordObstacles: Sendable {
  /// The values that aren't a list or a record where the form needs one.
  var mismatches: [RecordMismatch] = []

  /// The lists that are too long to be checked completely.
  var longLists: [FieldPath] = []

  /// Whether there are more values than can be checked.
  var isTooMuchWork = false

  var isEmpty: Bool { mismatches.isEmpty && longLists.isEmpty && !isTooMuchWork }
}

/// A value in a record that isn't a list or a record where a form needs one.
struct RecordMismatch: Hashable, Sendable {
  var path: FieldPath
  var expected: Value.Kind
  var actual: Value.Kind
}

extension Value {
  /// Returns every value that a path of a form refers to, in order.
  ///
  /// - Parameters:
  ///   - path: A path, possibly with `[]`.
  ///   - listLimit: The maximum number of list elements to look at.
  ///   - most: The maximum number of values to find. If there are more, none is returned.
  ///   - optional: Records that can be missing as a whole, by their path in the form. If one is
  ///     missing, nothing inside it is looked for.
  ///   - obstacles: Receives the values that aren't of the kind that the path needs, and the lists
  ///     that are too long.
  /// - Returns: The values, each with a path that has an index for each `[]`.
  func values(
    of path: FieldPath,
    listLimit: Int,
    most: Int = .max,
    optional: Set<FieldPath> = [],
    obstacles: inout RecordObstacles
  ) -> [RecordValue] {
    var values = [RecordValue(path: FieldPath(), value: self)]
    for component in path.components {
      if !optional.isEmpty { values.removeAll { $0.isMissing(among: optional) } }
      var next: [RecordValue] = []
      for value in values {
        next += value.step(component, listLimit: listLimit, obstacles: &obstacles)
        if next.count > most {
          obstacles.isTooMuchWork = true
          return []
        }
      }
      values = next
    }
    return values
  }
}

extension RecordValue {
  /// Returns whether this is an optional record that is missing.
  fileprivate func isMissing(among optional: Set<FieldPath>) -> Bool {
    guard optional.contains(path) || optional.contains(path.pattern) else { return false }
    switch value {
    case nil, .null?: return true
    case .record(let entries)?: return entries.isEmpty
    default: return false
    }
  }

  /// Returns the values one component further along a path.
  fileprivate func step(
    _ component: FieldPath.Component,
    listLimit: Int,
    obstacles: inout RecordObstacles
  ) -> [RecordValue] {
    switch (component, value) {
    case (.name(let name), .record(let entries)?):
      return [RecordValue(path: path.appending(.name(name)), value: entries[name])]
    case (.name(let name), nil), (.name(let name), .null?):
      return [RecordValue(path: path.appending(.name(name)), value: nil)]
    case (.each, .list(let elements)?):
      if elements.count > listLimit { obstacles.longLists.append(path) }
      return elements.prefix(listLimit).enumerated().map { index, element in
        RecordValue(path: path.appending(.index(index)), value: element)
      }
    case (.index(let index), .list(let elements)?):
      let element = elements.indices.contains(index) ? elements[index] : nil
      return [RecordValue(path: path.appending(.index(index)), value: element)]
    case (.each, nil), (.each, .null?):
      return []
    case (.index(let index), nil), (.index(let index), .null?):
      return [RecordValue(path: path.appending(.index(index)), value: nil)]
    case (.name, let other?):
      obstacles.mismatches.append(RecordMismatch(path: path, expected: .record, actual: other.kind))
      return []
    case (.each, let other?), (.index, let other?):
      obstacles.mismatches.append(RecordMismatch(path: path, expected: .list, actual: other.kind))
      return []
    }
  }
}

extension FieldPath {
  /// Returns whether a field can look at this one: it must be in the same element of each list on
  /// the path.
  package func canBeSeen(from other: FieldPath) -> Bool {
    guard let last = components.lastIndex(of: .each) else { return true }
    return other.components.starts(with: components[...last])
  }

  /// The name, if the path consists of a single name.
  var outermostName: String? {
    if components.count == 1, case .name(let name) = components[0] { name } else { nil }
  }

  /// Returns the path with each `[]` replaced by the index at the same place in another path that
  /// begins alike.
  func filled(from concrete: FieldPath) -> FieldPath {
    guard components.contains(.each) else { return self }
    var filled: [Component] = []
    for (index, component) in components.enumerated() {
      if component == .each, index < concrete.components.count,
        Array(concrete.components[..<index]) == filled,
        case .index = concrete.components[index]
      {
        filled.append(concrete.components[index])
      } else {
        filled.append(component)
      }
    }
    return FieldPath(components: filled)
  }

  /// Returns whether a field with this path is the same as the field at another path, contains it,
  /// or is part of it.
  func touches(_ other: FieldPath) -> Bool {
    zip(components, other.components).allSatisfy { own, other in
      if case .index = other, own == .each { true } else { own == other }
    }
  }
}

/// The names of a form's fields as a tree, for finding names in a record that the form doesn't
/// have.
package struct FieldNames: Sendable {
  private var children: [FieldPath.Component: FieldNames] = [:]

  /// Whether the path of a field ends here.
  ///
  /// Its rule looks at everything below.
  private var isField = false

  package init(_ paths: [FieldPath] = []) {
    for path in paths { insert(path.components[...]) }
  }

  private mutating func insert(_ components: ArraySlice<FieldPath.Component>) {
    guard let first = components.first else {
      isField = true
      return
    }
    children[first, default: FieldNames()].insert(components.dropFirst())
  }

  /// Returns whether a path belongs to a field, contains fields, or is inside the value of a field.
  ///
  ///     let names = FieldNames(["people[].name", "place"])
  ///     names.include("people[2]")     // true
  ///     names.include("place.street")  // true: the rule of the field looks at it
  ///     names.include("people.name")   // false
  ///
  /// - Complexity: O(*n*) in the number of steps.
  func include(_ path: FieldPath) -> Bool { include(path.components[...]) }

  private func include(_ components: ArraySlice<FieldPath.Component>) -> Bool {
    guard let first = components.first, !isField else { return true }
    let rest = components.dropFirst()
    if let names = children[first], names.include(rest) { return true }
    guard case .index = first, let names = children[.each] else { return false }
    return names.include(rest)
  }

  /// Returns the paths in a record that the form doesn't name, in alphabetical order at each level.
  ///
  /// - Complexity: O(*n* log *n*) in the number of entries, with at most `listLimit` elements of
  ///   each list.
  package func unknown(in value: Value, listLimit: Int) -> [FieldPath] {
    var found: [FieldPath] = []
    collect(value, at: FieldPath(), listLimit: listLimit, into: &found)
    return found
  }

  private func collect(
    _ value: Value,
    at path: FieldPath,
    listLimit: Int,
    into found: inout [FieldPath]
  ) {
    if children.isEmpty { return }
    switch value {
    case .record(let entries):
      for name in entries.keys.sorted() {
        let inner = path.appending(.name(name))
        if let names = children[.name(name)] {
          guard let entry = entries[name] else { continue }
          names.collect(entry, at: inner, listLimit: listLimit, into: &found)
        } else if !isField {
          found.append(inner)
        }
      }
    case .list(let elements):
      for (index, element) in elements.prefix(listLimit).enumerated() {
        for names in [children[.each], children[.index(index)]].compactMap(\.self) {
          let inner = path.appending(.index(index))
          names.collect(element, at: inner, listLimit: listLimit, into: &found)
        }
      }
    case .text, .decimal, .boolean, .null: break
    }
  }
}
