public import ErrorCatalog
public import Foundation
import RuleEngine
public import Violations

// The library's own errors. Their readers are programmers and operators, so they have English words of
// their own; people who use a program read of them what they read of any error, by the code `internal`.

extension ErrorPack {
  /// What is declared of the library's own errors.
  package static let ofLibrary = ErrorPack(
    "rulebook",
    sourceLocale: "en",
    codes: [.internalError, .loadingFailed]
      + UsageError.Kind.allCases.map { kind in
        ErrorDeclaration(
          ViolationCode(rawValue: kind.rawValue),
          pack: "rulebook",
          summary: kind.summary,
          arguments: [],
          status: .ofServer
        )
      },
    messages: [:]
  )
}

extension ErrorDeclaration {
  /// The code of errors of which people are told nothing else.
  package static let internalError = ErrorDeclaration(
    CodeDefinition.internalError.code,
    pack: "rulebook",
    summary: CodeDefinition.internalError.summary,
    arguments: CodeDefinition.internalError.arguments.map { argument in
      ErrorArgument(argument.name, .single(argument.kind))
    },
    causes: [],
    status: .ofServer
  )

  fileprivate static let loadingFailed = ErrorDeclaration(
    "loading.failed",
    pack: "rulebook",
    summary: "A pack or catalog was refused.",
    arguments: [ErrorArgument("count", .integer)],
    status: .ofServer
  )
}

extension UsageError.Kind {
  /// What went wrong, for developers.
  fileprivate var summary: String {
    switch self {
    case .unknownRule: "There is no rule of that name."
    case .unknownForm: "There is no form of that name."
    case .unknownParameter: "The rule has no parameter of that name."
    case .unsuitableParameter: "The value of a parameter does not suit the rule."
    case .unknownGroup: "No pack declares a group of checks of that name."
    case .unknownField: "The form has no field of that name."
    case .unsuitableForm: "A typed form does not say enough, or contradicts itself."
    case .unknownCode: "No check and no pack reports a code of that name."
    case .unknownArgument: "The code has no argument of that name, or not for everybody."
    case .missingArgument: "The code needs an argument that was not given."
    case .unsuitableArgument:
      "An argument is of another kind than the declaration of the code says."
    case .retiredCode: "The code is retired, so nothing gives it any more."
    case .unknownLocale: "There are no texts in that language."
    case .unsuitableLocale: "The language that was named cannot be worked on."
    case .unusableData: "The rule or form cannot be used, because its bundled data is damaged."
    }
  }
}

extension ErrorStatus {
  /// The status of errors that are the service's own fault.
  fileprivate static let ofServer = ErrorStatus(http: 500, grpc: .internal)
}

extension UsageError: CatalogedError {
  /// What is declared of the library's own errors.
  public static var pack: ErrorPack { .ofLibrary }

  /// No arguments: none may repeat a name or value that was given.
  public var arguments: [String: Argument] { [:] }

  /// What was wrong in the bundled data.
  public var cause: ErrorCause? { loadingError.map(ErrorCause.init) }
}

extension UsageError: LocalizedError {
  /// The reason and the hint, in English: the reader is a programmer.
  public var errorDescription: String? { description }
}

extension LoadingError: CatalogedError {
  /// What is declared of the library's own errors.
  public static var pack: ErrorPack { .ofLibrary }

  /// `loading.failed`; what is wrong has codes of its own in ``diagnostics``.
  public var code: ViolationCode { "loading.failed" }

  /// How many things are wrong.
  public var arguments: [String: Argument] { ["count": .integer(diagnostics.count)] }
}

extension StreamError: LocalizedError {
  /// The stream and the reason, in English: the reader is an operator.
  public var errorDescription: String? { description }
}

extension LoadingError: LocalizedError {
  /// Everything that is wrong in the files, in English: the reader is an author of packs.
  public var errorDescription: String? { description }
}
