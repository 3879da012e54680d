import Documents
import ErrorCatalog
import Foundation
import PackLoading
import RuleEngine
import SourceTexts
import TestSupport
import Testing
import UnicodeText
import Violations

/// Formats every message that is shipped with arguments of every kind that it takes, and
/// compares with ICU's own formatter.
@Suite struct ShippedMessagesTests {
  struct Shipped: CustomTestStringConvertible {
    var locale: LocaleIdentifier
    var messages: [(key: String, message: Message)]
    var testDescription: String { "\(locale), \(messages.count) messages" }
  }

  /// The folder that holds the shipped data: the package's root.
  private static let root = #filePath.split(separator: "/").dropLast(4)
    .reduce("") { "\($0)/\($1)" }

  /// The locales that have a catalog file.
  static let catalogs = {
    let names = FileManager.default.enumerator(atPath: "\(root)/Localizations")?.compactMap {
      $0 as? String
    }
    return (names ?? []).filter { $0.hasSuffix(".arb") }.map { String($0.dropLast(4)) }.sorted()
  }()

  private static func messages(ofCatalog tag: String) throws -> Shipped {
    let path = "\(root)/Localizations/\(tag).arb"
    let file = try ARBFile(SourceText(contentsOfFile: path))
    return Shipped(
      locale: file.locale,
      messages: file.messages.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    )
  }

  @Test("Every message of a catalog reads as ICU writes it", arguments: catalogs)
  func catalog(tag: String) throws {
    let shipped = try Self.messages(ofCatalog: tag)
    // A regional file has only what differs from its language's.
    #expect(shipped.messages.count > (tag.contains("-") ? 0 : 200))
    try Self.compare(shipped)
  }

  private static func compare(_ shipped: Shipped) throws {
    let formats = LocaleFormats(shipped.locale)
    let writer = MessageWriter(formats, isolatesArguments: false)
    for (key, message) in shipped.messages {
      for arguments in argumentSets(for: message) {
        // Lists are our own: ICU is given the text of the list.
        var pattern = message.pattern
        var given = arguments
        for (name, argument) in arguments {
          guard case .list(let items) = argument else { continue }
          given[name] = nil
          for (word, type) in [("or", ListType.or), ("and", .and)] {
            given["\(name)_\(word)"] = .text(formats.list(items.map(\.written), type: type))
            pattern = pattern.replacing("{\(name), list, \(word)}", with: "{\(name)_\(word)}")
          }
        }
        let oracle = try #require(
          ICUOracle(pattern, locale: shipped.locale.tag),
          "ICU refuses \(key) in \(shipped.locale)"
        )
        #expect(
          writer.text(of: message, arguments) == oracle.text(given),
          "\(key) in \(shipped.locale) with \(arguments)"
        )
      }
    }
  }

  /// Arguments that reach every branch: numbers of each plural category, and each selector.
  private static func argumentSets(for message: Message) -> [[String: Argument]] {
    var sets: [[String: Argument]] = [[:]]
    for (name, use) in message.arguments.sorted(by: { $0.key < $1.key }) {
      sets = sets.flatMap { set in
        values(for: use).map { value in set.merging([name: value]) { $1 } }
      }
    }
    return sets
  }

  private static func values(for use: MessageArgument) -> [Argument] {
    if use.uses.contains(.date) {
      // ICU doesn't write the first day of a month as an ordinal, as French does.
      return [CivilDate(year: 2026, month: 3, day: 2), CivilDate(year: 1999, month: 12, day: 31)]
        .compactMap { $0 }.map(Argument.date)
    }
    if use.uses.contains(.list) { return [["a"], ["a", "b"], ["a", "b", "c"]] }
    if use.uses.contains(.select) {
      return use.selectors.sorted().map(Argument.text) + [.text("unheard-of")]
    }
    if !use.uses.isDisjoint(with: [.plural, .ordinal, .number]) {
      let decimals = ["0.5", "1.5", "2.25"].compactMap { ExactDecimal($0) }
      return [0, 1, 2, 3, 5, 11, 21, 22, 100, 1_000, 12_345, 1_000_000].map(Argument.integer)
        + decimals.map(Argument.decimal)
    }
    return [.text("x"), .integer(7), .integer(1_234)]
  }
}

extension Argument {
  /// An item of a list as it is written; the lists here are of texts.
  fileprivate var written: String {
    if case .text(let text) = self { text } else { "" }
  }
}
