public import Violations

extension FormSession {
  /// Adds an element at the end of a list, whose fields appear.
  ///
  ///     session.appendElement(to: FieldPath(field: "referrals"))
  ///     session["referrals[0].email"]?.state  // .blank
  ///
  /// - Parameters:
  ///   - path: The list; it is made where there is none. A value that is no list stays as it is.
  ///   - element: The element.
  /// - Complexity: O(*n*) in the number of elements, and what their rules take.
  public func appendElement(to path: FieldPath, _ element: Value = .record([:])) {
    switch state.record[path] {
    case .list(let elements)?:
      take(state.set(element, at: path.appending(.index(elements.count))))
    case .null?, nil: take(state.set(.list([element]), at: path))
    default: return
    }
  }

  /// Removes an element of a list; those behind it move up, with what the person did to them.
  ///
  ///     session.removeElement(at: FieldPath("referrals[0]"))
  ///
  /// The objects of the fields stay with their places: that of `referrals[0].email` now shows what
  /// was the second element.
  ///
  /// - Parameter path: The element; a path that leads to none changes nothing.
  /// - Complexity: O(*n*) in the number of elements, and what their rules take.
  public func removeElement(at path: FieldPath) {
    guard case .index(let removed)? = path.components.last else { return }
    let list = FieldPath(components: path.components.dropLast())
    guard case .list(var elements)? = state.record[list], elements.indices.contains(removed)
    else { return }
    elements.remove(at: removed)
    let marks = fieldsByPath.mapValues(\.marks)
    take(state.set(.list(elements), at: list))
    let depth = list.components.count
    for field in fields where field.path.components.starts(with: list.components) {
      guard field.path.components.count > depth,
        case .index(let index) = field.path.components[depth], index >= removed
      else { continue }
      var source = field.path
      source.components[depth] = .index(index + 1)
      field.marks = marks[source] ?? FieldMarks()
    }
  }
}
