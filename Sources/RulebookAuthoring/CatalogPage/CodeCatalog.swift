import Documents
package import ErrorCatalog
import PackLoading
package import Rulebook
import SourceTexts
package import Violations

/// Every code of a rulebook: its meaning, an input that causes it, and its message in every locale.
///
///     let catalog = try rulebook.codeCatalog(of: "length.too_short")
///     catalog.entries.first?.trigger?.violation.arguments["minimum"]   // 15
///     catalog.entries.first?.messages.map(\.text)                       // in every locale
package struct CodeCatalog: Sendable {
  /// A code and everything about it.
  package struct Entry: Sendable {
    /// What the code means, what reports it, and what its arguments are.
    package var explanation: CodeExplanation

    /// The rules that may report the code, by pack.
    package var rules: [Reporters]

    /// The forms whose own checks may report the code, by pack.
    package var forms: [Reporters]

    /// An input that causes the code; nil if none is known.
    package var trigger: CodeTrigger?

    /// Why no input causes the code, if a pack says so.
    package var exception: String?

    /// The messages about the input in each locale of the catalog.
    ///
    /// Without an input, the arguments are made up.
    ///
    /// Retired codes don't have messages.
    package var messages: [Message]
  }

  /// The rules or forms of one pack.
  package struct Reporters: Sendable, Hashable {
    package var pack: String

    /// The names of the rules or forms, sorted.
    package var names: [String]
  }

  /// A message in one locale.
  package struct Message: Sendable, Hashable {
    /// The requested locale.
    package var locale: LocaleIdentifier

    package var message: LocalizedMessage

    /// The texts that accompany the message; nil if the catalog doesn't have a message for the
    /// code.
    package var text: ErrorText?

    /// The locale that the message comes from; nil if it is the requested one.
    package var origin: LocaleIdentifier? { message.locale == locale ? nil : message.locale }

    /// The locale of the text.
    ///
    /// Numbers and dates in a parent's message still follow this locale.
    package var textLocale: LocaleIdentifier { message.isFallback ? message.locale : locale }
  }

  /// The codes, sorted.
  package let entries: [Entry]

  /// The locales, sorted by their tags.
  package let locales: [LocaleIdentifier]
}

extension Rulebook {
  /// Returns every code that can be reported or has a message, with an input that causes it.
  ///
  /// The inputs are the examples of rules in packs, and the examples in files next to packs. They
  /// are run, and the messages are for the violations that they cause.
  ///
  /// - Parameter code: A code, which includes all codes below it; nil for all codes.
  /// - Returns: The codes.
  /// - Throws: A ``UsageError`` if there is no such code, or a ``LoadingError`` if a rule or a file
  ///   of examples is broken.
  /// - Complexity: O(*n*) in the number of codes times the number of locales, plus the time for
  ///   running the examples.
  package func codeCatalog(of code: String? = nil) throws -> CodeCatalog {
    let explanations = try explanationsOfMessagesToo()
    let wanted = explanations.filter { explanation in
      code.map { explanation.code.isOrIsBelow(ViolationCode(rawValue: $0)) } ?? true
    }
    if let code, wanted.isEmpty {
      throw UsageError.unknownCode(code, known: explanations.map(\.code.rawValue))
    }
    let examples = try ExampleLibrary(library, surroundings: surroundings) {
      path throws(LoadingError) in
      let folder = bundled.first { path.hasPrefix($0.path + "/") }
      if let folder { return try folder.source(path) }
      return try SourceText(contentsOfFile: path)
    }
    let search = TriggerSearch(examples)
    let localizers = catalog.locales.map { ($0, catalog.localizer(for: $0)) }
    return CodeCatalog(
      entries: wanted.map { explanation in
        let trigger = search.trigger(of: explanation.code)
        let violation = trigger?.violation ?? explanation.exampleViolation
        return CodeCatalog.Entry(
          explanation: explanation,
          rules: reporters(explanation.rules) { $0.rules.map(\.name) },
          forms: reporters(explanation.forms) { $0.forms.map(\.name) },
          trigger: trigger,
          exception: search.exceptions[explanation.code],
          messages: (explanation.isRetired ? [] : localizers).map { locale, localizer in
            CodeCatalog.Message(
              locale: locale,
              message: localizer.message(for: violation),
              text: localizer.exampleText(of: explanation, for: violation)
            )
          }
        )
      },
      locales: catalog.locales
    )
  }

  /// Returns rules or forms, grouped by pack.
  private func reporters(
    _ names: [String],
    _ declared: (PackDeclaration) -> [String]
  ) -> [CodeCatalog.Reporters] {
    library.packs.compactMap { pack in
      let own = Set(declared(pack)).intersection(names)
      return own.isEmpty ? nil : CodeCatalog.Reporters(pack: pack.name, names: own.sorted())
    }
  }
}
