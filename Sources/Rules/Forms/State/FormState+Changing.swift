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
  /// - Returns: The places that were checked anew, in the order of the form.
  /// - Complexity: O(*n*) in the number of fields, and what the rules of those checked anew take.
  @discardableResult
  public mutating func set(_ value: Value, at path: FieldPath) -> [FieldPath] {
    guard case .record = record else { return [] }
    // Where records or lists come into being on the way, so do the places inside.
    let created = record.outermostGap(on: path)
    guard record.set(value, at: path) else { return [] }
    addedElsewhere.removeAll { $0.path == path }
    let place = created == nil ? position(of: path) : nil
    var round = Round()
    let plan = form.plan
    if let place, !plan.fields[place.field].overlapsOthers {
      let field = plan.fields[place.field]
      recheck(place.place, of: field, with: value, in: &round)
      if !round.changed.isEmpty {
        for index in field.dependents { recheckDependents(plan.fields[index], in: &round) }
      }
    } else {
      for index in plan.order {
        let field = plan.fields[index]
        if let place, place.field == index {
          recheck(place.place, of: field, with: value, in: &round)
        } else if field.field.path.touches(created ?? path) {
          recheckAll(of: field, in: &round)
        } else {
          recheckDependents(field, in: &round)
        }
      }
    }
    if !plan.checks.isEmpty { rerunChecksBetweenFields(&round) }
    return round.checkedPaths(in: places)
  }

  /// What happened since a value changed.
  private struct Round {
    /// The places that were checked anew, by the positions of field and place.
    var checked: [(field: Int, place: Int)] = []

    /// The places of which other fields see another value than before, by field.
    var changed: [FieldPath: Set<FieldPath>] = [:]

    /// The fields whose list has other elements than before.
    var relisted: Set<FieldPath> = []

    /// The positions of these; they may have no place any more.
    var relistedFields: Set<Int> = []

    /// The paths of the places that were checked anew, in the order of the form.
    func checkedPaths(in places: [FormPlaces]) -> [FieldPath] {
      if checked.count == 1 { return [places[checked[0].field][checked[0].place].path] }
      var paths: [FieldPath] = []
      var last: (field: Int, place: Int)?
      for next in checked.sorted(by: { $0 < $1 }) {
        if let last, last == next { continue }
        paths.append(places[next.field][next.place].path)
        last = next
      }
      return paths
    }
  }

  private mutating func recheck(
    _ index: Int,
    of field: PlannedField,
    with value: Value,
    in round: inout Round
  ) {
    let old = places[field.index][index]
    let new = examined(value, of: field, at: old.path)
    var remarks = old.remarks
    if !value.isIdentical(to: old.value) { remarks.added = [] }
    let isSeenAlike =
      new.usable.isIdentical(to: old.usable)
      && new.normalizedInput.isIdentical(to: old.normalizedInput)
    if !isSeenAlike { round.changed[field.field.path, default: []].insert(old.path) }
    round.checked.append((field.index, index))
    places[field.index][index] = remarks.isEmpty ? new : new.with(remarks)
  }

  private mutating func recheckAll(of field: PlannedField, in round: inout Round) {
    check(field)
    round.relisted.insert(field.field.path)
    round.relistedFields.insert(field.index)
    round.checked += places[field.index].indices.map { (field.index, $0) }
  }

  private mutating func recheckDependents(_ field: PlannedField, in round: inout Round) {
    if field.dependencies.isEmpty { return }
    let changed = field.dependencies.filter { round.changed[$0] != nil }
    let isRelisted = !field.dependencies.isDisjoint(with: round.relisted)
    if changed.isEmpty, !isRelisted { return }
    for index in places[field.index].indices {
      let place = places[field.index][index]
      let isConcerned = changed.contains {
        round.changed[$0]?.contains($0.filled(from: place.path)) == true
      }
      guard isConcerned || isRelisted else { continue }
      recheck(index, of: field, with: place.value, in: &round)
    }
  }

  /// Runs the checks between fields that look at a field that was checked anew, and those that
  /// blame the same fields as these.
  private mutating func rerunChecksBetweenFields(_ round: inout Round) {
    let rechecked = round.relistedFields.union(round.checked.map(\.field))
    let concerned = form.plan.checks.filter { !$0.fields.isDisjoint(with: rechecked) }
    let blamed = Set(concerned.map(\.blamed))
    for field in blamed {
      for index in places[field].indices {
        let place = places[field][index]
        places[field][index] = place.with(.init(added: place.remarks.added))
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
  /// - Parameter violations: The violations, each with its path; one whose place the form does not
  ///   have is about the whole record, and stays until that place is set.
  public mutating func add(_ violations: [Violation]) {
    for violation in violations {
      var violation = form.located(violation, at: violation.path)
      form.packCodes.apply(to: &violation)
      if let position = position(of: violation.path) {
        let place = places[position.field][position.place]
        var remarks = place.remarks
        remarks.added.append(violation)
        places[position.field][position.place] = place.with(remarks)
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
    for field in places.indices {
      for index in places[field].indices where !places[field][index].remarks.added.isEmpty {
        let place = places[field][index]
        var remarks = place.remarks
        remarks.added.removeAll(where: isForgotten)
        places[field][index] = place.with(remarks)
      }
    }
  }
}

extension Value {
  /// Returns the place of the outermost record or list that is missing on the way to a place, or
  /// nil if none is.
  fileprivate func outermostGap(on path: FieldPath) -> FieldPath? {
    for count in 1..<max(1, path.components.count) {
      let outer = FieldPath(components: Array(path.components.prefix(count)))
      switch self[outer] {
      case nil, .null?: return outer
      case .record(let entries)? where entries.isEmpty: return outer
      default: break
      }
    }
    // A further element of a list is a place that was not there.
    if case .index? = path.components.last, self[path] == nil { return path }
    return nil
  }
}
