public import Violations

extension Rule {
  /// The result builder for the checks of a rule.
  @resultBuilder
  public enum Builder {
    /// Accepts one check, or several of them in a chain.
    public static func buildExpression(_ checks: Checks) -> Checks { checks }

    /// Joins the checks of all lines.
    public static func buildBlock(_ checks: Checks...) -> Checks {
      checks.reduce(Checks()) { $0.followed(by: $1) }
    }

    /// Accepts checks under a condition that Swift evaluates when the rule is created.
    public static func buildOptional(_ checks: Checks?) -> Checks { checks ?? Checks() }

    /// Accepts the first branch of a condition.
    public static func buildEither(first checks: Checks) -> Checks { checks }

    /// Accepts the second branch of a condition.
    public static func buildEither(second checks: Checks) -> Checks { checks }

    /// Joins the checks of a loop.
    public static func buildArray(_ checks: [Checks]) -> Checks {
      checks.reduce(Checks()) { $0.followed(by: $1) }
    }
  }
}

// The first check of a line. Swift reads a line that begins with a period as a continuation of the
// line before, so each check is also a method of the checks before it. Those methods say more.
extension Rule.Checks {
  /// Requires a length in characters, as people count them.
  public static func length(
    _ range: some Rule.StandardRange<Int>,
    ignoring ignored: String? = nil,
    code: ViolationCode? = nil
  ) -> Rule.Checks {
    Rule.Checks().length(range, ignoring: ignored, code: code)
  }

  /// Requires the whole text to match a regular expression in ICU's syntax.
  public static func pattern(
    _ expression: String,
    ignoringCase ignoresCase: Bool = false,
    code: ViolationCode? = nil
  ) -> Rule.Checks {
    Rule.Checks().pattern(expression, ignoringCase: ignoresCase, code: code)
  }

  /// Requires all characters to be in a set, or none of them to be in another.
  public static func characters(
    allowed: String? = nil,
    forbidden: String? = nil,
    code: ViolationCode? = nil
  ) -> Rule.Checks {
    Rule.Checks().characters(allowed: allowed, forbidden: forbidden, code: code)
  }

  /// Requires a number of characters of a set.
  public static func characters(
    _ counted: String,
    count range: some Rule.StandardRange<Int>,
    code: ViolationCode? = nil
  ) -> Rule.Checks {
    Rule.Checks().characters(counted, count: range, code: code)
  }

  /// Requires a number in a range.
  public static func number(
    _ range: some Rule.StandardRange<ExactDecimal>,
    isWhole: Bool = false,
    multipleOf divisor: ExactDecimal? = nil,
    code: ViolationCode? = nil
  ) -> Rule.Checks {
    Rule.Checks().number(range, isWhole: isWhole, multipleOf: divisor, code: code)
  }

  /// Requires a date within limits.
  public static func date(
    earliest: String? = nil,
    latest: String? = nil,
    format: String? = nil,
    code: ViolationCode? = nil
  ) -> Rule.Checks {
    Rule.Checks().date(earliest: earliest, latest: latest, format: format, code: code)
  }

  /// Requires one of some values, such as the cases of an enumeration.
  public static func oneOf(
    _ values: [some FieldValue],
    ignoringCase ignoresCase: Bool = false,
    code: ViolationCode? = nil
  ) -> Rule.Checks {
    Rule.Checks().oneOf(values, ignoringCase: ignoresCase, code: code)
  }

  /// Requires what another rule requires.
  public static func rule(
    _ name: String,
    with parameters: [String: Value] = [:],
    code: ViolationCode? = nil
  ) -> Rule.Checks {
    Rule.Checks().rule(name, with: parameters, code: code)
  }

  /// Requires at least one of several checks to pass.
  public static func anyOf(
    _ branches: Rule.Checks...,
    code: ViolationCode
  ) -> Rule.Checks {
    Rule.Checks().oneOf(branches: branches, code: code)
  }

  /// Requires other checks not to pass.
  public static func not(
    _ checks: Rule.Checks,
    code: ViolationCode
  ) -> Rule.Checks {
    Rule.Checks().not(checks, code: code)
  }

  /// Runs any check of the library or of the application, by its name in packs.
  public static func check(
    _ name: String,
    _ settings: [String: Value] = [:],
    code: ViolationCode? = nil,
    severity: Severity? = nil
  ) -> Rule.Checks {
    Rule.Checks().check(name, settings, code: code, severity: severity)
  }
}
