/// Checks that the application runs after a form's or rule's own checks.
///
///     let checks = AsyncChecks {
///       AsyncCheck("username.taken", field: "name", timeout: .seconds(3)) { input in
///         try await users.isFree(input.value?.text ?? "")
///       }
///       AsyncCheck("invitation.unknown", field: "invitation") { input in
///         try await invitations.contains(input.value?.text ?? "")
///       }
///     }
///     let report = try await rulebook.check(record, form: "sign-up", then: checks)
///
/// The checks run at the same time, and their violations are reported in the order of the form. A
/// check of a blank field doesn't run. Keep the checks as long as you need them. Many tasks can use
/// them at the same time.
///
/// Packs declare the codes and their messages. A code that doesn't exist, or a field that the form
/// doesn't have, is an error before any check runs.
public struct AsyncChecks: Sendable {
  /// The checks; if a field has several, their violations are reported in this order.
  public let checks: [AsyncCheck]

  /// The maximum number of checks that run at the same time, at least 1.
  ///
  /// A check of a list runs once for each element, and each run counts.
  public let width: Int

  /// The clock for time limits, and for the pauses of ``AsyncCheck/Trigger/whileTyping(pause:)``.
  public let clock: any Clock<Duration>

  /// Creates a collection from an array of checks.
  ///
  /// - Parameters:
  ///   - checks: The checks.
  ///   - width: The maximum number of checks that run at the same time; a number below 1 counts as
  ///     1.
  ///   - clock: The clock for time limits and pauses.
  public init(
    _ checks: [AsyncCheck],
    width: Int = 16,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.checks = checks
    self.width = max(1, width)
    self.clock = clock
  }

  /// Creates a collection of checks from a result builder.
  ///
  /// - Parameters:
  ///   - width: The maximum number of checks that run at the same time; a number below 1 counts as
  ///     1.
  ///   - clock: The clock for time limits and pauses.
  ///   - checks: The checks.
  public init(
    width: Int = 16,
    clock: any Clock<Duration> = ContinuousClock(),
    @Builder checks: () -> [AsyncCheck]
  ) {
    self.init(checks(), width: width, clock: clock)
  }

  /// Builds a list of checks from statements.
  @resultBuilder
  public enum Builder {
    /// Returns a list of one check.
    public static func buildExpression(_ check: AsyncCheck) -> [AsyncCheck] { [check] }

    /// Joins the checks of consecutive statements.
    public static func buildBlock(_ checks: [AsyncCheck]...) -> [AsyncCheck] {
      checks.flatMap { $0 }
    }

    /// Returns the checks of an `if` without `else`; an empty list if the condition is false.
    public static func buildOptional(_ checks: [AsyncCheck]?) -> [AsyncCheck] { checks ?? [] }

    /// Returns the checks of the first branch.
    public static func buildEither(first checks: [AsyncCheck]) -> [AsyncCheck] { checks }

    /// Returns the checks of the second branch.
    public static func buildEither(second checks: [AsyncCheck]) -> [AsyncCheck] { checks }

    /// Joins the checks of a loop.
    public static func buildArray(_ checks: [[AsyncCheck]]) -> [AsyncCheck] {
      checks.flatMap { $0 }
    }
  }
}

/// A check that the application runs itself because it takes time, such as asking a database
/// whether a user name is available.
///
///     AsyncCheck("username.taken", field: "name", timeout: .seconds(3)) { input in
///       try await users.isFree(input.value?.text ?? "")
///     }
///
/// A check sees values that passed every other check, in their normalized form.
public struct AsyncCheck: Sendable {
  /// The time when a check runs: after its field, or after the whole record.
  public enum Start: String, CaseIterable, Sendable {
    /// When the whole record is found to be valid.
    case afterRecord = "after-record"

    /// When the field is found to be valid, even if other fields aren't. In a list, each valid
    /// element is checked.
    case afterField = "after-field"
  }

  /// The event that makes a session run a check before the form is submitted.
  ///
  ///     AsyncCheck("username.taken", field: "name", when: .onBlur) { input in
  ///       try await users.isFree(input.value?.text ?? "")
  ///     }
  ///
  /// ``FormSession/startLiveChecks(_:)`` starts these checks. Outside a session, and when a form is
  /// submitted, all checks run.
  public enum Trigger: Hashable, Sendable {
    /// None: the check runs only when the form is submitted.
    case onSubmit

    /// The person leaves the field. A change of a field without the focus counts as leaving it.
    case onBlur

    /// The person stops typing for a while, or leaves the field.
    case whileTyping(pause: Duration = .milliseconds(400))
  }

  /// The input of a check.
  public struct Input: Sendable {
    /// The path of the value; empty for the whole value or record.
    public let path: FieldPath

    /// The normalized value; nil if it is secret.
    public let value: Value?

    /// The normalized values of the valid fields by path, such as `contacts[0].email`, without
    /// secret values.
    public let record: [String: Value]
  }

  /// The path of the field; `[]` stands for every element of a list, and the empty path for the
  /// whole value.
  public let field: FieldPath

  /// The time limit of the check.
  public let timeout: Duration

  /// The time when the check runs.
  public let start: Start

  /// The only code that the check reports; nil if it returns violations.
  private(set) var code: ViolationCode?

  /// The event that makes a session run the check before the form is submitted.
  public let trigger: Trigger

  let body: @Sendable (Input) async throws -> [Violation]

  /// Creates a check that returns whether a value is acceptable.
  ///
  /// - Parameters:
  ///   - code: The code to report for an unacceptable value. It must exist, and have a text without
  ///     arguments.
  ///   - field: The field's path in the form; empty for the whole value or record.
  ///   - timeout: The time limit; a slower check reports `limit.time`.
  ///   - start: The time when the check runs.
  ///   - trigger: The event that makes a session run the check before the form is submitted.
  ///   - accepts: Returns whether the value is acceptable. If it throws a `CatalogedError`, this is
  ///     the violation. For any other error, the check reports `check.unavailable`, and the error
  ///     isn't shown.
  public init(
    _ code: ViolationCode,
    field: String = "",
    timeout: Duration = .seconds(5),
    start: Start = .afterRecord,
    when trigger: Trigger = .onSubmit,
    accepts: @escaping @Sendable (Input) async throws -> Bool
  ) {
    self.init(field: field, timeout: timeout, start: start, when: trigger) { input in
      try await accepts(input) ? [] : [Violation(code)]
    }
    self.code = code
  }

  /// Creates a check that returns violations.
  ///
  ///     AsyncCheck(field: "domain") { input in
  ///       let state = try await registry.state(of: input.value?.text ?? "")
  ///       return state.isLocked ? [Violation("domain.locked", ["until": .date(state.until)])] : []
  ///     }
  ///
  /// - Parameters:
  ///   - field: The field's path in the form; empty for the whole value or record.
  ///   - timeout: The time limit; a slower check reports `limit.time`.
  ///   - start: The time when the check runs.
  ///   - trigger: The event that makes a session run the check before the form is submitted.
  ///   - violations: Returns the violations. A violation without a path gets the path of the value,
  ///     and one without a form gets the form being checked. If it throws a `CatalogedError`, such
  ///     as `AccountsError.nameTaken(suggestion: "ann2")`, this is the violation. For any other
  ///     error, the check reports `check.unavailable`, and the error isn't shown.
  public init(
    field: String = "",
    timeout: Duration = .seconds(5),
    start: Start = .afterRecord,
    when trigger: Trigger = .onSubmit,
    violations: @escaping @Sendable (Input) async throws -> [Violation]
  ) {
    // A text that isn't a path can't name a field of a form; using the check then throws an error.
    self.field = FieldPath(field) ?? FieldPath(field: field)
    self.timeout = timeout
    self.start = start
    self.trigger = trigger
    body = violations
  }
}

// The values may be personal, so they must not appear in logs.
extension AsyncCheck.Input: CustomStringConvertible, CustomReflectable {
  /// The path of the value, without any values.
  public var description: String { "AsyncCheck.Input(\(path))" }

  /// A mirror that contains only the path.
  public var customMirror: Mirror { Mirror(self, children: ["path": path]) }
}
