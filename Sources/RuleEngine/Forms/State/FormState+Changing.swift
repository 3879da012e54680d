package import Violations

extension FormState {
  /// Changes one value, and rechecks its field and the fields that look at it.
  ///
  ///     state.set("CH", at: FieldPath(field: "country"))  // [country, phone]
  ///
  /// Violations from other systems are removed if the value that they are about changes.
  ///
  /// - Parameters:
  ///   - value: The new value, or `.null` for none.
  ///   - path: The path of the value. Missing records on the path are created, and an element can
  ///     be added at the end of a list. Otherwise, a path that leads nowhere doesn't change
  ///     anything.
  /// - Returns: The paths that were checked again, in the order of the form.
  /// - Complexity: O(*n*) in the number of fields, plus the cost of the rules that are checked
  ///   again.
  @discardableResult
  package mutating func set(_ value: Value, at path: FieldPath) -> [FieldPath] {
    change(value, at: path) { $0 }
  }

  /// Returns whether the form has a path: the path of a field, of a value with fields in it, or of
  /// something inside the value of a field.
  ///
  ///     state.isInForm("people[7]")  // true, however many people there are
  ///
  /// - Complexity: O(*n*) in the number of steps.
  package func isInForm(_ path: FieldPath) -> Bool { form.plan.names.include(path) }

  /// Removes an element of a list, and checks the values after it at their new paths.
  ///
  ///     state.removeElement(at: "people[0]")  // [people[0].name, people[0].alias]
  ///
  /// Violations from other systems move with their values.
  ///
  /// - Parameter path: The path of the element; if there is none, nothing changes.
  /// - Returns: The paths that were checked again, in the order of the form.
  /// - Complexity: O(*n*) in the number of fields, plus the cost of the rules that are checked
  ///   again.
  package mutating func removeElement(at path: FieldPath) -> [FieldPath] {
    let list = FieldPath(components: path.components.dropLast())
    guard case .index(let removed)? = path.components.last,
      case .list(var elements)? = record[list], elements.indices.contains(removed)
    else { return [] }
    elements.remove(at: removed)
    return change(.list(elements), at: list) { $0.afterRemoval(of: path) }
  }

  private mutating func change(
    _ value: Value,
    at path: FieldPath,
    moving moved: (FieldPath) -> FieldPath?
  ) -> [FieldPath] {
    guard case .record = record else { return [] }
    // The old record is kept only for a comparison, because a second owner causes a copy.
    let old = added.isEmpty ? Value?.none : record
    // If records or lists on the path are created, so are the values of all fields inside them.
    let created = record.outermostGap(on: path)
    guard record.set(value, at: path) else { return [] }
    let kept = old.map { withdrawAdded(since: $0, moving: moved) } ?? []
    let work = RecordWork(on: record)
    self.work = work
    let index = created == nil ? index(of: path) : nil
    var round = Round()
    if leavesOut {
      // There might be room now for what was left out.
      recheckFields(touching: FieldPath(), with: value, at: nil, in: &round)
    } else if let index, !form.plan.fields[index.field].overlapsOthers {
      recheck(index.value, of: form.plan.fields[index.field], with: value, in: &round)
      recheckDependents(ofFieldAt: index.field, in: &round)
    } else {
      recheckFields(touching: created ?? path, with: value, at: index, in: &round)
    }
    leavesOut = work.hasLeftOut
    if !form.plan.checks.isEmpty { rerunChecksBetweenFields(&round) }
    restore(kept)
    return paths(of: round)
  }

  /// What has happened since a value changed.
  private struct Round {
    /// The values that were checked again, in the form that ``index(of:)`` returns.
    var checked: [(field: Int, value: Int)] = []

    /// The paths where other fields now see a different value, by field.
    var changed: [FieldPath: Set<FieldPath>] = [:]

    /// The fields whose lists were searched again, because their elements can be different.
    var relisted: Set<FieldPath> = []

    /// The positions of these fields.
    ///
    /// They might not have values anymore.
    var relistedFields: Set<Int> = []
  }

  /// Returns the paths of the values that were checked again, in the order of the form.
  private func paths(of round: Round) -> [FieldPath] {
    let checked = round.checked
    if checked.count == 1 { return [values[checked[0].field][checked[0].value].path] }
    var paths: [FieldPath] = []
    var last: (field: Int, value: Int)?
    for next in inOrder(checked) {
      if let last, last == next { continue }
      paths.append(values[next.field][next.value].path)
      last = next
    }
    return paths
  }

  /// Rechecks one value of a field, and records whether other fields now see a different value.
  private mutating func recheck(
    _ index: Int,
    of field: PlannedField,
    with value: Value,
    in round: inout Round
  ) {
    let old = values[field.index][index]
    let new = checked(value, of: field, at: old.path)
    let remarks = old.remarks
    let isSeenAlike =
      new.usable.isIdentical(to: old.usable)
      && new.normalizedInput.isIdentical(to: old.normalizedInput)
    if !isSeenAlike { round.changed[field.field.path, default: []].insert(old.path) }
    round.checked.append((field.index, index))
    values[field.index][index] = remarks.isEmpty ? new : new.with(remarks)
  }

  /// Rechecks the fields that look at a field whose value changed.
  private mutating func recheckDependents(ofFieldAt position: Int, in round: inout Round) {
    if round.changed.isEmpty { return }
    for dependent in form.plan.fields[position].dependents {
      recheckConcernedValues(of: form.plan.fields[dependent], in: &round)
    }
  }

  /// Rechecks the fields that are at a path, contain it or are inside it, and the fields that look
  /// at them.
  ///
  /// If the form has the path and nothing was created on it, `index` is the index of its value.
  /// That value is then the only one of its field that changed.
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

  /// Finds all values of a field again, and checks them.
  private mutating func recheckAllValues(of field: PlannedField, in round: inout Round) {
    check(field)
    round.relisted.insert(field.field.path)
    round.relistedFields.insert(field.index)
    round.checked += values[field.index].indices.map { (field.index, $0) }
  }

  /// Rechecks the values of a field that now see a different value.
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

  /// Runs the checks between fields that look at a field that was checked again, and all other
  /// checks that blame the same fields as these.
  private mutating func rerunChecksBetweenFields(_ round: inout Round) {
    let rechecked = round.relistedFields.union(round.checked.map(\.field))
    let concerned = form.plan.checks.filter { !$0.fields.isDisjoint(with: rechecked) }
    let blamed = Set(concerned.map(\.blamed))
    for field in blamed {
      for index in values[field].indices {
        values[field][index] = values[field][index].with(.init())
        round.checked.append((field, index))
      }
    }
    for check in form.plan.checks where blamed.contains(check.blamed) { run(check) }
  }
}

extension Value {
  /// Returns the path of the outermost record or list that is missing on a path, or nil if none is.
  fileprivate func outermostGap(on path: FieldPath) -> FieldPath? {
    for count in 1..<max(1, path.components.count) {
      let outer = FieldPath(components: Array(path.components.prefix(count)))
      switch self[outer] {
      case nil, .null?: return outer
      case .record(let entries)? where entries.isEmpty: return outer
      default: break
      }
    }
    // An element past the end of a list didn't exist before.
    if case .index? = path.components.last, self[path] == nil { return path }
    return nil
  }
}

extension Value {
  /// Returns whether two values are identical byte for byte.
  package func isIdentical(to other: Value) -> Bool {
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
  /// Returns whether two values are identical byte for byte, or both are nil.
  func isIdentical(to other: Value?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let value?, let other?): value.isIdentical(to: other)
    default: false
    }
  }
}
