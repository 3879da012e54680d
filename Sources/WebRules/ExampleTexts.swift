import RuleEngine
import Violations

extension CodeDefinition.Argument {
  /// A text that the check accepts.
  static let example = Self("example", .text, "an example that the check accepts")
}

extension CodeDefinition {
  /// Whether the code is reported with an example.
  var hasExample: Bool { arguments.contains(.example) }
}

extension Check {
  /// Returns the first texts that the check accepts.
  ///
  /// - Parameters:
  ///   - candidates: The texts to try, best first.
  ///   - maximum: The maximum number of texts to return.
  /// - Returns: The accepted texts in the same order.
  func passing(among candidates: some Sequence<String>, atMost maximum: Int) -> [String] {
    let context = CheckContext()
    var accepted: [String] = []
    for text in candidates where passes(text.utf8Span, in: context) {
      accepted.append(text)
      if accepted.count == maximum { break }
    }
    return accepted
  }
}
