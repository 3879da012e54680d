package import Violations

/// A value of a record that a form's field stands for, with its path.
struct RecordValue: Sendable {
  /// Where the value stands: the field's path with an index for each `[]`.
  var path: FieldPath

  /// The value, or nil if there is none.
  var value: Value?
}

/// What keeps values of a form's field from being found in a record.
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
  /// Returns every value that a path of a form stands for, in order.
  ///
  /// - Parameters:
  ///   - path: A path, maybe with `[]`.
  ///   - listLimit: How many elements of a list are looked at.
  ///   - optional: Records that may be missing as a whole, as the form names them; then nothing
  ///     inside is looked for.
  ///   - obstacles: Receives what is not of the kind that the path needs.
  /// - Returns: The values, each with its path, where `[]` is an index.
  func values(
    of path: FieldPath,
    listLimit: Int,
    optional: Set<FieldPath> = [],
    obstacles: inout RecordObstacles
  ) -> [RecordValue] {
    var values = [RecordValue(path: FieldPath(), value: self)]
    for component in path.components {
      if !optional.isEmpty { values.removeAll { $0.isMissing(among: optional) } }
      var next: [RecordValue] = []
      for value in values {
        next += value.step(component, listLimit: listLimit, obstacles: &obstacles)
      }
      values = next
    }
    return values
  }
}

extension RecordValue {
  /// Whether this is a record that may be missing, and is.
  fileprivate func isMissing(among optional: Set<FieldPath>) -> Bool {
    guard optional.contains(path) || optional.contains(path.pattern) else { return false }
    switch value {
    case nil, .null?: return true
    case .record(let entries)?: return entries.isEmpty
    default: return false
    }
  }

  /// Returns the values one component further on a path.
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
  /// Whether a field can look at this one: it must stand in the same element of each list on the
  /// way.
  package func canBeSeen(from other: FieldPath) -> Bool {
    guard let last = components.lastIndex(of: .each) else { return true }
    return other.components.starts(with: components[...last])
  }

  /// The name, if the path has one step and that is a name.
  var outermostName: String? {
    if components.count == 1, case .name(let name) = components[0] { name } else { nil }
  }

  /// Returns the path with each `[]` replaced by the index that another path, which begins alike,
  /// has there.
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

  /// Whether a field of this path is, holds or is part of what another path names.
  func touches(_ other: FieldPath) -> Bool {
    zip(components, other.components).allSatisfy { own, other in
      if case .index = other, own == .each { true } else { own == other }
    }
  }
}

/// The names that a form's fields have, as a tree, to find the names of a record that the form does
/// not have.
struct FieldNames: Sendable {
  private var children: [FieldPath.Component: FieldNames] = [:]

  /// Whether a field of the form ends here, whose rule looks at everything below.
  private var isField = false

  init(_ paths: [FieldPath] = []) {
    for path in paths { insert(path.components[...]) }
  }

  private mutating func insert(_ components: ArraySlice<FieldPath.Component>) {
    guard let first = components.first else {
      isField = true
      return
    }
    children[first, default: FieldNames()].insert(components.dropFirst())
  }

  /// Returns the paths of a record that the form does not name, in alphabetical order at each level.
  ///
  /// - Complexity: O(*n* log *n*) in the number of entries, of lists at most `listLimit` elements.
  func unknown(in value: Value, listLimit: Int) -> [FieldPath] {
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
