public import ErrorCatalog
public import Foundation
import RuleEngine
public import Violations

// The library's own errors. They are written for programmers and operators, in English. People who
// use a program see the text of the code `internal` instead, as for any unknown error.

extension ErrorPack {
  /// The declarations of the library's own errors.
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
  /// The code of errors that are shown without details.
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
    summary: "A pack or catalog isn't valid.",
    arguments: [ErrorArgument("count", .integer)],
    status: .ofServer
  )
}

extension UsageError.Kind {
  /// A description of the error, for developers.
  fileprivate var summary: String {
    switch self {
    case .unknownRule: "The rulebook doesn't have a rule with that name."
    case .unknownForm: "The rulebook doesn't have a form with that name."
    case .unknownParameter: "The rule doesn't have a parameter with that name."
    case .unsuitableParameter: "The value of a parameter doesn't suit the rule."
    case .unknownGroup: "No pack declares a group of checks with that name."
    case .unknownField: "The form doesn't have a field with that name."
    case .unsuitableForm: "A typed form is incomplete, or contradicts itself."
    case .unknownCode: "No check or pack reports a code with that name."
    case .unknownArgument: "The code doesn't have a public argument with that name."
    case .missingArgument: "The code needs an argument that is missing."
    case .unsuitableArgument:
      "An argument has a different type than the declaration of the code says."
    case .retiredCode: "The code is retired, so no error uses it anymore."
    case .unknownLocale: "The language doesn't have any texts."
    case .unsuitableLocale: "The language tag isn't suitable for a translation."
    case .unusableData: "The rule or form can't be used, because its bundled data is damaged."
    }
  }
}

extension ErrorStatus {
  /// The status of errors that are the service's fault.
  fileprivate static let ofServer = ErrorStatus(http: 500, grpc: .internal)
}

extension UsageError: CatalogedError {
  /// The declarations of the library's own errors.
  public static var pack: ErrorPack { .ofLibrary }

  /// An empty dictionary, because arguments must not repeat names or values that the caller passed.
  public var arguments: [String: Argument] { [:] }

  /// The error in the bundled data; nil for other errors.
  public var cause: ErrorCause? { loadingError.map(ErrorCause.init) }
}

extension UsageError: LocalizedError {
  /// The reason and the hint, in English for programmers.
  public var errorDescription: String? { description }
}

extension LoadingError: CatalogedError {
  /// The declarations of the library's own errors.
  public static var pack: ErrorPack { .ofLibrary }

  /// The code `loading.failed`; each of the ``diagnostics`` has its own code.
  public var code: ViolationCode { "loading.failed" }

  /// The number of diagnostics as `count`.
  public var arguments: [String: Argument] { ["count": .integer(diagnostics.count)] }
}

extension StreamError: LocalizedError {
  /// The stream and the reason, in English for operators.
  public var errorDescription: String? { description }
}

extension LoadingError: LocalizedError {
  /// All mistakes in the files, in English for the authors of packs.
  public var errorDescription: String? { description }
}
