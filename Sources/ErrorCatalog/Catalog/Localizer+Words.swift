public import Violations

extension Localizer {
  /// Returns a severity's name in the localizer's language, such as for the heading of a list of
  /// messages.
  ///
  ///     rulebook.localizer(for: "de").name(of: .warning).text  // "Warnung"
  ///
  /// If the catalog doesn't have the entry `severity.warning`, the name is the word from the line
  /// protocol.
  public func name(of severity: Severity) -> LocalizedMessage {
    text(for: "severity.\(severity.rawValue)")
      ?? LocalizedMessage(text: severity.rawValue, locale: .root, key: "", isFallback: true)
  }

  /// Joins sentences with a space, or without one if the language doesn't have spaces between
  /// sentences.
  ///
  ///     localizer.joining(["Fill in this field.", "Enter a number."])
  ///     // "Fill in this field. Enter a number."
  ///
  /// - Parameter sentences: The sentences, such as the messages of one field.
  /// - Returns: The joined text; empty if there are no sentences.
  /// - Complexity: O(*n*) in the number of sentences.
  public func joining(_ sentences: [String]) -> String {
    guard let first = sentences.first else { return "" }
    return sentences.dropFirst().reduce(first) { joined, next in
      let arguments: [String: Argument] = ["first": .text(joined), "second": .text(next)]
      return text(for: "sentence.join", arguments: arguments)?.text ?? "\(joined) \(next)"
    }
  }
}
