/// Checks that the application makes itself after a form's or rule's own.
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
/// They are made at the same time, and what they find comes in the order of the form. A check of
/// a blank field is not made. Keep the checks as long as you need them; they are safe from many
/// tasks at once.
public struct AsyncChecks: Sendable {
  /// The checks; those of one field report in this order.
  public let checks: [AsyncCheck]

  /// How many checks are made at the same time, at least one; each element of a list counts.
  public let width: Int

  /// What measures how long checks take.
  public let clock: any Clock<Duration>

  /// Creates a collection of checks from a list of them.
  ///
  /// - Parameters:
  ///   - checks: The checks.
  ///   - width: How many are made at the same time; less than one counts as one.
  ///   - clock: What measures how long they take.
  public init(
    _ checks: [AsyncCheck],
    width: Int = 16,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.checks = checks
    self.width = max(1, width)
    self.clock = clock
  }

  /// Creates a collection of checks, written one after the other.
  ///
  /// - Parameters:
  ///   - width: How many are made at the same time; less than one counts as one.
  ///   - clock: What measures how long they take.
  ///   - checks: The checks.
  public init(
    width: Int = 16,
    clock: any Clock<Duration> = ContinuousClock(),
    @Builder checks: () -> [AsyncCheck]
  ) {
    self.init(checks(), width: width, clock: clock)
  }

  /// Gathers checks that are written one after the other.
  @resultBuilder
  public enum Builder {
    /// Takes one check.
    public static func buildExpression(_ check: AsyncCheck) -> [AsyncCheck] { [check] }

    /// Joins what was written one after the other.
    public static func buildBlock(_ checks: [AsyncCheck]...) -> [AsyncCheck] {
      checks.flatMap { $0 }
    }

    /// Takes what stands in an `if` without `else`.
    public static func buildOptional(_ checks: [AsyncCheck]?) -> [AsyncCheck] { checks ?? [] }

    /// Takes what stands in the first branch.
    public static func buildEither(first checks: [AsyncCheck]) -> [AsyncCheck] { checks }

    /// Takes what stands in the other branch.
    public static func buildEither(second checks: [AsyncCheck]) -> [AsyncCheck] { checks }

    /// Joins what a loop gives.
    public static func buildArray(_ checks: [[AsyncCheck]]) -> [AsyncCheck] {
      checks.flatMap { $0 }
    }
  }
}

/// A check that the application makes itself because it takes time, such as asking a database
/// whether a user name is free.
///
///     AsyncCheck("username.taken", field: "name", timeout: .seconds(3)) { input in
///       try await users.isFree(input.value?.text ?? "")
///     }
///
/// It sees values that passed every other check, in their normalised form.
public struct AsyncCheck: Sendable {
  /// When the check is made.
  public enum Start: String, CaseIterable, Sendable {
    /// Once the whole record is valid.
    case afterRecord = "after-record"

    /// Once the field is valid, of a list each element that is, whatever is wrong with others.
    case afterField = "after-field"
  }

  /// What the check looks at.
  public struct Input: Sendable {
    /// The path of the value; empty for the whole value or record.
    public let path: FieldPath

    /// The normalised value; nil if it is secret.
    public let value: Value?

    /// The normalised values of the fields that are valid by path, such as `contacts[0].email`,
    /// without secret ones.
    public let record: [String: Value]
  }

  /// The field; `[]` stands for every element of a list, and the empty path for the whole.
  public let field: FieldPath

  /// How long the check may take.
  public let timeout: Duration

  /// When the check is made.
  public let start: Start

  let body: @Sendable (Input) async throws -> [Violation]

  /// Creates a check that says whether a value can be accepted.
  ///
  /// - Parameters:
  ///   - code: What to report of a value that cannot.
  ///   - field: The field as the form names it; the whole value or record if empty.
  ///   - timeout: How long the check may take; then it reports `limit.time`.
  ///   - start: When the check is made.
  ///   - accepts: Returns whether the value can be accepted. What it throws is not shown to
  ///     anybody; the check reports `check.unavailable`.
  public init(
    _ code: ViolationCode,
    field: String = "",
    timeout: Duration = .seconds(5),
    start: Start = .afterRecord,
    accepts: @escaping @Sendable (Input) async throws -> Bool
  ) {
    self.init(field: field, timeout: timeout, start: start) { input in
      try await accepts(input) ? [] : [Violation(code)]
    }
  }

  /// Creates a check that says itself what is wrong.
  ///
  ///     AsyncCheck(field: "domain") { input in
  ///       let state = try await registry.state(of: input.value?.text ?? "")
  ///       return state.isLocked ? [Violation("domain.locked", ["until": .date(state.until)])] : []
  ///     }
  ///
  /// - Parameters:
  ///   - field: The field as the form names it; the whole value or record if empty.
  ///   - timeout: How long the check may take; then it reports `limit.time`.
  ///   - start: When the check is made.
  ///   - violations: Returns what is wrong. A violation without a path is one of the value, and
  ///     one without a form is one of the form that is checked. What it throws is not shown to
  ///     anybody; the check reports `check.unavailable`.
  public init(
    field: String = "",
    timeout: Duration = .seconds(5),
    start: Start = .afterRecord,
    violations: @escaping @Sendable (Input) async throws -> [Violation]
  ) {
    // Text that is no path cannot be a form's field, which is told when the check is used.
    self.field = FieldPath(field) ?? FieldPath(field: field)
    self.timeout = timeout
    self.start = start
    body = violations
  }
}
