import Rulebook
package import RulebookAuthoring
package import SourceTexts
import UnicodeText
package import Violations

/// The texts of an application, read from one of Apple's files, as sheets for creating catalog
/// files.
///
///     var options = AppleTexts.Options()
///     options.map = try KeyMap(SourceText(contentsOfFile: "map.csv"))
///     let texts = try AppleTexts(bytes, path: "Localizable.xcstrings", options)
///     texts.sheets.map(\.locale.tag)  // ["de", "en"]
package struct AppleTexts: Sendable {
  /// How to read a file.
  package struct Options: Sendable {
    /// The language of a file that doesn't name it, or the only language to read.
    package var locale: LocaleIdentifier?

    /// The codes that replace keys.
    package var map = KeyMap.empty

    /// Whether to include texts that aren't marked as translated.
    package var takesUnready = false

    /// Creates the options for a file that contains everything needed.
    package init() {}
  }

  /// The texts, with a sheet for each language.
  package private(set) var sheets: [TranslationSheet] = []

  /// Notes that a person should see.
  package private(set) var notes: [AppleNote] = []

  /// The mistakes in texts that are left out, such as texts that a message can't express.
  package var refused: [Diagnostic] { rejects.diagnostics }

  /// The file, for diagnostics.
  package let source: SourceText

  private let options: Options
  private var collector = DiagnosticCollector(limit: 1_000)
  private var rejects = DiagnosticCollector(limit: 1_000)

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - path: The path of the file. It shows the format and, for `.strings`, the language.
  ///   - options: How to read the file.
  /// - Throws: A ``LoadingError`` if the file can't be read, or with every key that isn't a code.
  /// - Complexity: O(*n* log *n*) in the size of the file.
  package init(_ bytes: [UInt8], path: String, _ options: Options) throws(LoadingError) {
    source = try SourceText(appleBytes: bytes, name: path)
    self.options = options
    let file = try AppleFile(source, only: options.locale)
    notes = file.notes
    for diagnostic in file.refused { rejects.add(diagnostic) }
    let codes = codes(of: file.entries)
    try collector.throwIfAny()
    var texts: [LocaleIdentifier: [TranslationSheet.Text]] = [:]
    for (entry, code) in zip(file.entries, codes) { add(entry, as: code, of: file, to: &texts) }
    let wanted = options.locale
    sheets = texts.filter { wanted == nil || $0.key == wanted }.sorted { $0.key < $1.key }.map {
      TranslationSheet(sourceLocale: file.sourceLocale, locale: $0.key, texts: $0.value)
    }
    if let wanted { notes.removeAll { $0.locale != nil && $0.locale != wanted } }
    noteUnusedLines(besides: file.entries)
  }

  /// Returns the locale of a tag in Apple's files; nil if it isn't a tag.
  package static func locale(ofTag tag: String) -> LocaleIdentifier? {
    LocaleIdentifier(appleTag: tag)
  }

  /// Returns a table for ``KeyMap`` with every key that isn't a code, and a code for each.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - path: The path of the file.
  ///   - options: How to read the file. Keys in its map are left out.
  ///   - isTaken: Whether a code already means something else.
  /// - Returns: The table as CSV.
  /// - Throws: A ``LoadingError`` if the file can't be read.
  /// - Complexity: O(*n* log *n*) in the size of the file.
  package static func proposals(
    _ bytes: [UInt8],
    path: String,
    _ options: Options,
    isTaken: @escaping (String) -> Bool
  ) throws(LoadingError) -> String {
    let source = try SourceText(appleBytes: bytes, name: path)
    let entries = try AppleFile(source, only: options.locale).entries
    var proposals = KeyProposals(entries.map(\.key), options.map, isTaken: isTaken)
    let lines = entries.compactMap { entry -> String? in
      guard options.map.lines[entry.key] == nil, !CatalogKey.isSuitable(entry.key), !entry.isBlank
      else { return nil }
      return KeyMap.line(entry.key, proposals.next(for: entry.key))
    }
    return ([KeyMap.line("key", "code")] + lines).joined()
  }

  // MARK: Keys

  /// Returns the keys of entries in catalogs; nil for entries without a text.
  private mutating func codes(of entries: [AppleEntry]) -> [String?] {
    var proposals = KeyProposals(entries.map(\.key), options.map) { _ in false }
    var keys: [String: String] = [:]
    return entries.map { entry in
      if entry.isBlank {
        note(.blank, entry, nil)
        return nil
      }
      let code = options.map.lines[entry.key]?.code ?? entry.key
      guard CatalogKey.isSuitable(code) else {
        let proposal = proposals.next(for: entry.key)
        let line = KeyMap.line(entry.key, proposal).dropLast()
        report(
          FormatText.Problem(
            code: "apple.key",
            reason: "the key `\(entry.key)` isn't a code",
            hint:
              "add `\(line)` to a table for `--map`; `--propose` writes them all"
          ),
          at: entry.offset
        )
        return nil
      }
      if let other = keys.updateValue(entry.key, forKey: code) {
        let reason = "`\(entry.key)` and `\(other)` would both be `\(code)`"
        let hint = "give one of them another code in the table of `--map`"
        report(
          FormatText.Problem(code: "apple.same_code", reason: reason, hint: hint),
          at: entry.offset
        )
      }
      return code
    }
  }

  private mutating func noteUnusedLines(besides entries: [AppleEntry]) {
    let keys = Set(entries.map(\.key))
    for (key, line) in options.map.lines.sorted(by: { $0.value.position < $1.value.position })
    where !keys.contains(key) {
      notes.append(AppleNote(.unused, key: key, at: line.position))
    }
  }

  // MARK: Texts

  private mutating func add(
    _ entry: AppleEntry,
    as code: String?,
    of file: AppleFile,
    to texts: inout [LocaleIdentifier: [TranslationSheet.Text]]
  ) {
    guard let code else { return }
    if entry.isStale { note(.stale, entry, nil) }
    // If an entry is new, its key is used as the text, unless the key is a code.
    let isOwnKey = entry.keyIsText && code == entry.key
    let isCode = isOwnKey && code.contains(".")
    if isOwnKey { note(isCode ? .noText : .keyAsText, entry, file.sourceLocale) }
    let names = argumentNames(of: entry, file.sourceLocale)
    let original = isCode ? nil : message(of: entry, names, in: file.sourceLocale)
    if let original {
      texts[file.sourceLocale, default: []].append(text(original, entry, code, file))
    }
    for locale in entry.texts.keys.sorted() where locale != file.sourceLocale {
      if let state = entry.unready[locale], !options.takesUnready {
        note(.unready, entry, locale, state)
        continue
      }
      guard let translated = message(of: entry, names, in: locale) else { continue }
      var text = TranslationSheet.Text(
        key: code,
        source: original?.pattern ?? "",
        translation: translated.pattern,
        offset: entry.texts[locale]?.offset
      )
      // Only these are known to say the same as the source.
      if original != nil, entry.unready[locale] == nil { text.mark = text.sourceMark }
      texts[locale, default: []].append(text)
    }
  }

  /// Returns a text of the source language, with what translators should know.
  private func text(
    _ message: AppleMessage,
    _ entry: AppleEntry,
    _ code: String,
    _ file: AppleFile
  ) -> TranslationSheet.Text {
    var members: [String] = []
    if let comment = entry.comment {
      members.append("\"description\": \(CatalogJSON.quoted(comment))")
    }
    let placeholders = message.arguments.map { name, kind in
      "\"\(name)\": { \"type\": \"\(kind == .rounded ? "decimal" : kind.rawValue)\" }"
    }
    if !placeholders.isEmpty {
      members.append("\"placeholders\": { \(placeholders.joined(separator: ", ")) }")
    }
    return TranslationSheet.Text(
      key: code,
      source: message.pattern,
      translation: message.pattern,
      attributes: members.isEmpty ? nil : "{ \(members.joined(separator: ", ")) }",
      offset: entry.texts[file.sourceLocale]?.offset
    )
  }

  /// Returns a text as a message; nil if it would show nothing, or can't be a message.
  private mutating func message(
    of entry: AppleEntry,
    _ names: [Int: String],
    in locale: LocaleIdentifier
  ) -> AppleMessage? {
    guard let text = entry.texts[locale] else { return nil }
    let message: AppleMessage
    do throws(FormatText.Problem) {
      message = try AppleMessage(text, of: entry.key, names: names, in: locale)
    } catch {
      refuse(error, at: text.offset)
      return nil
    }
    do throws(Message.SyntaxError) {
      _ = try Message(message.pattern)
    } catch {
      guard error.code == .blank else {
        refuse(
          .init(code: "apple.message", reason: error.reason, hint: error.hint),
          at: text.offset
        )
        return nil
      }
      note(.blank, entry, locale)
      return nil
    }
    for loss in message.losses { note(loss.kind, entry, locale, loss.detail) }
    return message
  }

  /// Returns the names of arguments by their positions, from the map or else from the texts.
  private func argumentNames(of entry: AppleEntry, _ source: LocaleIdentifier) -> [Int: String] {
    var names = options.map.lines[entry.key]?.names ?? [:]
    let others = entry.texts.filter { $0.key != source }.sorted { $0.key < $1.key }.map(\.value)
    for text in [entry.texts[source]].compactMap(\.self) + others {
      for (position, name) in text.writtenNames where names[position] == nil {
        let name = CatalogKey.snakeCase(name)
        let isFree = !names.values.contains(name)
        if isFree, CatalogKey.isArgumentName(name, at: position) { names[position] = name }
      }
    }
    return names
  }

  // MARK: Reports

  private mutating func note(
    _ kind: AppleNote.Kind,
    _ entry: AppleEntry,
    _ locale: LocaleIdentifier?,
    _ detail: String = ""
  ) {
    let offset = locale.flatMap { entry.texts[$0]?.offset } ?? entry.offset
    let position = source.position(ofByte: offset)
    let note = AppleNote(kind, key: entry.key, locale: locale, detail: detail, at: position)
    if notes.last != note { notes.append(note) }
  }

  private mutating func report(_ problem: FormatText.Problem, at offset: Int) {
    let found = diagnostic(problem, at: offset)
    collector.add(found)
  }

  private mutating func refuse(_ problem: FormatText.Problem, at offset: Int) {
    let found = diagnostic(problem, at: offset)
    rejects.add(found)
  }

  private func diagnostic(_ problem: FormatText.Problem, at offset: Int) -> Diagnostic {
    source.diagnostic(
      problem.code,
      atByte: offset,
      reason: problem.reason,
      hint: problem.hint.isEmpty ? nil : problem.hint
    )
  }
}
