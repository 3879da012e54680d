extension Rulebook {
  /// Returns a rule for repeated use.
  ///
  ///     let email = try rulebook.rule("email", with: ["internationalized": false])
  ///     email.accepts("jörg@example.org")  // .invalid
  ///
  /// - Parameters:
  ///   - name: The rule's name.
  ///   - parameters: The rule's parameters by name; those not given have their defaults.
  /// - Returns: A handle, whose checks look nothing up and throw nothing.
  /// - Throws: A ``UsageError`` for an unknown rule or parameter; a
  ///   ``LoadingError`` if the bundled data of the rule is damaged.
  public func rule(_ name: String, with parameters: [String: Value] = [:]) throws -> RuleHandle {
    RuleHandle(try boundRule(name, parameters), surroundings: surroundings)
  }

  /// Checks one text.
  ///
  ///     try rulebook.check("ann@", as: "email").violations.map(\.code)
  ///     // [email.domain.missing]
  ///
  /// - Throws: As ``rule(_:with:)``.
  public func check(
    _ text: String,
    as rule: String,
    with parameters: [String: Value] = [:]
  ) throws -> Report {
    try check(.text(text), as: rule, with: parameters)
  }

  /// Checks a secret text as it is to be hashed or compared, and returns it in that form.
  ///
  ///     let form = try rulebook.secretForm(of: "correct horse battery", as: "password")
  ///     form.report.isValid                  // true
  ///     form.text?.reveal { hash($0.span) }  // the only way to the text
  ///
  /// The form is that of OpaqueString (RFC 8265 §4.2.2): spaces beyond ASCII become U+0020, the text
  /// is composed (NFC), and neither case nor width changes. A character that the profile does not
  /// have gives `characters.not_allowed`; pictures with variation selectors are among them.
  ///
  /// - Throws: As ``rule(_:with:)``.
  public func secretForm(
    of text: String,
    as rule: String,
    with parameters: [String: Value] = [:]
  ) throws -> SecretForm {
    try self.rule(rule, with: parameters).secretForm(of: text)
  }

  /// Checks one value of any kind.
  ///
  /// - Throws: As ``rule(_:with:)``.
  public func check(
    _ value: Value,
    as rule: String,
    with parameters: [String: Value] = [:]
  ) throws -> Report {
    try check(value, as: rule, with: parameters, in: surroundings)
  }

  /// Checks a record against a form.
  ///
  ///     let report = try rulebook.check(["email": "ann@"], form: "sign-up")
  ///     report.violations.map(\.path.description)
  ///     // ["name", "email", "password", "password-again", "terms"]
  ///
  /// A field that the record lacks is blank.
  ///
  /// - Throws: A ``UsageError`` for an unknown form; a ``LoadingError`` if the
  ///   bundled data of the form is damaged.
  public func check(_ record: [String: Value], form: String) throws -> Report {
    try check(.record(record), form: form, in: surroundings)
  }

  func check(
    _ value: Value,
    as rule: String,
    with parameters: [String: Value],
    in surroundings: Surroundings
  ) throws -> Report {
    let rule = try boundRule(rule, parameters)
    let context = CheckContext(parameters: rule.parameters, surroundings: surroundings)
    return rule.report(on: value, in: context)
  }

  func check(_ record: Value, form name: String, in surroundings: Surroundings) throws -> Report {
    guard let form = try library.form(name) else {
      throw UsageError.unknownForm(name, known: library.formNames)
    }
    return form.report(on: record, surroundings: surroundings)
  }

  private func boundRule(_ name: String, _ parameters: [String: Value]) throws -> Rule {
    guard let template = try library.template(name) else {
      throw UsageError.unknownRule(name, known: library.ruleNames)
    }
    if let unknown = template.unknownParameter(in: parameters.keys) {
      throw UsageError.unknownParameter(unknown, of: template)
    }
    do throws(BindingError) {
      return try template.bind(parameters)
    } catch {
      throw UsageError.unsuitableParameter(error, of: template, given: parameters)
    }
  }
}
