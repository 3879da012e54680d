import Documents
import ErrorCatalog
import PackLoading
import Rules
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

  static let catalogs = ["ar", "de", "en", "fr", "ja", "pl"]
  static let packs = ["general", "password", "person-name", "sign-up"]

  private static func messages(ofCatalog tag: String) throws -> Shipped {
    let path = "\(root)/Localizations/\(tag).arb"
    let file = try ARBFile(SourceText(contentsOfFile: path))
    return Shipped(
      locale: file.locale,
      messages: file.messages.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    )
  }

  private static func messages(ofPack name: String) throws -> [Shipped] {
    let folder = "\(root)/RulePacks/\(name)"
    let pack = try PackReader.read(
      SourceText(contentsOfFile: "\(folder)/pack.yaml"),
      registry: .builtIn,
      files: FolderFiles(inFolder: folder)
    )
    return pack.messages.map { locale, messages in
      Shipped(
        locale: locale,
        messages: messages.sorted { $0.key < $1.key }.map { ($0.key, $0.value.message) }
      )
    }
  }

  @Test("Every message of a catalog reads as ICU writes it", arguments: catalogs)
  func catalog(tag: String) throws {
    let shipped = try Self.messages(ofCatalog: tag)
    #expect(shipped.messages.count > 100)
    try Self.compare(shipped)
  }

  @Test("Every message of a pack reads as ICU writes it", arguments: packs)
  func pack(name: String) throws {
    let shipped = try Self.messages(ofPack: name)
    #expect(shipped.count == Self.catalogs.count)
    for messages in shipped { try Self.compare(messages) }
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
          given[name] = .text(formats.list(items.map(\.written), type: .or))
          pattern = pattern.replacingList(name)
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
      return [CivilDate(year: 2026, month: 3, day: 1), CivilDate(year: 1999, month: 12, day: 31)]
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

extension String {
  /// The pattern with a list argument taken as a text.
  fileprivate func replacingList(_ name: String) -> String {
    var pattern = self
    for type in ["or", "and"] {
      pattern = pattern.split(
        separator: "{\(name), list, \(type)}",
        omittingEmptySubsequences: false
      )
      .joined(separator: "{\(name)}")
    }
    return pattern
  }
}

extension Argument {
  /// An item of a list as it is written; the lists here are of texts.
  fileprivate var written: String {
    if case .text(let text) = self { text } else { "" }
  }
}
