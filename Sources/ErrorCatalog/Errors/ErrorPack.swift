import UnicodeText
public import Violations

/// What is declared of a pack's codes, with their texts in one language, for errors that are shown where no
/// pack is loaded.
///
///     static let pack = ErrorPack(
///       "billing",
///       sourceLocale: "en",
///       codes: [ErrorDeclaration("storage.full", pack: "billing", number: 4200, arguments: [])],
///       messages: ["storage.full": "Nothing can be saved at the moment."]
///     )
///
/// Generated code has one for each pack. Texts are read when the first one is needed; one that is no
/// message counts as missing.
public final class ErrorPack: Sendable {
  private let declarations: [ViolationCode: ErrorDeclaration]
  private let catalog: Catalog

  /// Creates a pack, as in the example of ``ErrorPack``.
  ///
  /// - Parameters:
  ///   - name: The pack's name, by which the layer of the texts is called.
  ///   - sourceLocale: The locale of the texts; `und` if it is not a language tag.
  ///   - codes: What is declared of the codes.
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

  /// Returns what is declared of a code; nil if the pack does not have it.
  public func declaration(of code: ViolationCode) -> ErrorDeclaration? { declarations[code] }

  /// The codes that are declared, sorted.
  package var codes: [ViolationCode] { declarations.keys.sorted() }

  /// Returns what to tell people about an error in the source language.
  ///
  /// An error without a text is told as any error is of which nothing is known.
  func text(of error: some CatalogedError) -> ErrorText {
    text(for: Violation(error.code, error.shownArguments)) ?? .lastResort(code: error.code)
  }

  /// Returns what to tell people about a code with arguments in the source language; nil if the pack has no
  /// message for it.
  package func text(for violation: Violation) -> ErrorText? {
    var text = catalog.localizer(for: catalog.sourceLocale).errorText(for: violation)
    text?.add(declaration(of: violation.code))
    return text
  }
}
