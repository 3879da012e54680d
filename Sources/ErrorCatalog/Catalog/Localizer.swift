import UnicodeText
public import Violations

/// Writes messages for one reader.
///
///     let localizer = catalog.localizer(forRequest: "de-CH")
///     let violation = Violation(
///       "length.too_short", ["minimum": 8, "actual": 3, "unit": "characters"])
///     let message = localizer.message(for: violation)
///     message.text    // "Gib mindestens 8 Zeichen ein."
///     message.locale  // de
///     message.key     // "length.too_short"
///
/// The language is chosen for each message, as ``Catalog`` describes.
///
/// Keep a localizer as long as you need it. Many threads can use it at the same time, and it finds
/// most messages with one lookup.
public final class Localizer: Sendable {
  /// The first locale that the reader wishes and the catalog has messages for, such as `de-CH`.
  public let locale: LocaleIdentifier

  /// Whether messages stay in the language of ``locale``, as in
  /// ``Catalog/localizer(for:languageOnly:)``.
  public let languageOnly: Bool

  /// The locales that the reader wishes, best first.
  let wishes: [LocaleIdentifier]

  /// Whether the wishes stand in for the reader's own.
  let isFallback: Bool

  let tables: MessageTables
  let steps: LookupSteps

  /// Creates a localizer.
  ///
  /// - Parameters:
  ///   - wishes: The locales that the reader wishes, best first.
  ///   - tables: The tables of the catalog.
  ///   - languageOnly: Whether messages stay in these locales.
  ///   - isFallback: Whether these locales stand in for the reader's own.
  init(
    _ wishes: [LocaleIdentifier],
    tables: MessageTables,
    languageOnly: Bool,
    isFallback: Bool = false
  ) {
    locale = wishes.first ?? .root
    self.wishes = wishes
    self.isFallback = isFallback
    self.tables = tables
    self.languageOnly = languageOnly
    steps = LookupSteps(wishes, tables: tables, isFallback: isFallback)
  }

  /// Returns the message to show the reader for a violation.
  ///
  ///     localizer.message(for: Violation("stock.too_low", ["left": 2])).text  // "Only 2 left."
  ///
  /// - Complexity: O(*n*) in the number of words in the code; one lookup if the first language has
  ///   a message for the code.
  public func message(for violation: Violation) -> LocalizedMessage {
    steps.first.message(for: violation, by: self) ?? otherMessage(for: violation)
  }

  /// Returns the entry with a key, such as the text of a fact.
  ///
  ///     localizer.text(for: "field:email")?.text  // "E-Mail-Adresse"
  ///
  /// - Parameters:
  ///   - key: The whole key. No other key is tried.
  ///   - arguments: The arguments for the entry.
  /// - Returns: The entry with its arguments, or nil if the catalog doesn't have it.
  public func text(for key: String, arguments: [String: Argument] = [:]) -> LocalizedMessage? {
    find { $0[key] }?.localized(with: arguments, .catalog(self, form: nil))
  }

  /// Returns the message for a violation if the first step doesn't have one.
  private func otherMessage(for violation: Violation) -> LocalizedMessage {
    func message(_ step: LookupStep) -> LocalizedMessage? { step.message(for: violation, by: self) }
    func last(_ step: LookupStep) -> LookupStep.Finding? { step[LookupStep.lastCode] }
    if let found = steps.findWished(message) { return found }
    let own = violation.errorPack?.message(for: violation, in: wishes)
    if languageOnly {
      if let own, isWished(own.locale) { return own }
      if let found = steps.findWished(last) { return found.localized() }
    }
    if let found = steps.findInSources(message) ?? own { return found }
    noteMissing(violation.code)
    let found = steps.findWished(last) ?? steps.findInSources(last) ?? .lastResort
    return found.localized()
  }

  /// Records a code that has no message, with or without arguments.
  private func noteMissing(_ code: ViolationCode) {
    func hasMessage(_ step: LookupStep) -> Bool? { step.hasMessage(for: code) ? true : nil }
    if steps.findWished(hasMessage) ?? steps.findInSources(hasMessage) ?? false { return }
    tables.missing.note(code)
  }

  /// Calls a closure with each step of the lookup until it returns a result.
  func find<Result>(_ body: (LookupStep) -> Result?) -> Result? {
    if let found = steps.findWished(body) { return found }
    // Staying in a language is possible only if the catalog has it.
    if languageOnly, steps.findWished({ $0.table.isEmpty ? nil : $0 }) != nil { return nil }
    return steps.findInSources(body)
  }
}

extension Localizer {
  /// Returns the label of a field.
  ///
  ///     localizer.label(of: "email", form: "sign-up")?.text
  ///     // "E-Mail-Adresse"
  ///     localizer.label(of: "contacts[1].email", form: "sign-up")?.text
  ///     // "Kontakt 2: E-Mail-Adresse"
  ///
  /// The localizer tries the entries `sign-up/contacts[].email:`, `field:contacts[].email` and
  /// `field:email` in this order. For `firstName` or `first_name`, it then tries
  /// `field:first-name`. If the catalog has none of these entries, the label is the last name
  /// itself: `email`.
  ///
  /// If the path has positions in lists, the label says which element it is in. An entry can
  /// mention the position itself, from 1: `Email address of guest {position}`. Otherwise the label
  /// of the element comes before it. That is an entry such as `sign-up/contacts[]:` with the text
  /// `Contact {position}`, or else the label of the list with the position. `{outer_position}` is
  /// the position in the list around the innermost one.
  ///
  /// - Parameters:
  ///   - path: The path of the field in the record.
  ///   - form: The name of the form, or nil for no form.
  /// - Returns: The label, or nil if the path is empty, as it is for the whole value.
  public func label(of path: FieldPath, form: String?) -> LocalizedMessage? {
    guard let lastName = path.lastName else { return nil }
    var label =
      find { $0.label(of: path, form: form) }?.localized(with: path.positionArguments)
      ?? LocalizedMessage(text: lastName, locale: .root, key: "", isFallback: true)
    if !path.positionArguments.isEmpty {
      let language = label.locale == .root ? locale : label.locale
      label.text = SentenceNames(self, form: form, locale: language).labelInElements(of: path)
    }
    return label
  }

  /// Returns a violation's label and message as one text, with the punctuation of the language.
  ///
  ///     localizer.line(for: violation).text
  ///     // "E-Mail-Adresse: Gib nach dem @ eine Domain ein, …"
  ///
  /// The entry `violation.line` joins `{label}` and `{message}`. The locale and the key of the
  /// result are the message's. The label is in the language of the message. If that language
  /// doesn't have one, it is the last name of the field's path. It says which elements of lists the
  /// field is in, as in ``label(of:form:)``. A violation of the whole value doesn't have a label,
  /// so its line is its message.
  public func line(for violation: Violation) -> LocalizedMessage {
    line(message(for: violation), at: violation.path, form: violation.form)
  }

  /// Returns the label of a field or element and a message about it as one text, as in
  /// ``line(for:)``.
  package func line(
    _ message: LocalizedMessage,
    at path: FieldPath,
    form: String?
  ) -> LocalizedMessage {
    if path.lastName == nil { return message }
    let names = SentenceNames(self, form: form, locale: message.locale)
    let label = names.labelInElements(of: path)
    let joined = names.text(
      for: "violation.line",
      arguments: ["label": .text(label), "message": .text(message.text)]
    )
    var line = message
    line.text = joined ?? "\(label): \(message.text)"
    return line
  }

  /// Returns the label of a field or element for a sentence in a language, as in ``line(for:)``.
  ///
  /// - Parameters:
  ///   - path: The path of the field or element in the record.
  ///   - form: The name of the form; nil for no form.
  ///   - locale: The locale of the sentence.
  /// - Returns: The label in the language of the sentence, or else the last name of the path.
  package func label(of path: FieldPath, form: String?, in locale: LocaleIdentifier) -> String {
    SentenceNames(self, form: form, locale: locale).labelInElements(of: path)
  }

  /// Returns the entry with a key for a place next to a text in some language.
  ///
  /// - Parameters:
  ///   - key: The whole key.
  ///   - arguments: The arguments for the entry.
  ///   - locale: The locale of the text.
  /// - Returns: The entry in the language of the text, or else in the first language that has it.
  package func text(
    for key: String,
    arguments: [String: Argument] = [:],
    nextTo locale: LocaleIdentifier
  ) -> LocalizedMessage? {
    SentenceNames(self, form: nil, locale: locale).entry(for: key, arguments: arguments)
      ?? text(for: key, arguments: arguments)
  }
}
