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

/// Formats every message that is shipped with arguments of every kind that it takes, compares with
/// ICU's own formatter, and looks for what no reader should see.
@Suite struct ShippedMessagesTests {
  /// The English texts, which the others are translated from.
  private static let sources = Result { try file(LocaleIdentifier.english.tag).messages }

  private static func file(_ tag: String) throws -> ARBFile {
    try ARBFile(SourceText(contentsOfFile: "\(DataFiles.root)/Localizations/\(tag).arb"))
  }

  @Test("Every message of a catalog reads as ICU writes it", arguments: DataFiles.locales)
  func catalog(tag: String) throws {
    let file = try Self.file(tag)
    let sources = try Self.sources.get()
    // A regional file has only what differs from its language's.
    #expect(file.messages.count > (DataFiles.languages.contains(tag) ? 200 : 0))
    let formats = LocaleFormats(file.locale)
    let writer = MessageWriter(formats, isolatesArguments: false)
    var wrong: [String] = []
    for (key, message) in file.messages.sorted(by: { $0.key < $1.key }) {
      let oracle = try #require(
        ICUOracle(Self.patternWithoutLists(message), locale: file.locale.tag),
        "ICU refuses \(key) in \(tag)"
      )
      for arguments in Self.argumentSets(for: message) {
        let text = writer.text(of: message, arguments)
        let expected = oracle.text(Self.withoutLists(arguments, formats))
        if text != expected { wrong.append("\(key): “\(text)”, but ICU: “\(expected ?? "")”") }
        for fault in RenderedText(text, of: message, arguments, source: sources[key]).faults {
          wrong.append("\(key): “\(text)” \(fault)")
        }
      }
    }
    #expect(wrong == [])
  }

  // MARK: Lists

  /// Lists are the library's own: ICU gets the text of each list as an argument.
  private static func patternWithoutLists(_ message: Message) -> String {
    message.arguments.filter { $0.value.uses.contains(.list) }.keys
      .reduce(message.pattern) { pattern, name in
        ListType.allCases.reduce(pattern) { pattern, type in
          pattern.replacing("{\(name), list, \(type.rawValue)}", with: "{\(name)_\(type.rawValue)}")
        }
      }
  }

  private static func withoutLists(
    _ arguments: [String: Argument],
    _ formats: LocaleFormats
  ) -> [String: Argument] {
    var given = arguments
    for (name, argument) in arguments {
      guard case .list(let items) = argument else { continue }
      given[name] = nil
      for type in ListType.allCases {
        let text = formats.list(items.map(\.written), type: type)
        given["\(name)_\(type.rawValue)"] = .text(text)
      }
    }
    return given
  }

  // MARK: Arguments

  /// Numbers of each plural category of each language, limits of categories, and large ones.
  private static let numbers: [Argument] = {
    let integers = [
      0, 1, 2, 3, 4, 5, 6, 10, 11, 12, 20, 21, 22, 100, 101, 1_000, 12_345, 1_000_000,
    ]
    let decimals = ["0.5", "1.5", "2.25"].compactMap { ExactDecimal($0) }
    return integers.map(Argument.integer) + decimals.map(Argument.decimal)
  }()

  /// Arguments that reach every branch: each selector with each number.
  ///
  /// Several numbers of a message take all values together, but not in all combinations.
  private static func argumentSets(for message: Message) -> [[String: Argument]] {
    var sets: [[String: Argument]] = [[:]]
    var names: [String] = []
    for (name, use) in message.arguments.sorted(by: { $0.key < $1.key }) {
      if use.isNumber {
        names.append(name)
        continue
      }
      sets = sets.flatMap { set in
        values(for: use).map { value in set.merging([name: value]) { $1 } }
      }
    }
    if names.isEmpty { return sets }
    return sets.flatMap { set in
      numbers.indices.map { index in
        names.enumerated().reduce(into: set) { set, entry in
          set[entry.element] = numbers[(index + 7 * entry.offset) % numbers.count]
        }
      }
    }
  }

  /// Returns the values that an argument takes, if it isn't a number.
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
    return [.text("x"), .integer(7), .integer(1_234)]
  }
}

extension MessageArgument {
  /// Whether the argument is only counted or written as a number.
  fileprivate var isNumber: Bool {
    !uses.isDisjoint(with: [.plural, .ordinal, .number])
      && uses.isDisjoint(with: [.date, .list, .select])
  }
}

extension Argument {
  /// An item of a list as it is written; the lists here are of texts.
  fileprivate var written: String {
    if case .text(let text) = self { text } else { "" }
  }
}
