import Foundation
import Rulebook
import TestSupport

/// A form of all kinds of properties that decodes records.
enum DecodingFixture {
  enum Plan: String, FieldValue, Codable { case free, paid }

  struct Address: Sendable, Equatable {
    var city = ""
    var country: String?
  }

  struct Contact: Sendable, Equatable, Codable {
    var email = ""
    var isMain = false
    var note: String?
  }

  struct Order: Sendable, Equatable {
    var email = ""
    var note = ""
    var age = 0
    var share: Double?
    var price: Decimal?
    var plan = Plan.free
    var agrees = false
    var day: CivilDate?
    var start: Date?
    var level: Int8?
    var pin: String?
    var words: [String] = []
    var address = Address()
    var billing: Address?
    var contacts: [Contact] = []
    var tags: [String] = []

    /// A property without a field, which keeps the value of the blank.
    var source = "web"
  }

  static let pack = """
    format: 1
    pack: acme
    rules:
      word: { normalize: [trim, lowercase], checks: [length: { minimum: 2 }] }
      flag: { checks: [type: boolean] }
      count: { checks: [number: { minimum: 1 }] }
      pin: { secret: true, checks: [length: 4] }
      words: { checks: [count: { maximum: 3 }] }
    codes: { order.known: {} }
    messages: { en: { order.known: This order is already there. } }
    """

  static let form = TypedForm("order", blank: Order(), stop: .all) {
    Field(\.email, "email", required: true)
    Field(\.note, "word")
    Field(\.age, "count", required: true)
    Field(\.share, "count")
    Field(\.price, "count")
    Field(\.plan, "word", required: true)
    Field(\.agrees, "flag", required: true)
    Field(\.day, "date")
    Field(\.start, "date-time")
    Field(\.level, "count")
    Field(\.pin, "pin")
    Field(\.words, "words")
    Nested(\.address) {
      Field(\.city, "word")
      Field(\.country, "country-code")
    }
    Nested(\.billing, blank: Address()) {
      Field(\.city, "word", required: true)
    }
    Each(\.contacts) {
      Field(\.email, "email", required: true)
      Field(\.isMain, "flag", required: true)
    }
    Each(\.tags, "slug")
  }

  static let rulebook = Result { try Rulebook(.bundled, .text(pack, name: "acme.yaml")) }

  static func bound() throws -> BoundForm<Order> { try form.bound(to: rulebook.get()) }

  /// The JSON of a valid order with more members.
  static func json(_ more: String = "") -> Data {
    let least = #""email": "ann@example.org", "age": 44, "plan": "paid", "agrees": true"#
    return Data("{\(least)\(more.isEmpty ? "" : ", ")\(more)}".utf8)
  }
}
