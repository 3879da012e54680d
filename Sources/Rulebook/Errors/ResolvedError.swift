import ErrorCatalog
import PackLoading
import RuleEngine
import Violations

/// Everything that a rulebook knows about an error: the code, its declaration, and the arguments by
/// who may see them.
struct ResolvedError {
  var code: ViolationCode

  /// The declaration of a pack, or of the error's own type if the pack isn't loaded; nil if there
  /// is none.
  var declaration: ErrorDeclaration?

  /// The arguments that everyone may see.
  var arguments: [String: Argument]

  /// The arguments for logs only.
  var internalArguments: [String: Argument] = [:]

  /// The cause of the error.
  var cause: (any Error)?

  /// The error itself; nil for a code alone.
  var error: (any CatalogedError)?

  /// The identifier of the error in a log; nil unless the code is `internal`.
  var instance: String?

  /// Whether the application's mapping replaced another error with this one.
  ///
  /// The other error becomes its cause if it doesn't have one.
  var isMapped = false

  /// The texts of an error that already has them; nil for all others.
  var text: ErrorText?

  /// A violation with the code and the arguments that everyone may see.
  var violation: Violation { Violation(code, arguments) }
}

extension Rulebook {
  /// Returns everything that is known about an error.
  ///
  /// - Parameters:
  ///   - error: Any error.
  ///   - instance: The identifier to use for an error that is shown without details; nil to create
  ///     one.
  ///   - isMapped: Whether the application may replace the error with a declared one.
  /// - Returns: The error as its pack declares it, the declared error that the application maps it
  ///   to, or else an error with the code `internal`.
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

  /// Returns a code's declaration in a pack or in the library itself; nil if there is none.
  func declaration(of code: ViolationCode) -> ErrorDeclaration? {
    library.errorDeclaration(of: code)
      ?? (code == ErrorDeclaration.internalError.code ? .internalError : nil)
  }

  /// Returns an error for a code that a program passes.
  ///
  /// - Throws: A ``UsageError`` if the code or an argument isn't declared, or an argument is
  ///   unsuitable.
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
  /// Creates the known facts about an error with a code.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - ofPack: The code's declaration in a pack, or in the library itself; nil if there is none.
  fileprivate init(_ error: any CatalogedError, ofPack: ErrorDeclaration?) {
    let own = error.declaration
    code = error.code
    // The error's own type says more than a pack that doesn't declare arguments for programs.
    declaration = ofPack?.arguments == nil ? own ?? ofPack : ofPack
    arguments = error.arguments
    internalArguments = error.internalArguments
    cause = error.cause?.error
    self.error = error
    let declared = [ofPack?.arguments, own?.arguments].compactMap(\.self)
    if declared.isEmpty { return }
    // If the pack and the type disagree on who may see an argument, the stricter one counts.
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
  /// Returns the exposure that shows the argument to fewer people.
  fileprivate func stricter(_ other: Self) -> Self {
    if self == .personal || other == .personal { return .personal }
    return self == .internal || other == .internal ? .internal : .public
  }
}
