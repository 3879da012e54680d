public import Violations

extension Localizer {
  /// Returns what the language calls a severity, such as for the head of a list of messages.
  ///
  ///     rulebook.localizer(for: "de").name(of: .warning).text  // "Warnung"
  ///
  /// If the catalog has no entry `severity.warning`, the name is the word of the line protocol.
  public func name(of severity: Severity) -> LocalizedMessage {
    text(for: "severity.\(severity.rawValue)")
      ?? LocalizedMessage(text: severity.rawValue, locale: .root, key: "", isFallback: true)
  }

  /// Joins sentences as the language does: with a space between them, or with none.
  ///
  ///     localizer.joining(["Fill in this field.", "Enter a number."])
  ///     // "Fill in this field. Enter a number."
  ///
  /// - Parameter sentences: The sentences, such as the messages of one field.
  /// - Returns: One text; empty if there are none.
  /// - Complexity: O(*n*) in the number of sentences.
  public func joining(_ sentences: [String]) -> String {
    guard let first = sentences.first else { return "" }
    return sentences.dropFirst().reduce(first) { joined, next in
      let arguments: [String: Argument] = ["first": .text(joined), "second": .text(next)]
      return text(for: "sentence.join", arguments: arguments)?.text ?? "\(joined) \(next)"
    }
  }
}
