// Written by `rulebook generate swift --pack billing`; change the pack, and write it again.
// swift-format-ignore-file

import ErrorCatalog
import Foundation

/// The errors that the pack `billing` declares.
nonisolated enum BillingError: CatalogedError, Equatable, Sendable, LocalizedError, CustomNSError {
  /// The gateway is overloaded
  ///
  /// The code `billing.busy`, number 4103; HTTP 503.
  case busy(seconds: Int, method: BusyMethod, cause: ErrorCause? = nil)

  /// The issuer refused the payment
  ///
  /// The code `billing.card_declined`, number 4102; HTTP 402.
  case cardDeclined(brand: String, attempts: Int, gateway: String, holder: String)

  /// The disk is full
  ///
  /// The code `storage.full`, number 4200; HTTP 507.
  case storageFull

  /// The code, for programs.
  var code: ViolationCode {
    switch self {
    case .busy: "billing.busy"
    case .cardDeclined: "billing.card_declined"
    case .storageFull: "storage.full"
    }
  }

  /// The arguments that everyone may see.
  var arguments: [String: Argument] {
    switch self {
    case .busy(let seconds, let method, _):
      ["seconds": .integer(seconds), "method": .text(method.rawValue)]
    case .cardDeclined(let brand, let attempts, _, _):
      ["brand": .text(brand), "attempts": .integer(attempts)]
    default: [:]
    }
  }

  /// The arguments that only logs may contain.
  var internalArguments: [String: Argument] {
    switch self {
    case .cardDeclined(_, _, let gateway, _):
      ["gateway": .text(gateway)]
    default: [:]
    }
  }

  /// The error that led to this one.
  var cause: ErrorCause? {
    switch self {
    case .busy(_, _, let cause):
      cause
    default: nil
    }
  }

  /// The message, in the source language of the pack.
  var errorDescription: String? { sourceText.message }

  /// More about the error, in the source language of the pack.
  var failureReason: String? { sourceText.detail }

  /// What the reader can do, in the source language of the pack.
  var recoverySuggestion: String? { sourceText.action }

  /// The address of a page about the code.
  var helpAnchor: String? { sourceText.help }

  /// The name of the pack.
  static var errorDomain: String { "billing" }

  /// The number of the code; 0 if there is none.
  var errorCode: Int { declaration?.number ?? 0 }

  /// The texts, and nothing else from the error.
  var errorUserInfo: [String: Any] { sourceText.userInfo }

  /// The choices of `busy`.
  nonisolated enum BusyMethod: String, CaseIterable, Sendable {
    /// The word `card`.
    case card
    /// The word `debit`.
    case debit
  }

  /// The declarations of the codes, and their texts in the source language.
  static let pack: ErrorPack = {
    var codes: [ErrorDeclaration] = []
    codes.append(
      ErrorDeclaration(
        "billing.busy",
        pack: "billing",
        number: 4103,
        summary: "The gateway is overloaded",
        arguments: [
          ErrorArgument("seconds", .integer),
          ErrorArgument("method", .choice(["card", "debit"])),
        ],
        causes: ["storage"],
        status: ErrorStatus(http: 503, grpc: .unavailable),
        retry: .after(argument: "seconds")
      )
    )
    codes.append(
      ErrorDeclaration(
        "billing.card_declined",
        pack: "billing",
        number: 4102,
        summary: "The issuer refused the payment",
        arguments: [
          ErrorArgument("brand", .text),
          ErrorArgument("attempts", .integer),
          ErrorArgument("gateway", .text, exposure: .internal),
          ErrorArgument("holder", .text, exposure: .personal),
        ],
        status: ErrorStatus(http: 402, grpc: .failedPrecondition),
        retry: .never,
        help: "https://acme.example/errors/{code}",
        log: "refused at {gateway}, attempt {attempts}"
      )
    )
    codes.append(
      ErrorDeclaration(
        "billing.declined",
        pack: "billing",
        number: 4101,
        summary: "The payment was refused",
        standing: .retired(since: "3.2", replacement: "billing.card_declined")
      )
    )
    codes.append(
      ErrorDeclaration(
        "storage.full",
        pack: "billing",
        number: 4200,
        summary: "The disk is full",
        arguments: [],
        status: ErrorStatus(http: 507)
      )
    )
    var messages: [String: [String: String]] = [:]
    messages["en"] = [
      "billing.busy": "{method, select, card {Card payments take} debit {Direct debits take} other {Payments take}} longer than usual.",
      "billing.busy#action": "Try again in {seconds, number, ::unit/second unit-width-full-name}.",
      "billing.busy#title": "Very busy right now",
      "billing.card_declined": "Your {brand} card was declined.",
      "billing.card_declined#action": "Use another card.",
      "billing.card_declined#detail": "{attempts, plural, one {# attempt was} other {# attempts were}} made.",
      "billing.card_declined#title": "Card declined",
      "storage.full": "Nothing can be saved at the moment.",
    ]
    return ErrorPack("billing", sourceLocale: "en", codes: codes, messages: messages)
  }()
}
