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

  /// Reads all messages, by locale.
  func messages(_ node: YAMLNode) -> PackMessages {
    var messages = PackMessages()
    for entry in reader.record(node, "messages")?.entries ?? [] {
      guard let locale = reader.locale(entry.key, at: entry.keyStart),
        let texts = reader.record(entry.value, "the messages of `\(entry.key)`")
      else { continue }
      for text in texts.entries { read(text, in: locale, into: &messages) }
    }
    return messages
  }

  private func read(
    _ entry: YAMLRecord.Entry,
    in locale: LocaleIdentifier,
    into messages: inout PackMessages
  ) {
    guard let pattern = reader.text(entry.value, "the message `\(entry.key)`") else { return }
    do throws(MessageSyntaxError) {
      messages.messages[locale, default: [:]][entry.key] = MessageDeclaration(
        message: try Message(pattern),
        position: reader.filePosition(entry.value.start)
      )
    } catch {
      reader.report(
        "message.syntax",
        at: entry.value.position(ofScalar: error.offset),
        "the message `\(entry.key)`: \(error.reason)",
        hint: error.hint.isEmpty ? nil : error.hint
      )
      messages.unreadable.insert(entry.key)
    }
  }
}
