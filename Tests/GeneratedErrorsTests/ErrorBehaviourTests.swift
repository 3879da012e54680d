import ErrorCatalog
import Foundation
import GeneratedErrors
import Testing

@Suite("Generated errors as programs use them")
struct ErrorBehaviourTests {
  private func act(_ failure: PlainError?) throws(PlainError) {
    if let failure { throw failure }
  }

  private func shop(_ failure: AcmeShopError) throws(AcmeShopError) -> Int { throw failure }

  @Test("a typed throw is caught without a general branch")
  func exhaustiveCatch() throws {
    var isCaught = false
    do { try act(.failed) } catch {
      switch error {
      case .failed: isCaught = true
      }
    }
    #expect(isCaught)
    do throws(AcmeShopError) { _ = try shop(.`in`(let: "a", var: 1, `inout`: "b")) } catch {
      guard case .in(let text, let number, _) = error else {
        Issue.record("another error: \(error)")
        return
      }
      #expect(text == "a")
      #expect(number == 1)
    }
  }

  @Test("two errors are equal if all that they hold is")
  func equality() {
    let first = AcmeShopError.`init`(in: "a", cause: ErrorCause(PlainError.failed))
    #expect(first == .`init`(in: "a", cause: ErrorCause(PlainError.failed)))
    #expect(first != .`init`(in: "a"))
    #expect(first != .`init`(in: "b", cause: ErrorCause(PlainError.failed)))
    #expect(AcmeShopError.none != .storageFull)
    #expect(AcmeShopError.`self`(self: "a", init: "b") == .`self`(self: "a", init: "b"))
  }

  @Test("codes, arguments and causes are those of the pack")
  func members() throws {
    let error = AcmeShopError.kinds(
      aText: "t",
      aNumber: 2,
      aDecimal: 1.5,
      aDate: try #require(CivilDate("2026-11-23")),
      aRegion: "CH",
      aField: FieldPath("address"),
      aCharacter: "x",
      someTexts: ["a", "b"],
      someNumbers: [1, 2],
      someFields: [[FieldPath("a")], []],
      deep: [[["CH"], ["DE", "FR"]]],
      brand: .americanExpress,
      brands: [.a, .b]
    )
    #expect(error.code == "acme_shop.kinds")
    #expect(error.declaration?.number == 10)
    #expect(error.declaration?.severity == .warning)
    #expect(error.declaration?.retry == .after(argument: "a_number"))
    #expect(error.arguments["brand"] == "american_express")
    #expect(error.arguments["brands"] == ["A", "B"])
    #expect(error.arguments["some_fields"] == [[.field(FieldPath("a"))], []])
    #expect(error.arguments["deep"] == [[[.region("CH")], [.region("DE"), .region("FR")]]])
    for argument in error.declaration?.publicArguments ?? [] {
      let given = try #require(error.arguments[argument.name])
      #expect(argument.kind.accepts(given), "\(argument.name)")
    }
    #expect(Set(error.arguments.keys) == Set(error.declaration?.publicArguments.map(\.name) ?? []))
    #expect(error.cause == nil)
    #expect(AcmeShopError.storageDisk9(cause: ErrorCause(error)).cause == ErrorCause(error))
  }

  @Test("choices are the words of the pack")
  func choices() {
    #expect(
      AcmeShopError.KindsBrand.allCases.map(\.rawValue)
        == ["VISA", "maestro", "american_express", "default", "3d", "self"]
    )
    #expect(AcmeShopError.KindsBrand.visa.rawValue == "VISA")
    #expect(AcmeShopError.KindsBrand._3d.rawValue == "3d")
    #expect(OpenServiceError.BusySize(rawValue: "large") == .large)
  }

  @Test("the texts are there without any pack")
  func texts() throws {
    let error = OpenServiceError.busy(seconds: 1, size: .small, node: "n")
    #expect(error.localizedDescription == "Try again in 1 second. It is small.")
    #expect((error as any Error).localizedDescription == "Try again in 1 second. It is small.")
    #expect(error.helpAnchor == "https://acme.example/busy")
    #expect(error.failureReason == nil)
    let marked = AcmeShopError.marked(
      shown: "S",
      gateway: "g",
      gateways: [],
      holder: "h",
      holders: [],
      route: .a
    )
    #expect(marked.errorDescription?.contains("S") == true)
    #expect(marked.failureReason == "More of S")
    #expect(marked.recoverySuggestion == "Do S.")
    #expect(marked.sourceText.title == "Marked")
    #expect(AcmeShopError.storageFull.errorDescription == "Nothing can be saved at the moment.")
    #expect(AcmeShopError.default.sourceText.title == "The shop")
  }

  @Test("an NSError has the pack, the number and the texts")
  func bridging() {
    let error = OpenServiceError.busy(
      seconds: 2,
      size: .large,
      node: "n",
      cause: ErrorCause(PlainError.failed)
    )
    let bridged = error as NSError
    #expect(bridged.domain == "open-service")
    #expect(bridged.code == 7)
    let keys = [NSLocalizedDescriptionKey, NSHelpAnchorErrorKey]
    #expect(bridged.userInfo.keys.sorted() == keys.sorted())
    #expect(bridged.userInfo[NSUnderlyingErrorKey] == nil)
    #expect(bridged.localizedDescription == "Try again in 2 seconds. It is large.")
    #expect((PlainError.failed as NSError).code == 0)
  }

  @Test("a text that could end a literal arrives as it was written")
  func hostileText() {
    let text = AcmeShopError.hostile(what: "w").sourceText.message
    let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    #expect(
      text
        == "Say \"w\" \\ \\(what) #\"# \\u{41} \n new line \t tab \u{AD} soft \u{301} é \(family)"
    )
    let summary = AcmeShopError.pack.declaration(of: "acme_shop.hostile")?.summary
    #expect(
      summary
        == "Quote \" backslash \\ interpolation \\(x) end */ /* \u{2068}isolate\u{2069} \u{200E} mark #\"# `ticks`"
    )
  }

  @Test("what is retired is explained, and has no case")
  func retired() {
    let declaration = AcmeShopError.pack.declaration(of: "acme_shop.gone")
    #expect(declaration?.number == 13)
    #expect(declaration?.standing == .retired(since: "1.0", replacement: "acme_shop.old"))
  }
}
