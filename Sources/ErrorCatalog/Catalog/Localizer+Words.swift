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
  /// - Complexity: O(*n* log *m*) in the length *n* of all sentences and their number *m*.
  public func joining(_ sentences: [String]) -> String {
    // One after another, each sentence would copy all sentences before it.
    var parts = sentences
    while parts.count > 1 {
      parts = stride(from: 0, to: parts.count, by: 2).map { index in
        let next = index + 1
        return next < parts.count ? joining(parts[index], parts[next]) : parts[index]
      }
    }
    return parts.first ?? ""
  }

  private func joining(_ first: String, _ second: String) -> String {
    let arguments: [String: Argument] = ["first": .text(first), "second": .text(second)]
    return text(for: "sentence.join", arguments: arguments)?.text ?? "\(first) \(second)"
  }
}
