import ErrorCatalog
import PackLoading
import RuleEngine
import Violations

/// An error as a rulebook knows it: the code, what is declared of it, and the arguments by who may see
/// them.
struct ResolvedError {
  var code: ViolationCode

  /// What a pack declares of it, or, where the pack is not loaded, the error's own type; nil if neither
  /// does.
  var declaration: ErrorDeclaration?

  /// The arguments that everybody may see.
  var arguments: [String: Argument]

  /// The arguments that only logs have.
  var internalArguments: [String: Argument] = [:]

  /// What led to the error.
  var cause: (any Error)?

  /// The error, as a catalog puts it into words; nil for a code alone.
  var error: (any CatalogedError)?

  /// The identifier under which a log has the error; nil unless the code is `internal`.
  var instance: String?

  /// Whether the application's mapping made the error of another one, which is its cause unless it has one
  /// of its own.
  var isMapped = false

  /// The words of an error that was put into words before; nil for all others.
  var text: ErrorText?

  /// A violation with the code and the arguments that everybody may see.
  var violation: Violation { Violation(code, arguments) }
}

extension Rulebook {
  /// Returns what is known of an error.
  ///
  /// - Parameters:
  ///   - error: Any error.
  ///   - instance: What to call it if it is one of which people are told nothing else; a new identifier
  ///     if nil.
  ///   - isMapped: Whether the application may say which declared error stands for it.
  /// - Returns: The error as its pack declares it, or that for which the application takes it, or else the
  ///   code `internal`.
  func resolvedError(
    of error: any Error,
    instance: String?,
    isMapped: Bool = true
  ) -> ResolvedError {
    if let error = error as? any CatalogedError {
      return ResolvedError(error, ofPack: declaration(of: error.code))
    }
    if let text = error as? ErrorText {
      return ResolvedError(
        code: text.code,
        declaration: declaration(of: text.code),
        arguments: [:],
        instance: text.instance,
        text: text
      )
    }
    if isMapped, let mapped = errors.mapping(error) {
      var resolved = ResolvedError(mapped, ofPack: declaration(of: mapped.code))
      resolved.cause = resolved.cause ?? error
      resolved.isMapped = true
      return resolved
    }
    let instance = instance ?? errors.makeIdentifier()
    return ResolvedError(
      code: ErrorDeclaration.internalError.code,
      declaration: .internalError,
      arguments: ["instance": .text(instance)],
      cause: error,
      instance: instance
    )
  }

  /// Returns what is declared of a code, by a pack or by the library itself; nil if nothing is.
  func declaration(of code: ViolationCode) -> ErrorDeclaration? {
    library.errorDeclaration(of: code)
      ?? (code == ErrorDeclaration.internalError.code ? .internalError : nil)
  }

  /// Returns an error that a program names by its code.
  ///
  /// - Throws: A ``UsageError`` if the code or an argument is not declared, or does not suit.
  func namedError(
    _ code: ViolationCode,
    _ arguments: [String: Argument]
  ) throws(UsageError) -> ResolvedError {
    let declaration = declaration(of: code)
    if let declaration, declaration.standing.isRetired { throw .retiredCode(declaration) }
    guard let declaration, declaration.arguments != nil else {
      if declaration != nil || library.registry.knownCodes.contains(code) {
        throw .codeOfChecks(code)
      }
      throw .unknownCode(code.rawValue, known: library.errorDeclarations.map(\.code.rawValue))
    }
    let known = declaration.publicArguments
    for name in arguments.keys.sorted() where !known.contains(where: { $0.name == name }) {
      throw .unknownArgument(name, of: code, known: known.map(\.name))
    }
    for argument in known {
      guard let given = arguments[argument.name] else { throw .missingArgument(argument, of: code) }
      guard argument.kind.accepts(given) else { throw .unsuitableArgument(argument, of: code) }
    }
    return ResolvedError(code: code, declaration: declaration, arguments: arguments)
  }
}

extension ResolvedError {
  /// Creates what is known of an error with a code.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - ofPack: What a pack, or the library itself, declares of its code; nil if nothing does.
  fileprivate init(_ error: any CatalogedError, ofPack: ErrorDeclaration?) {
    let own = error.declaration
    code = error.code
    // A pack that says nothing of programs' arguments says less than the error's own type.
    declaration = ofPack?.arguments == nil ? own ?? ofPack : ofPack
    arguments = error.arguments
    internalArguments = error.internalArguments
    cause = error.cause?.error
    self.error = error
    let declared = [ofPack?.arguments, own?.arguments].compactMap(\.self)
    if declared.isEmpty { return }
    // Where the pack and the type do not agree on who may see what, the stricter word counts.
    var exposures: [String: ErrorArgument.Exposure] = [:]
    for argument in declared.joined() {
      exposures[argument.name] =
        exposures[argument.name]?.stricter(argument.exposure) ?? argument.exposure
    }
    arguments = error.arguments.filter { exposures[$0.key] == .public }
    internalArguments = error.internalArguments.merging(error.arguments) { $1 }.filter {
      arguments[$0.key] == nil && exposures[$0.key] != .personal
    }
  }
}

extension ErrorArgument.Exposure {
  /// Returns the one of two of which fewer people see the argument.
  fileprivate func stricter(_ other: Self) -> Self {
    if self == .personal || other == .personal { return .personal }
    return self == .internal || other == .internal ? .internal : .public
  }
}
