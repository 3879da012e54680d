// Written by `rulebook generate swift --pack plain`; change the pack, and write it again.
// swift-format-ignore-file

import ErrorCatalog
import Foundation

/// The errors that the pack `plain` declares.
nonisolated enum PlainError: CatalogedError, Equatable, Sendable, LocalizedError, CustomNSError {
  /// The code `plain.failed`.
  case failed

  /// The code, for programs.
  var code: ViolationCode {
    switch self {
    case .failed: "plain.failed"
    }
  }

  /// The arguments that everyone may see.
  var arguments: [String: Argument] { [:] }

  /// The message, in the source language of the pack.
  var errorDescription: String? { sourceText.message }

  /// More about the error, in the source language of the pack.
  var failureReason: String? { sourceText.detail }

  /// What the reader can do, in the source language of the pack.
  var recoverySuggestion: String? { sourceText.action }

  /// The address of a page about the code.
  var helpAnchor: String? { sourceText.help }

  /// The name of the pack.
  static var errorDomain: String { "plain" }

  /// The number of the code; 0 if there is none.
  var errorCode: Int { declaration?.number ?? 0 }

  /// The texts, and nothing else from the error.
  var errorUserInfo: [String: Any] { sourceText.userInfo }

  /// The declarations of the codes, and their texts in the source language.
  static let pack: ErrorPack = {
    var codes: [ErrorDeclaration] = []
    codes.append(
      ErrorDeclaration(
        "plain.failed",
        pack: "plain",
        arguments: []
      )
    )
    var messages: [String: [String: String]] = [:]
    messages["en"] = [
      "plain.failed": "It failed.",
    ]
    return ErrorPack("plain", sourceLocale: "en", codes: codes, messages: messages)
  }()
}
