import Foundation
import Rulebook
import TestSupport
import Testing

/// From the body of a web form to a value of an application's type.
@Suite("Bodies of web forms")
struct FormEncodedTests {
  typealias Order = DecodingFixture.Order

  private static let least = "email=ann%40example.org&age=44&plan=paid&agrees=on"

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var body: String
    var found: [String]
    var change: @Sendable (inout Order) -> Void

    init(
      _ name: String,
      _ body: String,
      _ found: [String] = [],
      _ change: @escaping @Sendable (inout Order) -> Void = { _ in }
    ) {
      testDescription = name
      self.body = body
      self.found = found
      self.change = change
    }
  }

  static let rows: [Row] = [
    Row("valid", ""),
    Row("spaces and escapes", "note=a+b%C3%A9%26") { $0.note = "a bé&" },
    Row("a number", "share=1.50") { $0.share = 1.5 },
    Row("not a number", "share=x", ["share number.format"]),
    Row("a blank text for nil", "share=&day=&billing.city=&note"),
    Row("a day", "day=2027-01-15") { $0.day = CivilDate("2027-01-15") },
    Row("a record", "address.city=Bern") { $0.address.city = "bern" },
    Row("an optional record", "billing.city=Bern") { $0.billing = .init(city: "bern") },
    Row("one element", "tags=new") { $0.tags = ["new"] },
    Row("several elements", "tags=new&tags=sale") { $0.tags = ["new", "sale"] },
    Row("elements with brackets", "words[]=a&words[]=b") { $0.words = ["a", "b"] },
    Row("elements in any order", "tags[1]=sale&tags[0]=new") { $0.tags = ["new", "sale"] },
    Row(
      "boxes in elements",
      "contacts[1].email=b@example.org&contacts[0].email=a@example.org&contacts[1].isMain=true"
    ) {
      $0.contacts = [
        .init(email: "a@example.org"), .init(email: "b@example.org", isMain: true),
      ]
    },
    Row("an element after a gap", "tags[1]=sale", ["tags[1] type.unsuitable"]),
    Row("an element twice", "tags=new&tags[0]=sale", ["tags[0] type.unsuitable"]),
    Row("brackets and none", "tags=new&tags[]=sale") { $0.tags = ["new", "sale"] },
    Row("an element without a name", "tags[0]=new&=x&&") { $0.tags = ["new"] },
    Row("an equals sign in a value", "pin=a=b%3D") { $0.pin = "a=b=" },
    Row("a plus sign", "note=a%2Bb") { $0.note = "a+b" },
    Row("escapes in a name", "address%2Ecity=Bern&%62illing.city=Basel") {
      $0.address.city = "bern"
      $0.billing = .init(city: "basel")
    },
    Row("a long number", "price=12.345678901234567890123") {
      $0.price = Decimal(string: "12.345678901234567890123")
    },
    Row("a number beyond the range", "level=300", ["level type.unsuitable"]),
    Row("a name inside a text", "note=ab&note.x=1", ["note.x type.unsuitable"]),
    Row("a text twice", "note=ab&note=cd", ["note type.mismatch"]),
    Row("a broken escape", "note=%4", ["note type.unsuitable"]),
    Row("an escape of other characters", "note=%zz", ["note type.unsuitable"]),
    Row("a broken escape in a name", "no%te=ab", [" type.unsuitable"]),
    Row("not UTF-8", "note=%ff", ["note type.unsuitable"]),
    Row("neither on nor off", "agrees=perhaps", ["agrees type.mismatch"]),
    Row("too many steps", String(repeating: "a.", count: 70) + "a=1", [" type.unsuitable"]),
  ]

  @Test("Names are paths, and values are texts", arguments: rows)
  func row(_ row: Row) throws {
    let least =
      row.body.hasPrefix("agrees")
      ? Self.least.replacingOccurrences(of: "&agrees=on", with: "") : Self.least
    let body = Data("\(least)&\(row.body)".utf8)
    let (report, value) = try DecodingFixture.bound().decode(formEncoded: body)
    #expect(report.report.places == row.found)
    var expected = Order(email: "ann@example.org", age: 44, plan: .paid, agrees: true)
    row.change(&expected)
    #expect(value == (row.found.isEmpty ? expected : nil))
  }

  @Test("A box that isn't sent is false")
  func box() throws {
    let body = Data("email=ann%40example.org&age=44&plan=paid".utf8)
    #expect(try DecodingFixture.bound().decode(formEncoded: body).value?.agrees == false)
  }
}
