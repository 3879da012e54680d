public import ErrorCatalog
package import Rules
public import Violations

/// A form of a rulebook: no lookup and no throwing when it is used.
///
///     let signUp = try rulebook.form("sign-up")
///     let report = signUp.check(["email": "ann@"])
///     report.violations(at: FieldPath(field: "email")).map(\.code)  // [email.domain.missing]
///     signUp.summary(of: report, in: "de").lines.count              // 5
///
/// Keep a handle as long as you need it; it is safe to use from many threads at once.
public final class FormHandle: Sendable {
  /// One field as the form declares it.
  public struct Field: Hashable, Sendable {
    /// The field's path; `[]` stands for every element of a list: `contacts[].email`.
    public let path: FieldPath

    /// The name of the rule that the field's value must keep.
    public let rule: String

    /// Whether a blank value is always a violation.
    ///
    /// Where other fields decide, ``SessionField/isRequired`` tells.
    public let isRequired: Bool

    /// Whether the value is secret, such as a password, so that an interface shows dots.
    public let isSecret: Bool

    /// Whether the value belongs to a person, such as an identity number, and is no secret.
    public let isPersonal: Bool
  }

  package let definition: FormDefinition
  let catalog: Catalog
  let surroundings: Surroundings

  init(_ definition: FormDefinition, catalog: Catalog, surroundings: Surroundings) {
    self.definition = definition
    self.catalog = catalog
    self.surroundings = surroundings
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

  /// Checks a record; a field that it lacks is blank.
  ///
  ///     signUp.check(["email": "ann@"]).outcome  // .invalid
  ///
  /// - Complexity: O(*n* + *r*), where *n* is the number of fields, with each element of a list
  ///   counted, and *r* is what their rules take.
  public func check(_ record: [String: Value]) -> Report { check(.record(record)) }

  /// Checks a value; one that is no record gives `type.mismatch`.
  package func check(_ record: Value, in surroundings: Surroundings? = nil) -> Report {
    definition.report(on: record, surroundings: surroundings ?? self.surroundings)
  }

  /// Adds violations that another system found to a report on a record.
  ///
  ///     let taken = Violation("username.taken", path: FieldPath(field: "name"))
  ///     signUp.adding([taken], to: report)
  ///
  /// - Parameters:
  ///   - violations: What was found. One that names no form is taken as one of this form.
  ///   - report: What the check of the record found.
  /// - Returns: The report with the violations, each where the form's order puts it.
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
  /// Says what a field asks before anything is typed, in words for a reader.
  ///
  ///     signUp.requirements(of: FieldPath(field: "password"), in: "en").map(\.message.text)
  ///     // ["Enter at least 15 characters.", …]
  ///
  /// - Parameters:
  ///   - field: The field, also one of a list's elements: `contacts[].email`.
  ///   - locale: A language tag (BCP 47), a list of preferences, or an Accept-Language header
  ///     (RFC 9110 §12.5.4).
  /// - Returns: The requirements; none if the form has no such field.
  public func requirements(of field: FieldPath, in locale: String) -> [LocalizedRequirement] {
    checklist(for: "", of: field, in: locale)
  }

  /// Says what a field asks, in words for a reader, and what of it the text so far meets.
  ///
  /// - Parameters:
  ///   - text: The text so far; nothing of it appears in the result.
  ///   - field: The field, also one of a list's elements.
  ///   - record: The other fields, where they say what the field asks.
  ///   - locale: As for ``requirements(of:in:)``.
  /// - Returns: The requirements, each with its state; none if the form has no such field.
  public func checklist(
    for text: String,
    of field: FieldPath,
    beside record: [String: Value] = [:],
    in locale: String
  ) -> [LocalizedRequirement] {
    let path = field.filled(with: field.components.filter { $0 == .each }.map { _ in 0 })
    var whole = Value.record(record)
    whole.set(.text(text), at: path)
    let state = FormState(of: definition, record: whole, surroundings: surroundings)
    return localizer(for: locale).words(for: state.checklist(for: text, at: path))
  }

  /// Returns what the form calls a field; the field's own name if no catalog has a label.
  ///
  ///     signUp.label(of: FieldPath(field: "email"), in: "de")  // "E-Mail-Adresse"
  public func label(of field: FieldPath, in locale: String) -> String {
    localizer(for: locale).label(of: field, form: name)?.text ?? field.description
  }

  /// Returns what writes the form's messages in a locale, for repeated use.
  ///
  /// It also knows the words that a ``TypedForm`` gives its fields.
  public func localizer(for locale: String) -> Localizer { catalog.localizer(forRequest: locale) }

  /// Returns what is wrong, in words for a reader: one message for each violation.
  ///
  ///     signUp.messages(for: report, in: "en").last?.text  // "Fill in this field."
  public func messages(for report: Report, in locale: String) -> [LocalizedMessage] {
    catalog.messages(for: report, in: locale)
  }

  /// Says what is wrong with a record, in lines for a reader.
  ///
  /// - Parameters:
  ///   - report: What a check found.
  ///   - locale: As for ``requirements(of:in:)``.
  ///   - extent: Whether to say everything, or one thing for each field.
  /// - Returns: The lines in the report's order, each with the field's label.
  public func summary(
    of report: Report,
    in locale: String,
    extent: ReportSummary.Extent = .all
  ) -> ReportSummary {
    ReportSummary(of: report, in: localizer(for: locale), extent: extent)
  }

  /// Begins to fill in the form.
  ///
  ///     let session = signUp.session(locale: "de-CH")
  ///     session["email"]?.label  // "E-Mail-Adresse"
  ///
  /// - Parameters:
  ///   - record: What is filled in already.
  ///   - locale: As for ``requirements(of:in:)``.
  ///   - policy: When fields show what is wrong.
  /// - Returns: The session, in which nothing is touched or focused.
  @MainActor
  public func session(
    record: [String: Value] = [:],
    locale: String = "en",
    policy: ValidationPolicy = .standard
  ) -> FormSession {
    FormSession(of: self, record: .record(record), locale: locale, policy: policy)
  }
}
