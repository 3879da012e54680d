import Synchronization
import UnicodeText
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
/// Keep a localizer as long as you need it. It is safe to use from many threads at once, and finds
/// most messages with one look-up.
public final class Localizer: Sendable {
  /// The requested locale, such as `de-CH`.
  public let locale: LocaleIdentifier

  /// Whether messages stay in the requested language, as ``Catalog/localizer(for:languageOnly:)`` says.
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
  ///     localizer.message(for: Violation("stock.too_low", ["left": 2])).text  // "Only 2 left."
  ///
  /// - Complexity: O(*n*) in the number of words of the code; one look-up for a code that the
  ///   requested language has.
  public func message(for violation: Violation) -> LocalizedMessage {
    let labels = FieldLabels.catalog(self, form: violation.form)
    return requested.message(for: violation, labels) ?? otherMessage(for: violation, labels)
  }

  /// Finds the entry with a key, such as the text of a fact.
  ///
  ///     localizer.text(for: "field:email")?.text  // "E-Mail-Adresse"
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

  /// Returns the message for a violation whose code the requested language does not have.
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

  /// Calls a closure with one step of the look-up after the other until it returns a result.
  func find<Result>(_ body: (LookupStep) -> Result?) -> Result? {
    if let found = body(requested) { return found }
    // Staying in a language is possible only if the catalog has it.
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
  ///     localizer.label(of: "contacts[2].email", form: "sign-up")?.text  // "E-Mail-Adresse"
  ///
  /// The entries `sign-up/contacts[].email:`, `field:contacts[].email` and `field:email` are tried
  /// in this order. If the catalog has none of them, the label is the last name itself: `email`.
  ///
  /// - Parameters:
  ///   - path: The path of the field in the record.
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
///
///     let message = catalog.localizer(forRequest: "de-CH").message(for: Violation("stock.too_low"))
///     message.text        // "Nicht genug vorrätig."
///     message.locale.tag  // "de"
///     message.key         // "stock"
public struct LocalizedMessage: Hashable, Sendable, Codable {
  /// What to show.
  public var text: String

  /// The locale of the catalog in which the message was found.
  public var locale: LocaleIdentifier

  /// The key of the message in the catalog; empty if the catalog had none.
  public var key: String

  /// Whether the message is in another language than the reader asked for: its locale is
  /// neither the requested one nor a parent of it.
  public var isFallback: Bool

  /// Creates a message, such as one for a test.
  public init(text: String, locale: LocaleIdentifier, key: String, isFallback: Bool) {
    self.text = text
    self.locale = locale
    self.key = key
    self.isFallback = isFallback
  }
}

extension LocalizedMessage: CustomStringConvertible {
  /// The text.
  public var description: String { text }
}
