import Documents
import ErrorCatalog
import JSONDocuments
import PackLoading
import Rulebook
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
/// The file can be used at any time. Texts that aren't translated yet are taken from the source.
struct TranslationSkeleton {
  let files: TranslationFiles
  let locale: LocaleIdentifier

  /// The entries of the language that differ from CLDR and the general ones.
  let defaults: LanguageDefaults.Entries?

  var text: String {
    let head = ["  \"@@locale\": \(quoted(locale.tag))"] + profile.map { "  \"\($0)\": \($1)" }
    let keys = files.sources.keys.sorted()
    let entries = keys.compactMap { key in files.sources[key].map { entry(key, $0) } }
    return "{\n" + head.joined(separator: ",\n")
      + entries.map { ",\n\n\n" + $0 }.joined() + "\n}\n"
  }

  // MARK: Profile

  /// The entries of the language's profile.
  ///
  /// The file of a region uses those of its parent.
  private var profile: [(name: String, value: String)] {
    guard files.inheritedLocale(of: locale) == nil else { return [] }
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

  /// Returns the notes about a text.
  private func entry(_ key: String, _ source: TranslationFiles.Source) -> String {
    var lines = ["\(quoted(TranslationMark.textAttribute)): \(quoted(source.message.pattern))"]
    if let parent = files.inheritedLocale(of: locale), let text = inherited(key, by: parent) {
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
    return "  \(quoted("@" + key)): {\n    " + lines.joined(separator: ",\n    ") + "\n  }"
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
  ///   - path: Where to write the file; by default, `TAG.arb` in the last given folder, or else in
  ///     the current folder.
  /// - Returns: The path, and the number of texts to translate.
  /// - Throws: A ``UsageError`` for a tag that isn't in CLDR's form or already has texts, and for a
  ///   path that already exists; a ``LoadingError`` if the bundled table of languages is damaged; a
  ///   ``StreamError`` if the file can't be written.
  package func begin(
    _ tag: String,
    writingTo path: String? = nil
  ) throws -> (path: String, count: Int) {
    let locale = try newLocale(tag)
    let path = path ?? newPath(of: locale)
    guard !Folder.isFile(path), !Folder.isFolder(path) else {
      throw UsageError(
        kind: .unsuitableLocale,
        reason: "a file with that name already exists, and it isn't overwritten",
        hint: "choose another name with `--output`"
      )
    }
    let skeleton = TranslationSkeleton(
      files: self,
      locale: locale,
      defaults: try LanguageDefaults(inFolder: bundledFolder)[locale]
    )
    let output = try OutputFile(creating: path)
    try output.write(Array(skeleton.text.utf8), at: 0)
    try output.rename(to: path)
    return (path, sources.count)
  }

  private func newLocale(_ tag: String) throws(UsageError) -> LocaleIdentifier {
    let locale = try canonicalLocale(tag)
    guard !locales.contains(locale) else {
      throw UsageError(
        kind: .unsuitableLocale,
        reason: "there are already texts for `\(locale)`",
        hint: "`rulebook preview \(locale)` shows them"
      )
    }
    return locale
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
