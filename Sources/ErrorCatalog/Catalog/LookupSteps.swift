import Synchronization
import UnicodeText
import Violations

/// The steps of one reader's lookup, in order.
///
/// Each step is made when the steps before it don't have a text. That matters for the first message
/// of a process, because a step reads the files of its locales.
///
/// | step | locales                                                                     |
/// | ---- | --------------------------------------------------------------------------- |
/// | 1    | the first wish with its parents, and siblings that are nearer than a parent |
/// | 2    | the other siblings of the first wish                                        |
/// | …    | the same for each further wish                                              |
/// | last | each layer's own source locale, and then the catalog's source locale        |
final class LookupSteps: Sendable {
  /// The first step, which has most messages.
  let first: LookupStep

  private let tables: MessageTables
  private let wishes: [LocaleIdentifier]
  private let isFallback: Bool
  private let otherWishes = AtomicLazyReference<StepList>()
  private let lastSteps = AtomicLazyReference<StepList>()

  /// Creates the steps for a reader's wishes, best first.
  ///
  /// - Parameters:
  ///   - wishes: The locales that the reader wishes, at least one.
  ///   - tables: The tables of the catalog.
  ///   - isFallback: Whether these locales stand in for the reader's own.
  init(_ wishes: [LocaleIdentifier], tables: MessageTables, isFallback: Bool) {
    self.wishes = wishes
    self.tables = tables
    self.isFallback = isFallback
    let first = wishes.first ?? .root
    let near = tables.steps(for: first).first ?? .locales([])
    self.first = LookupStep(tables.table(for: near), for: first, isFallback: isFallback)
  }

  /// The steps for the reader's wishes, without the first step.
  var wished: [LookupStep] {
    if let list = otherWishes.load() { return list.steps }
    var seen: Set<MessageTables.Step> = []
    let steps = wishes.flatMap { wish in
      tables.steps(for: wish).filter { seen.insert($0).inserted }.map { (step: $0, wish: wish) }
    }
    let made = steps.dropFirst().map { step, wish in
      LookupStep(tables.table(for: step), for: wish, isFallback: isFallback)
    }
    return otherWishes.storeIfNil(StepList(made)).steps
  }

  /// The steps in the source locales.
  var sources: [LookupStep] {
    if let list = lastSteps.load() { return list.steps }
    let made = [MessageTables.Step.ownSources, .locales(tables.availableSources)].map { step in
      LookupStep(tables.table(for: step), for: nil, isFallback: true)
    }
    return lastSteps.storeIfNil(StepList(made)).steps
  }

  /// Returns the first result of a closure for the steps of the reader's wishes.
  func findWished<Result>(_ body: (LookupStep) -> Result?) -> Result? {
    if let found = body(first) { return found }
    for step in wished { if let found = body(step) { return found } }
    return nil
  }

  /// Returns the first result of a closure for the steps in the source locales.
  func findInSources<Result>(_ body: (LookupStep) -> Result?) -> Result? {
    for step in sources { if let found = body(step) { return found } }
    return nil
  }
}

/// Steps in an object, for a reference that is filled in later.
private final class StepList: Sendable {
  let steps: [LookupStep]
  init(_ steps: [LookupStep]) { self.steps = steps }
}

extension MessageTables {
  /// Returns the steps for one of a reader's wishes, in order; at least one.
  ///
  /// If the catalog doesn't have a pseudo-locale, it is generated from the source locale.
  fileprivate func steps(for wish: LocaleIdentifier) -> [Step] {
    if let pseudo = PseudoLocale(wish), !matcher.supported.contains(pseudo.locale) {
      return [.pseudo(pseudo)]
    }
    let locales = matcher.readable(in: wish)
    return [.locales(locales.near)] + (locales.far.isEmpty ? [] : [.locales(locales.far)])
  }
}
