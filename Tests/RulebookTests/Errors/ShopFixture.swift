import Foundation
import Rulebook
import TestSupport

/// A pack of a shop's errors, and a type for them as a programmer would write it by hand.
enum Shop {
  static let pack = """
    format: 1
    pack: billing
    codes:
      billing.card_declined:
        number: 4102
        summary: The issuer refused the payment.
        arguments:
          brand: { type: text }
          attempts: { type: integer }
          gateway: { type: text, internal: true }
          holder: { type: text, personal: true }
        underlying: [storage]
        status: { http: 402, grpc: failed-precondition }
        retry: never
        help: https://acme.example/errors/{code}?lang={locale}
        log: 'refused at {gateway}, attempt {attempts}'
      billing.busy:
        number: 4103
        summary: The gateway is overloaded.
        arguments: { seconds: { type: integer } }
        underlying: [billing, storage]
        status: { http: 503 }
        retry: { after: seconds }
      billing.worth:
        number: 4104
        arguments:
          amount: { type: decimal }
          day: { type: date }
          region: { type: region }
          brands: { type: { list: { choice: [visa, maestro] } } }
        status: { http: 422 }
        retry: same
      billing.silent: { number: 4105, arguments: { text: { type: text } } }
      storage.full:
        number: 4200
        summary: The disk is full.
        arguments: {}
        status: { http: 507 }
      storage.path:
        number: 4201
        arguments: { path: { type: text, internal: true } }
        log: 'cannot write {path}'
      billing.declined:
        number: 4101
        retired: { since: '3.2', replaced-by: billing.card_declined }
    messages:
      en:
        billing#title: Payment
        billing.card_declined: 'Your {brand} card was declined.'
        billing.card_declined#title: Card declined
        billing.card_declined#detail: '{attempts, plural, one {# attempt} other {# attempts}} made.'
        billing.card_declined#action: Use another card.
        billing.busy: The payment service is busy.
        billing.worth: 'From {day} on, {amount} in {region} for {brands}.'
        billing.silent: '{text}'
        storage.full: Nothing can be saved at the moment.
        storage.path: Nothing can be saved there.
      de:
        billing.card_declined: 'Deine Karte von {brand} wurde abgelehnt.'
        billing.card_declined#title: Karte abgelehnt
        billing.card_declined#detail: 'Es gab {attempts, plural, one {# Versuch} other {# Versuche}}.'
        billing.card_declined#action: Verwende eine andere Karte.
        billing.busy: Der Zahlungsdienst ist überlastet.
        storage.full: Im Moment kann nichts gespeichert werden.
      de-CH:
        storage.full: Zurzeit kann nichts gespeichert werden.
      ja:
        billing.card_declined: '{brand}カードは拒否されました。'
        billing.card_declined#detail: '{attempts, plural, other {#回試しました。}}'
    """

  static let identifier = "7k3m-9qxd-2f4h"

  /// Makes a rulebook with the pack, and with catalogs of an application.
  static func rulebook(
    _ catalogs: String...,
    mapping: @escaping @Sendable (any Error) -> (any CatalogedError)? = { _ in nil }
  ) throws -> Rulebook {
    try Rulebook(
      .init(
        sources: [.bundled, .text(pack, name: "billing.yaml")],
        localizations: catalogs.map { .text($0, name: "own.arb") },
        resources: DataFiles.root,
        errors: ErrorHandling(makeIdentifier: { identifier }, mapping: mapping)
      )
    )
  }

  /// A rulebook with the pack that all tests share.
  static let rulebook: Rulebook = {
    do { return try rulebook() } catch { preconditionFailure("\(error)") }
  }()

  /// A rulebook that does not have the pack.
  static let withoutPack: Rulebook = {
    do {
      return try Rulebook(
        .init(
          sources: [],
          resources: DataFiles.root,
          errors: ErrorHandling(makeIdentifier: { identifier })
        )
      )
    } catch { preconditionFailure("\(error)") }
  }()
}

/// The shop's errors.
struct ShopError: CatalogedError {
  static let pack = ErrorPack(
    "billing",
    sourceLocale: "en",
    codes: [
      ErrorDeclaration(
        "billing.card_declined",
        pack: "billing",
        number: 4102,
        arguments: [
          ErrorArgument("brand", .text), ErrorArgument("attempts", .integer),
          ErrorArgument("gateway", .text, exposure: .internal),
          ErrorArgument("holder", .text, exposure: .personal),
        ],
        status: ErrorStatus(http: 402)
      ),
      ErrorDeclaration(
        "billing.busy",
        pack: "billing",
        arguments: [ErrorArgument("seconds", .integer)]
      ),
      ErrorDeclaration("storage.full", pack: "billing", number: 4200, arguments: []),
      ErrorDeclaration("billing.declined", pack: "billing", number: 4101, arguments: []),
    ],
    messages: [
      "en": [
        "billing.card_declined": "Own words: {brand}.",
        "billing.card_declined#title": "Own title",
        "billing.declined": "Own words for what is retired.",
        "storage.full": "Own words.",
      ]
    ]
  )

  var code: ViolationCode
  var arguments: [String: Argument] = [:]
  var internalArguments: [String: Argument] = [:]
  /// A payload that isn't an argument.
  var holder = ""
  var cause: ErrorCause?

  static func declined(
    brand: String = "Visa",
    attempts: Int = 2,
    gateway: String = "g1",
    holder: String = "",
    cause: (any Error)? = nil
  ) -> Self {
    Self(
      code: "billing.card_declined",
      arguments: ["brand": .text(brand), "attempts": .integer(attempts)],
      internalArguments: ["gateway": .text(gateway)],
      holder: holder,
      cause: cause.map(ErrorCause.init)
    )
  }

  static func busy(_ seconds: Int, cause: (any Error)? = nil) -> Self {
    Self(
      code: "billing.busy",
      arguments: ["seconds": .integer(seconds)],
      cause: cause.map(ErrorCause.init)
    )
  }

  static let full = Self(code: "storage.full")
}

/// An error that no pack declares, and whose words no one is allowed to read.
struct ForeignError: Error, LocalizedError, CustomStringConvertible {
  static let words = "the password of ann is hunter2"
  var secret = Self.words
  var errorDescription: String? { secret }
  var failureReason: String? { secret }
  var recoverySuggestion: String? { secret }
  var description: String { secret }
}
