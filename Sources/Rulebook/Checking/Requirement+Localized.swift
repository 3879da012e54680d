public import ErrorCatalog
public import Violations

extension Requirement {
  /// A requirement of a rule, with a message for a reader.
  ///
  /// ``Rulebook/requirements(of:with:groups:in:)-(_,_,_,String)`` returns requirements as hints,
  /// and ``SessionField/checklist`` returns a list that changes while a person types.
  public struct Localized: Hashable, Sendable {
    /// The requirement, and whether the text so far meets it.
    public var requirement: Requirement

    /// The message for the reader.
    public var message: LocalizedMessage

    /// The code that is reported if the requirement isn't met.
    public var code: ViolationCode { requirement.violation.code }

    /// Whether the text so far meets the requirement.
    public var state: Requirement.State { requirement.state }
  }
}

extension Rulebook {
  /// Returns the requirements of a rule in the reader's language, as hints for an empty field.
  ///
  ///     try rulebook.requirements(of: "password.classic", in: "en").map(\.message.text)
  ///     // ["Enter at least 8 characters.", …, "Use at least 1 digit.", …]
  ///
  /// Most messages say what to do, so they are used here too. If a message says what went wrong,
  /// the catalog has another one for the code with the suffix `.requirement`, such as
  /// `password.common.requirement`. A requirement without either message is omitted.
  ///
  /// - Parameters:
  ///   - rule: The rule's name.
  ///   - parameters: The rule's parameters by name.
  ///   - groups: The groups of checks that run in addition to those without a group.
  ///   - locale: The same as for ``messages(for:in:inOneLanguage:)-(_,String,_)``.
  /// - Returns: The requirements in the order of the rule's checks, all of them open.
  /// - Throws: The same errors as ``rule(_:with:groups:)-(_,[String:Value],_)``.
  public func requirements(
    of rule: String,
    with parameters: [String: Value] = [:],
    groups: Set<String> = [],
    in locale: String
  ) throws(UsageError) -> [Requirement.Localized] {
    try checklist(for: "", of: rule, with: parameters, groups: groups, in: locale)
  }

  /// Returns the requirements of a rule in the reader's language, each with its state for the text
  /// so far: a checklist that changes while a person types.
  ///
  /// - Parameters:
  ///   - text: The text so far, which doesn't appear in the result.
  ///   - rule: The rule's name.
  ///   - parameters: The rule's parameters by name.
  ///   - groups: The groups of checks that run in addition to those without a group.
  ///   - locale: The same as for ``messages(for:in:inOneLanguage:)-(_,String,_)``.
  /// - Returns: The requirements in the order of the rule's checks.
  /// - Throws: The same errors as ``rule(_:with:groups:)-(_,[String:Value],_)``.
  public func checklist(
    for text: String,
    of rule: String,
    with parameters: [String: Value] = [:],
    groups: Set<String> = [],
    in locale: String
  ) throws(UsageError) -> [Requirement.Localized] {
    localizer(for: locale)
      .words(for: try self.rule(rule, with: parameters, groups: groups).checklist(for: text))
  }
}

extension Localizer {
  /// Writes requirements as messages, without those that don't have their own message.
  ///
  /// A message with a different key, such as a more general code, isn't used.
  func words(for requirements: [Requirement]) -> [Requirement.Localized] {
    requirements.compactMap { requirement in
      let code = requirement.violation.code
      var asked = requirement.violation
      asked.code = code.requirement
      let message = message(for: asked)
      let isTold = [code, asked.code].contains { message.key.isOwn(of: $0) }
      return isTold ? Requirement.Localized(requirement: requirement, message: message) : nil
    }
  }
}

extension String {
  /// Whether this catalog key names a code, in general or for one field of a form.
  fileprivate func isOwn(of code: ViolationCode) -> Bool {
    self == code.rawValue || hasSuffix(":" + code.rawValue)
  }
}

extension ViolationCode {
  /// The end of the catalog keys of requirements.
  private static let requirementSuffix = ".requirement"

  /// The code of the requirement's message in catalogs: `password.common.requirement`.
  var requirement: ViolationCode { ViolationCode(rawValue: rawValue + Self.requirementSuffix) }

  /// The code without the suffix `.requirement`, as it is reported.
  package var failure: ViolationCode {
    rawValue.hasSuffix(Self.requirementSuffix)
      ? ViolationCode(rawValue: String(rawValue.dropLast(Self.requirementSuffix.count))) : self
  }
}
