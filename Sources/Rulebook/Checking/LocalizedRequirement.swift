/// A requirement of a rule in words.
public struct LocalizedRequirement: Hashable, Sendable {
  /// What is asked, and whether the text so far has it.
  public var requirement: Requirement

  /// What to tell the reader.
  public var message: LocalizedMessage

  /// The code that is reported where the requirement is not met.
  public var code: ViolationCode { requirement.violation.code }

  /// Whether the text so far has what is asked.
  public var state: Requirement.State { requirement.state }
}

extension Rulebook {
  /// Returns what a rule asks, in words for a reader: hints for an empty field.
  ///
  ///     try rulebook.requirements(of: "password.classic", in: "en").map(\.message.text)
  ///     // ["Enter at least 8 characters.", …, "Use at least 1 digit.", …]
  ///
  /// Most messages say what to do, so they serve here too. Where one says what happened, the
  /// message of the code with `.requirement` at its end says it beforehand, as
  /// `password.common.requirement` does. What has neither, as it depends on the text, is left out.
  ///
  /// - Parameters:
  ///   - rule: The rule's name.
  ///   - parameters: The rule's parameters by name.
  ///   - locale: As for ``messages(for:in:)``.
  /// - Returns: The requirements in the order of the rule's checks, all of them open.
  /// - Throws: As ``rule(_:with:)``.
  public func requirements(
    of rule: String,
    with parameters: [String: Value] = [:],
    in locale: String
  ) throws(UsageError) -> [LocalizedRequirement] {
    try checklist(for: "", of: rule, with: parameters, in: locale)
  }

  /// Returns what a rule asks, in words for a reader, with its state for the text so far: a
  /// checklist that changes while the text is typed.
  ///
  /// - Parameters:
  ///   - text: The text so far; nothing of it appears in the result.
  ///   - rule: The rule's name.
  ///   - parameters: The rule's parameters by name.
  ///   - locale: As for ``messages(for:in:)``.
  /// - Returns: The requirements in the order of the rule's checks.
  /// - Throws: As ``rule(_:with:)``.
  public func checklist(
    for text: String,
    of rule: String,
    with parameters: [String: Value] = [:],
    in locale: String
  ) throws(UsageError) -> [LocalizedRequirement] {
    localizer(for: locale)
      .words(for: try self.rule(rule, with: parameters).checklist(for: text))
  }
}

extension Localizer {
  /// Puts requirements into words; those that have none are left out.
  func words(for requirements: [Requirement]) -> [LocalizedRequirement] {
    requirements.compactMap { requirement in
      let code = requirement.violation.code
      var asked = requirement.violation
      asked.code = code.requirement
      let message = message(for: asked)
      let isTold = [code, asked.code].contains { message.key.isOwn(of: $0) }
      return isTold ? LocalizedRequirement(requirement: requirement, message: message) : nil
    }
  }
}

extension String {
  /// Whether this key of a catalog is that of a code, in general or for one field of a form.
  fileprivate func isOwn(of code: ViolationCode) -> Bool {
    self == code.rawValue || hasSuffix(":" + code.rawValue)
  }
}

extension ViolationCode {
  private static let requirementSuffix = ".requirement"

  /// The code under which catalogs say beforehand what is asked.
  var requirement: ViolationCode { ViolationCode(rawValue: rawValue + Self.requirementSuffix) }

  /// The code that is reported, of one under which catalogs say beforehand what is asked.
  var failure: ViolationCode {
    rawValue.hasSuffix(Self.requirementSuffix)
      ? ViolationCode(rawValue: String(rawValue.dropLast(Self.requirementSuffix.count))) : self
  }
}
