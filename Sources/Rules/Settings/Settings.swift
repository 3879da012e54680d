package import UnicodeText
public import Violations

/// The settings of one check, read and typed.
///
/// Accessors return nil for a setting that is absent; the loader has made sure
/// that one that is present has the declared type.
///
///     let settings = Settings(["minimum": .integer(8)])
///     settings.integer("minimum")  // 8
///     settings.integer("maximum")  // nil
public struct Settings: Sendable {
  /// The settings by name.
  public var values: [String: SettingValue]

  /// The settings that are written, and take the value of a parameter that has none.
  public let unset: Set<String>

  /// Creates settings.
  public init(_ values: [String: SettingValue] = [:], unset: Set<String> = []) {
    self.values = values
    self.unset = unset
  }

  /// Whether a setting is present.
  public func contains(_ name: String) -> Bool { values[name] != nil }

  /// A text, pattern, character set or choice.
  public func text(_ name: String) -> String? {
    if case .text(let value) = values[name] { value } else { nil }
  }

  /// A whole number.
  public func integer(_ name: String) -> Int? {
    if case .integer(let value) = values[name] { value } else { nil }
  }

  /// A number.
  public func decimal(_ name: String) -> ExactDecimal? {
    if case .decimal(let value) = values[name] { value } else { nil }
  }

  /// True or false.
  public func boolean(_ name: String) -> Bool? {
    if case .boolean(let value) = values[name] { value } else { nil }
  }

  /// A date.
  public func date(_ name: String) -> DateExpression? {
    if case .date(let value) = values[name] { value } else { nil }
  }

  /// A set of characters.
  ///
  /// - Throws: A ``SettingError`` if the text is no set.
  package func unicodeSet(_ name: String) throws(SettingError) -> UnicodeSet? {
    guard let pattern = text(name) else { return nil }
    let set: UnicodeSet
    do throws(UnicodePatternError) {
      set = try UnicodeSet(pattern: pattern)
    } catch {
      throw SettingError(name, error.reason, offset: error.offset, hint: error.hint)
    }
    if set.ranges.isEmpty { throw SettingError(name, "the set has no character") }
    return set
  }

  /// Any value.
  public func value(_ name: String) -> Value? {
    if case .value(let value) = values[name] { value } else { nil }
  }

  /// The path of another field.
  public func field(_ name: String) -> FieldPath? {
    if case .field(let value) = values[name] { value } else { nil }
  }

  /// Checks.
  public func checks(_ name: String) -> CheckList? {
    if case .checks(let value) = values[name] { value } else { nil }
  }

  /// A table of a type; nil too if the setting holds one of another type, such as a stand-in.
  ///
  ///     let settings = Settings(["words": .table(WordList(["a"]))])
  ///     settings.table("words", as: WordList.self)?.contains("a")  // true
  public func table<Table>(_ name: String, as type: Table.Type = Table.self) -> Table? {
    if case .table(let table) = values[name] { table as? Table } else { nil }
  }

  /// A list.
  public func list(_ name: String) -> [SettingValue]? {
    if case .list(let value) = values[name] { value } else { nil }
  }

  /// A list of texts.
  public func texts(_ name: String) -> [String]? {
    list(name)?.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// A list of whole numbers.
  public func integers(_ name: String) -> [Int]? {
    list(name)?.compactMap { if case .integer(let number) = $0 { number } else { nil } }
  }

  /// A list of paths of fields.
  public func fields(_ name: String) -> [FieldPath]? {
    list(name)?.compactMap { if case .field(let path) = $0 { path } else { nil } }
  }

  /// A list of values.
  public func valueList(_ name: String) -> [Value]? {
    list(name)?.compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  /// Named values.
  public func record(_ name: String) -> [String: SettingValue]? {
    if case .record(let value) = values[name] { value } else { nil }
  }

  /// A word of an enumeration whose raw values are the choices.
  public func choice<Choice: RawRepresentable<String>>(_ name: String) -> Choice? {
    text(name).flatMap(Choice.init(rawValue:))
  }
}
