public import Violations

extension FormState {
  /// Changes one value, and checks anew its field and those that look at it.
  ///
  ///     state.set("CH", at: FieldPath(field: "country"))  // [country, phone]
  ///
  /// What other systems found about the value is forgotten.
  ///
  /// - Parameters:
  ///   - value: The new value; `.null` for none.
  ///   - path: Where it stands. Records on the way are made where they are missing; an element may
  ///     be added at the end of a list. A path that leads nowhere else changes nothing.
  /// - Returns: The paths that were checked anew, in the order of the form.
  /// - Complexity: O(*n*) in the number of fields, and what the rules of those checked anew take.
  @discardableResult
  public mutating func set(_ value: Value, at path: FieldPath) -> [FieldPath] {
    guard case .record = record else { return [] }
    // Where records or lists come into being on the way, so do the values of all fields inside.
    let created = record.outermostGap(on: path)
    guard record.set(value, at: path) else { return [] }
    surroundings.beginMatching(for: form)
    defer { surroundings.matching = nil }
    addedElsewhere.removeAll { $0.path == path }
    let index = created == nil ? index(of: path) : nil
    var round = Round()
    if let index, !form.plan.fields[index.field].overlapsOthers {
      recheck(index.value, of: form.plan.fields[index.field], with: value, in: &round)
      recheckDependents(ofFieldAt: index.field, in: &round)
    } else {
      recheckFields(touching: created ?? path, with: value, at: index, in: &round)
    }
    if !form.plan.checks.isEmpty { rerunChecksBetweenFields(&round) }
    return round.checkedPaths(in: values)
  }

  /// What has happened since a value changed.
  private struct Round {
    /// The values that were checked anew, as ``index(of:)`` gives them.
    var checked: [(field: Int, value: Int)] = []

    /// The paths at which other fields see another value than before, by field.
    var changed: [FieldPath: Set<FieldPath>] = [:]

    /// The fields whose list has other elements than before.
    var relisted: Set<FieldPath> = []

    /// The positions of these fields; they may have no values any more.
    var relistedFields: Set<Int> = []

    /// The paths of the values that were checked anew, in the order of the form.
    func checkedPaths(in values: [CheckedValues]) -> [FieldPath] {
      if checked.count == 1 { return [values[checked[0].field][checked[0].value].path] }
      var paths: [FieldPath] = []
      var last: (field: Int, value: Int)?
      for next in checked.sorted(by: { $0 < $1 }) {
        if let last, last == next { continue }
        paths.append(values[next.field][next.value].path)
        last = next
      }
      return paths
    }
  }

  /// Checks one value of a field anew, and notes whether other fields see another value now.
  private mutating func recheck(
    _ index: Int,
    of field: PlannedField,
    with value: Value,
    in round: inout Round
  ) {
    let old = values[field.index][index]
    let new = checked(value, of: field, at: old.path)
    var remarks = old.remarks
    if !value.isIdentical(to: old.value) { remarks.added = [] }
    let isSeenAlike =
      new.usable.isIdentical(to: old.usable)
      && new.normalizedInput.isIdentical(to: old.normalizedInput)
    if !isSeenAlike { round.changed[field.field.path, default: []].insert(old.path) }
    round.checked.append((field.index, index))
    values[field.index][index] = remarks.isEmpty ? new : new.with(remarks)
  }

  /// Checks the fields anew that look at a field whose value changed.
  private mutating func recheckDependents(ofFieldAt position: Int, in round: inout Round) {
    if round.changed.isEmpty { return }
    for dependent in form.plan.fields[position].dependents {
      recheckConcernedValues(of: form.plan.fields[dependent], in: &round)
    }
  }

  /// Checks the fields anew that are, hold or are inside of what stands at a path, and those that
  /// look at them.
  ///
  /// If the form has the path and nothing came into being on the way, `index` says where its value is
  /// kept, which then is the only one of its field that changed.
  private mutating func recheckFields(
    touching path: FieldPath,
    with value: Value,
    at index: (field: Int, value: Int)?,
    in round: inout Round
  ) {
    for position in form.plan.order {
      let field = form.plan.fields[position]
      if let index, index.field == position {
        recheck(index.value, of: field, with: value, in: &round)
      } else if field.field.path.touches(path) {
        recheckAllValues(of: field, in: &round)
      } else {
        recheckConcernedValues(of: field, in: &round)
      }
    }
  }

  /// Finds all values of a field anew, and checks them.
  private mutating func recheckAllValues(of field: PlannedField, in round: inout Round) {
    check(field)
    round.relisted.insert(field.field.path)
    round.relistedFields.insert(field.index)
    round.checked += values[field.index].indices.map { (field.index, $0) }
  }

  /// Checks the values of a field anew that see another value than before.
  private mutating func recheckConcernedValues(of field: PlannedField, in round: inout Round) {
    if field.dependencies.isEmpty { return }
    let changed = field.dependencies.filter { round.changed[$0] != nil }
    let isRelisted = !field.dependencies.isDisjoint(with: round.relisted)
    if changed.isEmpty, !isRelisted { return }
    for index in values[field.index].indices {
      let checked = values[field.index][index]
      let isConcerned = changed.contains {
        round.changed[$0]?.contains($0.filled(from: checked.path)) == true
      }
      guard isConcerned || isRelisted else { continue }
      recheck(index, of: field, with: checked.value, in: &round)
    }
  }

  /// Runs the checks between fields that look at a field that was checked anew, and those that
  /// blame the same fields as these.
  private mutating func rerunChecksBetweenFields(_ round: inout Round) {
    let rechecked = round.relistedFields.union(round.checked.map(\.field))
    let concerned = form.plan.checks.filter { !$0.fields.isDisjoint(with: rechecked) }
    let blamed = Set(concerned.map(\.blamed))
    for field in blamed {
      for index in values[field].indices {
        let value = values[field][index]
        values[field][index] = value.with(.init(added: value.remarks.added))
        round.checked.append((field, index))
      }
    }
    for check in form.plan.checks where blamed.contains(check.blamed) { run(check) }
  }
}

extension FormState {
  /// Adds violations that another system found, such as a name that is taken.
  ///
  /// They have the numbers and severities that the form's pack gives their codes, and stay until the
  /// value that they are about changes.
  ///
  ///     state.add([Violation("user_name.taken", path: FieldPath(field: "name"))])
  ///
  /// - Parameter violations: The violations, each with its path; one whose path the form does not
  ///   have is about the whole record, and stays until that path is set.
  public mutating func add(_ violations: [Violation]) {
    for violation in violations {
      var violation = form.located(violation, at: violation.path)
      form.packCodes.apply(to: &violation)
      if let index = index(of: violation.path) {
        let value = values[index.field][index.value]
        var remarks = value.remarks
        remarks.added.append(violation)
        values[index.field][index.value] = value.with(remarks)
      } else {
        addedElsewhere.append(violation)
      }
    }
  }

  /// Forgets what other systems found.
  ///
  /// - Parameter isForgotten: Whether a violation is forgotten; all are unless given.
  public mutating func removeAdded(
    where isForgotten: (Violation) -> Bool = { _ in true }
  ) {
    addedElsewhere.removeAll(where: isForgotten)
    for field in values.indices {
      for index in values[field].indices where !values[field][index].remarks.added.isEmpty {
        let value = values[field][index]
        var remarks = value.remarks
        remarks.added.removeAll(where: isForgotten)
        values[field][index] = value.with(remarks)
      }
    }
  }
}

extension Value {
  /// Returns the path of the outermost record or list that is missing on the way to a path, or nil if
  /// none is.
  fileprivate func outermostGap(on path: FieldPath) -> FieldPath? {
    for count in 1..<max(1, path.components.count) {
      let outer = FieldPath(components: Array(path.components.prefix(count)))
      switch self[outer] {
      case nil, .null?: return outer
      case .record(let entries)? where entries.isEmpty: return outer
      default: break
      }
    }
    // A further element of a list was not there before.
    if case .index? = path.components.last, self[path] == nil { return path }
    return nil
  }
}

extension Value {
  /// Returns whether two values are the same byte for byte.
  func isIdentical(to other: Value) -> Bool {
    switch (self, other) {
    case (.text(let text), .text(let otherText)):
      text.utf8.elementsEqual(otherText.utf8)
    case (.list(let elements), .list(let others)):
      elements.elementsEqual(others) { $0.isIdentical(to: $1) }
    case (.record(let entries), .record(let others)):
      entries.count == others.count
        && entries.allSatisfy { name, entry in
          others[name]?.isIdentical(to: entry) == true
        }
    default: self == other
    }
  }
}

extension Value? {
  /// Returns whether two values are the same byte for byte, or both are none.
  func isIdentical(to other: Value?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let value?, let other?): value.isIdentical(to: other)
    default: false
    }
  }
}
