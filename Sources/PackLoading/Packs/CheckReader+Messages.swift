import ErrorCatalog
import SourceTexts
import UnicodeText
import Violations

/// Messages next to checks, which declare the codes of these checks.
///
///     - one-of: [single, double]
///       code: room.unknown
///       message: { en: Choose one of our rooms., de: Wähle eines unserer Zimmer. }
extension CheckReader {
  /// Reads the message next to a check: a text in the pack's source language, or a text for each
  /// language.
  func readMessage(_ entry: DocumentRecord) {
    guard let message = entry.entry("message") else { return }
    // A single text under `codes` is the code; that it belongs under `code` has been reported.
    guard let node = entry["code"] ?? entry["codes"], node.text != nil || entry["code"] != nil
    else {
      lacksCode = true
      let renames = entry["codes"]?.record?.entries ?? []
      // The codes may be defined once the message has its place.
      doubtfulCodes.formUnion(renames.map(\.value.start))
      reader.report(
        "pack.missing_code",
        at: message.keyStart,
        "`message` needs the `code` that it is for",
        hint: renames.isEmpty
          ? "add `code:` with a name that begins like the rule, such as `room.unknown`"
          : "write the messages of `codes` under `messages:`, or one `code:` instead of `codes`"
      )
      return
    }
    let written = ViolationCode(rawValue: node.text ?? "")
    let code = written.isWellFormed ? written : written.inLowercase
    // A code that can't be read has already been reported.
    guard code.isWellFormed else { return }
    declaredCodes.append(Located(content: code, position: node.start))
    guard let texts = message.value.record else {
      add(message.value, of: code, in: sourceLocale)
      return
    }
    if texts.entries.isEmpty { reportNoMessages(for: code, at: message.value.start) }
    for (text, next) in texts.entriesWithNext {
      let locale = locale(of: text)
      if let locale, next.map(isRestOfText) != true {
        add(text.value, of: code, in: locale)
      } else {
        messages.unreadable.insert(code.rawValue)
      }
    }
  }

  private func reportNoMessages(for code: ViolationCode, at position: SourcePosition) {
    reader.report(
      "pack.empty_list",
      at: position,
      "there are no messages",
      hint: "write one for each language, such as `{ en: TEXT, de: TEXT }`"
    )
    messages.unreadable.insert(code.rawValue)
  }

  /// Returns whether an entry seems to be the rest of the text before it.
  private func isRestOfText(_ entry: DocumentRecord.Entry) -> Bool {
    entry.isRestOfText
      || entry.value.isEmpty && LocaleIdentifier(canonicalizing: entry.key) == nil
  }

  /// Returns the locale of a text, or reports that its key isn't one.
  private func locale(of text: DocumentRecord.Entry) -> LocaleIdentifier? {
    if !isRestOfText(text) {
      let locale = reader.locale(text.key, at: text.keyStart)
      if let locale {
        messages.locales.append(
          DeclaredLocale(locale: locale, written: text.key, position: text.keyStart)
        )
      }
      return locale
    }
    reader.report(
      "pack.bad_locale",
      at: text.keyStart,
      "`\(text.key.prefix(40))` isn't a language tag",
      hint: Self.hintOnRest
    )
    return nil
  }

  /// What to do about the rest of a text.
  static let hintOnRest =
    "if it belongs to the message before it, put that message in quotes, because it has a comma"

  private func add(_ node: DocumentNode, of code: ViolationCode, in locale: LocaleIdentifier) {
    let key = code.rawValue
    if let first = messages.messages[locale]?[key]?.written {
      reader.reportRepeatedMessage(key, at: node.start, first: first)
      return
    }
    MessageReader(reader: reader).read(node, of: key, in: locale, into: &messages)
  }

  /// Adds the codes and messages next to checks to those that the pack lists.
  func addDeclarations(to pack: inout PackDeclaration) {
    for code in declaredCodes where pack.codes[code.content] == nil {
      pack.codes[code.content] = CodeDeclaration(
        declared: ErrorDeclaration(code.content, pack: pack.name),
        position: code.position
      )
    }
    pack.locales += messages.locales
    pack.unreadableMessages.formUnion(messages.unreadable)
    for (locale, texts) in messages.messages.sorted(by: { $0.key < $1.key }) {
      for (key, message) in texts.sorted(by: { $0.key < $1.key }) {
        if let first = pack.messages[locale]?[key]?.written {
          reader.reportRepeatedMessage(key, at: message.written.start, first: first)
        } else {
          pack.messages[locale, default: [:]][key] = message
        }
      }
    }
  }
}

extension DocumentRecord {
  /// The entries, each with the one after it.
  var entriesWithNext: [(entry: Entry, next: Entry?)] {
    zip(entries, entries.dropFirst().map(Optional.some) + [nil]).map { ($0, $1) }
  }
}

extension DocumentRecord.Entry {
  /// Whether this seems to be the rest of the text before it.
  ///
  /// In braces, a comma ends a text. No language tag, and no key of a message, contains a space or
  /// ends with a period.
  var isRestOfText: Bool {
    value.isEmpty && (key.contains(" ") || key.hasSuffix("."))
  }
}

extension NodeReader {
  /// Reports a message that the pack already has.
  fileprivate func reportRepeatedMessage(
    _ key: String,
    at position: SourcePosition,
    first: WrittenText
  ) {
    report(
      "pack.duplicate_message",
      at: position,
      "the message `\(key)` already exists, in line \(first.start.line)",
      hint: "write it once: the message serves every check with this code"
    )
  }
}
