public import Violations

extension Rule {
  /// The checks of a rule in Swift.
  ///
  /// Write one after the other. Semicolons, line breaks, or nothing can be between them:
  ///
  ///     try Rule("code") { .length(4...6).pattern("[A-Z]{2}.*") }
  ///     try Rule("code") { .length(4...6); .pattern("[A-Z]{2}.*") }
  ///
  /// A check with a `code` reports it instead of its own codes. A range can be open on one side,
  /// such as `8...`.
  public struct Checks: Hashable, Sendable {
    /// The checks as packs write them.
    private(set) var entries: [Value] = []

    /// Creates an empty list.
    init() {}

    /// Returns these checks, followed by other checks.
    func followed(by other: Checks) -> Checks {
      var checks = self
      checks.entries += other.entries
      return checks
    }

    /// Returns these checks, followed by one more.
    ///
    /// - Parameters:
    ///   - name: The name of the check in packs.
    ///   - settings: Its settings; those that are null are left out.
    ///   - keys: The keys next to the check; those that are null are left out.
    ///   - code: The code to report instead of the check's own; nil for those.
    /// - Returns: All checks.
    fileprivate func adding(
      _ name: String,
      _ settings: [String: Value],
      _ keys: [String: Value] = [:],
      code: ViolationCode?
    ) -> Checks {
      let settings = settings.filter { $0.value != .null }
      var keys = keys.filter { $0.value != .null }
      if let code { keys["code"] = .text(code.rawValue) }
      keys[name] = .record(settings)
      var checks = self
      checks.entries.append(settings.isEmpty && keys.count == 1 ? .text(name) : .record(keys))
      return checks
    }
  }
}

extension Rule.Checks {
  /// Requires a length in characters, as people count them.
  ///
  ///     .length(4...4)
  ///     .length(...80, ignoring: "[ -]", code: "title.long")
  ///
  /// - Parameters:
  ///   - range: The accepted lengths.
  ///   - ignored: The characters that don't count, as a set in ICU's syntax.
  ///   - code: The code to report.
  /// - Returns: These checks and this one.
  public func length(
    _ range: some Rule.StandardRange<Int>,
    ignoring ignored: String? = nil,
    code: ViolationCode? = nil
  ) -> Rule.Checks {
    let settings: [String: Value] = [
      "minimum": range.ruleLimits.minimum.fieldValue, "maximum": range.last.fieldValue,
      "ignoring": ignored.fieldValue,
    ]
    return adding("length", settings, code: code)
  }

  /// Requires the whole text to match a regular expression in ICU's syntax.
  ///
  ///     .pattern("[A-Z]{2}-[0-9]{6}", code: "staff_id.format")
  ///
  /// - Parameters:
  ///   - expression: The regular expression.
  ///   - ignoresCase: Whether lowercase and uppercase letters are the same.
  ///   - code: The code to report.
  /// - Returns: These checks and this one.
  public func pattern(
    _ expression: String,
    ignoringCase ignoresCase: Bool = false,
    code: ViolationCode? = nil
  ) -> Rule.Checks {
    let settings: [String: Value] = [
      "matches": .text(expression), "ignoring-case": ignoresCase ? .boolean(true) : .null,
    ]
    return adding("pattern", settings, code: code)
  }

  /// Requires all characters to be in a set, or none of them to be in another.
  ///
  ///     .characters(allowed: "[a-z0-9]")
  ///     .characters(forbidden: #"[\p{P}\p{S}]"#)
  ///
  /// - Parameters:
  ///   - allowed: The only characters that are accepted, as a set in ICU's syntax.
  ///   - forbidden: The characters that are refused.
  ///   - code: The code to report.
  /// - Returns: These checks and this one.
  public func characters(
    allowed: String? = nil,
    forbidden: String? = nil,
    code: ViolationCode? = nil
  ) -> Rule.Checks {
    let settings = ["allowed": allowed.fieldValue, "forbidden": forbidden.fieldValue]
    return adding("characters", settings, code: code)
  }

  /// Requires a number of characters of a set.
  ///
  ///     .characters("[0-9]", count: 2...)
  ///
  /// - Parameters:
  ///   - counted: The characters that are counted, as a set in ICU's syntax.
  ///   - range: The accepted numbers of them.
  ///   - code: The code to report.
  /// - Returns: These checks and this one.
  public func characters(
    _ counted: String,
    count range: some Rule.StandardRange<Int>,
    code: ViolationCode? = nil
  ) -> Rule.Checks {
    let settings: [String: Value] = [
      "counted": .text(counted), "minimum": range.ruleLimits.minimum.fieldValue,
      "maximum": range.last.fieldValue,
    ]
    return adding("characters", settings, code: code)
  }

  /// Requires a number in a range.
  ///
  ///     .number(1...14, isWhole: true)
  ///     .number(0..<0.5, code: "rate.high")
  ///
  /// - Parameters:
  ///   - range: The accepted numbers.
  ///   - isWhole: Whether only whole numbers are accepted.
  ///   - divisor: The number that accepted numbers are multiples of.
  ///   - code: The code to report.
  /// - Returns: These checks and this one.
  public func number(
    _ range: some Rule.StandardRange<ExactDecimal>,
    isWhole: Bool = false,
    multipleOf divisor: ExactDecimal? = nil,
    code: ViolationCode? = nil
  ) -> Rule.Checks {
    let limits = range.ruleLimits
    let settings: [String: Value] = [
      "minimum": limits.minimum.fieldValue, "maximum": limits.maximum.fieldValue,
      "below": limits.below.fieldValue, "whole": isWhole ? .boolean(true) : .null,
      "multiple-of": divisor.fieldValue,
    ]
    return adding("number", settings, code: code)
  }

  /// Requires a date within limits.
  ///
  ///     .date(latest: "today-P18Y", code: "guest.minor")
  ///
  /// - Parameters:
  ///   - earliest: The first accepted day, such as `2026-11-20`, `today`, or `today+P1D`.
  ///   - latest: The last accepted day.
  ///   - format: The format, such as `yyyyMMdd`; nil for `2026-11-20`.
  ///   - code: The code to report.
  /// - Returns: These checks and this one.
  public func date(
    earliest: String? = nil,
    latest: String? = nil,
    format: String? = nil,
    code: ViolationCode? = nil
  ) -> Rule.Checks {
    let settings = [
      "earliest": earliest.fieldValue, "latest": latest.fieldValue, "format": format.fieldValue,
    ]
    return adding("date", settings, code: code)
  }

  /// Requires one of some values, such as the cases of an enumeration.
  ///
  ///     .oneOf(["single", "double", "suite"])
  ///     .oneOf(Room.allCases, code: "room.unknown")
  ///
  /// - Parameters:
  ///   - values: The accepted values.
  ///   - ignoresCase: Whether lowercase and uppercase letters are the same.
  ///   - code: The code to report.
  /// - Returns: These checks and this one.
  public func oneOf(
    _ values: [some FieldValue],
    ignoringCase ignoresCase: Bool = false,
    code: ViolationCode? = nil
  ) -> Rule.Checks {
    let settings: [String: Value] = [
      "values": .list(values.map(\.fieldValue.asWritten)),
      "ignoring-case": ignoresCase ? .boolean(true) : .null,
    ]
    return adding("one-of", settings, code: code)
  }

  /// Requires what another rule requires.
  ///
  ///     .rule("phone", with: ["region": "CH"])
  ///
  /// - Parameters:
  ///   - name: The rule's name.
  ///   - parameters: Its parameters by name.
  ///   - code: The code to report.
  /// - Returns: These checks and this one.
  public func rule(
    _ name: String,
    with parameters: [String: Value] = [:],
    code: ViolationCode? = nil
  ) -> Rule.Checks {
    let given: Value =
      parameters.isEmpty ? .null : .record(parameters.mapValues(\.asWritten))
    return adding("rule", ["name": .text(name), "with": given], code: code)
  }

  /// Requires at least one of several checks to pass.
  ///
  ///     .anyOf(.length(3...3), .rule("iban"), code: "account.unknown")
  ///
  /// - Parameters:
  ///   - branches: The checks of each possibility.
  ///   - code: The code to report if none of them passes.
  /// - Returns: These checks and this one.
  public func anyOf(_ branches: Rule.Checks..., code: ViolationCode) -> Rule.Checks {
    oneOf(branches: branches, code: code)
  }

  /// Requires at least one of several checks to pass.
  func oneOf(branches: [Rule.Checks], code: ViolationCode) -> Rule.Checks {
    adding("any", ["of": .list(branches.map { .list($0.entries) })], code: code)
  }

  /// Requires other checks not to pass.
  ///
  ///     .not(.pattern("0+"), code: "pin.zero")
  ///
  /// - Parameters:
  ///   - checks: The checks that must not all pass.
  ///   - code: The code to report if they do.
  /// - Returns: These checks and this one.
  public func not(_ checks: Rule.Checks, code: ViolationCode) -> Rule.Checks {
    adding("not", ["check": .list([.list(checks.entries)])], code: code)
  }

  /// Runs any check of the library or of the application, by its name in packs.
  ///
  ///     .check("prefix", ["text": "AB-"])
  ///
  /// `rulebook list checks` lists the checks and their settings.
  ///
  /// - Parameters:
  ///   - name: The name of the check.
  ///   - settings: Its settings by name.
  ///   - code: The code to report.
  ///   - severity: The severity of what it reports; nil for its own.
  /// - Returns: These checks and this one.
  public func check(
    _ name: String,
    _ settings: [String: Value] = [:],
    code: ViolationCode? = nil,
    severity: Severity? = nil
  ) -> Rule.Checks {
    let written: Value = if let severity { .text(severity.rawValue) } else { .null }
    return adding(name, settings, ["severity": written], code: code)
  }
}

extension Value {
  /// The value as packs write it, where a number isn't a text.
  fileprivate var asWritten: Value {
    if case .text = self { self } else { ["json": self] }
  }
}
