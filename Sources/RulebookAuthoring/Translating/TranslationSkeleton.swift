import Documents
import ErrorCatalog
import JSONDocuments
import PackLoading
import Rulebook
import SourceTexts
import UnicodeText
import Violations

/// Writes a new catalog file: what is known about the language, and each text to translate.
///
/// There is an empty line for each translation, and below it the notes about the text:
///
///       "email": "Vul een e-mailadres in.",
///       "@email": {
///         "x-text": "Check the email address.",
///         "description": "General message for any fault in an email address."
///       }
///
/// A file that begins with the texts of another locale has them in place of the empty lines.
///
/// The file can be used at any time. Texts that aren't translated yet are taken from the source.
struct TranslationSkeleton {
  let files: TranslationFiles
  let locale: LocaleIdentifier

  /// The entries of the language that differ from CLDR and the general ones.
  let defaults: LanguageDefaults.Entries?

  /// The texts that the file begins with; nil if there are none.
  var start: StartingTexts?

  var text: String {
    let head = ["  \"@@locale\": \(quoted(locale.tag))"] + profile.map { "  \"\($0)\": \($1)" }
    let keys = files.sources.keys.sorted()
    let entries = keys.compactMap { key in files.sources[key].map { entry(key, $0) } }
    return "{\n" + head.joined(separator: ",\n")
      + entries.map { ",\n\n" + $0 }.joined() + "\n}\n"
  }

  // MARK: Profile

  /// The entries of the language's profile.
  ///
  /// The file of a region uses those of its parent. A file that begins with other texts of the same
  /// language has those of these texts.
  private var profile: [(name: String, value: String)] {
    if let start, start.isSameLanguage {
      let (written, exceptions) = (start.profile, start.exceptions)
      var entries = newProfile.map { name, value in
        (name: name, value: written[name] ?? value)
      }
      if !exceptions.isEmpty { entries.append((name: "@@x-lint", value: object(exceptions))) }
      return entries
    }
    return files.inheritedLocale(of: locale) == nil ? newProfile : []
  }

  /// The entries for a language without a file, from CLDR and the table of languages.
  private var newProfile: [(name: String, value: String)] {
    let marks = locale.quotationMarks
    let entries: [(name: String, value: String)] = [
      ("@@x-style", quoted("")),
      (
        "@@x-quotation-marks",
        list(marks.allSatisfy { $0.count == 1 } && !marks.isEmpty ? marks : Self.unknownMarks)
      ),
      ("@@x-spaces", "{}"),
      ("@@x-letters", quoted(locale.letterSet ?? "")),
      ("@@x-digits", quoted("latn")),
      ("@@x-address", "{ \"form\": \"\", \"avoid\": [] }"),
      ("@@x-glossary", glossary),
      ("@@x-avoid", "{}"),
      ("@@x-end", list([".", "?"])),
    ]
    return entries.map { name, value in (name, defaults?.written[name] ?? value) }
  }

  /// The marks of CLDR's root.
  private static let unknownMarks = ["“", "”", "‘", "’"]

  /// The terms that other languages have translated, each with an empty translation.
  private var glossary: String {
    let terms = files.parts.flatMap { $0.files.values.flatMap(\.profile.glossary.keys) }
    if terms.isEmpty { return "{}" }
    let lines = Set(terms).sorted().map { "    \(quoted($0)): [\"\"]" }
    return "{\n\(lines.joined(separator: ",\n"))\n  }"
  }

  // MARK: Texts

  /// Returns the notes about a text, below the text that the file begins with or an empty line.
  private func entry(_ key: String, _ source: TranslationFiles.Source) -> String {
    let text = start?.text(key)
    let notes = notes(on: key, source, text)
    let note = "  \(quoted("@" + key)): {\n    " + notes.joined(separator: ",\n    ") + "\n  }"
    guard let text else { return "\n" + note }
    let written = "  \(CatalogJSON.quoted(key)): \(CatalogJSON.quoted(text.pattern))"
    return notes.isEmpty ? written : written + ",\n" + note
  }

  private func notes(
    on key: String,
    _ source: TranslationFiles.Source,
    _ text: StartingTexts.Text?
  ) -> [String] {
    var lines: [String] = []
    let pattern = source.message.pattern
    // Without its own mark, a text that is stale would count as a translation of this source.
    if let mark = text?.mark, mark != TranslationMark(of: pattern) {
      lines.append("\(quoted(TranslationMark.attribute)): \(quoted(mark.description))")
    }
    // A text of the source language isn't translated from anything.
    if text == nil || locale != files.sourceLocale {
      lines.append("\(quoted(TranslationMark.textAttribute)): \(quoted(pattern))")
    }
    if start == nil, let parent = files.inheritedLocale(of: locale),
      let text = inherited(key, by: parent)
    {
      lines.append("\"x-inherited\": \(quoted(text))")
    }
    if let description = source.attributes?.description {
      lines.append("\"description\": \(quoted(description))")
    }
    let placeholders = (source.attributes?.placeholders ?? [:]).sorted { $0.key < $1.key }
    if !placeholders.isEmpty {
      let written = placeholders.map { "      \(quoted($0)): \(placeholder($1))" }
      lines.append("\"placeholders\": {\n\(written.joined(separator: ",\n"))\n    }")
    }
    if let text, !text.exceptions.isEmpty { lines.append("\"x-lint\": \(object(text.exceptions))") }
    return lines
  }

  /// Returns the text that a region inherits from its language.
  private func inherited(_ key: String, by parent: LocaleIdentifier) -> String? {
    for part in files.parts.reversed() {
      for locale in parent.chain {
        if let message = part.messages[locale]?[key] { return message.pattern }
      }
    }
    return nil
  }

  private func placeholder(_ placeholder: ARBFile.Placeholder) -> String {
    var members: [String] = []
    if let type = placeholder.type { members.append("\"type\": \(quoted(type))") }
    if let items = placeholder.items { members.append("\"items\": \(quoted(items))") }
    if let example = placeholder.example { members.append("\"example\": \(quoted(example))") }
    if !placeholder.values.isEmpty { members.append("\"values\": \(list(placeholder.values))") }
    return "{ \(members.joined(separator: ", ")) }"
  }

  private func list(_ texts: [String]) -> String {
    "[\(texts.map(quoted).joined(separator: ", "))]"
  }

  /// Returns texts by their names as a JSON object.
  private func object(_ texts: [String: String]) -> String {
    let members = texts.sorted { $0.key < $1.key }.map { "\(quoted($0)): \(quoted($1))" }
    return "{ \(members.joined(separator: ", ")) }"
  }

  /// Returns a text as a JSON string.
  private func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.write(text)
    return writer.text
  }
}

extension TranslationFiles {
  /// Returns the nearest parent of a locale that has texts; nil if there is none.
  func inheritedLocale(of locale: LocaleIdentifier) -> LocaleIdentifier? {
    locale.chain.dropFirst().first(where: locales.contains)
  }

  /// Creates a catalog file for translating a language.
  ///
  /// - Parameters:
  ///   - tag: The language, such as `nl`, or a region, such as `de-CH`.
  ///   - origin: A locale whose texts the file begins with; by default, it has none. It can be the
  ///     language itself, for other words in a folder of an application.
  ///   - path: Where to write the file; by default, `TAG.arb` in the last given folder, or else in
  ///     the current folder.
  /// - Returns: The path, the number of texts to translate, and the number of those that the file
  ///   begins with.
  /// - Throws: A ``UsageError`` for a tag that isn't in CLDR's form or already has texts, for an
  ///   origin without texts, and for a path that already exists. A ``LoadingError`` if the bundled
  ///   table of languages is damaged, and a ``StreamError`` if the file can't be written.
  package func begin(
    _ tag: String,
    from origin: String? = nil,
    writingTo path: String? = nil
  ) throws -> (path: String, count: Int, taken: Int) {
    let locale = try canonicalLocale(tag)
    let origin = try origin.map { try self.locale($0) }
    try requireNew(locale, from: origin, isPlaced: path != nil || openPart.isFolder)
    let path = path ?? openPart.files[locale]?.source.name ?? newPath(of: locale)
    guard !Folder.isFile(path), !Folder.isFolder(path) else {
      throw UsageError(
        kind: .unsuitableLocale,
        reason: "a file with that name already exists, and it isn't overwritten",
        hint: "choose another name with `--output`"
      )
    }
    let start = origin.map { StartingTexts(of: $0, for: locale, in: self) }
    let skeleton = TranslationSkeleton(
      files: self,
      locale: locale,
      defaults: try LanguageDefaults(inFolder: bundledFolder)[locale],
      start: start
    )
    let output = try OutputFile(creating: path)
    try output.write(Array(skeleton.text.utf8), at: 0)
    try output.rename(to: path)
    return (path, sources.count, start.map { $0.count(of: sources.keys) } ?? 0)
  }

  /// Throws an error for a locale that already has texts, unless a file of an application begins
  /// with them.
  private func requireNew(
    _ locale: LocaleIdentifier,
    from origin: LocaleIdentifier?,
    isPlaced: Bool
  ) throws(UsageError) {
    guard locales.contains(locale), locale != origin || !isPlaced else { return }
    throw UsageError(
      kind: .unsuitableLocale,
      reason: "there are already texts for `\(locale)`",
      hint: locale == origin
        ? "your own belong in a folder of your application: `--localizations my-texts`"
        : "`rulebook preview \(locale)` shows them, and `--from \(locale)` begins with them"
    )
  }

  /// Returns the locale of a tag in CLDR's form.
  func canonicalLocale(_ tag: String) throws(UsageError) -> LocaleIdentifier {
    guard let locale = LocaleIdentifier(canonicalizing: tag), locale != .root else {
      throw UsageError(
        kind: .unsuitableLocale,
        reason: "this isn't a language tag",
        hint: "write one such as `nl`, or `de-CH` for a region"
      )
    }
    guard locale.tag == tag else {
      throw UsageError(
        kind: .unsuitableLocale,
        reason: "this tag isn't in its usual form",
        hint: "write `\(locale)`"
      )
    }
    return locale
  }
}
