import PackLoading
import RuleEngine
import Rulebook
import SourceTexts
import UnicodeText
import Violations

/// Looks for rules whose values messages can't name, in any language or in some.
struct TitleLint {
  /// The number of languages that a finding names.
  private static let namedLocales = 3

  let context: LintContext
  let usage: PartUsage

  func run(_ report: inout LintReport) {
    let texts = TitleTexts(context)
    let shared = context.library.titleSources().map { ($0.rule, $0.sources) }
    let sources = Dictionary(shared) { one, _ in one }
    var locales: [String: [LocaleIdentifier]] = [:]
    for rule in usage.rules where context.input.isSubject(rule.pack) {
      let name = rule.declaration.name
      if rule.template.traits.title == nil {
        if rule.template.reportsIdentifiers { lookForTitle(of: rule, texts, &report) }
        continue
      }
      guard let title = rule.declaration.traits.title,
        !rule.declaration.traits.titleKind.isName,
        rule.pack.isBundled || rule.template.reportsIdentifiers
      else { continue }
      let known = locales[rule.pack.name] ?? self.locales(of: rule.pack)
      locales[rule.pack.name] = known
      let keys = ([name] + (sources[name] ?? [])).map { "rule:\($0)" }
      // `CoverageLint` reports the catalogs that lack a text of the English one.
      if rule.pack.isBundled, texts.contains(anyOf: keys, in: rule.pack.sourceLocale) { continue }
      let lacking = known.filter { !texts.contains(anyOf: keys, in: $0) }
      if !lacking.isEmpty { report.add(.warning, missing(title, of: rule, in: lacking)) }
    }
  }

  /// Returns the locales in whose languages the titles of a pack's rules are shown, without its own
  /// language.
  private func locales(of pack: PackDeclaration) -> [LocaleIdentifier] {
    let files = pack.isBundled ? context.input.bundledCatalogs : context.input.givenCatalogs
    return Set(files.map(\.locale)).union(pack.messages.keys)
      .filter { !$0.isInOneLanguage(with: pack.sourceLocale) }.sorted()
  }

  private func missing(
    _ title: String,
    of rule: PartUsage.Rule,
    in locales: [LocaleIdentifier]
  ) -> Diagnostic {
    let name = rule.declaration.name
    let subject = rule.declaration.traits.titleKind.subject
    let named = locales.prefix(Self.namedLocales).map { "`\($0)`" }.joined(separator: ", ")
    let more = locales.count - Self.namedLocales
    return rule.pack.source.diagnostic(
      "lint.untranslated_title",
      at: rule.declaration.position,
      reason: "the title `\(title.prefix(40))` of the rule `\(name)` doesn't have a text in "
        + named + (more > 0 ? " and \(more) more" : ""),
      hint: subject.map { "add the text `rule:\($0)`, or `rule:\(name)`" }
        ?? "add the text `rule:\(name)`, or write `title: { name: … }` for a proper name, or "
        + "`title: { words: …, subject: RULE }` for a rule whose title says enough"
    )
  }

  private func lookForTitle(
    of rule: PartUsage.Rule,
    _ texts: TitleTexts,
    _ report: inout LintReport
  ) {
    let name = rule.declaration.name
    if texts.contains("rule:\(name)", inExactly: rule.pack.sourceLocale) { return }
    report.add(
      .warning,
      rule.pack.source.diagnostic(
        "lint.no_title",
        at: rule.declaration.position,
        reason: "messages use the name of the rule `\(name)`, because it doesn't have a title",
        hint: "write `title: library card number`, or add the text `rule:\(name)` to a catalog"
      )
    )
  }
}

/// The keys of the texts that name the values of rules, by language.
///
/// The text in the language of a rule's pack serves all other languages until they have their own.
private struct TitleTexts {
  private var keys: [LocaleIdentifier: Set<String>] = [:]

  init(_ context: LintContext) {
    for file in context.knownCatalogs { add(file.messages.keys, of: file.locale) }
    for pack in context.packs {
      for (locale, messages) in pack.messages { add(messages.keys, of: locale) }
    }
  }

  private mutating func add(_ keys: some Sequence<String>, of locale: LocaleIdentifier) {
    self.keys[locale, default: []].formUnion(keys.lazy.filter { $0.hasPrefix("rule:") })
  }

  func contains(_ key: String, inExactly locale: LocaleIdentifier) -> Bool {
    keys[locale]?.contains(key) ?? false
  }

  /// Returns whether a locale or one of its parents has one of some texts.
  func contains(anyOf keys: [String], in locale: LocaleIdentifier) -> Bool {
    locale.chain.contains { parent in keys.contains { contains($0, inExactly: parent) } }
  }
}
