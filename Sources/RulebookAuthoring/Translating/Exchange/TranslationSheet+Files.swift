import Documents
import JSONDocuments
import PackLoading
import Rulebook
import UnicodeText
import Violations

extension TranslationFiles {
  /// The part whose catalog files are edited: the last given folder, else the bundled one.
  var openPart: Part { parts.last(where: \.isFolder) ?? parts[0] }

  /// Returns the path of a new catalog file: in the last given folder, or else in the current one.
  func newPath(of locale: LocaleIdentifier) -> String {
    let name = "\(locale).arb"
    return openPart.isFolder ? Folder.path(of: name, in: openPart.name) : name
  }

  /// Returns the texts of a language for exchange.
  ///
  /// The texts of an application's folder include those of the given packs, because these don't
  /// have another file. If the folder has a file for a language that the library doesn't have, they
  /// include the library's own texts too. Otherwise, these come only from the bundled folder.
  ///
  /// - Throws: A ``UsageError`` for a tag that isn't in CLDR's form, or for the source language
  ///   itself.
  /// - Complexity: O(*n* log *n*) in the number of texts.
  package func sheet(of tag: String) throws -> TranslationSheet {
    let locale = try targetLocale(tag)
    let part = openPart
    let file = part.files[locale]
    let others = part.isFolder ? parts.filter { !$0.isFolder } : []
    let translated = addsLanguage(file, locale) ? others : Array(others.dropFirst())
    let sources = translated.reduce(part.sources) { $0.merging($1.sources) { own, _ in own } }
    let members = try file.map { try JSONReader.document(in: $0.source).members ?? [] } ?? []
    let values = Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    let written = file.map { Set($0.messages.keys) } ?? []
    let keys = written.union(sources.keys).sorted()
    return TranslationSheet(
      sourceLocale: sourceLocale,
      locale: locale,
      entries: members.filter { $0.key.hasPrefix("@@") && $0.key != "@@locale" }
        .map { .init(name: $0.key, json: CatalogJSON.text(of: $0.value)) },
      texts: keys.map { key in
        let source = source(of: key, in: part)
        return TranslationSheet.Text(
          key: key,
          source: source?.message.pattern ?? "",
          translation: written.contains(key) ? values[key]?.text : nil,
          mark: values["@" + key]?[TranslationMark.attribute]?.text,
          attributes: values["@" + key].flatMap(CatalogJSON.attributes),
          notes: notes(on: key, source, for: locale)
        )
      }
    )
  }

  /// Returns whether a file translates a language that the library doesn't have.
  private func addsLanguage(_ file: ARBFile?, _ locale: LocaleIdentifier) -> Bool {
    file != nil && !locale.chain.contains { parts[0].messages[$0] != nil }
  }

  /// Returns the locale of a language that can be translated into.
  func targetLocale(_ tag: String) throws(UsageError) -> LocaleIdentifier {
    let locale = try canonicalLocale(tag)
    try refuseSource(locale)
    return locale
  }

  private func notes(on key: String, _ source: Source?, for locale: LocaleIdentifier) -> [String] {
    guard let source else { return ["This text is no longer used."] }
    var notes = source.attributes?.description.map { [$0] } ?? []
    for (name, placeholder) in (source.attributes?.placeholders ?? [:]).sorted(by: {
      $0.key < $1.key
    }) {
      notes.append(placeholder.note(on: name))
    }
    let parents = locale.chain.dropFirst()
    if let parent = parents.first(where: { openPart.messages[$0]?[key] != nil }),
      let text = openPart.messages[parent]?[key]
    {
      notes.append("Without its own text, \(locale) uses the text of \(parent): \(text.pattern)")
    }
    return notes
  }
}

extension ARBFile.Placeholder {
  /// The note for translators about the argument: `{minimum}: integer, such as 8`.
  fileprivate func note(on name: String) -> String {
    var note = "{\(name)}"
    if let type { note += ": \(type)" }
    if let items { note += " of \(items)s" }
    if let example { note += ", such as \(example)" }
    if !values.isEmpty { note += "; one of \(values.joined(separator: ", "))" }
    return note
  }
}
