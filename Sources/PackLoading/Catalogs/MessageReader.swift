import Documents
import ErrorCatalog
import Violations

/// The messages that a pack writes itself.
struct PackMessages {
  /// The messages by locale and key.
  var messages: [LocaleIdentifier: [String: MessageDeclaration]] = [:]

  /// The keys of messages that could not be read, which are no missing messages.
  var unreadable: Set<String> = []
}

/// Reads the messages of a pack.
struct MessageReader {
  let reader: NodeReader

  /// The greatest number of messages in a pack, in all locales together.
  private static let mostMessages = 100_000

  /// Reads all messages, by locale.
  func messages(_ node: YAMLNode) -> PackMessages {
    var messages = PackMessages()
    var count = 0
    for entry in reader.record(node, "messages")?.entries ?? [] {
      guard let locale = reader.locale(entry.key, at: entry.keyStart),
        let texts = reader.record(entry.value, "the messages of `\(entry.key)`")
      else { continue }
      for text in texts.entries { read(text, in: locale, into: &messages) }
      count += texts.entries.count
      if count > Self.mostMessages {
        reader.report(
          "pack.too_many_messages",
          at: entry.keyStart,
          "a pack has at most \(Self.mostMessages) messages"
        )
        break
      }
    }
    return messages
  }

  private func read(
    _ entry: YAMLRecord.Entry,
    in locale: LocaleIdentifier,
    into messages: inout PackMessages
  ) {
    guard let pattern = reader.text(entry.value, "the message `\(entry.key)`") else {
      messages.unreadable.insert(entry.key)
      return
    }
    do throws(MessageSyntaxError) {
      messages.messages[locale, default: [:]][entry.key] = MessageDeclaration(
        message: try Message(pattern),
        written: WrittenText(in: reader.source, at: entry.value.start, as: .yaml)
      )
    } catch {
      reader.report(
        error.diagnosticCode,
        at: entry.value.position(ofScalar: error.offset, in: reader.source),
        "the message `\(entry.key)`: \(error.reason)",
        hint: error.hint.isEmpty ? nil : error.hint
      )
      messages.unreadable.insert(entry.key)
    }
  }
}

extension MessageSyntaxError {
  /// The code of the diagnostic about a message that cannot be read.
  var diagnosticCode: String {
    switch code {
    case .blank: "message.blank"
    case .bidi: "message.bidi"
    default: "message.syntax"
    }
  }
}
