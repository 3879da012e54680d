public import ErrorCatalog
public import PackLoading
public import PasswordGuesses
import PasswordRules
public import PhoneNumbers
import PhoneRules
package import RuleEngine
public import Violations

extension Rulebook {
  /// Returns a rule for repeated use.
  ///
  ///     let email = try rulebook.rule("email", with: ["internationalized": false])
  ///     email.accepts("jörg@example.org")  // false
  ///
  /// - Parameters:
  ///   - name: The rule's name.
  ///   - parameters: The rule's parameters by name; the others have their defaults.
  ///   - groups: The groups of checks that run in addition to those without a group, such as
  ///     `["publish"]`.
  /// - Returns: A handle whose checks don't look anything up and don't throw.
  /// - Throws: A ``UsageError`` for an unknown rule, parameter or group, or if the bundled data of
  ///   the rule is damaged.
  public func rule(
    _ name: String,
    with parameters: [String: Value] = [:],
    groups: Set<String> = []
  ) throws(UsageError) -> RuleHandle {
    RuleHandle(try boundRule(name, parameters, groups), surroundings: surroundings)
  }

  /// Returns a rule that is written in Swift for repeated use.
  ///
  ///     let pin = try Rule("pin") { .length(4...4) }
  ///     let rulebook = try Rulebook(.bundled, .rules([pin]))
  ///     try rulebook.rule(pin).accepts("1234")  // true
  ///
  /// - Throws: A ``UsageError`` if the rule isn't among the rulebook's sources.
  public func rule(_ rule: Rule) throws(UsageError) -> RuleHandle { try self.rule(rule.name) }

  /// Returns a form for repeated use.
  ///
  ///     let signUp = try rulebook.form("sign-up")
  ///     signUp.check(["email": "ann@"]).isValid  // false
  ///     signUp.fields.first?.path.description    // "name"
  ///
  /// - Parameters:
  ///   - name: The form's name.
  ///   - groups: The groups of checks that run in addition to those without a group, such as
  ///     `["publish"]`.
  /// - Returns: A handle whose checks don't look anything up and don't throw.
  /// - Throws: A ``UsageError`` for an unknown form or group, or if the bundled data of the form is
  ///   damaged.
  public func form(_ name: String, groups: Set<String> = []) throws(UsageError) -> FormHandle {
    let form = try choosing(groups, in: try definition(ofForm: name))
    return FormHandle(form, of: self)
  }

  /// Checks one text.
  ///
  ///     try rulebook.check("ann@", as: "email").violations.map(\.code)
  ///     // [email.domain.missing]
  ///
  /// - Throws: The same errors as ``rule(_:with:groups:)-(_,[String:Value],_)``.
  public func check(
    _ text: String,
    as rule: String,
    with parameters: [String: Value] = [:],
    groups: Set<String> = []
  ) throws(UsageError) -> Report {
    try check(.text(text), as: rule, with: parameters, groups: groups)
  }

  /// Checks one value of any kind.
  ///
  ///     try rulebook.check(.boolean(true), as: "email").violations.map(\.code)  // [type.mismatch]
  ///
  /// - Throws: The same errors as ``rule(_:with:groups:)-(_,[String:Value],_)``.
  public func check(
    _ value: Value,
    as rule: String,
    with parameters: [String: Value] = [:],
    groups: Set<String> = []
  ) throws(UsageError) -> Report {
    try self.rule(rule, with: parameters, groups: groups).check(value)
  }

  /// Checks a secret text, and returns the text to hash or compare.
  ///
  ///     let form = try rulebook.secretForm(of: "correct horse battery", as: "password")
  ///     form.report.isValid                  // true
  ///     form.text?.reveal { hash($0.span) }  // the only way to the text
  ///
  /// The returned text follows the profile OpaqueString (RFC 8265 §4.2.2): spaces beyond ASCII
  /// become U+0020, the text is composed (NFC), and case and width stay unchanged. A character that
  /// the profile doesn't allow is reported as `characters.not_allowed`, including emoji with
  /// variation selectors.
  ///
  /// - Throws: The same errors as ``rule(_:with:groups:)-(_,[String:Value],_)``.
  public func secretForm(
    of text: String,
    as rule: String,
    with parameters: [String: Value] = [:]
  ) throws(UsageError) -> SecretText.Form {
    try self.rule(rule, with: parameters).secretForm(of: text)
  }

  /// Checks a record against a form.
  ///
  ///     let report = try rulebook.check(["email": "ann@"], form: "sign-up")
  ///     report.violations.map(\.path.description)
  ///     // ["name", "email", "password", "password-again", "terms"]
  ///
  /// A missing field counts as blank. With groups, their checks run too:
  ///
  ///     try rulebook.check(record, form: "article", groups: ["publish"])
  ///
  /// - Throws: The same errors as ``form(_:groups:)``.
  public func check(
    _ record: [String: Value],
    form: String,
    groups: Set<String> = []
  ) throws(UsageError) -> Report {
    try self.form(form, groups: groups).check(record)
  }
}

// The methods for text fields while a person types.
extension Rulebook {
  /// Returns whether a text that is still being typed can become valid.
  ///
  ///     try rulebook.progress(of: "ann@", as: "email")  // unfinished
  ///
  /// - Throws: The same errors as ``rule(_:with:groups:)-(_,[String:Value],_)``.
  public func progress(
    of text: String,
    as rule: String,
    with parameters: [String: Value] = [:]
  ) throws(UsageError) -> TextProgress {
    try self.rule(rule, with: parameters).progress(of: text)
  }

  /// Returns the longest prefix of a text that can still become valid.
  ///
  ///     try rulebook.acceptablePrefix(of: "ann@@example.org", as: "email")  // "ann@"
  ///
  /// - Throws: The same errors as ``rule(_:with:groups:)-(_,[String:Value],_)``.
  public func acceptablePrefix(
    of text: String,
    as rule: String,
    with parameters: [String: Value] = [:]
  ) throws(UsageError) -> Substring {
    try self.rule(rule, with: parameters).acceptablePrefix(of: text)
  }

  /// Returns the result of an edit to a text field.
  ///
  ///     let edit = TextEdit(oldText: "ann@", utf16Range: 4..<4, replacement: "@")
  ///     try rulebook.verdict(on: edit, as: "email")  // refused
  ///
  /// - Throws: The same errors as ``rule(_:with:groups:)-(_,[String:Value],_)``.
  public func verdict(
    on edit: TextEdit,
    as rule: String,
    with parameters: [String: Value] = [:]
  ) throws(UsageError) -> TextEdit.Verdict {
    try self.rule(rule, with: parameters).verdict(on: edit)
  }
}

extension Rulebook {
  /// Returns the messages for a report in the reader's language.
  ///
  ///     let report = try rulebook.check("ann@", as: "email")
  ///     rulebook.messages(for: report, in: "fr, en;q=0.5").map(\.text)
  ///     // ["Après le @, saisissez un domaine, comme dans cet exemple : ann@example.org."]
  ///
  /// Each message has the locale and the key that it came from.
  ///
  /// - Parameters:
  ///   - report: The report of a check.
  ///   - locale: A language tag (BCP 47), a list of preferences, or an Accept-Language header (RFC
  ///     9110 §12.5.4). Each message is in the first of these languages that has it. If none has
  ///     it, the message is in its source language.
  ///   - inOneLanguage: Whether to write all messages in one language if possible.
  /// - Returns: One message for each violation, in the same order.
  /// - Complexity: O(*n*) in the number of violations.
  public func messages(
    for report: Report,
    in locale: String,
    inOneLanguage: Bool = false
  ) -> [LocalizedMessage] {
    catalog.messages(for: report, in: locale, inOneLanguage: inOneLanguage)
  }

  /// Returns the localizer that writes messages in a locale, for repeated use.
  ///
  ///     let german = rulebook.localizer(for: "de-CH")
  ///     report.violations.map { german.line(for: $0).text }
  ///
  /// The locale is a language tag (BCP 47), a list of preferences, or an Accept-Language header
  /// (RFC 9110 §12.5.4).
  public func localizer(for locale: String) -> Localizer {
    catalog.localizer(forRequest: locale)
  }
}

extension Catalog {
  /// Returns one message for each violation of a report, in the same order.
  func messages(
    for report: Report,
    in locale: String,
    inOneLanguage: Bool
  ) -> [LocalizedMessage] {
    let localizer = localizer(forRequest: locale)
    if inOneLanguage { return localizer.messagesInOneLanguage(for: report.violations) }
    return report.violations.map { localizer.message(for: $0) }
  }
}

// Lookups of rules and forms by name.
extension Rulebook {
  /// The names of all rules, sorted.
  ///
  ///     rulebook.ruleNames.contains("email")  // true
  public var ruleNames: [String] { library.ruleNames }

  /// The names of all forms of packs, sorted.
  ///
  ///     rulebook.formNames  // ["sign-up"]
  public var formNames: [String] { library.formNames }

  package func definition(ofForm name: String) throws(UsageError) -> FormDefinition {
    let found: FormDefinition?
    do throws(LoadingError) { found = try library.form(name) } catch { throw UsageError(error) }
    if let found { return found }
    if let pack = library.packDisabling(form: name) {
      throw .disabled(.unknownForm, "form", by: pack)
    }
    throw .unknownForm(name, known: library.formNames)
  }

  /// Returns a rule of a pack, before its parameters are known.
  package func template(_ name: String) throws(UsageError) -> RuleTemplate {
    let found: RuleTemplate?
    do throws(LoadingError) { found = try library.template(name) } catch { throw UsageError(error) }
    if let found { return found }
    if let pack = library.packDisabling(rule: name) {
      throw .disabled(.unknownRule, "rule", by: pack)
    }
    throw .unknownRule(name, known: library.ruleNames)
  }

  /// Returns a form with the checks of the given groups.
  func choosing(
    _ groups: Set<String>,
    in form: FormDefinition
  ) throws(UsageError) -> FormDefinition {
    if groups.isEmpty { return form }
    try requireKnown(groups)
    do throws(FormError) {
      return try form.choosing(groups)
    } catch {
      throw FormBinder(rulebook: self, name: form.name)
        .usageError(for: error, known: form.fields.map(\.path.description))
    }
  }

  /// Throws an error for a group that no pack declares.
  private func requireKnown(_ groups: Set<String>) throws(UsageError) {
    let known = library.groupNames
    if let unknown = groups.sorted().first(where: { !known.contains($0) }) {
      throw .unknownGroup(unknown, known: known)
    }
  }

  private func boundRule(
    _ name: String,
    _ parameters: [String: Value],
    _ groups: Set<String>
  ) throws(UsageError) -> RuleEngine.Rule {
    var template = try template(name)
    if !groups.isEmpty {
      try requireKnown(groups)
      template = template.choosing(groups)
    }
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

// Declarations for benchmarks, fuzz targets and comparisons with other libraries.
extension Rulebook {
  /// The packs with all their rules and forms.
  @_spi(Kernels) public var linkedPacks: PackLibrary { library }

  /// Creates a password estimator from the dictionaries and keyboards of all packs.
  ///
  /// - Parameter model: The model of guessing to use.
  /// - Returns: The estimator; nil if none of the packs has dictionaries, or none has keyboards.
  @_spi(Kernels)
  public func passwordEstimator(model: PasswordModel = .extended) -> PasswordEstimator? {
    guard let dictionaries = library.tables.passwordDictionaries,
      let keyboards = library.tables.keyboards
    else { return nil }
    return PasswordEstimator(dictionaries: dictionaries, keyboards: keyboards, model: model)
  }

  /// The telephone numbers of the world; nil if no pack has them.
  @_spi(Kernels)
  public var phoneNumbers: PhoneDirectory? { library.tables.phoneNumbers }
}
