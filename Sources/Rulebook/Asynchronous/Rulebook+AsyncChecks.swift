import Rules
public import Violations

extension Rulebook {
  /// Checks a record against a form, and then makes the application's own checks.
  ///
  ///     let checks = AsyncChecks {
  ///       AsyncCheck("username.taken", field: "name") { input in
  ///         try await users.isFree(input.value?.text ?? "")
  ///       }
  ///     }
  ///     let report = try await rulebook.check(record, form: "sign-up", then: checks)
  ///
  /// Checks see normalised values, and of secret fields none. One that takes too long reports
  /// `limit.time`, and one that throws `check.unavailable`.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - name: The form.
  ///   - checks: The application's checks.
  /// - Returns: The report on the record, with what the application's checks found, in the order
  ///   of the form.
  /// - Throws: As ``form(_:)``; a ``UsageError`` for a check of a field that the form does not have;
  ///   a `CancellationError` if the task is cancelled.
  public func check(
    _ record: [String: Value],
    form name: String,
    then checks: AsyncChecks
  ) async throws -> Report {
    try await form(name).check(record, then: checks)
  }

  /// Checks a value, and then makes the application's own checks.
  ///
  ///     let free = AsyncCheck("username.taken") { try await users.isFree($0.value?.text ?? "") }
  ///     let report = try await rulebook.check("ann", as: "username", then: AsyncChecks([free]))
  ///
  /// Checks see the normalised value; that of a secret rule they do not see.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - rule: The rule's name.
  ///   - parameters: The rule's parameters by name.
  ///   - checks: The application's checks; none may name a field.
  /// - Returns: The report with what the application's checks found, last.
  /// - Throws: As ``rule(_:with:)``; a ``UsageError`` for a check of a field; a
  ///   `CancellationError` if the task is cancelled.
  public func check(
    _ value: Value,
    as rule: String,
    with parameters: [String: Value] = [:],
    then checks: AsyncChecks
  ) async throws -> Report {
    let report = try check(value, as: rule, with: parameters)
    if let check = checks.checks.first(where: { !$0.field.isEmpty }) {
      throw UsageError.fieldOfValue(check.field, ofRule: rule)
    }
    return try await checks.run(after: report)
  }
}

extension FormHandle {
  /// Checks a record, and then makes the application's own checks.
  ///
  ///     let report = try await rulebook.form("sign-up").check(record, then: checks)
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - checks: The application's checks; each names its field as the form does.
  /// - Returns: The report, with what the application's checks found.
  /// - Throws: A ``UsageError`` for a check of a field that the form does not have; a
  ///   `CancellationError` if the task is cancelled.
  public func check(_ record: [String: Value], then checks: AsyncChecks) async throws -> Report {
    try await check(.record(record), then: checks)
  }

  func check(_ record: Value, then checks: AsyncChecks) async throws -> Report {
    try checks.requireFields(of: definition)
    return try await checks.run(
      after: FormState(of: definition, record: record, surroundings: surroundings)
    )
  }
}

extension BoundForm {
  /// Checks a value, and then makes the application's own checks.
  ///
  ///     let report = try await form.check(signUp, then: checks)
  ///
  /// - Parameters:
  ///   - root: The value.
  ///   - checks: The application's checks; each names its field as the form does.
  /// - Returns: The report, with what the application's checks found.
  /// - Throws: A ``UsageError`` for a check of a field that the form does not have; a
  ///   `CancellationError` if the task is cancelled.
  public func check(_ root: Root, then checks: AsyncChecks) async throws -> TypedReport<Root> {
    report(try await handle.check(record(of: root), then: checks), on: root)
  }
}

extension AsyncChecks {
  /// Finds out whether a form has the fields of all checks.
  func requireFields(of form: FormDefinition) throws(UsageError) {
    let fields = form.fields.map(\.path)
    for check in checks where !check.field.isEmpty && !fields.contains(check.field) {
      throw .unknownField(
        check.field.description,
        of: form.name,
        known: fields.map(\.description)
      )
    }
  }
}

extension UsageError {
  fileprivate static func fieldOfValue(_ path: FieldPath, ofRule rule: String) -> Self {
    Self(
      code: .unknownField,
      reason: "a value of the rule `\(rule)` has no fields",
      hint: "leave out the field of the check"
    )
  }
}
