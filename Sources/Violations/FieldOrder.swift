/// The order of the values in a record: the order of the form's fields, where a list goes element
/// by element.
///
/// A list is at the place of its first field. For the fields `people[].first`, `note` and
/// `people[].last`, the order is `people[0].first`, `people[0].last`, `people[1].first`,
/// `people[1].last`, `note`.
package struct FieldOrder: Sendable {
  /// A list that contains a field.
  private struct List: Sendable {
    /// The offset of the position in the field's path.
    var offset: Int

    /// The index of the first field of the list.
    var first: Int
  }

  private let lists: [[List]]

  /// The fields that go element by element, by the index of the first of them.
  ///
  /// It is nil for a field that is alone, and empty for the other fields of a list.
  package let groups: [[Int]?]

  /// Creates the order of a form's fields.
  ///
  /// - Parameter paths: The paths of the fields, with `[]` for every element of a list.
  package init(_ paths: [FieldPath]) {
    var firsts: [[FieldPath.Component]: Int] = [:]
    var lists: [[List]] = []
    for (index, path) in paths.enumerated() {
      var own: [List] = []
      for (offset, component) in path.components.enumerated() where component == .each {
        let list = Array(path.components[...offset])
        let first = firsts[list] ?? index
        firsts[list] = first
        own.append(List(offset: offset, first: first))
      }
      lists.append(own)
    }
    self.lists = lists
    let outermost = lists.map { $0.first?.first }
    groups = paths.indices.map { index -> [Int]? in
      guard let first = outermost[index] else { return nil }
      if first != index { return [] }
      let group = paths.indices.filter { outermost[$0] == first }
      return group.count > 1 ? group : nil
    }
  }

  /// Returns the place of a value, for comparison with other places.
  ///
  ///     let order = FieldOrder(["people[].first", "note", "people[].last"])
  ///     order.place(of: "people[1].first", field: 0)  // [0, 1, 0]
  ///     order.place(of: "people[1].last", field: 2)   // [0, 1, 2]
  ///
  /// The place of a whole list or element comes before the places of what it contains.
  ///
  /// - Parameters:
  ///   - path: The path of the value.
  ///   - field: The index of the value's field.
  /// - Returns: Numbers in lexicographic order.
  package func place(of path: FieldPath, field: Int) -> [Int] {
    var place: [Int] = []
    for list in lists[field] {
      place.append(list.first)
      guard list.offset < path.components.count,
        case .index(let position) = path.components[list.offset]
      else { return place }
      place.append(position)
    }
    place.append(field)
    let inner = path.components.dropFirst((lists[field].last?.offset ?? -1) + 1)
    for case .index(let position) in inner { place.append(position) }
    return place
  }
}
