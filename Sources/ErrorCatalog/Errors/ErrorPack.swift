import UnicodeText
public import Violations

/// The declarations of a pack's codes with their texts, for errors that are shown when no pack is
/// loaded.
///
///     let pack = ErrorPack(
///       "billing",
///       sourceLocale: "en",
///       codes: [ErrorDeclaration("storage.full", pack: "billing", number: 4200, arguments: [])],
///       messages: [
///         "en": ["storage.full": "Nothing can be saved at the moment."],
///         "de": ["storage.full": "Im Moment kann nichts gespeichert werden."],
///       ]
///     )
///
/// Generated code contains one for each pack: `rulebook generate swift` writes the texts of the
/// source language, and with `--languages all` those of every language of the pack. The texts of a
/// language are parsed when the first one is needed. A text that isn't a valid message counts as
/// missing.
public final class ErrorPack: Sendable {
  private let declarations: [ViolationCode: ErrorDeclaration]
  private let catalog: Catalog

  /// Creates a pack, as the example of ``ErrorPack`` shows.
  ///
  /// - Parameters:
  ///   - name: The pack's name, which is also the name of the layer with its texts.
  ///   - sourceLocale: The language that has all texts; `und` if it isn't a language tag.
  ///   - codes: The declarations of the codes.
  ///   - messages: The texts by language tag (BCP 47), and then by key: `code`, `code#title`,
  ///     `code#detail` and `code#action`.
  public init(
    _ name: String,
    sourceLocale: String,
    codes: [ErrorDeclaration],
    messages: [String: [String: String]]
  ) {
    let locale = LocaleIdentifier(sourceLocale) ?? .root
    declarations = Dictionary(codes.map { ($0.code, $0) }) { first, _ in first }
    var entries: [LocaleIdentifier: Catalog.Entries] = [:]
    for (tag, texts) in messages {
      entries[LocaleIdentifier(tag) ?? .root] = Catalog.Entries {
        texts.compactMapValues { pattern in
          do throws(Message.SyntaxError) { return try Message(pattern) } catch { return nil }
        }
      }
    }
    catalog = Catalog(
      layers: [Catalog.Layer(name: name, sourceLocale: locale, entries: entries)],
      sourceLocale: locale
    )
  }

  /// Returns the declaration of a code; nil if the pack doesn't have it.
  public func declaration(of code: ViolationCode) -> ErrorDeclaration? { declarations[code] }

  /// The declared codes, sorted.
  package var codes: [ViolationCode] { declarations.keys.sorted() }

  /// Returns the texts to show people for an error.
  ///
  /// An error without a text gets the text for unknown errors.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - request: The reader's languages; nil for the source language.
  /// - Returns: The texts, all in one language.
  func text(of error: some CatalogedError, in request: String? = nil) -> ErrorText {
    text(for: Violation(error.code, error.shownArguments), in: request)
      ?? .lastResort(code: error.code)
  }

  /// Returns the message for a violation in the first of a reader's languages that the pack has, or
  /// else in its source language; nil if the pack doesn't have a message for it.
  func message(for violation: Violation, in wishes: [LocaleIdentifier]) -> LocalizedMessage? {
    let localizer = localizer(for: wishes)
    return localizer.find { $0.message(for: violation, by: localizer) }
  }

  /// Returns the texts to show people for a violation, in the same language as its message.
  func text(for violation: Violation, in wishes: [LocaleIdentifier]) -> ErrorText? {
    var text = localizer(for: wishes).errorText(for: Violation(violation.code, violation.arguments))
    text?.add(declaration(of: violation.code))
    return text
  }

  private func localizer(for wishes: [LocaleIdentifier]) -> Localizer {
    let wish = catalog.bestLocale(for: wishes) ?? wishes.first ?? catalog.sourceLocale
    return catalog.localizer(for: wish)
  }

  /// Returns the texts to show people for a code with arguments; nil if the pack doesn't have a
  /// message for it.
  package func text(for violation: Violation, in request: String? = nil) -> ErrorText? {
    let localizer =
      request.map { catalog.localizer(forRequest: $0) }
      ?? catalog.localizer(for: catalog.sourceLocale)
    var text = localizer.errorText(for: violation)
    text?.add(declaration(of: violation.code))
    return text
  }
}
