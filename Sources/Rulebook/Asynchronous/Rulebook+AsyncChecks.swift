import RuleEngine
public import Violations

extension Rulebook {
  /// Checks a record against a form, and then runs the application's own checks.
  ///
  ///     let checks = AsyncChecks {
  ///       AsyncCheck("username.taken", field: "name") { input in
  ///         try await users.isFree(input.value?.text ?? "")
  ///       }
  ///     }
  ///     let report = try await rulebook.check(record, form: "sign-up", then: checks)
  ///
  /// The checks see normalized values, and no secret values. A check that takes too long reports
  /// `limit.time`. A check that throws a `CatalogedError` reports it as a violation, and for any
  /// other error it reports `check.unavailable`.
  ///
  /// - Parameters:
  ///   - record: The record to check.
  ///   - name: The form's name.
  ///   - groups: The groups of checks that run in addition to those without a group.
  ///   - checks: The application's checks.
  /// - Returns: The report on the record, with the violations from the application's checks, in the
  ///   order of the form.
  /// - Throws: The same errors as ``form(_:groups:)``; a ``UsageError`` if a check names a field
  ///   that the form doesn't have, or names or returns a code that doesn't exist; a
  ///   `CancellationError` if the task is cancelled.
  public func check(
    _ record: [String: Value],
    form name: String,
    groups: Set<String> = [],
    then checks: AsyncChecks
  ) async throws -> Report {
    try await form(name, groups: groups).check(record, then: checks)
  }

  /// Checks a value, and then runs the application's own checks.
  ///
  ///     let free = AsyncCheck("username.taken") { try await users.isFree($0.value?.text ?? "") }
  ///     let report = try await rulebook.check("ann", as: "username", then: AsyncChecks([free]))
  ///
  /// The checks see the normalized value, unless the rule is secret.
  ///
  /// - Parameters:
  ///   - value: The value to check.
  ///   - rule: The rule's name.
  ///   - parameters: The rule's parameters by name.
  ///   - groups: The groups of checks that run in addition to those without a group.
  ///   - checks: The application's checks, which must not name a field.
  /// - Returns: The report, with the violations from the application's checks at the end.
  /// - Throws: The same errors as ``rule(_:with:groups:)-(_,[String:Value],_)``; a ``UsageError``
  ///   if a check names a field, or a code that doesn't exist; a `CancellationError` if the task is
  ///   cancelled.
  public func check(
    _ value: Value,
    as rule: String,
    with parameters: [String: Value] = [:],
    groups: Set<String> = [],
    then checks: AsyncChecks
  ) async throws -> Report {
    let report = try check(value, as: rule, with: parameters, groups: groups)
    if checks.checks.contains(where: { !$0.field.isEmpty }) {
      throw UsageError.fieldOfValue(ofRule: rule)
    }
    for check in checks.checks {
      if let code = check.code { try codes.require(code, at: FieldPath()) }
    }
    let found = try await checks.findings(after: report)
    try codes.requireTexts(of: found)
    return report.adding(found)
  }
}

extension FormHandle {
  /// Checks a record, and then runs the application's own checks.
  ///
  ///     let report = try await rulebook.form("sign-up").check(record, then: checks)
  ///
  /// - Parameters:
  ///   - record: The record to check.
  ///   - checks: The application's checks, which name fields as the form does.
  /// - Returns: The report, with the violations from the application's checks.
  /// - Throws: A ``UsageError`` if a check names a field that the form doesn't have, or a code that
  ///   doesn't exist; a `CancellationError` if the task is cancelled.
  public func check(_ record: [String: Value], then checks: AsyncChecks) async throws -> Report {
    try await check(.record(record), then: checks)
  }

  func check(_ record: Value, then checks: AsyncChecks) async throws -> Report {
    try audit(checks)
    var state = FormState(of: definition, record: record, surroundings: surroundings)
    let found = try await checks.findings(after: state)
    try codes.requireTexts(of: found)
    state.add(found)
    return state.report
  }
}

extension FormHandle {
  /// Checks that the form has the fields of all checks, and texts for their codes.
  func audit(_ checks: AsyncChecks) throws(UsageError) {
    let fields = definition.fields.map(\.path)
    for check in checks.checks where !check.field.isEmpty && !fields.contains(check.field) {
      throw .unknownField(check.field.description, of: name, known: fields.map(\.description))
    }
    for check in checks.checks {
      if let code = check.code { try codes.require(code, at: check.field) }
    }
  }
}

extension BoundForm {
  /// Checks a value, and then runs the application's own checks.
  ///
  ///     let report = try await form.check(ann, then: checks)
  ///
  /// - Parameters:
  ///   - root: The value to check.
  ///   - checks: The application's checks, which name fields as the form does.
  /// - Returns: The report, with the violations from the application's checks.
  /// - Throws: A ``UsageError`` if a check names a field that the form doesn't have, or a code that
  ///   doesn't exist; a `CancellationError` if the task is cancelled.
  public func check(_ root: Root, then checks: AsyncChecks) async throws -> TypedReport<Root> {
    report(try await handle.check(record(of: root), then: checks), on: root)
  }
}

extension UsageError {
  fileprivate static func fieldOfValue(ofRule rule: String) -> Self {
    Self(
      kind: .unknownField,
      reason: "a value of the rule `\(rule)` doesn't have fields",
      hint: "remove the field from the check"
    )
  }
}
