import Rulebook
import RulebookAuthoring
import SourceTexts
import TestSupport
import Testing
import TranslationExchange
import Violations

@Suite("Codes in place of an application's keys")
struct AppleKeyTests {
  static func strings(_ keys: [String]) -> [UInt8] {
    Array(keys.map { "\(CatalogJSON.quoted($0)) = \"%@ %lld\";\n" }.joined().utf8)
  }

  static let path = "en.lproj/a.strings"

  static let proposals: [(key: String, code: String)] = [
    ("Card declined", "card_declined"),
    ("Card declined.", "card_declined"),
    ("CardDeclined", "card_declined"),
    ("cardDeclined", "card_declined"),
    ("card-declined", "card_declined"),
    ("CARD_DECLINED", "card_declined"),
    ("HTTPError", "http_error"),
    ("Billing.CardDeclined", "billing.card_declined"),
    ("It's too late", "its_too_late"),
    ("%lld files in %@", "files_in"),
    ("2 files", "text_2_files"),
    ("Your card was declined by the bank that issued it", "your_card_was_declined_by_the"),
    ("日本", "text"),
    ("…", "text"),
    ("a.#title", "a.title"),
  ]

  @Test("are proposed", arguments: proposals)
  func proposal(_ row: (key: String, code: String)) throws {
    let table = try AppleTexts.proposals(Self.strings([row.key]), path: Self.path, .init()) { _ in
      false
    }
    let line = try #require(table.split(separator: "\r\n").last)
    #expect(line == "\"\(row.key)\",\"\(row.code)\"")
    // What is proposed can be taken.
    var options = AppleTexts.Options()
    options.map = try KeyMap(SourceText(table, name: "map.csv"))
    let texts = try AppleTexts(Self.strings([row.key]), path: Self.path, options)
    #expect(texts.sheets.first?.texts.map(\.key) == [row.code])
  }

  @Test("are proposed once each, and none that means something else")
  func unique() throws {
    let keys = ["Email", "Name", "name", "NAME", "日", "本", "text"]
    let table = try AppleTexts.proposals(Self.strings(keys), path: Self.path, .init()) {
      $0 == "email"
    }
    let codes = table.split(separator: "\r\n").dropFirst().compactMap {
      $0.split(separator: ",").last
    }
    #expect(codes == ["\"app.email\"", "\"name_2\"", "\"name_3\"", "\"text_2\"", "\"text_3\""])
  }

  @Test("leave the number of a plural that only the key tells")
  func numberOfKey() throws {
    let entry = "\"localizations\": {\"en\": \(AppleCatalogTests.plural("One", "Many"))}"
    let file = AppleCatalogTests.catalog(entry, key: "%@: %lld items")
    let texts = try AppleCatalogTests.texts(file) {
      $0.map = try KeyMap(SourceText("%@: %lld items,own.items", name: "map.csv"))
    }
    let pattern = texts.sheets.first?.texts.first?.translation
    #expect(pattern == "{argument_2, plural, one {One} other {Many}}")
  }

  @Test("are written so that no spreadsheet runs a key")
  func formula() throws {
    let file = Self.strings(["=SUM(A1)"])
    let table = try AppleTexts.proposals(file, path: Self.path, .init()) { _ in false }
    #expect(table.contains("\"'=SUM(A1)\",\"sum_a1\""))
    var options = AppleTexts.Options()
    options.map = try KeyMap(SourceText(table, name: "map.csv"))
    let texts = try AppleTexts(file, path: Self.path, options)
    #expect(texts.sheets.first?.texts.map(\.key) == ["sum_a1"])
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var table: String
    var keys = ["Pay now"]
    var code = "billing.pay_now"
    var text = "{argument_1} {argument_2, number}"
    var unused: [String] = []
  }

  static let maps = [
    Row(testDescription: "two columns", table: "Pay now,billing.pay_now\n"),
    Row(testDescription: "names of columns", table: "key,code\nPay now,billing.pay_now\n"),
    Row(testDescription: "semicolons", table: "Pay now;billing.pay_now\r\n"),
    Row(testDescription: "tabs", table: "Pay now\tbilling.pay_now"),
    Row(
      testDescription: "a comma in a key",
      table: "\"Pay, now\",billing.pay_now",
      keys: ["Pay, now"]
    ),
    Row(
      testDescription: "names of arguments",
      table: "Pay now,billing.pay_now,brand attempts",
      text: "{brand} {attempts, number}"
    ),
    Row(
      testDescription: "the name of one argument",
      table: "Pay now,billing.pay_now,brand",
      text: "{brand} {argument_2, number}"
    ),
    Row(
      testDescription: "another code for a code",
      table: "pay_now,billing.pay_now",
      keys: ["pay_now"]
    ),
    Row(
      testDescription: "a title",
      table: "Pay now,billing.pay_now#title",
      code: "billing.pay_now#title"
    ),
    Row(testDescription: "a label", table: "Pay now,field:pay", code: "field:pay"),
    Row(
      testDescription: "a line too many",
      table: "Pay now,billing.pay_now\nPay later,billing.later",
      unused: ["Pay later"]
    ),
  ]

  @Test("are taken from a table", arguments: maps)
  func map(_ row: Row) throws {
    var options = AppleTexts.Options()
    options.map = try KeyMap(SourceText(row.table, name: "map.csv"))
    let texts = try AppleTexts(Self.strings(row.keys), path: Self.path, options)
    #expect(texts.sheets.first?.texts.map(\.key) == [row.code])
    #expect(texts.sheets.first?.texts.first?.translation == row.text)
    #expect(texts.notes.filter { $0.kind == .unused }.map(\.key) == row.unused)
  }

  static let refusals = [
    RefusalRow("one column", of: "Pay now", .init("map.columns 1:1", hint: "key,code")),
    RefusalRow("no key", of: "a,b\n,pay", .init("map.columns 2:1", hint: "key,code")),
    RefusalRow("no code", of: "Pay now,Pay Now", .init("map.code 1:1", hint: "`pay_now`")),
    RefusalRow("a key twice", of: "a,b\na,c", .init("map.duplicate_key 2:1", hint: "keep one")),
    RefusalRow("a code twice", of: "a,b\nb,b", .init("map.duplicate_code 2:1", hint: "its own")),
    RefusalRow("a name that is none", of: "a,b,1st", .init("map.argument 1:1", hint: "letters")),
    RefusalRow(
      "a name of another place",
      of: "a,b,argument_2",
      .init("map.argument 1:1", hint: "letters")
    ),
    RefusalRow("a name twice", of: "a,b,x x", .init("map.argument 1:1", hint: "its own")),
    RefusalRow("a cell that never ends", of: "a,b\n\"c,d", .init("csv.quotation 2:1")),
  ]

  @Test("are refused if the table is wrong", arguments: refusals)
  func refusal(_ row: RefusalRow) throws {
    let difference = try row.difference { _ = try KeyMap(SourceText($0, name: "map.csv")) }
    #expect(difference == "")
  }

  @Test("are refused if two keys would have the same")
  func sameCode() throws {
    var options = AppleTexts.Options()
    options.map = try KeyMap(SourceText("Pay now,pay", name: "map.csv"))
    let error = #expect(throws: LoadingError.self) {
      try AppleTexts(Self.strings(["pay", "Pay now"]), path: Self.path, options)
    }
    #expect(error?.diagnostics.map(\.code) == ["apple.same_code"])
    #expect(error?.diagnostics.first?.position.line == 2)
  }
}
