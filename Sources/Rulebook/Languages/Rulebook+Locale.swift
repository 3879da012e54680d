public import ErrorCatalog
public import Foundation
public import Violations

// The methods that take the reader's language, for a `Locale` of Foundation instead of a tag. Only
// its language, script and region matter.

extension Rulebook {
  /// Returns the messages for a report in the language of a locale.
  ///
  ///     rulebook.messages(for: report, in: Locale.current)
  public func messages(
    for report: Report,
    in locale: Locale,
    inOneLanguage: Bool = false
  ) -> [LocalizedMessage] {
    messages(for: report, in: locale.languageTag, inOneLanguage: inOneLanguage)
  }

  /// Returns the localizer that writes messages in the language of a locale, for repeated use.
  public func localizer(for locale: Locale) -> Localizer { localizer(for: locale.languageTag) }

  /// Returns a summary of a report in the language of a locale, one line for each message.
  public func summary(
    of report: Report,
    in locale: Locale,
    extent: Report.Summary.Extent = .all,
    inOneLanguage: Bool = true
  ) -> Report.Summary {
    summary(of: report, in: locale.languageTag, extent: extent, inOneLanguage: inOneLanguage)
  }

  /// Returns the requirements of a rule in the language of a locale, as hints for an empty field.
  ///
  /// - Throws: The same errors as ``rule(_:with:groups:)-(_,[String:Value],_)``.
  public func requirements(
    of rule: String,
    with parameters: [String: Value] = [:],
    groups: Set<String> = [],
    in locale: Locale
  ) throws(UsageError) -> [Requirement.Localized] {
    try requirements(of: rule, with: parameters, groups: groups, in: locale.languageTag)
  }

  /// Returns the requirements of a rule in the language of a locale, each with its state for the
  /// text so far.
  ///
  /// - Throws: The same errors as ``rule(_:with:groups:)-(_,[String:Value],_)``.
  public func checklist(
    for text: String,
    of rule: String,
    with parameters: [String: Value] = [:],
    groups: Set<String> = [],
    in locale: Locale
  ) throws(UsageError) -> [Requirement.Localized] {
    try checklist(for: text, of: rule, with: parameters, groups: groups, in: locale.languageTag)
  }

  /// Creates a session for filling in a form of a pack, in the language of a locale.
  ///
  /// - Throws: The same errors as ``form(_:groups:)``.
  @MainActor
  public func session(
    form name: String,
    groups: Set<String> = [],
    record: [String: Value] = [:],
    locale: Locale,
    policy: ValidationPolicy = .standard
  ) throws(UsageError) -> FormSession {
    try session(
      form: name,
      groups: groups,
      record: record,
      locale: locale.languageTag,
      policy: policy
    )
  }
}

extension Rulebook {
  /// Returns the texts to show people for any error, in the language of a locale.
  public func errorText(
    for error: any Error,
    in locale: Locale,
    instance: String? = nil
  ) -> ErrorText {
    errorText(for: error, in: locale.languageTag, instance: instance)
  }

  /// Returns the texts to show people for an error with a code, in the language of a locale.
  ///
  /// - Throws: A ``UsageError`` if no pack declares the code, if it is retired, or if an argument
  ///   is missing, has the wrong type, or isn't declared as public.
  public func errorText(
    for code: ViolationCode,
    _ arguments: [String: Argument] = [:],
    in locale: Locale
  ) throws(UsageError) -> ErrorText {
    try errorText(for: code, arguments, in: locale.languageTag)
  }

  /// Returns the message for a violation with the other texts in the catalog, in the language of a
  /// locale.
  public func errorText(for violation: Violation, in locale: Locale) -> ErrorText {
    errorText(for: violation, in: locale.languageTag)
  }

  /// Returns the texts for the problem details of another service, in the language of a locale.
  public func errorText(for problem: ReceivedProblem, in locale: Locale) -> ErrorText {
    errorText(for: problem, in: locale.languageTag)
  }

  /// Returns the texts for one error in the problem details of another service, in the language of
  /// a locale.
  public func errorText(
    for item: ReceivedProblem.Item,
    of problem: ReceivedProblem,
    in locale: Locale
  ) -> ErrorText {
    errorText(for: item, of: problem, in: locale.languageTag)
  }

  /// Returns an error with the texts to show people, in the language of a locale.
  public func localized(
    _ error: any Error,
    in locale: Locale,
    instance: String? = nil
  ) -> any LocalizedError {
    localized(error, in: locale.languageTag, instance: instance)
  }
}

extension CatalogedError {
  /// Returns the texts to show people in the language of a locale, even if no pack is loaded.
  public func text(in locale: Locale) -> ErrorText { text(in: locale.languageTag) }
}
