public import ErrorCatalog
public import Foundation
public import Violations

// The methods of forms and sessions that take the reader's language, for a `Locale` of Foundation.

extension FormHandle {
  /// Returns the requirements of a field in the language of a locale, as hints for an empty field.
  public func requirements(of field: FieldPath, in locale: Locale) -> [Requirement.Localized] {
    requirements(of: field, in: locale.languageTag)
  }

  /// Returns the requirements of a field in the language of a locale, each with its state for the
  /// text so far.
  public func checklist(
    for text: String,
    of field: FieldPath,
    beside record: [String: Value] = [:],
    in locale: Locale
  ) -> [Requirement.Localized] {
    checklist(for: text, of: field, beside: record, in: locale.languageTag)
  }

  /// Returns the label of a field in the language of a locale.
  public func label(of field: FieldPath, in locale: Locale) -> String {
    label(of: field, in: locale.languageTag)
  }

  /// Returns the localizer that writes messages in the language of a locale, for repeated use.
  public func localizer(for locale: Locale) -> Localizer { localizer(for: locale.languageTag) }

  /// Returns the messages for a report in the language of a locale.
  public func messages(
    for report: Report,
    in locale: Locale,
    inOneLanguage: Bool = false
  ) -> [LocalizedMessage] {
    messages(for: report, in: locale.languageTag, inOneLanguage: inOneLanguage)
  }

  /// Returns a summary of a report in the language of a locale, one line for each message.
  public func summary(
    of report: Report,
    in locale: Locale,
    extent: Report.Summary.Extent = .all,
    inOneLanguage: Bool = true
  ) -> Report.Summary {
    summary(of: report, in: locale.languageTag, extent: extent, inOneLanguage: inOneLanguage)
  }

  /// Creates a session for filling in the form, in the language of a locale.
  @MainActor
  public func session(
    record: [String: Value] = [:],
    locale: Locale,
    policy: ValidationPolicy = .standard
  ) -> FormSession {
    session(record: record, locale: locale.languageTag, policy: policy)
  }
}

extension BoundForm {
  /// Creates a session for filling in the form, in the language of a locale.
  @MainActor
  public func session(
    for root: Root,
    locale: Locale,
    policy: ValidationPolicy = .standard
  ) -> TypedSession<Root> {
    session(for: root, locale: locale.languageTag, policy: policy)
  }
}

extension TypedReport {
  /// Returns the messages for one property in the language of a locale.
  public func messages<Property>(
    at keyPath: WritableKeyPath<Root, Property>,
    in locale: Locale
  ) -> [LocalizedMessage] {
    messages(at: keyPath, in: locale.languageTag)
  }

  /// Returns a summary in the language of a locale, one line for each message.
  public func summary(
    in locale: Locale,
    extent: Report.Summary.Extent = .all,
    inOneLanguage: Bool = true
  ) -> Report.Summary {
    summary(in: locale.languageTag, extent: extent, inOneLanguage: inOneLanguage)
  }
}

extension FormSession {
  /// Changes the language of the session to that of a locale, as setting ``locale`` does.
  public func setLocale(_ locale: Locale) { self.locale = locale.languageTag }
}
