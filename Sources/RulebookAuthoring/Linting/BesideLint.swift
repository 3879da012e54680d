import ErrorCatalog
import PackLoading
import Rulebook
import SourceTexts
import UnicodeText
import Violations

/// Looks for titles, details, and actions that are never shown, because their language doesn't have
/// the message that they accompany.
struct BesideLint {
  let context: LintContext

  func run(_ report: inout LintReport) {
    let texts = context.messages.flatMap(\.messages).filter { TextKey($0.key).part != nil }
    if texts.isEmpty { return }
    let locales = localesOfMessages
    for text in texts {
      if let problem = problem(of: text, locales) { report.add(.warning, problem) }
    }
  }

  /// The locales that have a message, by its key.
  private var localesOfMessages: [String: Set<LocaleIdentifier>] {
    var locales: [String: Set<LocaleIdentifier>] = [:]
    for file in context.knownCatalogs {
      for key in file.messages.keys { locales[key, default: []].insert(file.locale) }
    }
    for pack in context.packs {
      for (locale, messages) in pack.messages {
        for key in messages.keys { locales[key, default: []].insert(locale) }
      }
    }
    return locales
  }

  private func problem(
    of text: CatalogMessage,
    _ locales: [String: Set<LocaleIdentifier>]
  ) -> Diagnostic? {
    let key = TextKey(text.key)
    guard key.problem == nil, let part = key.part, !isUnknown(key) else { return nil }
    let messages = part == .title ? messagesUnder(title: key) : [key.message]
    let isShown = messages.contains { message in
      (locales[message] ?? []).contains { $0.isInOneLanguage(with: text.locale) }
    }
    if isShown { return nil }
    return text.diagnostic(
      "lint.unused_text",
      part == .title
        ? "`\(text.key)` is never shown, because its message isn't in `\(text.locale)`"
        : "`\(text.key)` is never shown, because `\(key.message)` isn't in `\(text.locale)`",
      hint: "add the message, or remove this text"
    )
  }

  /// Whether another finding reports that the code is never reported.
  private func isUnknown(_ key: TextKey) -> Bool {
    guard let code = key.code else { return true }
    return context.index.codes(below: code).allSatisfy(context.index.isRetired)
  }

  /// The keys of the messages that a title may accompany.
  ///
  /// These are the messages of its code, of the codes below it, and of more general codes that are
  /// shown for these.
  private func messagesUnder(title key: TextKey) -> [String] {
    guard let code = key.code else { return [key.message] }
    let field = key.message.dropLast(code.count)
    let codes = Set(context.index.codes(below: code).flatMap { [$0] + $0.ancestors })
    return codes.flatMap { [field + $0.rawValue, $0.rawValue] }
  }
}
