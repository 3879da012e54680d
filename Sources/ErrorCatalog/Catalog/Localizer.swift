import Synchronization
import UnicodeText
public import Violations

/// Writes messages in one reader's language.
///
///     let localizer = catalog.localizer(forRequest: "de-CH")
///     let violation = Violation(
///       "length.too_short", ["minimum": 8, "actual": 3, "unit": "characters"])
///     let message = localizer.message(for: violation)
///     message.text    // "Gib mindestens 8 Zeichen ein."
///     message.locale  // de
///     message.key     // "length.too_short"
///
/// Keep a localizer as long as you need it. Many threads can use it at the same time, and it finds
/// most messages with one lookup.
public final class Localizer: Sendable {
  /// The requested locale, such as `de-CH`.
  public let locale: LocaleIdentifier

  /// Whether messages stay in the requested language, as in
  /// ``Catalog/localizer(for:languageOnly:)``.
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
    let pseudo = PseudoLocale(locale).flatMap { locales.contains($0.locale) ? nil : $0 }
    let step = pseudo.map(MessageTables.Step.pseudo) ?? .locales(locales)
    requested = LookupStep(tables.table(for: step), requested: locale)
  }

  /// Returns the message to show the reader for a violation.
  ///
  ///     localizer.message(for: Violation("stock.too_low", ["left": 2])).text  // "Only 2 left."
  ///
  /// - Complexity: O(*n*) in the number of words in the code; one lookup if the requested language
  ///   has a message for the code.
  public func message(for violation: Violation) -> LocalizedMessage {
    let labels = FieldLabels.catalog(self, form: violation.form)
    return requested.message(for: violation, labels) ?? otherMessage(for: violation, labels)
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

  /// Returns the message for a violation if the requested language doesn't have one.
  private func otherMessage(for violation: Violation, _ labels: FieldLabels) -> LocalizedMessage {
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

  /// Calls a closure with each step of the lookup until it returns a result.
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
  /// Returns the label of a field.
  ///
  ///     localizer.label(of: "contacts[2].email", form: "sign-up")?.text  // "E-Mail-Adresse"
  ///
  /// The localizer tries the entries `sign-up/contacts[].email:`, `field:contacts[].email` and
  /// `field:email` in this order. For `firstName` or `first_name`, it then tries
  /// `field:first-name`. If the catalog has none of these entries, the label is the last name
  /// itself: `email`.
  ///
  /// - Parameters:
  ///   - path: The path of the field in the record.
  ///   - form: The name of the form, or nil for no form.
  /// - Returns: The label, or nil if the path is empty, as it is for the whole value.
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
        ?? step["field:\(Self.hyphenated(lastName))"]
    }
    return found?.localized(with: [:], .none)
      ?? LocalizedMessage(text: lastName, locale: .root, key: "", isFallback: true)
  }

  /// Returns a name in the form that labels of common fields have: `first-name` for `firstName` and
  /// `first_name`.
  private static func hyphenated(_ name: String) -> String {
    var result = ""
    var previous: Character?
    for character in name {
      if character == "_" || character == " " {
        result += "-"
      } else if character.isUppercase {
        if let previous, previous.isLowercase || previous.isNumber { result += "-" }
        result += character.lowercased()
      } else {
        result.append(character)
      }
      previous = character
    }
    return result
  }

  /// Returns a violation's label and message as one text, with the punctuation of the language.
  ///
  ///     localizer.line(for: violation).text
  ///     // "E-Mail-Adresse: Gib nach dem @ eine Domain ein, …"
  ///
  /// The entry `violation.line` joins `{label}` and `{message}`. The locale and the key of the
  /// result are the message's. A violation of the whole value doesn't have a label, so its line is
  /// its message.
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

/// A message as a reader sees it, with its origin.
///
///     let localizer = catalog.localizer(forRequest: "de-CH")
///     let message = localizer.message(for: Violation("stock.too_low"))
///     message.text        // "Nicht genug vorrätig."
///     message.locale.tag  // "de"
///     message.key         // "stock"
///     message.layer       // "shop"
public struct LocalizedMessage: Hashable, Sendable, Codable {
  /// The text to show.
  public var text: String

  /// The catalog's locale that has the message.
  public var locale: LocaleIdentifier

  /// The key of the message in the catalog; empty if no message was found.
  public var key: String

  /// The name of the layer that has the message, such as a pack's name; empty if no message was
  /// found.
  public var layer: String

  /// Whether the message is in a different language than the reader requested: its locale is
  /// neither the requested one nor one of its parents.
  public var isFallback: Bool

  /// Creates a message, such as for a test.
  public init(
    text: String,
    locale: LocaleIdentifier,
    key: String,
    layer: String = "",
    isFallback: Bool
  ) {
    self.text = text
    self.locale = locale
    self.key = key
    self.layer = layer
    self.isFallback = isFallback
  }
}

extension LocalizedMessage: CustomStringConvertible {
  /// The text.
  public var description: String { text }
}
