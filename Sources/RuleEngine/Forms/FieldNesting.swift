import Violations

/// Which fields of a form are inside which others, by their indices.
///
/// A field at the same path as another one is both inside it and around it.
struct FieldNesting {
  /// The fields at each path.
  ///
  /// A single element and all elements can be the same value.
  let positions: [FieldPath: [Int]]

  /// The fields inside each field.
  private(set) var parts: [[Int]]

  /// The fields around each field.
  private(set) var holders: [[Int]]

  /// Finds out which fields are inside which.
  ///
  /// - Parameter paths: The paths of the fields, with `[]` for every element.
  /// - Complexity: O(*n* · *d*) in the number of fields and the depth of their paths.
  init(of paths: [FieldPath]) {
    positions = Dictionary(grouping: paths.indices) { paths[$0] }
    parts = Array(repeating: [], count: paths.count)
    holders = parts
    for (index, path) in paths.enumerated() {
      for depth in path.components.indices.dropFirst() + [path.components.endIndex] {
        let outer = FieldPath(components: Array(path.components[..<depth]))
        for holder in positions[outer] ?? [] where holder != index {
          parts[holder].append(index)
          holders[index].append(holder)
        }
      }
    }
  }
}
