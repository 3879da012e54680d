import Synchronization
public import UnicodeText
public import Violations

/// Says in one reader's language what is wrong.
///
///     let localizer = catalog.localizer(forRequest: "de-CH")
///     let violation = Violation(
///       "length.too_short", ["minimum": 8, "actual": 3, "unit": "characters"])
///     let message = localizer.message(for: violation)
///     message.text    // "Gib mindestens 8 Zeichen ein."
///     message.locale  // de
///     message.key     // "length.too_short"
///
/// Keep a localizer as long as you need it; it is safe from many threads at once, and finds most
/// messages with one access.
public final class Localizer: Sendable {
  /// The requested locale.
  public let locale: LocaleIdentifier

  /// Whether messages stay in the requested language.
  public let languageOnly: Bool

  private let tables: MessageTables
  private let requested: LookupStep
  private let source = AtomicLazyReference<LookupStep>()
  private let ownSources = AtomicLazyReference<LookupStep>()

  init(_ locale: LocaleIdentifier, tables: MessageTables, languageOnly: Bool) {
    self.locale = locale
    self.tables = tables
    self.languageOnly = languageOnly
    let locales = tables.availableLocales(of: locale.chain)
    requested = LookupStep(tables.table(for: .locales(locales)), requested: locale)
  }

  /// Returns what to tell the reader about a violation.
  ///
  /// - Complexity: O(*n*) in the number of words of the code; one access for a code that the
  ///   requested language has.
  public func message(for violation: Violation) -> LocalizedMessage {
    let labels = FieldLabels.catalog(self, form: violation.form)
    return requested.message(for: violation, labels) ?? otherMessage(for: violation, labels)
  }

  /// Finds the entry with a key, such as the text of a fact.
  ///
  /// - Parameters:
  ///   - key: The whole key; no other is tried.
  ///   - arguments: The facts that the entry mentions.
  /// - Returns: The entry with its arguments, or nil if there is none.
  public func text(
    for key: String,
    arguments: [String: Argument] = [:]
  ) -> LocalizedMessage? {
    find { $0[key] }?.localized(with: arguments, .catalog(self, form: nil))
  }

  /// Returns what is said where the requested language has no message for a code.
  private func otherMessage(
    for violation: Violation,
    _ labels: FieldLabels
  ) -> LocalizedMessage {
    if languageOnly, let found = requested[LookupStep.lastCode] {
      return found.localized(with: [:], labels)
    }
    if let found = sourceStep.message(for: violation, labels)
      ?? ownSourcesStep.message(for: violation, labels)
    {
      return found
    }
    let last =
      requested[LookupStep.lastCode] ?? sourceStep[LookupStep.lastCode]
      ?? ownSourcesStep[LookupStep.lastCode] ?? .lastResort
    return last.localized(with: [:], labels)
  }

  /// Returns the first result of the steps that this localizer takes.
  func find<Result>(_ body: (LookupStep) -> Result?) -> Result? {
    if let found = body(requested) { return found }
    // A language that the catalog does not have cannot be kept to.
    if languageOnly, !requested.table.isEmpty { return nil }
    return body(sourceStep) ?? body(ownSourcesStep)
  }

  private var sourceStep: LookupStep {
    if let step = source.load() { return step }
    let locales = tables.availableLocales(of: tables.sourceLocale.chain)
    return source.storeIfNil(LookupStep(tables.table(for: .locales(locales)), requested: locale))
  }

  private var ownSourcesStep: LookupStep {
    if let step = ownSources.load() { return step }
    return ownSources.storeIfNil(LookupStep(tables.table(for: .ownSources), requested: locale))
  }
}

extension Localizer {
  /// Finds what a form calls a field.
  ///
  /// The label of the field in this form is searched first, then that of the field in any form,
  /// then that of its last name in any form; the last name itself stands behind all.
  ///
  ///     localizer.label(of: FieldPath("contacts[2].email"), form: "sign-up")
  ///     // the first of: sign-up/contacts[].email:  field:contacts[].email  field:email
  ///
  /// - Parameters:
  ///   - path: The place of the field in the record.
  ///   - form: The name of the form, or nil for no form.
  /// - Returns: The label, or nil for the path of the whole value.
  public func label(of path: FieldPath, form: String?) -> LocalizedMessage? {
    guard let lastName = path.lastName else { return nil }
    let name = path.pattern.description
    // The last name alone names a field only as a path of its own, which may need quotes.
    let last = FieldPath(field: lastName).description
    let found = find { step in
      if let form, step.table.hasKeys(of: form), let found = step["\(form)/\(name):"] {
        return found
      }
      return step["field:\(name)"] ?? (last == name ? nil : step["field:\(last)"])
    }
    return found?.localized(with: [:], .none)
      ?? LocalizedMessage(text: lastName, locale: .root, key: "", isFallback: true)
  }

  /// Returns label and message of a violation in one text, joined as the language does.
  ///
  ///     localizer.line(for: violation).text
  ///     // "E-Mail-Adresse: Gib nach dem @ eine Domain wie example.org ein."
  ///
  /// The entry `violation.line` joins them by `{label}` and `{message}`. Locale and key are
  /// those of the message. A violation of the whole value has no label, so its line is its
  /// message.
  public func line(for violation: Violation) -> LocalizedMessage {
    var message = message(for: violation)
    guard let label = label(of: violation.path, form: violation.form) else { return message }
    let joined = text(
      for: "violation.line",
      arguments: ["label": .text(label.text), "message": .text(message.text)]
    )
    message.text = joined?.text ?? "\(label.text): \(message.text)"
    return message
  }
}

/// A message as a reader sees it, and where it came from.
public struct LocalizedMessage: Hashable, Sendable {
  /// What to show.
  public var text: String

  /// The locale of the catalog that had the message.
  public var locale: LocaleIdentifier

  /// The key of the message in the catalog; empty if the catalog had none.
  public var key: String

  /// Whether the message is in another language than the reader asked for: its locale is
  /// neither the requested one nor a parent of it.
  public var isFallback: Bool

  /// Creates a message.
  public init(text: String, locale: LocaleIdentifier, key: String, isFallback: Bool) {
    self.text = text
    self.locale = locale
    self.key = key
    self.isFallback = isFallback
  }
}
