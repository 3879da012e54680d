public import Rules

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

extension Rulebook {
  /// Returns what is wrong, in words for a reader.
  ///
  ///     let report = try rulebook.check("ann@", as: "email")
  ///     rulebook.messages(for: report, in: "fr, en;q=0.5").map(\.text)
  ///     // ["Après le @, saisissez un domaine tel que example.org."]
  ///
  /// Each message says which locale and key it came from.
  ///
  /// - Parameters:
  ///   - report: What a check found.
  ///   - locale: A language tag (BCP 47), a list of preferences, or an Accept-Language header
  ///     (RFC 9110 §12.5.4). Where none is supported, messages are in English.
  /// - Returns: One message for each violation, in the same order.
  /// - Complexity: O(*n*) in the number of violations.
  public func messages(for report: Report, in locale: String) -> [LocalizedMessage] {
    let localizer = catalog.localizer(forRequest: locale)
    return report.violations.map { localizer.message(for: $0) }
  }

  /// Returns what writes messages in a locale, for repeated use.
  ///
  ///     let german = rulebook.localizer(for: "de-CH")
  ///     report.violations.map { german.line(for: $0).text }
  ///
  /// The locale is a language tag (BCP 47), a list of preferences, or an
  /// Accept-Language header (RFC 9110 §12.5.4).
  public func localizer(for locale: String) -> Localizer {
    catalog.localizer(forRequest: locale)
  }
}

extension Rulebook {
  /// Returns what estimates passwords, with the dictionaries and keyboards of all packs.
  ///
  ///     let estimator = try Rulebook().passwordEstimator()
  ///     try estimator?.estimate("password", referenceYear: 2026).score  // 0
  ///
  /// - Parameter model: What is taken into account.
  /// - Returns: The estimator, or nil if no pack has dictionaries and keyboards.
  public func passwordEstimator(model: PasswordModel = .extended) -> PasswordEstimator? {
    guard let dictionaries = library.tables.passwordDictionaries,
      let keyboards = library.tables.keyboards
    else { return nil }
    return PasswordEstimator(dictionaries: dictionaries, keyboards: keyboards, model: model)
  }
}

extension Rulebook {
  /// The telephone numbers of the world, for whoever wants more than the check `phone` says; nil if
  /// no pack has any.
  ///
  ///     let numbers = rulebook.phoneNumbers
  ///     let number = try numbers?.parse("079 123 45 67", region: "CH")
  ///     number?.nationalNumber  // 791234567
  public var phoneNumbers: PhoneDirectory? { library.tables.phoneNumbers }
}
