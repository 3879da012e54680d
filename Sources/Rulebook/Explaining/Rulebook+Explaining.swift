extension Rulebook {
  /// Returns what a code means, who reports it, and with which arguments.
  ///
  ///     try rulebook.explanation(of: "length.too_short").arguments.map(\.name)
  ///     // ["actual", "minimum", "unit"]
  ///
  /// A general code is explained by those below it, and the key of a catalog by its message.
  ///
  /// - Throws: A ``UsageError`` if there is no such code or key; a ``LoadingError`` if a rule is broken.
  /// - Complexity: O(*n*) in the size of all rules and forms, which it looks through.
  public func explanation(of code: ViolationCode) throws -> CodeExplanation {
    let index = try CodeIndex(library)
    if let explanation = index.explanation(of: code) { return explanation }
    let hasMessage = catalog.layers.contains { layer in
      layer.messages(in: layer.sourceLocale)[code.rawValue] != nil
    }
    if hasMessage { return index.explanation(of: code, above: []) }
    throw UsageError.unknownCode(code.rawValue, known: index.codes.map(\.rawValue))
  }

  /// Returns an explanation of every code that checks and packs can report, sorted by code.
  ///
  /// - Throws: A ``LoadingError`` if a rule is broken.
  /// - Complexity: O(*n* log *n*) in the number of codes, and the size of all rules and forms.
  public func explanations() throws -> [CodeExplanation] {
    let index = try CodeIndex(library)
    return index.codes.compactMap(index.explanation)
  }

  /// Returns the message of a code as a reader sees it, with example arguments.
  ///
  ///     let explanation = try rulebook.explanation(of: "length.too_short")
  ///     rulebook.exampleMessage(of: explanation, in: "de").text  // "Gib mindestens 8 Zeichen ein."
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
