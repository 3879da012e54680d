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
