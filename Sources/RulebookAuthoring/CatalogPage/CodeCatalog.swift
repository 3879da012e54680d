import Documents
package import ErrorCatalog
import PackLoading
package import Rulebook
import SourceTexts
package import Violations

/// Every code of a rulebook: what it means, an input that gives it, and its message in every locale.
///
///     let catalog = try rulebook.codeCatalog(of: "length.too_short")
///     catalog.entries.first?.trigger?.violation.arguments["minimum"]   // 15
///     catalog.entries.first?.messages.map(\.text)                       // in every locale
package struct CodeCatalog: Sendable {
  /// A code.
  package struct Entry: Sendable {
    /// What the code means, who reports it, and with which arguments.
    package var explanation: CodeExplanation

    /// The rules that may report it, by the names of their packs.
    package var rules: [Reporters]

    /// The forms that may report it by their own checks, by the names of their packs.
    package var forms: [Reporters]

    /// An input that really gives the code; nil if none is known.
    package var trigger: CodeTrigger?

    /// Why no input gives the code, where a pack says so.
    package var exception: String?

    /// What is said of the input in each locale of the catalog; with made-up arguments if there is none.
    ///
    /// Nothing is said of retired codes.
    package var messages: [Message]
  }

  /// The rules or forms of one pack.
  package struct Reporters: Sendable, Hashable {
    package var pack: String

    /// The names of its rules or forms, sorted.
    package var names: [String]
  }

  /// A message in one locale.
  package struct Message: Sendable, Hashable {
    /// The locale that was asked for.
    package var locale: LocaleIdentifier

    package var message: LocalizedMessage

    /// What stands beside the message; nil if the catalog has no message of the code.
    package var text: ErrorText?

    /// The locale that the message comes from, if it is another one.
    package var origin: LocaleIdentifier? { message.locale == locale ? nil : message.locale }

    /// The locale in which the text is: numbers and dates are those of a parent's reader.
    package var textLocale: LocaleIdentifier { message.isFallback ? message.locale : locale }
  }

  /// The codes, sorted.
  package let entries: [Entry]

  /// The locales, sorted by their tags.
  package let locales: [LocaleIdentifier]
}

extension Rulebook {
  /// Returns every code that can be reported or has a message, with an input that gives it.
  ///
  /// The inputs are the examples of rules in packs, and those in files beside packs. They are run, and
  /// the messages are those of the violations that they give.
  ///
  /// - Parameter code: A code, with all below it; all codes if nil.
  /// - Returns: The codes.
  /// - Throws: A ``UsageError`` if there is no such code, or a ``LoadingError`` if a rule or a file of
  ///   examples is broken.
  /// - Complexity: O(*n*) in the number of codes times locales, and what the examples take.
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

  /// Returns rules or forms by their packs.
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
