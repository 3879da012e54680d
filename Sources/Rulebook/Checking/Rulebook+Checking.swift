public import ErrorCatalog
public import PackLoading
public import PasswordGuesses
public import PhoneNumbers
public import Rules
public import Violations

extension Rulebook {
  /// Returns a rule for repeated use.
  ///
  ///     let email = try rulebook.rule("email", with: ["internationalized": false])
  ///     email.accepts("jörg@example.org")  // false
  ///
  /// - Parameters:
  ///   - name: The rule's name.
  ///   - parameters: The rule's parameters by name; those not given have their defaults.
  /// - Returns: A handle, whose checks look nothing up and throw nothing.
  /// - Throws: A ``UsageError`` for an unknown rule or parameter, or if the bundled data of the
  ///   rule is damaged.
  public func rule(
    _ name: String,
    with parameters: [String: Value] = [:]
  ) throws(UsageError) -> RuleHandle {
    RuleHandle(try boundRule(name, parameters), surroundings: surroundings)
  }

  /// Returns a handle of a rule that is written in Swift, for people who import `RulebookChecks`.
  ///
  ///     let pin = Rule(name: "pin", checks: [RuleCheck(LengthCheck(4...4))])
  ///     rulebook.rule(pin).accepts("1234")  // true
  ///
  /// Its violations have the messages that the catalog has for their codes.
  public func rule(_ rule: Rule) -> RuleHandle { RuleHandle(rule, surroundings: surroundings) }

  /// Returns a form for repeated use.
  ///
  ///     let signUp = try rulebook.form("sign-up")
  ///     signUp.check(["email": "ann@"]).isValid  // false
  ///     signUp.fields.first?.path.description    // "name"
  ///
  /// - Parameter name: The form's name.
  /// - Returns: A handle, whose checks look nothing up and throw nothing.
  /// - Throws: A ``UsageError`` for an unknown form, or if the bundled data of the form is damaged.
  public func form(_ name: String) throws(UsageError) -> FormHandle {
    FormHandle(try definition(ofForm: name), catalog: catalog, surroundings: surroundings)
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
  ) throws(UsageError) -> Report {
    try check(.text(text), as: rule, with: parameters)
  }

  /// Checks one value of any kind.
  ///
  ///     try rulebook.check(.boolean(true), as: "email").violations.map(\.code)  // [type.mismatch]
  ///
  /// - Throws: As ``rule(_:with:)``.
  public func check(
    _ value: Value,
    as rule: String,
    with parameters: [String: Value] = [:]
  ) throws(UsageError) -> Report {
    try self.rule(rule, with: parameters).check(value)
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
  ) throws(UsageError) -> SecretForm {
    try self.rule(rule, with: parameters).secretForm(of: text)
  }

  /// Checks a record against a form.
  ///
  ///     let report = try rulebook.check(["email": "ann@"], form: "sign-up")
  ///     report.violations.map(\.path.description)
  ///     // ["name", "email", "password", "password-again", "terms"]
  ///
  /// A field that the record lacks is blank.
  ///
  /// - Throws: As ``form(_:)``.
  public func check(_ record: [String: Value], form: String) throws(UsageError) -> Report {
    try self.form(form).check(record)
  }
}

// What a text field asks while a person types.
extension Rulebook {
  /// Returns whether a text that is still being typed can become valid.
  ///
  ///     try rulebook.progress(of: "ann@", as: "email")  // unfinished
  ///
  /// - Throws: As ``rule(_:with:)``.
  public func progress(
    of text: String,
    as rule: String,
    with parameters: [String: Value] = [:]
  ) throws(UsageError) -> TextProgress {
    try self.rule(rule, with: parameters).progress(of: text)
  }

  /// Returns the longest beginning of a text that can still become valid.
  ///
  ///     try rulebook.acceptablePrefix(of: "ann@@example.org", as: "email")  // "ann@"
  ///
  /// - Throws: As ``rule(_:with:)``.
  public func acceptablePrefix(
    of text: String,
    as rule: String,
    with parameters: [String: Value] = [:]
  ) throws(UsageError) -> Substring {
    try self.rule(rule, with: parameters).acceptablePrefix(of: text)
  }

  /// Returns what becomes of a change of a text field.
  ///
  ///     let edit = TextEdit(oldText: "ann@", utf16Range: 4..<4, replacement: "@")
  ///     try rulebook.verdict(on: edit, as: "email")  // refused
  ///
  /// - Throws: As ``rule(_:with:)``.
  public func verdict(
    on edit: TextEdit,
    as rule: String,
    with parameters: [String: Value] = [:]
  ) throws(UsageError) -> EditVerdict {
    try self.rule(rule, with: parameters).verdict(on: edit)
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
    catalog.messages(for: report, in: locale)
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

extension Catalog {
  /// Returns one message for each violation of a report, in the same order.
  func messages(for report: Report, in locale: String) -> [LocalizedMessage] {
    let localizer = localizer(forRequest: locale)
    return report.violations.map { localizer.message(for: $0) }
  }
}

// Finding rules and forms by name.
extension Rulebook {
  /// The names of all rules, sorted.
  ///
  ///     rulebook.ruleNames.contains("email")  // true
  public var ruleNames: [String] { library.ruleNames }

  /// The names of all forms of packs, sorted.
  ///
  ///     rulebook.formNames  // ["sign-up"]
  public var formNames: [String] { library.formNames }

  /// Returns a form of a pack.
  func definition(ofForm name: String) throws(UsageError) -> FormDefinition {
    let found: FormDefinition?
    do throws(LoadingError) { found = try library.form(name) } catch { throw UsageError(error) }
    guard let found else { throw .unknownForm(name, known: library.formNames) }
    return found
  }

  /// Returns a rule of a pack, before its parameters are known.
  func template(_ name: String) throws(UsageError) -> RuleTemplate {
    let found: RuleTemplate?
    do throws(LoadingError) { found = try library.template(name) } catch { throw UsageError(error) }
    guard let found else { throw .unknownRule(name, known: library.ruleNames) }
    return found
  }

  private func boundRule(
    _ name: String,
    _ parameters: [String: Value]
  ) throws(UsageError) -> Rule {
    let template = try template(name)
    if let unknown = template.unknownParameter(in: parameters.keys) {
      throw .unknownParameter(unknown, of: template)
    }
    do throws(BindingError) {
      return try template.bind(parameters)
    } catch {
      throw .unsuitableParameter(error, of: template, given: parameters)
    }
  }
}

// What benchmarks, fuzz targets and comparisons with other libraries look at.
extension Rulebook {
  /// The packs, and the rules and forms that they make together.
  @_spi(Kernels) public var linkedPacks: PackLibrary { library }

  /// Makes an estimator of passwords from the dictionaries and keyboards of all packs.
  ///
  /// - Parameter model: What is taken into account.
  /// - Returns: The estimator; nil if the packs together lack dictionaries or keyboards.
  @_spi(Kernels)
  public func passwordEstimator(model: PasswordModel = .extended) -> PasswordEstimator? {
    guard let dictionaries = library.tables.passwordDictionaries,
      let keyboards = library.tables.keyboards
    else { return nil }
    return PasswordEstimator(dictionaries: dictionaries, keyboards: keyboards, model: model)
  }

  /// The telephone numbers of the world; nil if no pack has any.
  @_spi(Kernels)
  public var phoneNumbers: PhoneDirectory? { library.tables.phoneNumbers }
}
