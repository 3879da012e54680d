import Foundation
import TestSupport
import Testing

@testable import Rulebook

/// Payloads that are internal or personal are sought in everything that comes of an error.
@Suite("What errors keep to themselves")
struct ErrorLeakTests {
  private static let gateway = "INTERNAL-8f2c"
  private static let holder = "PERSONAL-51ab"
  private static let marks = [gateway, holder, ForeignError.words]

  /// An error of a careless programmer, who gives everything as an argument.
  struct CarelessError: CatalogedError {
    static var pack: ErrorPack { ShopError.pack }
    var code: ViolationCode { "billing.card_declined" }
    var arguments: [String: Argument] {
      [
        "brand": "Visa", "attempts": 2, "gateway": .text(ErrorLeakTests.gateway),
        "holder": .text(ErrorLeakTests.holder),
      ]
    }
    var internalArguments: [String: Argument] { ["holder": .text(ErrorLeakTests.holder)] }
  }

  static let errors: [any Error] = [
    ShopError.declined(gateway: gateway, holder: holder),
    ShopError.declined(
      gateway: gateway,
      holder: holder,
      cause: ShopError.declined(gateway: gateway, holder: holder, cause: ForeignError())
    ),
    ShopError.busy(1, cause: ShopError.declined(gateway: gateway, holder: holder)),
    CarelessError(),
    ShopError.busy(1, cause: CarelessError()),
    ShopError.busy(
      1,
      cause: NSError(
        domain: "Disk",
        code: 7,
        userInfo: [
          NSLocalizedDescriptionKey: ForeignError.words, "holder": holder,
          NSUnderlyingErrorKey: ShopError.declined(gateway: gateway, holder: holder),
        ]
      )
    ),
    ForeignError(),
  ]

  private static func dumped(_ value: Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }

  /// Everything in mirrors of mirrors.
  private static func mirrored(_ value: Any, depth: Int = 8) -> String {
    if depth == 0 { return "" }
    return Mirror(reflecting: value).children.reduce(into: "") { text, child in
      text += "\(child.label ?? "") \(child.value) " + mirrored(child.value, depth: depth - 1)
    }
  }

  @Test("No text and no answer has them", arguments: errors.indices)
  func answers(index: Int) throws {
    let error = Self.errors[index]
    for rulebook in [Shop.rulebook, Shop.withoutPack] {
      for locale in DataFiles.languages + ["de-CH", "en-XA", "xx", ""] {
        let text = rulebook.errorText(for: error, in: locale)
        let localized = rulebook.localized(error, in: locale)
        let problem = rulebook.problem(for: error, in: locale)
        let report = Report(outcome: .invalid, violations: [Violation("required")])
        let several = try #require(rulebook.problem(for: [error, error], and: report, in: locale))
        let outputs = [
          Self.dumped(text), Self.dumped(localized), localized.localizedDescription,
          "\(localized as NSError) \((localized as NSError).userInfo)", Self.dumped(problem),
          String(decoding: try problem.encoded(), as: UTF8.self), Self.dumped(several),
          String(decoding: try several.encoded(), as: UTF8.self),
          String(decoding: try JSONEncoder().encode(several), as: UTF8.self),
        ]
        for output in outputs {
          #expect(Self.marks.allSatisfy { !output.contains($0) }, "\(locale): \(output)")
        }
      }
    }
  }

  @Test("Printing an error of a catalog does not show them", arguments: errors.indices.dropLast())
  func printed(index: Int) {
    let error = Self.errors[index]
    let outputs = [
      "\(error)", String(describing: error), String(reflecting: error), Self.dumped(error),
      Self.mirrored(error), "\(error as NSError)", "\((error as NSError).userInfo)",
      (error as NSError).localizedDescription, error.localizedDescription,
      Self.dumped(ErrorCause(error)), "\(ErrorCause(error))",
    ]
    for output in outputs { #expect(Self.marks.allSatisfy { !output.contains($0) }, "\(output)") }
  }

  @Test(
    "Logs have internal ones, and never personal ones or foreign words",
    arguments: errors.indices
  )
  func logs(index: Int) {
    let error = Self.errors[index]
    for rulebook in [Shop.rulebook, Shop.withoutPack] {
      let record = rulebook.logRecord(for: error)
      for output in [record.description, record.json, Self.dumped(record), Self.mirrored(record)] {
        #expect(!output.contains(Self.holder) && !output.contains(ForeignError.words), "\(output)")
      }
      let hasGateway = index != Self.errors.count - 1
      #expect(record.description.contains(Self.gateway) == hasGateway)
      #expect(record.json.contains(Self.gateway) == hasGateway)
    }
  }

  @Test("Where a type and a pack do not agree, the stricter word counts")
  func strictness() throws {
    let open = Shop.pack.replacing(", internal: true", with: "").replacing(
      ", personal: true",
      with: ""
    )
    let rulebook = try Rulebook(
      .init(sources: [.bundled, .text(open, name: "billing.yaml")], resources: DataFiles.root)
    )
    #expect(
      rulebook.problem(for: CarelessError(), in: "en").arguments == [
        "brand": "Visa", "attempts": 2,
      ]
    )
    #expect(!rulebook.logRecord(for: CarelessError()).json.contains(Self.holder))
  }
}
