import Violations

/// The names that a form knows, level by level, to find those that it does not.
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

  /// Returns the places of a record that the form does not name, in alphabetical order at each
  /// level.
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
