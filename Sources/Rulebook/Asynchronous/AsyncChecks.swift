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
