/// A requirement of a rule, in words for a reader.
///
/// ``Rulebook/requirements(of:with:groups:in:)`` makes hints of these, and
/// ``SessionField/checklist`` a list that changes while a value is typed.
public struct LocalizedRequirement: Hashable, Sendable {
  /// What is asked, and whether the text so far has it.
  public var requirement: Requirement

  /// The text for the reader.
  public var message: LocalizedMessage

  /// The code that is reported if the requirement is not met.
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
  /// Most messages say what to do, so they are used here too. If a message says what went wrong,
  /// the catalog has another one for the code with the suffix `.requirement`, such as
  /// `password.common.requirement`. A requirement without either message is left out.
  ///
  /// - Parameters:
  ///   - rule: The rule's name.
  ///   - parameters: The rule's parameters by name.
  ///   - groups: The groups of checks that run in addition to those without a group.
  ///   - locale: As for ``messages(for:in:)``.
  /// - Returns: The requirements in the order of the rule's checks, all of them open.
  /// - Throws: As ``rule(_:with:groups:)``.
  public func requirements(
    of rule: String,
    with parameters: [String: Value] = [:],
    groups: Set<String> = [],
    in locale: String
  ) throws(UsageError) -> [LocalizedRequirement] {
    try checklist(for: "", of: rule, with: parameters, groups: groups, in: locale)
  }

  /// Returns what a rule asks, in words for a reader, with its state for the text so far: a
  /// checklist that changes while the text is typed.
  ///
  /// - Parameters:
  ///   - text: The text so far; nothing of it appears in the result.
  ///   - rule: The rule's name.
  ///   - parameters: The rule's parameters by name.
  ///   - groups: The groups of checks that run in addition to those without a group.
  ///   - locale: As for ``messages(for:in:)``.
  /// - Returns: The requirements in the order of the rule's checks.
  /// - Throws: As ``rule(_:with:groups:)``.
  public func checklist(
    for text: String,
    of rule: String,
    with parameters: [String: Value] = [:],
    groups: Set<String> = [],
    in locale: String
  ) throws(UsageError) -> [LocalizedRequirement] {
    localizer(for: locale)
      .words(for: try self.rule(rule, with: parameters, groups: groups).checklist(for: text))
  }
}

extension Localizer {
  /// Puts requirements into words, and leaves out those without a message of their own.
  ///
  /// A message that is found under another key, such as that of a more general code, does not
  /// count.
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
  /// Returns whether this key of a catalog names a code, in general or for one field of a form.
  fileprivate func isOwn(of code: ViolationCode) -> Bool {
    self == code.rawValue || hasSuffix(":" + code.rawValue)
  }
}

extension ViolationCode {
  /// The end of the keys under which catalogs have requirements.
  private static let requirementSuffix = ".requirement"

  /// The code under which catalogs have the requirement: `password.common.requirement`.
  var requirement: ViolationCode { ViolationCode(rawValue: rawValue + Self.requirementSuffix) }

  /// The code without the suffix `.requirement`, which is the one that is reported.
  package var failure: ViolationCode {
    rawValue.hasSuffix(Self.requirementSuffix)
      ? ViolationCode(rawValue: String(rawValue.dropLast(Self.requirementSuffix.count))) : self
  }
}
