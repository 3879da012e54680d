extension Rulebook {
  /// Returns what a code means, who reports it, and with which arguments.
  ///
  /// - Throws: A ``UsageError`` if there is no such code; a ``LoadingError`` if a rule is broken.
  public func explanation(of code: ViolationCode) throws -> CodeExplanation {
    let index = try CodeIndex(library)
    if let explanation = index.explanation(of: code) { return explanation }
    throw UsageError.unknownCode(code.rawValue, known: index.codes.map(\.rawValue))
  }

  /// Returns an explanation of every code that checks and packs can report, sorted by code.
  ///
  /// - Throws: A ``LoadingError`` if a rule is broken.
  public func explanations() throws -> [CodeExplanation] {
    let index = try CodeIndex(library)
    return index.codes.compactMap(index.explanation)
  }

  /// Returns the message of a code as a reader sees it, with example arguments.
  public func exampleMessage(
    of explanation: CodeExplanation,
    in locale: String
  ) -> LocalizedMessage {
    let arguments = explanation.arguments.map { ($0.name, $0.example) }
    return localizer(for: locale).message(
      for: Violation(
        explanation.code,
        Dictionary(arguments, uniquingKeysWith: { first, _ in first })
      )
    )
  }
}
