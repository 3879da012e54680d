import UnicodeText
public import Violations

/// The declarations of a pack's codes with their texts in one language, for errors that are shown
/// when no pack is loaded.
///
///     let pack = ErrorPack(
///       "billing",
///       sourceLocale: "en",
///       codes: [ErrorDeclaration("storage.full", pack: "billing", number: 4200, arguments: [])],
///       messages: ["storage.full": "Nothing can be saved at the moment."]
///     )
///
/// Generated code contains one for each pack. All texts are parsed when the first one is needed. A
/// text that isn't a valid message counts as missing.
public final class ErrorPack: Sendable {
  private let declarations: [ViolationCode: ErrorDeclaration]
  private let catalog: Catalog

  /// Creates a pack, as the example of ``ErrorPack`` shows.
  ///
  /// - Parameters:
  ///   - name: The pack's name, which is also the name of the layer with its texts.
  ///   - sourceLocale: The locale of the texts; `und` if it isn't a language tag.
  ///   - codes: The declarations of the codes.
  ///   - messages: The texts by key: `code`, `code#title`, `code#detail` and `code#action`.
  public init(
    _ name: String,
    sourceLocale: String,
    codes: [ErrorDeclaration],
    messages: [String: String]
  ) {
    let locale = LocaleIdentifier(sourceLocale) ?? .root
    declarations = Dictionary(codes.map { ($0.code, $0) }) { first, _ in first }
    let entries = Catalog.Entries {
      messages.compactMapValues { pattern in
        do throws(Message.SyntaxError) { return try Message(pattern) } catch { return nil }
      }
    }
    catalog = Catalog(
      layers: [Catalog.Layer(name: name, sourceLocale: locale, entries: [locale: entries])],
      sourceLocale: locale
    )
  }

  /// Returns the declaration of a code; nil if the pack doesn't have it.
  public func declaration(of code: ViolationCode) -> ErrorDeclaration? { declarations[code] }

  /// The declared codes, sorted.
  package var codes: [ViolationCode] { declarations.keys.sorted() }

  /// Returns the texts to show people for an error, in the source language.
  ///
  /// An error without a text gets the text for unknown errors.
  func text(of error: some CatalogedError) -> ErrorText {
    text(for: Violation(error.code, error.shownArguments)) ?? .lastResort(code: error.code)
  }

  /// Returns the texts to show people for a code with arguments, in the source language; nil if the
  /// pack doesn't have a message for it.
  package func text(for violation: Violation) -> ErrorText? {
    var text = catalog.localizer(for: catalog.sourceLocale).errorText(for: violation)
    text?.add(declaration(of: violation.code))
    return text
  }
}
