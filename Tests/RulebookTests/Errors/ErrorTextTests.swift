import Foundation
import Testing

@testable import Rulebook

@Suite("Texts of errors")
struct ErrorTextTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var error: any Error
    var locale: String
    var message: String
    var title: String?
    var detail: String?
    var action: String?
    var tag: String
    var isFallback: Bool

    init(
      _ name: String,
      _ error: any Error,
      _ locale: String,
      _ message: String,
      title: String? = nil,
      detail: String? = nil,
      action: String? = nil,
      in tag: String,
      isFallback: Bool = false
    ) {
      (testDescription, self.error, self.locale) = (name, error, locale)
      (self.message, self.title, self.detail, self.action) = (message, title, detail, action)
      (self.tag, self.isFallback) = (tag, isFallback)
    }
  }

  static let rows = [
    Row(
      "all parts",
      ShopError.declined(),
      "en",
      "Your Visa card was declined.",
      title: "Card declined",
      detail: "2 attempts made.",
      action: "Use another card.",
      in: "en"
    ),
    Row(
      "a region's reader reads the language",
      ShopError.declined(attempts: 1),
      "de-AT",
      "Deine Karte von Visa wurde abgelehnt.",
      title: "Karte abgelehnt",
      detail: "Es gab 1 Versuch.",
      action: "Verwende eine andere Karte.",
      in: "de"
    ),
    Row(
      "a regional text",
      ShopError.full,
      "de-CH",
      "Zurzeit kann nichts gespeichert werden.",
      in: "de-CH"
    ),
    Row(
      "a header",
      ShopError.full,
      "xx, de-CH;q=0.5",
      "Zurzeit kann nichts gespeichert werden.",
      in: "de-CH"
    ),
    Row(
      "a title of the code above",
      ShopError.busy(3),
      "en",
      "The payment service is busy.",
      title: "Payment",
      in: "en"
    ),
    Row(
      "never a title in another language",
      ShopError.busy(3),
      "de",
      "Der Zahlungsdienst ist überlastet.",
      in: "de"
    ),
    Row(
      "never an action in another language",
      ShopError.declined(),
      "ja",
      "Visaカードは拒否されました。",
      detail: "2回試しました。",
      in: "ja"
    ),
    Row(
      "the source language, with all of its parts",
      ShopError.busy(3),
      "ja",
      "The payment service is busy.",
      title: "Payment",
      in: "en",
      isFallback: true
    ),
    Row(
      "no words at all",
      ShopError(code: "billing.silent", arguments: ["text": ""]),
      "en",
      "Something went wrong on our side. To get help, mention this error code: 7k3m-9qxd-2f4h.",
      title: "Unexpected problem",
      action: "Try again later.",
      in: "en"
    ),
    Row(
      "an argument that the message needs is missing",
      ShopError(code: "billing.card_declined", arguments: ["attempts": 1]),
      "de",
      "Bei uns ist etwas schiefgegangen. Nenne diesen Fehlercode, wenn du Hilfe brauchst: 7k3m-9qxd-2f4h.",
      title: "Unerwartetes Problem",
      in: "de"
    ),
    Row(
      "a retired code has the words of the type that still gives it",
      ShopError(code: "billing.declined"),
      "de",
      "Own words for what is retired.",
      in: "en",
      isFallback: true
    ),
    Row(
      "nobody declared it",
      ForeignError(),
      "fr-CA",
      "Un problème est survenu de notre côté. Pour obtenir de l’aide, indiquez ce code d’erreur\u{A0}: 7k3m-9qxd-2f4h.",
      title: "Problème inattendu",
      action: "Réessayez plus tard.",
      in: "fr"
    ),
    Row(
      "the library's own",
      LoadingError(Diagnostic(code: "a", file: "f", reason: "r")),
      "en",
      "Something went wrong on our side. To get help, mention this error code: 7k3m-9qxd-2f4h.",
      title: "Unexpected problem",
      action: "Try again later.",
      in: "en"
    ),
  ]

  @Test("A message and what stands beside it", arguments: rows)
  func texts(row: Row) {
    let text = Shop.rulebook.errorText(for: row.error, in: row.locale)
    #expect(text.message == row.message)
    #expect(text.title == row.title)
    #expect(text.detail == row.detail)
    #expect(text.action == row.action)
    #expect(text.locale.tag == row.tag)
    #expect(text.isFallback == row.isFallback)
  }

  @Test("A text says where it comes from, and has number and help")
  func origin() {
    let text = Shop.rulebook.errorText(for: ShopError.declined(), in: "de-CH")
    #expect(text.code == "billing.card_declined")
    #expect(text.number == 4102)
    #expect(text.key == "billing.card_declined")
    #expect(text.layer == "billing")
    #expect(text.help == "https://acme.example/errors/billing.card_declined?lang=de")
    #expect(text.instance == nil)
  }

  @Test("An application's message drops detail and action of the pack, and keeps the title")
  func override() throws {
    let own = #"{"@@locale": "en", "billing.card_declined": "No luck with {brand}."}"#
    let text = try Shop.rulebook(own).errorText(for: ShopError.declined(), in: "en")
    #expect(text.message == "No luck with Visa.")
    #expect(text.title == "Card declined")
    #expect(text.detail == nil)
    #expect(text.action == nil)
    #expect(text.layer != "billing")
  }

  @Test("An application's detail stands beside the pack's message")
  func ownDetail() throws {
    let own = ##"{"@@locale": "en", "billing.card_declined#detail": "Ask {brand}."}"##
    let text = try Shop.rulebook(own).errorText(for: ShopError.declined(), in: "en")
    #expect(text.message == "Your Visa card was declined.")
    #expect(text.detail == "Ask Visa.")
    #expect(text.action == "Use another card.")
  }

  @Test("Without the pack, an error has the words of its own type")
  func withoutPack() {
    let text = Shop.withoutPack.errorText(for: ShopError.declined(), in: "de")
    #expect(text.message == "Own words: Visa.")
    #expect(text.title == "Own title")
    #expect(text.number == 4102)
    #expect(text.locale.tag == "en")
    #expect(text.isFallback)
    #expect(!Shop.withoutPack.errorText(for: ShopError.full, in: "en-GB").isFallback)
    let silent = Shop.withoutPack.errorText(for: ShopError.busy(1), in: "en")
    #expect(silent.code == "billing.busy")
    #expect(silent.instance == Shop.identifier)
  }

  @Test("A foreign error is told as the one that stands for it, also in its arguments")
  func mapping() throws {
    let rulebook = try Shop.rulebook { error in
      switch error {
      case is CancellationError: ShopError.full
      case let error as POSIXError where error.code == .EBUSY: ShopError.busy(7)
      default: nil
      }
    }
    #expect(rulebook.errorText(for: CancellationError(), in: "en").code == "storage.full")
    #expect(rulebook.problem(for: POSIXError(.EBUSY), in: "en").retry == .after(seconds: 7))
    #expect(rulebook.errorText(for: POSIXError(.EPERM), in: "en").code == "internal")
    // What is declared is never mapped.
    let all = try Shop.rulebook { _ in ShopError.full }
    #expect(all.errorText(for: ShopError.declined(), in: "en").code == "billing.card_declined")
  }

  @Test("An identifier that is given stands in the text, and else a new one")
  func identifiers() {
    let given = Shop.rulebook.errorText(for: ForeignError(), in: "en", instance: "req-1")
    #expect(
      given.message
        == "Something went wrong on our side. To get help, mention this error code: req-1."
    )
    #expect(given.instance == "req-1")
    #expect(given.code == "internal")
    #expect(Shop.rulebook.errorText(for: ForeignError(), in: "en").instance == Shop.identifier)
    let made = (0..<50).map { _ in ErrorHandling.randomIdentifier() }
    #expect(Set(made).count == 50)
    #expect(made.allSatisfy { $0.wholeMatch(of: /[2-9a-z]{4}-[2-9a-z]{4}-[2-9a-z]{4}/) != nil })
  }

  @Test("For interfaces the texts are a LocalizedError and hold nothing else")
  func localized() {
    let error = Shop.rulebook.localized(ShopError.declined(holder: "Ann"), in: "de")
    #expect(error.localizedDescription == "Deine Karte von Visa wurde abgelehnt.")
    #expect(error.failureReason == "Es gab 2 Versuche.")
    #expect(error.recoverySuggestion == "Verwende eine andere Karte.")
    #expect(error.helpAnchor == "https://acme.example/errors/billing.card_declined?lang=de")
    // Words that were found are not sought again.
    #expect(Shop.rulebook.errorText(for: error, in: "fr").message == error.localizedDescription)
    #expect(Shop.rulebook.problem(for: error, in: "fr").status == 402)
  }

  @Test("A violation has an action, too, where a catalog has one")
  func violations() throws {
    let own =
      ##"{"@@locale": "en", "required#action": "Type something.", "required#title": "Empty"}"##
    let rulebook = try Shop.rulebook(own)
    let text = rulebook.errorText(for: Violation("required"), in: "en")
    #expect(text.title == "Empty")
    #expect(text.message == rulebook.localizer(for: "en").message(for: Violation("required")).text)
    // The catalog of the application is above that of the message.
    #expect(text.action == "Type something.")
    let report = Report(outcome: .invalid, violations: [Violation("required")])
    #expect(rulebook.problem(for: report, in: "en")?.errors[0].action == "Type something.")
    #expect(Shop.rulebook.problem(for: report, in: "en")?.errors[0].action == nil)
  }

  @Test("Staying in a language, an error without words in it has none")
  func languageOnly() throws {
    let german = Shop.rulebook.catalog.localizer(
      for: try #require(LocaleIdentifier("de")),
      languageOnly: true
    )
    #expect(german.errorText(for: Violation("billing.worth")) == nil)
    #expect(german.errorText(for: Violation("storage.full"))?.locale.tag == "de")
  }
}
