public import Violations

extension FormState {
  /// What was found in the whole record, in the order of the form's file.
  ///
  /// - Complexity: O(*n*) in the number of places and violations.
  public var report: Report {
    guard case .record(let entries) = record else {
      return Report(
        outcome: .invalid,
        violations: [mismatch(at: FieldPath(), expected: .record, actual: record.kind)]
      )
    }
    var whole = RecordReport(of: form)
    if keepsPlainFields {
      for field in form.plan.fields { addFindings(of: field, to: &whole) }
    } else {
      checkPlainFields(of: entries, into: &whole)
    }
    if form.unknownFields != .ignore { whole.add(unknownFields) }
    whole.add(addedElsewhere)
    return whole.finished()
  }

  /// Checks the plain fields, of which nothing was kept, and adds what was found in all fields.
  private func checkPlainFields(of entries: [String: Value], into whole: inout RecordReport) {
    var pass = RecordPass(over: form.plan, surroundings)
    for field in form.plan.fields {
      if field.isPlain, let name = field.name {
        pass.check(entries[name] ?? .null, of: field, into: &whole)
      } else {
        addFindings(of: field, to: &whole)
      }
    }
  }

  /// Adds what was found at the places of a field, and what is in the way of it.
  private func addFindings(of field: PlannedField, to whole: inout RecordReport) {
    if !obstacles.isEmpty, let obstacles = obstacles[field.index] {
      whole.addOnce(violations(for: obstacles))
    }
    for place in places[field.index] { whole.add(place, of: field) }
  }

  private func violations(for obstacles: RecordObstacles) -> [Violation] {
    let maximum = Argument.integer(surroundings.limits.listElements)
    return obstacles.mismatches.map {
      mismatch(at: $0.path, expected: $0.expected, actual: $0.actual)
    } + obstacles.longLists.map { own(.limitListSize, ["maximum": maximum], at: $0) }
  }

  private func mismatch(
    at path: FieldPath,
    expected: Value.Kind,
    actual: Value.Kind
  ) -> Violation {
    own(
      .typeMismatch,
      ["expected": .text(expected.rawValue), "actual": .text(actual.rawValue)],
      at: path
    )
  }

  private var unknownFields: [Violation] {
    let severity: Severity = form.unknownFields == .refuse ? .error : .warning
    return form.plan.names
      .unknown(in: record, listLimit: surroundings.limits.listElements)
      .map { own(.fieldUnknown, severity: severity, at: $0) }
  }

  /// Returns a violation that the form itself reports, as its pack's codes say.
  private func own(
    _ code: ViolationCode,
    _ arguments: [String: Argument] = [:],
    severity: Severity? = nil,
    at path: FieldPath
  ) -> Violation {
    var violation = Violation(code, arguments)
    form.packCodes.apply(to: &violation)
    if let severity { violation.severity = severity }
    return form.located(violation, at: path)
  }
}
