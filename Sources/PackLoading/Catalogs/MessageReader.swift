import ErrorCatalog
import SourceTexts
import UnicodeText
package import Violations

/// The messages written in a pack itself.
struct PackMessages {
  var messages: [LocaleIdentifier: [String: MessageDeclaration]] = [:]

  /// The keys of messages that couldn't be read.
  ///
  /// They don't count as missing.
  var unreadable: Set<String> = []

  /// The locales, as the pack writes them.
  var locales: [DeclaredLocale] = []

  /// The first place of each locale.
  var firstLocales: [LocaleIdentifier: DeclaredLocale] = [:]

  /// The reasons why findings of lint are suppressed.
  var suppressions: [FindingSuppression] = []
}

/// A locale as a pack writes it.
package struct DeclaredLocale: Sendable, Hashable {
  package var locale: LocaleIdentifier

  /// The tag as written.
  package var written: String
  package var position: SourcePosition
}

/// Reads the messages of a pack.
struct MessageReader {
  let reader: NodeReader

  /// The greatest number of messages in a pack, in all locales together.
  private static let mostMessages = 100_000

  /// Reads all messages, by locale.
  func messages(_ node: DocumentNode) -> PackMessages {
    var messages = PackMessages()
    var count = 0
    for entry in reader.record(node, "messages")?.entries ?? [] {
      // A text without its language isn't missing as well.
      if entry.value.text != nil { messages.unreadable.insert(entry.key) }
      guard let locale = locale(of: entry),
        let texts = reader.record(entry.value, "the messages of `\(entry.key)`")
      else { continue }
      note(DeclaredLocale(locale: locale, written: entry.key, position: entry.keyStart), &messages)
      for (text, next) in texts.entriesWithNext where !isNote(text) {
        if text.isRestOfText {
          reader.report(
            "pack.bad_name",
            at: text.keyStart,
            "`\(text.key.prefix(40))` isn't a code or the key of a label",
            hint: CheckReader.hintOnRest
          )
        } else if next?.isRestOfText == true {
          messages.unreadable.insert(text.key)
        } else {
          read(text.value, of: text.key, in: locale, into: &messages)
        }
      }
      messages.suppressions += texts.entries.filter(isNote).compactMap { note in
        suppression(note, among: texts, from: entry.value.start, to: entry.value.end)
      }
      count += texts.entries.count
      if count > Self.mostMessages {
        reader.report(
          "pack.too_many_messages",
          at: entry.keyStart,
          "a pack can have at most \(Self.mostMessages) messages"
        )
        break
      }
    }
    return messages
  }

  /// Reads the tag of a language, below which its texts are.
  private func locale(of entry: DocumentRecord.Entry) -> LocaleIdentifier? {
    guard entry.value.text != nil, LocaleIdentifier(canonicalizing: entry.key) == nil else {
      return reader.locale(entry.key, at: entry.keyStart)
    }
    reader.report(
      "pack.bad_locale",
      at: entry.keyStart,
      "`\(entry.key)` isn't a language tag",
      hint: "write the texts of each language below its tag, like `en: { \(entry.key): … }`"
    )
    return nil
  }

  /// Notes a locale, which must not have its messages in two places.
  private func note(_ locale: DeclaredLocale, _ messages: inout PackMessages) {
    if let first = messages.firstLocales[locale.locale] {
      reader.report(
        "pack.duplicate_locale",
        at: locale.position,
        "`\(locale.written)` is the same locale as `\(first.written)`, in line "
          + "\(first.position.line)",
        hint: "put all messages for a locale under one tag"
      )
    } else {
      messages.firstLocales[locale.locale] = locale
    }
    messages.locales.append(locale)
  }

  /// Reads the message of a key in one locale.
  func read(
    _ node: DocumentNode,
    of key: String,
    in locale: LocaleIdentifier,
    into messages: inout PackMessages
  ) {
    // A pack with this many mistakes is refused, and looking for more takes time.
    guard !reader.collector.isFull, let pattern = reader.text(node, "the message `\(key)`") else {
      messages.unreadable.insert(key)
      return
    }
    do throws(Message.SyntaxError) {
      messages.messages[locale, default: [:]][key] = MessageDeclaration(
        message: try Message(pattern),
        written: WrittenText(in: reader.source, at: node.start, as: .yaml)
      )
    } catch {
      reader.report(
        error.diagnosticCode,
        at: node.position(ofScalar: error.offset, in: reader.source),
        "the message `\(key)`: \(error.reason)",
        hint: error.hint.isEmpty ? nil : error.hint
      )
      messages.unreadable.insert(key)
    }
  }
}

extension Message.SyntaxError {
  /// The code of the diagnostic about a message that can't be read.
  package var diagnosticCode: String {
    switch code {
    case .blank: "message.blank"
    case .bidi: "message.bidi"
    default: "message.syntax"
    }
  }
}
