package import UnicodeText
public import Violations

/// The settings of one check, read and typed.
///
/// Accessors return nil for an absent setting. The loader ensures that every setting that is
/// present has the declared type.
///
///     let settings = Settings(["minimum": .integer(8)])
///     settings.integer("minimum")  // 8
///     settings.integer("maximum")  // nil
public struct Settings: Sendable {
  package var values: [String: SettingValue]

  /// The names of the settings that take their value from a parameter that doesn't have one.
  public let unset: Set<String>

  /// Creates settings.
  public init(_ values: [String: SettingValue] = [:], unset: Set<String> = []) {
    self.values = values
    self.unset = unset
  }

  /// Returns whether a setting is present.
  public func contains(_ name: String) -> Bool { values[name] != nil }

  /// Returns a text, pattern, character set or choice.
  public func text(_ name: String) -> String? {
    if case .text(let value) = values[name] { value } else { nil }
  }

  /// Returns a whole number.
  public func integer(_ name: String) -> Int? {
    if case .integer(let value) = values[name] { value } else { nil }
  }

  /// Returns a number.
  public func decimal(_ name: String) -> ExactDecimal? {
    if case .decimal(let value) = values[name] { value } else { nil }
  }

  /// Returns true or false.
  public func boolean(_ name: String) -> Bool? {
    if case .boolean(let value) = values[name] { value } else { nil }
  }

  package func date(_ name: String) -> DateExpression? {
    if case .date(let value) = values[name] { value } else { nil }
  }

  /// Returns a set of characters.
  ///
  /// - Throws: A ``SettingError`` if the text isn't a set, or if the set is empty.
  package func unicodeSet(_ name: String) throws(SettingError) -> UnicodeSet? {
    guard let pattern = text(name) else { return nil }
    let set: UnicodeSet
    do throws(UnicodePatternError) {
      set = try UnicodeSet(pattern: pattern)
    } catch {
      throw SettingError(name, error.reason, offset: error.offset, hint: error.hint)
    }
    if set.ranges.isEmpty { throw SettingError(name, "the set doesn't contain any characters") }
    return set
  }

  /// Returns any value.
  public func value(_ name: String) -> Value? {
    if case .value(let value) = values[name] { value } else { nil }
  }

  /// Returns the path of another field.
  public func field(_ name: String) -> FieldPath? {
    if case .field(let value) = values[name] { value } else { nil }
  }

  /// Returns checks.
  public func checks(_ name: String) -> CheckList? {
    if case .checks(let value) = values[name] { value } else { nil }
  }

  /// Returns a table of a type.
  ///
  /// The result is also nil if the table has another type, such as a stand-in.
  ///
  ///     let settings = Settings(["words": .table(WordList(["a"]))])
  ///     settings.table("words", as: WordList.self)?.contains("a")  // true
  public func table<Table>(_ name: String, as type: Table.Type = Table.self) -> Table? {
    if case .table(let table) = values[name] { table as? Table } else { nil }
  }

  /// Returns a table that must be present.
  ///
  ///     try settings.requiredTable("words", as: WordList.self).contains("a")  // true
  ///
  /// - Throws: A ``SettingError`` if the setting doesn't contain a table of that type.
  public func requiredTable<Table>(
    _ name: String,
    as type: Table.Type = Table.self
  ) throws(SettingError) -> Table {
    if let table = table(name, as: type) { return table }
    throw SettingError(name, "a table is required", hint: "write the name of a table")
  }

  /// Returns a part of the rule's values.
  package func part(_ name: String) -> PartReference? {
    if case .part(let part) = values[name] { part } else { nil }
  }

  /// Returns parts of the rule's values.
  package func parts(_ name: String) -> [PartReference]? {
    list(name)?.compactMap { if case .part(let part) = $0 { part } else { nil } }
  }

  package func rule(_ name: String) -> Rule? {
    if case .rule(let rule) = values[name] { rule } else { nil }
  }

  package func list(_ name: String) -> [SettingValue]? {
    if case .list(let value) = values[name] { value } else { nil }
  }

  /// Returns a list of texts.
  public func texts(_ name: String) -> [String]? {
    list(name)?.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// Returns a list of whole numbers.
  public func integers(_ name: String) -> [Int]? {
    list(name)?.compactMap { if case .integer(let number) = $0 { number } else { nil } }
  }

  /// Returns a list of field paths.
  public func fields(_ name: String) -> [FieldPath]? {
    list(name)?.compactMap { if case .field(let path) = $0 { path } else { nil } }
  }

  /// Returns a list of values.
  public func valueList(_ name: String) -> [Value]? {
    list(name)?.compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  package func record(_ name: String) -> [String: SettingValue]? {
    if case .record(let value) = values[name] { value } else { nil }
  }

  /// Returns a word of an enumeration whose raw values are the choices.
  public func choice<Choice: RawRepresentable<String>>(_ name: String) -> Choice? {
    text(name).flatMap(Choice.init(rawValue:))
  }
}
