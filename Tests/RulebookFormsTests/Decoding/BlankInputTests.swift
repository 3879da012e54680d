import Foundation
import Rulebook
import TestSupport
import Testing

/// Blank inputs of a page, which browsers send as they send others.
@Suite("Blank inputs of web forms")
struct BlankInputTests {
  struct Place: Sendable, Equatable {
    var city = ""
    var country: String?
  }

  struct Guest: Sendable, Equatable {
    var name = ""
    var isMain = false
    var home: Place?
  }

  struct Stay: Sendable, Equatable {
    var place = Place(city: "x")
    var billing: Place?
    var guests: [Guest] = []
    var tags: [String] = []
    var words: [String] = []
  }

  private static let form = TypedForm("stay", blank: Stay(), stop: .all) {
    Nested(\.place) { Field(\.city, "word", required: true) }
    Nested(\.billing, blank: Place()) {
      Field(\.city, "word", required: true)
      Field(\.country, "country-code")
    }
    Each(\.guests, blank: Guest()) {
      Field(\.name, "word", required: true)
      Field(\.isMain, "flag", required: true)
      Nested(\.home, blank: Place()) { Field(\.city, "word", required: true) }
    }
    Each(\.tags, "slug")
    Field(\.words, "words")
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var body: String
    var found: [String]
    var stay: Stay?

    init(_ name: String, _ body: String, found: [String]) {
      (testDescription, self.body, self.found) = (name, body, found)
    }

    init(_ name: String, _ body: String, _ change: (inout Stay) -> Void = { _ in }) {
      (testDescription, self.body, found) = (name, body, [])
      var stay = Stay(place: Place(city: "bern"))
      change(&stay)
      self.stay = stay
    }
  }

  static let rows: [Row] = [
    Row("no inputs", ""),
    Row("an optional record", "billing.city=&billing.country="),
    Row("an optional record with spaces", "billing.city=+&billing.country=%20"),
    Row(
      "an optional record with a choice in a menu",
      "billing.city=&billing.country=CH",
      found: ["billing.city required"]
    ),
    Row("an optional record that is filled", "billing.city=Bern&billing.country=") {
      $0.billing = Place(city: "bern")
    },
    Row("a required record", "place.city=", found: ["place.city required"]),
    Row("the last row of a list", "guests[0].name=ann&guests[1].name=") {
      $0.guests = [Guest(name: "ann")]
    },
    Row("all rows of a list", "guests[0].name=&guests[1].name=&guests[1].home.city="),
    Row(
      "a row before a filled one",
      "guests[0].name=&guests[1].name=bob",
      found: ["guests[0].name required"]
    ),
    Row(
      "a row with a mark in a box",
      "guests[0].name=&guests[0].isMain=on",
      found: ["guests[0].name required"]
    ),
    Row("an optional record in a row", "guests[0].name=ann&guests[0].home.city=") {
      $0.guests = [Guest(name: "ann")]
    },
    Row("the last of several values", "tags=new&tags=sale&tags=") { $0.tags = ["new", "sale"] },
    Row("a hidden input for no choice", "tags[]="),
    Row("the last values of a field that is a list", "words[]=a&words[]=&words[]=") {
      $0.words = ["a"]
    },
  ]

  @Test("What is blank is nothing, unless it is required or something follows", arguments: rows)
  func row(_ row: Row) throws {
    let place = row.body.hasPrefix("place") ? "" : "place.city=Bern&"
    let form = try Self.form.bound(to: DecodingFixture.rulebook.get())
    let (report, value) = form.decode(formEncoded: Data((place + row.body).utf8))
    #expect(report.report.places == row.found)
    #expect(value == row.stay)
  }
}
