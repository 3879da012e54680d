import Foundation
import TestSupport
import Testing

@testable import Rulebook

@Suite("Errors in logs")
struct ErrorLogTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var error: any Error
    var line: String

    init(_ name: String, _ error: any Error, _ line: String) {
      (testDescription, self.error, self.line) = (name, error, line)
    }
  }

  private static let posix = NSError(
    domain: "Disk",
    code: 7,
    userInfo: [
      NSUnderlyingErrorKey: POSIXError(.ENOSPC), NSLocalizedDescriptionKey: ForeignError.words,
    ]
  )

  static let rows = [
    Row(
      "the pattern with public and internal arguments",
      ShopError.declined(),
      #"billing:4102 billing.card_declined(attempts: 2, brand: "Visa", gateway: "g1"): refused at g1, attempt 2"#
    ),
    Row("the summary", ShopError.full, "billing:4200 storage.full: The disk is full."),
    Row("nothing to say", ShopError(code: "billing.other"), "billing.other"),
    Row(
      "causes, whether people may be told or not",
      ShopError.declined(
        cause: ShopError(code: "storage.path", internalArguments: ["path": "/tmp/a b"])
      ),
      """
      billing:4102 billing.card_declined(attempts: 2, brand: "Visa", gateway: "g1"): refused at g1, attempt 2; \
      caused by billing:4201 storage.path(path: "/tmp/a b"): cannot write "/tmp/a b"
      """
    ),
    Row(
      "foreign ones by type, domain and code",
      ShopError(code: "storage.full", cause: ErrorCause(posix)),
      """
      billing:4200 storage.full: The disk is full; caused by NSError Disk 7; caused by \
      \(String(reflecting: POSIXError.self)) NSPOSIXErrorDomain 28
      """
    ),
    Row(
      "a foreign one alone",
      ForeignError(),
      """
      [req-1] internal: A program failed, and people don't get any details; caused by \
      RulebookTests.ForeignError 1
      """
    ),
    Row(
      "arguments that are not declared",
      ShopError(code: "storage.full", arguments: ["more": 1]),
      "billing:4200 storage.full(more: 1): The disk is full."
    ),
    Row(
      "words that were found before",
      Shop.rulebook.errorText(for: ShopError.full, in: "de"),
      "billing:4200 storage.full: The disk is full."
    ),
  ]

  @Test("A record is one line", arguments: rows)
  func lines(row: Row) {
    let instance = row.line.hasPrefix("[") ? "req-1" : nil
    let line = Shop.rulebook.logRecord(for: row.error, instance: instance).description
    #expect(line.replacing("Foundation.NSError", with: "NSError") == row.line)
    #expect(!line.contains(ForeignError.words))
  }

  @Test("The library's own errors say where a pack is wrong")
  func loading() throws {
    let error = try #require(throws: LoadingError.self) {
      try Rulebook(
        .init(sources: [.text("format: 1\npack: 7x\n", name: "a.yaml")], resources: DataFiles.root)
      )
    }
    let text = Shop.rulebook.logRecord(for: error).entries.first?.text
    #expect(text?.hasPrefix("a.yaml:2: `7x` can't be a pack's name") == true, "\(text ?? "")")
  }

  @Test("As JSON it has sorted keys and says who may see what")
  func json() {
    let record = Shop.rulebook.logRecord(
      for: ShopError.declined(cause: POSIXError(.ENOSPC)),
      instance: "req-1"
    )
    #expect(
      record.json == """
        {"entries":[{"arguments":{"attempts":2,"brand":"Visa"},"code":"billing.card_declined",\
        "internal_arguments":{"gateway":"g1"},"number":"billing:4102","text":"refused at g1, attempt 2"},\
        {"domain":"NSPOSIXErrorDomain","domain_code":28,"type":"\(String(reflecting: POSIXError.self))"}],"instance":"req-1"}
        """
    )
  }

  @Test("At most sixteen errors are told, and that there are more", arguments: [15, 16, 17, 100])
  func length(count: Int) {
    let record = Shop.rulebook.logRecord(for: ErrorProblemTests.chain(count))
    #expect(record.entries.count == min(16, count))
    #expect(record.isCut == (count > 16))
    #expect(record.description.hasSuffix("; and so on") == (count > 16))
    #expect(record.json.contains("is_cut") == (count > 16))
  }

  @Test("A foreign error that is mapped stands behind the one that stands for it")
  func mapping() throws {
    let rulebook = try Shop.rulebook { $0 is ForeignError ? ShopError.full : nil }
    let record = rulebook.logRecord(for: ForeignError())
    #expect(record.entries.map(\.code) == ["storage.full", nil])
    #expect(record.entries.map(\.type) == [nil, "RulebookTests.ForeignError"])
  }

  static let hostile = [
    "a\nb", "a\r\nb", "a\u{2028}b\u{2029}c", "\u{202E}evil\u{202C}", "\u{0}\u{1B}[31m",
    "\"; caused by x", "\u{FEFF}",
    "\u{85}", "\\", String(repeating: "x", count: 100_000),
  ]

  @Test("Hostile texts stay in their place", arguments: hostile)
  func escaping(text: String) throws {
    let error = ShopError.declined(
      brand: text,
      gateway: text,
      cause: NSError(domain: text, code: 1)
    )
    let record = Shop.rulebook.logRecord(for: error, instance: text)
    for line in [record.description, record.json, error.description] {
      let misleading = line.unicodeScalars.contains { scalar in
        [.control, .format, .lineSeparator, .paragraphSeparator]
          .contains(scalar.properties.generalCategory)
      }
      #expect(!misleading)
    }
    #expect(record.description.utf8.count < 10_000)
    // Outside quoted text, the line names one cause.
    let unquoted = record.description.replacing(/"(\\.|[^"\\])*"/, with: "")
    #expect(unquoted.split(separator: "; caused by ").count == 2)
    let value = try JSONDecoder().decode(Value.self, from: Data(record.json.utf8))
    let entries = try #require(value["entries"])
    #expect(entries["[0].arguments.brand"]?.text == text)
    #expect(value["instance"]?.text == text)
  }

  @Test("One identifier ties what people read, the answer and the log together")
  func instance() throws {
    let error = ForeignError()
    let text = Shop.rulebook.errorText(for: error, in: "de", instance: "req-7")
    let problem = Shop.rulebook.problem(for: error, in: "de", instance: "req-7")
    let record = Shop.rulebook.logRecord(for: error, instance: "req-7")
    #expect(text.message.contains("req-7") && text.instance == "req-7")
    #expect(problem.detail == text.message && problem.instance == "req-7")
    #expect(record.instance == "req-7" && record.description.hasPrefix("[req-7] internal"))
    // The same holds for an identifier that a problem made, and for a declared error that people
    // read.
    let made = Shop.rulebook.problem(for: error, in: "de")
    #expect(
      Shop.rulebook.logRecord(for: error, instance: made.instance).instance == Shop.identifier
    )
    #expect(
      Shop.rulebook.problem(for: ShopError.full, in: "de", instance: "req-7").instance == "req-7"
    )
    #expect(Shop.rulebook.logRecord(for: ShopError.full, instance: "req-7").instance == "req-7")
  }
}
