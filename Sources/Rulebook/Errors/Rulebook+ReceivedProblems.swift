public import ErrorCatalog
import PackLoading
import RuleEngine
import UnicodeText
import Violations

extension Rulebook {
  /// Returns the texts to show people for a problem that a service sent.
  ///
  ///     let problem = try ReceivedProblem(body, headers: response.headers)
  ///     rulebook.errorText(for: problem, in: "de").message  // "Ihre Visa-Karte wurde abgelehnt."
  ///
  /// If the rulebook knows the code and the service sent all of its arguments, the texts come from
  /// the packs. Otherwise they come from the service: its `detail` is the message, and
  /// `Content-Language` gives the locale. The service's texts are also used if only they are in the
  /// reader's language.
  ///
  /// - Parameters:
  ///   - problem: The problem that a service sent.
  ///   - locale: The same as for ``errorText(for:in:instance:)-(_,String,_)``.
  /// - Returns: The texts; the code is empty if the service didn't send one.
  public func errorText(for problem: ReceivedProblem, in locale: String) -> ErrorText {
    let own = OwnWords(
      code: problem.code,
      number: problem.number,
      message: problem.detail ?? problem.title,
      title: problem.detail == nil ? nil : problem.title,
      action: problem.action,
      help: problem.type,
      instance: problem.instance,
      locale: problem.contentLanguage
    )
    return errorText(problem.arguments, else: own, in: localizer(for: locale))
  }

  /// Returns the texts to show people for one mistake or cause in a problem that a service sent.
  ///
  ///     for item in problem.errors {
  ///       show(rulebook.errorText(for: item, of: problem, in: "de").message)
  ///     }
  ///
  /// - Parameters:
  ///   - item: One of the mistakes or causes.
  ///   - problem: The problem.
  ///   - locale: The same as for ``errorText(for:in:instance:)-(_,String,_)``.
  /// - Returns: The texts, as ``errorText(for:in:)-(ReceivedProblem,String)`` chooses them.
  public func errorText(
    for item: ReceivedProblem.Item,
    of problem: ReceivedProblem,
    in locale: String
  ) -> ErrorText {
    let own = OwnWords(
      code: item.code,
      number: item.number,
      message: item.detail,
      action: item.action,
      help: item.help,
      instance: problem.instance,
      locale: problem.contentLanguage
    )
    return errorText(item.arguments, else: own, in: localizer(for: locale))
  }

  /// The service's own texts.
  private struct OwnWords {
    var code: ViolationCode?
    var number: Int?
    var message: String?
    var title: String?
    var action: String?
    var help: String?
    var instance: String?
    var locale: LocaleIdentifier?

    func text(_ message: String, in localizer: Localizer) -> ErrorText {
      let locale = locale ?? .root
      var text = ErrorText(
        code: code ?? "",
        message: LocalizedMessage(
          text: message,
          locale: locale,
          key: "",
          isFallback: !localizer.isWished(locale)
        )
      )
      text.number = number
      text.title = title
      text.action = action
      text.help = help.flatMap { $0.hasPrefix("https://") ? $0 : nil }
      text.instance = instance
      return text
    }
  }

  /// Returns the catalog's text for a received problem, or else the service's own text, or else the
  /// text for unknown errors.
  private func errorText(
    _ arguments: [String: Value],
    else own: OwnWords,
    in localizer: Localizer
  ) -> ErrorText {
    let ofService = own.message.flatMap { $0.isEmpty ? nil : own.text($0, in: localizer) }
    guard let code = own.code, code.isWellFormed,
      var text = text(forReceived: code, arguments, in: localizer), !text.message.isEmpty
    else { return ofService ?? lastWords(for: own, in: localizer) }
    if text.isFallback, let ofService, !ofService.isFallback { return ofService }
    text.add(declaration(of: code))
    text.number = text.number ?? own.number
    text.instance = own.instance
    return text
  }

  /// Returns the catalog's text for a code with received arguments; nil if the code is unknown, or
  /// an argument is missing or has the wrong type.
  private func text(
    forReceived code: ViolationCode,
    _ values: [String: Value],
    in localizer: Localizer
  ) -> ErrorText? {
    guard let declared = declaration(of: code), declared.arguments != nil else {
      // A code of a check is known if it has its own message. Values with a type say whether they
      // are plain numbers; for others, the definition of the code does.
      let plain = library.registry.plainNumbers(of: code)
      var arguments: [String: Argument] = [:]
      for (name, value) in values {
        arguments[name] = Argument(received: value)
        if case .decimal = value, plain.contains(name) {
          arguments[name] = arguments[name]?.inPlainNotation
        }
      }
      let text = localizer.errorText(for: Violation(code, arguments))
      return text?.key == code.rawValue ? text : nil
    }
    // Arguments that only a later version of the pack declares are ignored.
    var arguments: [String: Argument] = [:]
    for argument in declared.publicArguments {
      guard let value = values[argument.name] else { return nil }
      let read = argument.kind.argument(from: value) ?? Argument(received: value)
      guard let read, argument.kind.accepts(read) else { return nil }
      arguments[argument.name] = read
    }
    return localizer.errorText(for: Violation(code, arguments))
  }

  /// Returns the text for a problem that has neither a known code nor a text.
  private func lastWords(for own: OwnWords, in localizer: Localizer) -> ErrorText {
    let code = ErrorDeclaration.internalError.code
    let arguments = own.instance.map { ["instance": Argument.text($0)] } ?? [:]
    // Without an identifier, the title of `internal` says as much as its message.
    let title = localizer.text(for: TextPart.title.key(of: code.rawValue))
    var text =
      localizer.errorText(for: Violation(code, arguments))
      ?? title.map { ErrorText(code: code, message: $0) } ?? .lastResort(code: code)
    text.code = own.code ?? ""
    text.instance = own.instance
    return text
  }
}

extension Argument {
  /// Creates an argument from its received value; nil if the value isn't an argument.
  ///
  /// The value has a type if problem details list it under `errors`, but not if it comes with a
  /// code.
  init?(received value: Value) {
    switch value {
    case .text(let text): self = .text(text)
    case .decimal(let number): self = number.integer.map { .integer($0) } ?? .decimal(number)
    case .list(let elements):
      let arguments = elements.compactMap { Argument(received: $0) }
      guard arguments.count == elements.count else { return nil }
      self = .list(arguments)
    case .record(let members):
      let isPlain = members["notation"] == .text(Argument.plainNotation)
      guard members.count == (isPlain ? 3 : 2), let content = members["value"],
        let kind = members["type"]?.text.flatMap(Kind.init)
      else { return nil }
      let read =
        kind == .list
        ? Argument(received: content)
        : ErrorArgument.Kind.single(kind).argument(from: content, isWritten: kind == .decimal)
      guard let read, read.kind == kind || kind == .decimal else { return nil }
      self = isPlain ? read.inPlainNotation : read
    case .boolean, .null: return nil
    }
  }
}
