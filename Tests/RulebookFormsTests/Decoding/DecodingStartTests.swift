import Foundation
import Rulebook
import TestSupport
import Testing

/// Where decoded values start: a blank, or the type's own initializer.
@Suite("Starts of decoding")
struct DecodingStartTests {
  struct Line: Codable, Sendable, Equatable {
    var sku = ""
    var count = 0
  }

  struct Cart: Codable, Sendable, Equatable {
    var owner: String
    var note: String
    var plan: DecodingFixture.Plan
    var day: CivilDate?
    var start: Date?
    var lines: [Line]
    var gift: Line?
    var tags: [String]
    var coupon: String?
  }

  private static let cart = TypedForm("cart", decoding: Cart.self) {
    Field(\.owner, "word", required: true)
    Field(\.note, "word")
    Field(\.plan, "word", required: true)
    Field(\.day, "date")
    Field(\.start, "date-time")
    Each(\.lines) {
      Field(\.sku, "word", required: true)
      Field(\.count, "count", required: true)
    }
    Nested(\.gift) {
      Field(\.sku, "word", required: true)
      Field(\.count, "count", required: true)
    }
    Each(\.tags, "slug")
  }

  @Test("A type that is decodable needs no blank")
  func decodable() throws {
    let form = try Self.cart.bound(to: DecodingFixture.rulebook.get())
    let (report, cart) = form.decode([
      "owner": " ANN", "plan": "paid", "day": "2027-01-15", "start": "1970-01-01T00:00:07Z",
      "lines": [["sku": "AB", "count": 2]], "gift": ["sku": "cd", "count": 1], "coupon": "free",
    ])
    #expect(report.violations.isEmpty)
    #expect(
      cart
        == Cart(
          owner: "ann",
          note: "",
          plan: .paid,
          day: CivilDate("2027-01-15"),
          start: Date(timeIntervalSince1970: 7),
          lines: [Line(sku: "ab", count: 2)],
          gift: Line(sku: "cd", count: 1),
          tags: [],
          // It isn't a field, so it isn't read.
          coupon: nil
        )
    )
    #expect(
      form.decode(["owner": "ann", "plan": "gold"]).report.report.places == ["plan type.unsuitable"]
    )
  }

  struct Account: Sendable {
    var name = ""
    var age = 0
    var agrees = false
    var plan = DecodingFixture.Plan.free
    var day = CivilDate.epoch
    var level: Int?
    var inner: Place?
    var places: [Place] = []
  }

  struct Place: Sendable { var city = "" }

  struct Key: Decodable, Sendable {
    var id: Int
    var name: String
    var note: String?
  }

  private static func mistake<Root: Sendable>(_ form: TypedForm<Root>) throws -> String? {
    let rulebook = try DecodingFixture.rulebook.get()
    do throws(UsageError) {
      _ = try form.bound(to: rulebook)
      return nil
    } catch {
      return error.description
    }
  }

  private static func account(
    blank: Account? = Account(),
    @FormBuilder<Account> _ entries: () -> [FormBuilder<Account>.Entry]
  ) -> TypedForm<Account> {
    TypedForm("f", blank: blank, entries)
  }

  private static func withoutValue(_ field: String) -> String {
    "the form `f`: the field `\(field)` isn't required, and the type of its property has no blank "
      + "value; make the field required, or the property optional"
  }

  @Test("A property that a valid record can leave without a value is an error")
  func withoutValues() throws {
    let rows: [(TypedForm<Account>, String?)] = [
      (Self.account { Field(\.name, "word") }, nil),
      (Self.account { Field(\.level, "count") }, nil),
      (Self.account { Field(\.age, "count", required: true) }, nil),
      (Self.account { Field(\.age, "count") }, Self.withoutValue("age")),
      (Self.account { Field(\.agrees, "flag") }, Self.withoutValue("agrees")),
      (Self.account { Field(\.plan, "word") }, Self.withoutValue("plan")),
      (Self.account { Field(\.day, "date") }, Self.withoutValue("day")),
      (
        Self.account {
          Field(\.name, "word")
          Field(\.age, "count", required: .whenFilled(\.name))
        },
        Self.withoutValue("age")
      ),
      // Without a start, the form only checks values, which have all their properties.
      (Self.account(blank: nil) { Field(\.age, "count") }, nil),
    ]
    for (form, expected) in rows { #expect(try Self.mistake(form) == expected) }
  }

  @Test("Optional records and elements of lists need a start too")
  func innerStarts() throws {
    let rows: [(TypedForm<Account>, Bool)] = [
      (Self.account { Nested(\.inner) { Field(\.city, "word") } }, true),
      (Self.account { Nested(\.inner, blank: Place()) { Field(\.city, "word") } }, false),
      (Self.account { Each(\.places) { Field(\.city, "word") } }, true),
      (Self.account { Each(\.places, blank: Place()) { Field(\.city, "word") } }, false),
      (Self.account(blank: nil) { Each(\.places) { Field(\.city, "word") } }, false),
    ]
    for (form, isMistake) in rows {
      let mistake = try Self.mistake(form)
      #expect((mistake != nil) == isMistake)
      if let mistake { #expect(mistake.contains("needs a `blank:` value"), "\(mistake)") }
    }
  }

  @Test("A key that the type decodes and the form lacks is an error")
  func missingKeys() throws {
    let form = TypedForm("f", decoding: Key.self) { Field(\.name, "word", required: true) }
    #expect(
      try Self.mistake(form)
        == "the form `f`: there is no field for `id`, which the type of the form decodes; add a "
        + "field with that name, or make the property optional"
    )
    let whole = TypedForm("f", decoding: Key.self) {
      Field(\.id, "count", required: true)
      Field(\.name, "word", required: true)
    }
    #expect(try Self.mistake(whole) == nil)
  }

  @Test("A form without a start doesn't decode")
  func withoutStart() async {
    await #expect(processExitsWith: .failure) {
      let form = TypedForm<Place>("f") { Field(\.city, "text.single-line") }
      _ = try form.bound(to: Rulebook()).decode(["city": "Bern"])
    }
  }
}
