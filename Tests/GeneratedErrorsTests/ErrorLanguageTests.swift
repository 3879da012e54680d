import ErrorCatalog
import Foundation
import GeneratedErrors
import Rulebook
import Testing

/// What people read in each language, when only generated code is there and no pack is loaded.
@Suite("Texts of generated errors in all languages of their pack")
struct ErrorLanguageTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var request: String
    var locale: String
    var message: String
    var action: String?

    init(_ request: String, _ locale: String, _ message: String, action: String? = nil) {
      self.request = request
      self.locale = locale
      self.message = message
      self.action = action
    }

    var testDescription: String { request }
  }

  static let rows = [
    Row("en", "en", "All 3 names are taken.", action: "Think of another name."),
    Row("de", "de", "Alle 3 Namen sind vergeben."),
    Row("de-CH", "de", "Alle 3 Namen sind vergeben."),
    Row("fr", "fr", "Les 3 noms sont pris."),
    Row("pl, fr;q=0.5", "fr", "Les 3 noms sont pris."),
    Row("pl", "en", "All 3 names are taken.", action: "Think of another name."),
  ]

  @Test("The reader's language decides", arguments: rows)
  func language(row: Row) {
    let text = NamesError.full(count: 3).text(in: row.request)
    #expect(text.locale.tag == row.locale)
    #expect(text.message == row.message)
    #expect(text.action == row.action)
  }

  @Test("A `Locale` of Foundation chooses the language that its tag would")
  func locale() {
    let text = NamesError.full(count: 3).text(in: Locale(identifier: "de_CH"))
    #expect(text.message == "Alle 3 Namen sind vergeben.")
  }

  @Test("Without a language, texts are in the source language of the pack")
  func source() {
    #expect(NamesError.full(count: 1).sourceText.message == "The name is taken.")
    #expect(NamesError.full(count: 1).localizedDescription == "The name is taken.")
  }

  @Test("Generated names are those of the pack, also where Swift uses them for something else")
  func names() {
    typealias Reference = Rule.Reference<any FieldValue>
    let references: [Reference] = [
      .do, .is, .is(in: "b", self_: 2, least2_3: 3), .mod11_2, .mod112, .`self`,
    ]
    #expect(
      references.map(\.name) == ["do", "is", "is", "mod-11-2", "mod-112", "self"]
    )
    #expect(ForFields.formName == "for")
    #expect(ForFields.is.description == "is")
    #expect(ForFields.listsItemsSelf.description == "lists[].items[].self")
    #expect(ForFields.listsItemsSelf(2, 0).description == "lists[2].items[0].self")
    #expect(ForFields.twoWords.components == [.name("two words")])
    #expect(ForFields._3_4.components == [.name("3.4")])
    let codes: [ViolationCode] = [.default, .namesFull, .selfInitLong]
    #expect(codes.map(\.rawValue) == ["default", "names.full", "self.init.long"])
    let facts: [Report.Fact] = [.`init`, .rank1_2]
    #expect(facts.map(\.rawValue) == ["init", "rank_1_2"])
  }
}
