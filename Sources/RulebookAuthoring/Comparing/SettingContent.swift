import RuleEngine
import UnicodeText
import Violations

/// What a check's setting contains in one version of a pack, in a form that can be compared.
enum SettingContent: Equatable {
  case absent
  case number(ExactDecimal)
  case text(String)
  case list(ListContent)

  /// A table of another kind than words, with its name.
  case table(String, AnyHashable)

  /// Finds the content of a setting.
  ///
  /// A setting that isn't written has its default, and a parameter has its own.
  ///
  /// - Parameters:
  ///   - setting: The setting.
  ///   - check: The check.
  ///   - defaults: The defaults of the rule's parameters, by name.
  init(_ setting: SettingDefinition, of check: CheckTemplate, defaults: [String: Value]) {
    self =
      switch check.settings[setting.name] {
      case .constant(let value): Self.of(value, table: check.tableNames[setting.name])
      case .given(let value): Self.of(value, isNumber: setting.isNumber)
      case .parameter(let name):
        defaults[name].map { Self.of($0, isNumber: setting.isNumber) }
          ?? .text("{ parameter: \(name) }")
      case .shared(let kind): .text(kind)
      case .parts(let names): .text(names.joined(separator: ", "))
      case .column(let name): .text("{ column: \(name) }")
      case .checks: .absent
      case nil:
        setting.defaultText.map { Self.of(Value.text($0), isNumber: setting.isNumber) } ?? .absent
      }
  }

  private static func of(_ value: Value, isNumber: Bool = false) -> SettingContent {
    switch value {
    case .text(let text):
      if isNumber, let number = ExactDecimal(text) { return .number(number) }
      return .text(text)
    case .decimal(let number): return .number(number)
    case .boolean(let flag): return .text(flag ? "true" : "false")
    case .null: return .absent
    case .list(let elements):
      return .list(ListContent(written: Set(elements.map { of($0).shown.distinct })))
    case .record(let members): return .text(shown(members.mapValues { of($0) }))
    }
  }

  /// Returns the content of a constant, which is a table if it has a table's name.
  static func of(_ value: SettingValue, table: String? = nil) -> SettingContent {
    switch value {
    case .text(let text): return .text(text)
    case .integer(let number): return .number(ExactDecimal(number))
    case .decimal(let number): return .number(number)
    case .boolean(let flag): return .text(flag ? "true" : "false")
    case .date(let date): return .text(date.description)
    case .value(let value): return of(value)
    case .field(let path): return .text(path.description)
    case .part(let part): return .text(part.name)
    case .rule(let rule): return .text(rule.name)
    case .checks: return .absent
    case .table(let content):
      if let words = content as? WordList { return .list(ListContent(table: words)) }
      // Tables that aren't values, such as blocklists in files, are only known by their names.
      guard let rows = content as? any Hashable else { return .text(table ?? "") }
      return .table(table ?? "", AnyHashable(rows))
    case .list(let elements):
      return .list(ListContent(written: Set(elements.map { of($0).shown.distinct })))
    case .record(let members): return .text(shown(members.mapValues { of($0) }))
    }
  }

  private static func shown(_ members: [String: SettingContent]) -> String {
    members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.shown)" }
      .joined(separator: ", ")
  }

  /// The content as an author writes it.
  var shown: String {
    switch self {
    case .absent: "nothing"
    case .number(let number): number.description
    case .text(let text): text
    case .table(let name, _): name
    case .list(let list): list.first(.max).elements.joined(separator: ", ")
    }
  }

  /// The number; nil if it is something else.
  var decimal: ExactDecimal? { if case .number(let number) = self { number } else { nil } }

  /// The list; nil if it is something else.
  var list: ListContent? { if case .list(let list) = self { list } else { nil } }

  /// Whether the content is known without parameters: a list or nothing.
  var isListOrAbsent: Bool { self == .absent || list != nil }

  /// Whether the content is a number or nothing.
  var isNumberOrAbsent: Bool { self == .absent || decimal != nil }
}

extension String {
  /// The text, with an escape for each character beyond ASCII if it isn't in the form NFC.
  ///
  /// Strings with the same characters in two encodings are equal, but in packs they are two words.
  var distinct: String {
    if utf8Span.isNormalized(.nfc) { return self }
    let scalars = unicodeScalars.map { scalar in
      scalar.isASCII
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    return scalars.joined()
  }
}

extension SettingDefinition {
  fileprivate var isNumber: Bool {
    switch type {
    case .integer, .decimal: true
    default: false
    }
  }
}
