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
    for index in form.plan.order {
      if let place, place.field == index {
        recheck(place: place.place, of: index, with: value, in: &round)
      } else if form.fields[index].path.touches(created ?? path) {
        recheckAll(of: index, in: &round)
      } else if !round.changed.isEmpty {
        recheckDependents(of: index, in: &round)
      }
    }
    rerunChecksBetweenFields(&round)
    return round.checked.sorted { $0.key < $1.key }.flatMap { field, checked in
      places[field].lazy.map(\.path).filter(checked.contains)
    }
  }

  /// What happened since a value changed.
  private struct Round {
    /// The places that were checked anew, by field.
    var checked: [Int: Set<FieldPath>] = [:]

    /// The places of which other fields see another value than before, by field.
    var changed: [FieldPath: Set<FieldPath>] = [:]

    /// The fields whose list has other elements than before.
    var relisted: Set<FieldPath> = []
  }

  private mutating func recheck(
    place: Int,
    of index: Int,
    with value: Value,
    in round: inout Round
  ) {
    let old = places[index][place]
    var new = examined(value, of: index, at: old.path)
    new.between = old.between
    new.outcomeBetween = old.outcomeBetween
    if value.isIdentical(to: old.value) { new.added = old.added }
    let isSeenAlike =
      new.usable.isIdentical(to: old.usable)
      && new.normalizedInput.isIdentical(to: old.normalizedInput)
    if !isSeenAlike { round.changed[form.fields[index].path, default: []].insert(old.path) }
    round.checked[index, default: []].insert(old.path)
    places[index][place] = new
  }

  private mutating func recheckAll(of index: Int, in round: inout Round) {
    checkField(at: index)
    round.relisted.insert(form.fields[index].path)
    round.checked[index] = Set(places[index].map(\.path))
  }

  private mutating func recheckDependents(of index: Int, in round: inout Round) {
    let dependencies = form.plan.fields[index].dependencies
    if dependencies.isEmpty { return }
    let changed = dependencies.filter { round.changed[$0] != nil }
    let isRelisted = !dependencies.isDisjoint(with: round.relisted)
    if changed.isEmpty, !isRelisted { return }
    for place in places[index].indices {
      let path = places[index][place].path
      let isConcerned = changed.contains {
        round.changed[$0]?.contains($0.filled(from: path)) == true
      }
      guard isConcerned || isRelisted else { continue }
      recheck(place: place, of: index, with: places[index][place].value, in: &round)
    }
  }

  /// Runs the checks between fields that look at a field that was checked anew, and those that
  /// blame the same fields as these.
  private mutating func rerunChecksBetweenFields(_ round: inout Round) {
    let concerned = form.plan.checks.filter { !$0.fields.isDisjoint(with: round.checked.keys) }
    let blamed = Set(concerned.map(\.blamed))
    for field in blamed {
      for place in places[field].indices {
        places[field][place].between = []
        places[field][place].outcomeBetween = .valid
      }
      round.checked[field, default: []].formUnion(places[field].map(\.path))
    }
    for (number, check) in form.plan.checks.enumerated() where blamed.contains(check.blamed) {
      runCheckBetweenFields(at: number)
    }
  }
}

extension FormState {
  /// Adds violations that another system found, such as a name that is taken.
  ///
  /// They stay until the value that they are about changes.
  ///
  ///     state.add([Violation("user_name.taken", path: FieldPath(field: "name"))])
  ///
  /// - Parameter violations: The violations, each with its path; one whose place the form does not
  ///   have is about the whole record, and stays until that place is set.
  public mutating func add(_ violations: [Violation]) {
    for violation in violations {
      if let position = position(of: violation.path) {
        places[position.field][position.place].added.append(violation)
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
      for place in places[field].indices where !places[field][place].added.isEmpty {
        places[field][place].added.removeAll(where: isForgotten)
      }
    }
  }
}

extension FieldPath {
  /// Whether a field of this path is, holds or is part of what another path names.
  fileprivate func touches(_ concrete: FieldPath) -> Bool {
    zip(components, concrete.components).allSatisfy { own, other in
      if case .index = other, own == .each { true } else { own == other }
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
