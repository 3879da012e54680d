package import Violations

/// A violation that another system found in a value of a record.
struct AddedViolation: Sendable {
  /// The violation, with its path in the record and the settings of the form's pack for its code.
  var violation: Violation

  var source: AddedViolationSource
}

/// The source of a violation that the form's own rules didn't find.
package enum AddedViolationSource: Sendable {
  /// The program, which adds violations at any time.
  case program

  /// The application's checks of a submission, which run again with the next one.
  case submission
}

extension FormState {
  /// The added violations at paths that the form doesn't have.
  var addedElsewhere: [Violation] {
    if added.isEmpty { return [] }
    return added.map(\.violation).filter { index(of: $0.path) == nil }
  }

  /// Adds violations that another system found, such as a name that is already taken.
  ///
  /// They get the numbers and severities that the form's pack sets for their codes. They stay until
  /// the value that they are about changes; see ``subject(of:)``. If an element of a list is
  /// removed, the violations of the elements after it move with their values. A violation that was
  /// already added isn't added again.
  ///
  ///     state.add([Violation("user_name.taken", path: FieldPath(field: "name"))])
  ///
  /// - Parameters:
  ///   - violations: The violations, each with its path.
  ///   - source: The source of the violations.
  package mutating func add(_ violations: [Violation], from source: AddedViolationSource = .program)
  {
    var known = Set(added.map(\.violation))
    for violation in violations {
      var inner = violation
      inner.path = FieldPath()
      var located = form.located(inner, at: violation.path)
      form.packCodes.apply(to: &located)
      if !known.insert(located).inserted { continue }
      put(AddedViolation(violation: located, source: source))
    }
  }

  private mutating func put(_ new: AddedViolation) {
    added.append(new)
    guard let index = index(of: new.violation.path) else { return }
    let value = values[index.field][index.value]
    var remarks = value.remarks
    remarks.added.append(new.violation)
    values[index.field][index.value] = value.with(remarks)
  }

  /// Removes all violations that other systems found.
  package mutating func removeAdded() {
    for old in added {
      guard let index = index(of: old.violation.path) else { continue }
      let value = values[index.field][index.value]
      var remarks = value.remarks
      remarks.added = []
      values[index.field][index.value] = value.with(remarks)
    }
    added = []
  }

  /// Removes the violations from one source.
  ///
  /// - Returns: Whether there were any.
  package mutating func removeAdded(from source: AddedViolationSource) -> Bool {
    removeAdded { $0.source == source }
  }

  /// Removes the violations that other systems found at a path.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  package mutating func removeAdded(at path: FieldPath) -> Bool {
    removeAdded { $0.violation.path == path }
  }

  private mutating func removeAdded(where isRemoved: (AddedViolation) -> Bool) -> Bool {
    let kept = added.filter { !isRemoved($0) }
    if kept.count == added.count { return false }
    removeAdded()
    for violation in kept { put(violation) }
    return true
  }
}

// The values that violations are about.
extension FormState {
  /// Returns the path of the value that a violation at a path is about: the path itself, or the
  /// empty path of the whole record if neither the form nor the record has it.
  ///
  ///     state.subject(of: FieldPath(field: "name"))      // name
  ///     state.subject(of: FieldPath(field: "no-field"))  // the whole record
  package func subject(of path: FieldPath) -> FieldPath {
    index(of: path) != nil || (record[path] ?? .null) != .null ? path : FieldPath()
  }

  /// Returns whether the value at a path is still the same as when another system was asked about
  /// it.
  ///
  /// - Parameters:
  ///   - value: The value at that time, as it was entered or normalized.
  ///   - path: The path of the value.
  /// - Returns: Whether the value is the same.
  package func isStill(_ value: Value, at path: FieldPath) -> Bool {
    if (record[path] ?? .null).isEntered(like: value) { return true }
    if path.isEmpty { return normalizedRecord.isEntered(like: value) }
    guard let index = index(of: path) else { return false }
    return values[index.field][index.value].report.normalized?.isEntered(like: value) ?? false
  }
}

// What happens to violations when a value changes.
extension FormState {
  /// An added violation while the record changes.
  struct KeptViolation {
    var added: AddedViolation

    /// Whether the form had its path before the change.
    var hadPlace: Bool
  }

  /// Removes the added violations while the record changes.
  ///
  /// - Parameters:
  ///   - old: The record before the change.
  ///   - moved: Returns the new path of a value; nil if it was removed.
  /// - Returns: Those that are about values that didn't change.
  mutating func withdrawAdded(
    since old: Value,
    moving moved: (FieldPath) -> FieldPath?
  ) -> [KeptViolation] {
    let kept = added.compactMap { added -> KeptViolation? in
      let place = added.violation.path
      let hadPlace = index(of: place) != nil
      let hadValue = hadPlace || (old[place] ?? .null) != .null
      // Without a field and a value, a violation is about the whole record.
      let subject = hadValue ? place : FieldPath()
      guard let path = moved(place), let newSubject = moved(subject),
        (old[subject] ?? .null).isEntered(like: record[newSubject] ?? .null)
      else { return nil }
      var added = added
      added.violation.path = path
      added.violation.arguments = added.violation.arguments.mapValues { $0.moved(moved) }
      return KeptViolation(added: added, hadPlace: hadPlace)
    }
    removeAdded()
    return kept
  }

  /// Adds violations again after the fields were checked.
  mutating func restore(_ kept: [KeptViolation]) {
    for violation in kept where violation.hadPlace == hasPlace(violation) { put(violation.added) }
  }

  private func hasPlace(_ violation: KeptViolation) -> Bool {
    index(of: violation.added.violation.path) != nil
  }
}

extension Argument {
  /// Returns the argument with the fields that it names at their new paths.
  fileprivate func moved(_ moved: (FieldPath) -> FieldPath?) -> Argument {
    switch self {
    case .field(let path): moved(path).map(Argument.field) ?? self
    case .list(let elements): .list(elements.map { $0.moved(moved) })
    default: self
    }
  }
}

extension FieldPath {
  /// Returns the path of the same value after an element of a list was removed; nil if the value
  /// was in the element.
  ///
  ///     let removed: FieldPath = "people[1]"
  ///     FieldPath("people[2].name")?.afterRemoval(of: removed)  // people[1].name
  ///     FieldPath("people[1].name")?.afterRemoval(of: removed)  // nil
  package func afterRemoval(of element: FieldPath) -> FieldPath? {
    let list = element.components.dropLast()
    guard case .index(let removed)? = element.components.last,
      components.count > list.count, components.starts(with: list),
      case .index(let index) = components[list.count], index >= removed
    else { return self }
    if index == removed { return nil }
    var path = self
    path.components[list.count] = .index(index - 1)
    return path
  }
}
