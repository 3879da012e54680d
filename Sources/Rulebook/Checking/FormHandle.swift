public import ErrorCatalog
package import RuleEngine
public import Violations

/// A form of a rulebook, for repeated use: its methods don't look anything up and don't throw.
///
///     let signUp = try rulebook.form("sign-up")
///     let report = signUp.check(["email": "ann@"])
///     report.violations(at: FieldPath(field: "email")).map(\.code)  // [email.domain.missing]
///     signUp.summary(of: report, in: "de").lines.count              // 5
///
/// Keep a handle as long as you need it. Many threads can use it at the same time.
public final class FormHandle: Sendable {
  /// One field as the form declares it.
  public struct Field: Hashable, Sendable {
    /// The field's path; `[]` stands for every element of a list: `contacts[].email`.
    public let path: FieldPath

    /// The name of the rule for the field's value.
    public let rule: String

    /// Whether a blank value is always a violation.
    ///
    /// If this depends on other fields, use ``SessionField/isRequired``.
    public let isRequired: Bool

    /// Whether the value is secret, such as a password, so that a user interface shows dots.
    public let isSecret: Bool

    /// Whether the value is personal but not secret, such as an identity number.
    public let isPersonal: Bool
  }

  package let definition: FormDefinition
  package let catalog: Catalog
  let surroundings: Surroundings

  /// The codes that the application's own checks can report.
  let codes: ReportableCodes

  /// Creates a handle.
  ///
  /// - Parameters:
  ///   - definition: The form.
  ///   - catalog: The messages; nil for those of the rulebook.
  ///   - ownCodes: The codes that only the form defines.
  ///   - rulebook: The rulebook.
  init(
    _ definition: FormDefinition,
    catalog: Catalog? = nil,
    ownCodes: Set<ViolationCode> = [],
    of rulebook: Rulebook
  ) {
    self.definition = definition
    let catalog = catalog ?? rulebook.catalog
    self.catalog = catalog
    surroundings = rulebook.surroundings
    codes = ReportableCodes(rulebook.library, catalog, form: definition.name, ownCodes: ownCodes)
  }

  /// The form's name.
  public var name: String { definition.name }

  /// The fields, in the order of the form.
  ///
  ///     try rulebook.form("sign-up").fields.filter(\.isSecret).map(\.path.description)
  ///     // ["password", "password-again"]
  public var fields: [Field] {
    definition.fields.map { field in
      Field(
        path: field.path,
        rule: field.rule.name,
        isRequired: field.isRequired,
        isSecret: field.rule.isSecret,
        isPersonal: field.rule.confidentiality == .personal
      )
    }
  }

  /// Checks a record; a missing field counts as blank.
  ///
  ///     signUp.check(["email": "ann@"]).outcome  // .invalid
  ///
  /// - Complexity: O(*n* + *r*), where *n* is the number of fields, including each element of a
  ///   list, and *r* is the time that their rules take.
  public func check(_ record: [String: Value]) -> Report { check(.record(record)) }

  /// Checks a value; if it isn't a record, the report contains `type.mismatch`.
  package func check(_ record: Value, in surroundings: Surroundings? = nil) -> Report {
    let surroundings = surroundings ?? self.surroundings
    var report = definition.report(on: record, surroundings: surroundings)
    report.rulebook = surroundings.rulebook
    return surroundings.tracesViolations ? definition.tracing(report) : report
  }

  /// Adds violations that another system found to the report on a record.
  ///
  ///     let taken = Violation("username.taken", path: FieldPath(field: "name"))
  ///     signUp.adding([taken], to: report)
  ///
  /// - Parameters:
  ///   - violations: The violations. If a violation doesn't name a form, it gets this one.
  ///   - report: The report on the record.
  /// - Returns: The report with the violations, inserted in the order of the form.
  public func adding(_ violations: [Violation], to report: Report) -> Report {
    let located = violations.map { violation in
      var violation = violation
      violation.form = violation.form ?? name
      return violation
    }
    return report.adding(located, fieldOrder: definition.fields.map(\.path))
  }
}

extension FormHandle {
  /// Returns the requirements of a field before anything is typed, in the reader's language.
  ///
  ///     signUp.requirements(of: FieldPath(field: "password"), in: "en").map(\.message.text)
  ///     // ["Enter at least 15 characters.", …]
  ///
  /// - Parameters:
  ///   - field: The path of the field, or of all elements of a list: `contacts[].email`.
  ///   - locale: A language tag (BCP 47), a list of preferences, or an Accept-Language header (RFC
  ///     9110 §12.5.4).
  /// - Returns: The requirements; empty if the form doesn't have the field.
  public func requirements(of field: FieldPath, in locale: String) -> [Requirement.Localized] {
    checklist(for: "", of: field, in: locale)
  }

  /// Returns the requirements of a field in the reader's language, each with its state for the text
  /// so far.
  ///
  /// - Parameters:
  ///   - text: The text so far, which doesn't appear in the result.
  ///   - field: The path of the field, or of all elements of a list.
  ///   - record: The other fields, in case the requirements depend on them.
  ///   - locale: The same as for ``requirements(of:in:)-(_,String)``.
  /// - Returns: The requirements, each with its state; empty if the form doesn't have the field.
  public func checklist(
    for text: String,
    of field: FieldPath,
    beside record: [String: Value] = [:],
    in locale: String
  ) -> [Requirement.Localized] {
    let path = field.filled(with: field.components.filter { $0 == .each }.map { _ in 0 })
    var whole = Value.record(record)
    whole.set(.text(text), at: path)
    let state = FormState(of: definition, record: whole, surroundings: surroundings)
    return localizer(for: locale).words(for: state.checklist(for: text, at: path))
  }

  /// Returns the label of a field, or its path if no catalog has a label.
  ///
  ///     signUp.label(of: FieldPath(field: "email"), in: "de")  // "E-Mail-Adresse"
  public func label(of field: FieldPath, in locale: String) -> String {
    localizer(for: locale).label(of: field, form: name)?.text ?? field.description
  }

  /// Returns the localizer that writes the form's messages in a locale, for repeated use.
  ///
  /// It also has the labels and messages that a ``TypedForm`` defines for its fields.
  public func localizer(for locale: String) -> Localizer { catalog.localizer(forRequest: locale) }

  /// Returns the messages for a report in the reader's language, one for each violation.
  ///
  ///     signUp.messages(for: report, in: "en").last?.text  // "Fill in this field."
  ///
  /// - Parameters:
  ///   - report: The report on a record.
  ///   - locale: The same as for ``requirements(of:in:)-(_,String)``.
  ///   - inOneLanguage: Whether to write all messages in one language if possible, or each one in
  ///     the first of the reader's languages that has it.
  /// - Returns: The messages, in the order of the violations.
  public func messages(
    for report: Report,
    in locale: String,
    inOneLanguage: Bool = false
  ) -> [LocalizedMessage] {
    catalog.messages(for: report, in: locale, inOneLanguage: inOneLanguage)
  }

  /// Returns a summary of a report in the reader's language, one line for each message.
  ///
  /// - Parameters:
  ///   - report: The report on a record.
  ///   - locale: The same as for ``requirements(of:in:)-(_,String)``.
  ///   - extent: Whether to include everything, or one message for each field.
  ///   - inOneLanguage: Whether to write everything in one language if possible, or each line in
  ///     the first of the reader's languages that has its message.
  /// - Returns: The lines in the report's order, each with the field's label.
  public func summary(
    of report: Report,
    in locale: String,
    extent: Report.Summary.Extent = .all,
    inOneLanguage: Bool = true
  ) -> Report.Summary {
    Report.Summary(
      of: report,
      in: localizer(for: locale),
      extent: extent,
      inOneLanguage: inOneLanguage
    )
  }

  /// Creates a session for filling in the form.
  ///
  ///     let session = signUp.session(locale: "de-CH")
  ///     session["email"]?.label  // "E-Mail-Adresse"
  ///
  /// - Parameters:
  ///   - record: The values that are already filled in.
  ///   - locale: The same as for ``requirements(of:in:)-(_,String)``.
  ///   - policy: When fields show their messages.
  /// - Returns: The session, whose fields are untouched and not focused.
  @MainActor
  public func session(
    record: [String: Value] = [:],
    locale: String = "en",
    policy: ValidationPolicy = .standard
  ) -> FormSession {
    FormSession(of: self, record: .record(record), locale: locale, policy: policy)
  }
}

// A form can have the constants of rules.
extension FormHandle: CustomStringConvertible, CustomReflectable {
  /// The name of the form.
  public var description: String { "FormHandle(\(name))" }

  /// A mirror that contains only the form's name.
  public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}
