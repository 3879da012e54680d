import Documents
import Rulebook
import RulebookAuthoring
import SourceTexts
import UnicodeText
import Violations

/// Reads the texts of Angular, Symfony and other programs from XLIFF 1.2, and those of Angular and
/// Symfony from XLIFF 2.0, too.
///
/// The name of a text is its `resname`, or else its `id`. In Symfony's files, the `id` is only a
/// checksum, so the source can be the name. A text that can't be read is left out, with the reason
/// in ``TranslationSheet/refused``.
struct XLIFF12Reader {
  private let source: SourceText
  private let document: XLIFF12Document
  private var sheet: TranslationSheet
  private var known: Set<String> = []

  /// The sources and targets of units by their identifiers, for texts that contain others.
  private var sources: XLIFF12Text.References
  private var targets: XLIFF12Text.References

  /// Reads texts.
  ///
  /// - Throws: A ``LoadingError`` if the file doesn't name a language.
  static func sheet(
    in source: SourceText,
    _ root: XMLElement
  ) throws(LoadingError) -> TranslationSheet {
    var reader = XLIFF12Reader(source, try XLIFF12Document(source, root))
    for unit in reader.document.units { reader.read(unit) }
    return reader.sheet
  }

  private init(_ source: SourceText, _ document: XLIFF12Document) {
    self.source = source
    self.document = document
    sheet = TranslationSheet(sourceLocale: document.sourceLocale, locale: document.locale)
    func references(_ side: (XLIFF12Document.Unit) -> XMLElement?) -> XLIFF12Text.References {
      let pairs = document.units.compactMap { unit in side(unit).map { (unit.id, $0) } }
      let units = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
      return XLIFF12Text.References(
        units,
        isAngular: document.tool == .angular,
        fileSize: source.bytes.count
      )
    }
    sources = references(\.source)
    targets = references(\.target)
  }

  private mutating func read(_ unit: XLIFF12Document.Unit) {
    let key = key(of: unit)
    guard !key.isEmpty else {
      refuse("xliff.no_key", unit.offset, "the unit doesn't have a name", "give it an `id`")
      return
    }
    guard known.insert(key).inserted else {
      let hint = "keep one of the two"
      refuse("xliff.duplicate_key", unit.offset, "there are two units for `\(key)`", hint)
      return
    }
    do throws(XLIFF12Text.Problem) {
      var original: String?
      if let element = unit.source {
        let written = try XLIFF12Text(element, &sources)
        original = pattern(written)
      }
      var text = TranslationSheet.Text(key: key, source: "", notes: unit.notes, offset: unit.offset)
      // In Symfony's files, the source can be the name.
      if let original, original != key {
        text.source = message(original, document.sourceLocale) ?? ""
      }
      if let target = unit.target {
        let written = try XLIFF12Text(target, &targets)
        let translated = pattern(written)
        // Symfony begins its new texts with `__`.
        let isNew = document.tool == .symfony && translated == "__" + (original ?? key)
        let isLikeSource =
          isNew || translated == original && (unit.state == nil || unit.isUntranslated)
        if !translated.isEmpty, !isLikeSource {
          guard let translation = message(translated, document.locale) else {
            let hint = "write it in ICU's syntax, in a file such as `messages+intl-icu.de.xlf`"
            let reason =
              "the text `\(key)` doesn't have a form for each plural of `\(sheet.locale)`"
            refuse("xliff.plural", target.offset, reason, hint)
            return
          }
          text.translation = translation
        }
      }
      if !text.source.isEmpty, !unit.isUntranslated { text.take(.translated) }
      sheet.texts.append(text)
    } catch {
      refuse(error, in: key)
    }
  }

  private mutating func refuse(_ problem: XLIFF12Text.Problem, in key: String) {
    switch problem {
    case .unknownCode(let element):
      refuse(
        "xliff.unknown_code",
        element.offset,
        "the text `\(key)` has a code that doesn't say what it stands for",
        "write it as `equiv-text`, as in `equiv-text=\"{{name}}\"`"
      )
    case .block(let element):
      refuse(
        "xliff.block",
        element.offset,
        "the text `\(key)` contains a block of the program, such as `@if`",
        "write a text for each branch in the program"
      )
    case .tooLong(let element):
      refuse(
        "xliff.too_long",
        element.offset,
        "the text `\(key)` repeats another one, and the texts become too long",
        "write the other text in place of the code"
      )
    }
  }

  /// Returns a text in the syntax of the program: as a message, or for ``SymfonyText``.
  private func pattern(_ text: XLIFF12Text) -> String {
    switch document.tool {
    case .angular: text.quoted
    case .symfony: text.unquoted
    // Without arguments that are codes, the text itself can be a message.
    case .xcode, .other: text.hasArguments ? text.quoted : text.unquoted
    }
  }

  private func key(of unit: XLIFF12Document.Unit) -> String {
    if let name = unit.name, !name.isEmpty { return name }
    if document.tool == .symfony, let text = unit.source?.text, CatalogKey.isSuitable(text) {
      return text
    }
    return unit.id
  }

  /// Returns a text as a message; nil if a message can't express it.
  private func message(_ text: String, _ locale: LocaleIdentifier) -> String? {
    let isSymfony = document.tool == .symfony && !source.name.contains("+intl-icu.")
    return isSymfony ? SymfonyText(text, in: locale)?.pattern : text
  }

  private mutating func refuse(_ code: String, _ offset: Int, _ reason: String, _ hint: String) {
    sheet.refused.append(source.diagnostic(code, atByte: offset, reason: reason, hint: hint))
  }
}
