import ErrorCatalog

extension DeclarationReader {
  /// Reads a message of a pack and reports what is wrong with its syntax.
  func message(_ entry: YAMLRecord.Entry) -> MessageDeclaration? {
    guard let pattern = text(entry.value, "the message `\(entry.key)`") else { return nil }
    do throws(MessageSyntaxError) {
      return MessageDeclaration(
        message: try Message(pattern),
        place: place(entry.value.start)
      )
    } catch {
      report(
        "message.syntax",
        at: entry.value.position(ofScalar: error.offset),
        "the message `\(entry.key)`: \(error.reason)",
        hint: error.hint.isEmpty ? nil : error.hint
      )
      unreadableMessages.insert(entry.key)
      return nil
    }
  }
}
