// Written by `rulebook generate swift --pack open-service --access public`; change the pack, and write it again.
// swift-format-ignore-file

public import ErrorCatalog
public import Foundation

/// The errors that the pack `open-service` declares.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public nonisolated enum OpenServiceError: CatalogedError, Equatable, Sendable, LocalizedError, CustomNSError {
  /// The service is busy
  ///
  /// The code `open_service.busy`, number 7; HTTP 503.
  case busy(seconds: Int, size: BusySize, node: String, cause: ErrorCause? = nil)

  /// The service is closed
  ///
  /// The code `open_service.closed`.
  ///
  /// It is deprecated since 2.
  @available(*, deprecated, message: "deprecated since 2")
  case closed

  /// The code, for programs.
  public var code: ViolationCode {
    switch self {
    case .busy: "open_service.busy"
    case .closed: "open_service.closed"
    }
  }

  /// The arguments that everyone may see.
  public var arguments: [String: Argument] {
    switch self {
    case .busy(let seconds, let size, _, _):
      ["seconds": .integer(seconds), "size": .text(size.rawValue)]
    default: [:]
    }
  }

  /// The arguments that only logs may contain.
  public var internalArguments: [String: Argument] {
    switch self {
    case .busy(_, _, let node, _):
      ["node": .text(node)]
    default: [:]
    }
  }

  /// The error that led to this one.
  public var cause: ErrorCause? {
    switch self {
    case .busy(_, _, _, let cause):
      cause
    default: nil
    }
  }

  /// The message, in the source language of the pack.
  public var errorDescription: String? { sourceText.message }

  /// More about the error, in the source language of the pack.
  public var failureReason: String? { sourceText.detail }

  /// What the reader can do, in the source language of the pack.
  public var recoverySuggestion: String? { sourceText.action }

  /// The address of a page about the code.
  public var helpAnchor: String? { sourceText.help }

  /// The name of the pack.
  public static var errorDomain: String { "open-service" }

  /// The number of the code; 0 if there is none.
  public var errorCode: Int { declaration?.number ?? 0 }

  /// The texts, and nothing else from the error.
  public var errorUserInfo: [String: Any] { sourceText.userInfo }

  /// The choices of `busy`.
  public nonisolated enum BusySize: String, CaseIterable, Sendable {
    /// The word `small`.
    case small
    /// The word `large`.
    case large
  }

  /// The declarations of the codes, and their texts in the source language.
  public static let pack: ErrorPack = {
    var codes: [ErrorDeclaration] = []
    codes.append(
      ErrorDeclaration(
        "open_service.busy",
        pack: "open-service",
        number: 7,
        summary: "The service is busy",
        arguments: [
          ErrorArgument("seconds", .integer),
          ErrorArgument("size", .choice(["small", "large"])),
          ErrorArgument("node", .text, exposure: .internal),
        ],
        causes: [],
        status: ErrorStatus(http: 503, grpc: .unavailable),
        retry: .after(argument: "seconds"),
        help: "https://acme.example/busy"
      )
    )
    codes.append(
      ErrorDeclaration(
        "open_service.closed",
        pack: "open-service",
        summary: "The service is closed",
        arguments: [],
        standing: .deprecated(since: "2", replacement: nil)
      )
    )
    var messages: [String: [String: String]] = [:]
    messages["en"] = [
      "open_service.busy": "Try again in {seconds, plural, one {# second} other {# seconds}}. It is {size, select, small {small} large {large} other {}}.",
      "open_service.closed": "It is closed.",
    ]
    return ErrorPack("open-service", sourceLocale: "en", codes: codes, messages: messages)
  }()
}
