extension Report {
  /// Returns the report with violations that another system found, such as a database.
  ///
  ///     let taken = Violation("username.taken", form: "sign-up", path: "name")
  ///     report.adding([taken]).outcome  // .invalid
  ///
  /// The outcome changes with the violations. If the value is no longer valid, its normalized form
  /// is removed. Facts stay.
  ///
  /// A violation is inserted after the other violations at its path. If there are none, it is
  /// inserted at the place of its field in the order, or at the end if the order doesn't contain
  /// its path.
  ///
  /// - Parameters:
  ///   - violations: The violations. The caller sets their form and path, so that messages and
  ///     labels of the field are used.
  ///   - fieldOrder: The fields in the order of the form, if there is one; `[]` stands for every
  ///     element of a list.
  /// - Returns: The report with the violations.
  /// - Complexity: O(*f* + *n* + *m* log *m*), where *m* violations are added to *n*, and there are
  ///   *f* fields.
  public func adding(_ violations: [Violation], fieldOrder: [FieldPath] = []) -> Report {
    if violations.isEmpty { return self }
    var insertion = ViolationInsertion(into: self.violations, FieldPlaces(fieldOrder))
    var report = self
    for violation in violations {
      insertion.add(violation)
      report.outcome = report.outcome.and(violation.outcome)
    }
    report.violations = insertion.result
    if report.outcome != .valid { report.normalized = nil }
    return report
  }

  /// Adds a violation that another system found.
  ///
  ///     report.add(Violation("username.taken", path: "name"))
  ///     report.isValid  // false
  ///
  /// The outcome, the normalized form and the order change as in ``adding(_:fieldOrder:)``.
  ///
  /// - Parameters:
  ///   - violation: The violation.
  ///   - fieldOrder: The fields in the order of the form, if there is one.
  /// - Complexity: O(*n* + *f*) in the numbers of violations and fields. To add several violations,
  ///   use ``adding(_:fieldOrder:)``.
  public mutating func add(_ violation: Violation, fieldOrder: [FieldPath] = []) {
    self = adding([violation], fieldOrder: fieldOrder)
  }
}

/// Violations that are inserted into those of a report, in the order of a form.
///
/// A violation at a new path is inserted after the last violation whose place isn't after its own.
private struct ViolationInsertion {
  /// The new violations at a path that had none.
  private struct Group {
    var place: [Int]?

    /// The number of old violations before the group.
    var offset: Int
    var violations: [Violation]
  }

  private let old: [Violation]
  private let places: FieldPlaces

  /// The index of the last old violation at each path.
  private let lastIndices: [FieldPath: Int]

  /// The new violations at paths that had some, by the index of the last of these.
  private var followers: [Int: [Violation]] = [:]

  private var groups: [Group] = []
  private var groupsByPath: [FieldPath: Int] = [:]

  /// For each old violation, the first place among it and those after it.
  private let firstPlaces: [[Int]?]

  init(into old: [Violation], _ places: FieldPlaces) {
    self.old = old
    self.places = places
    lastIndices = Dictionary(old.indices.map { (old[$0].path, $0) }) { _, last in last }
    var firstPlaces: [[Int]?] = []
    for violation in old.reversed() {
      let own = places.place(of: violation.path)
      let next = firstPlaces.last ?? nil
      firstPlaces.append(own.precedes(next) ? own : next)
    }
    self.firstPlaces = firstPlaces.reversed()
  }

  mutating func add(_ violation: Violation) {
    let path = violation.path
    if let last = lastIndices[path] {
      followers[last, default: []].append(violation)
    } else if let group = groupsByPath[path] {
      groups[group].violations.append(violation)
    } else {
      let place = places.place(of: path)
      groupsByPath[path] = groups.count
      groups.append(Group(place: place, offset: offset(of: place), violations: [violation]))
    }
  }

  /// Returns the number of old violations before a place.
  private func offset(of place: [Int]?) -> Int {
    var range = firstPlaces.startIndex..<firstPlaces.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if place.precedes(firstPlaces[middle]) {
        range = range.lowerBound..<middle
      } else {
        range = (middle + 1)..<range.upperBound
      }
    }
    return range.lowerBound
  }

  /// All violations in their order.
  var result: [Violation] {
    // Groups at the same place keep the order of their first violations.
    let sorted = groups.enumerated().sorted { left, right in
      if left.element.offset != right.element.offset {
        return left.element.offset < right.element.offset
      }
      if left.element.place.precedes(right.element.place) { return true }
      if right.element.place.precedes(left.element.place) { return false }
      return left.offset < right.offset
    }
    var waiting = sorted.map(\.element)[...]
    var result: [Violation] = []
    for index in 0...old.count {
      while let group = waiting.first, group.offset == index {
        result += group.violations
        waiting.removeFirst()
      }
      guard index < old.count else { break }
      result.append(old[index])
      result += followers[index] ?? []
    }
    return result
  }
}

extension [Int]? {
  /// Returns whether a place comes before another one; nil, which isn't in the form, is last.
  fileprivate func precedes(_ other: [Int]?) -> Bool {
    switch (self, other) {
    case (let place?, let other?): place.lexicographicallyPrecedes(other)
    case (.some, nil): true
    case (nil, _): false
    }
  }
}

/// The places of paths in a form's report; see ``FieldOrder``.
private struct FieldPlaces {
  private let order: FieldOrder

  /// The indices of the fields by their paths.
  private var exact: [FieldPath: Int] = [:]

  /// The indices of the fields by their patterns.
  private var patterns: [FieldPath: Int] = [:]

  /// The indices of the first fields inside a path, by its pattern.
  private var inner: [FieldPath: Int] = [:]

  init(_ fields: [FieldPath]) {
    order = FieldOrder(fields)
    for (index, field) in fields.enumerated() {
      let pattern = field.pattern
      if exact[field] == nil { exact[field] = index }
      if patterns[pattern] == nil { patterns[pattern] = index }
      for outer in pattern.outerPaths where inner[outer] == nil { inner[outer] = index }
    }
  }

  /// Returns the place of a path at the field that it belongs to, or nil if there is none.
  ///
  /// This is the field at the path, or else the first field inside it, or else the innermost field
  /// that contains it.
  func place(of path: FieldPath) -> [Int]? {
    if path.isEmpty { return nil }
    let pattern = path.pattern
    guard
      let field = exact[path] ?? patterns[pattern] ?? inner[pattern]
        ?? pattern.outerPaths.lazy.compactMap({ patterns[$0] }).first
    else { return nil }
    return order.place(of: path, field: field)
  }
}

extension FieldPath {
  /// The paths of the values around this one, innermost first, down to the whole value.
  fileprivate var outerPaths: [FieldPath] {
    components.indices.reversed().map { FieldPath(components: Array(components[..<$0])) }
  }
}
