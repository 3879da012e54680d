import UnicodeText
import Violations

extension CheckTemplate {
  /// The check as written in a pack, with its part first and its code last.
  package var written: WrittenSetting {
    var entries: [WrittenSetting.Entry] = []
    if let name { entries.append(.init(key: "name", value: .scalar(name))) }
    if let part { entries.append(.init(key: "part", value: .scalar(part))) }
    entries.append(.init(key: definition.name, value: writtenSettings))
    if let code = codes.replacement {
      entries.append(.init(key: "code", value: .scalar(code.rawValue)))
    }
    if !codes.renames.isEmpty {
      let renames = codes.renames.sorted { $0.key < $1.key }.map { old, new in
        WrittenSetting.Entry(key: old.rawValue, value: .scalar(new.rawValue))
      }
      entries.append(.init(key: "codes", value: .record(renames)))
    }
    let arguments =
      codes.arguments.map { ($0.key, $0.value.written) }
      + columnArguments.map { ($0.key, .entry("column", .scalar($0.value))) }
    if !arguments.isEmpty {
      let sorted = arguments.sorted { $0.0 < $1.0 }.map {
        WrittenSetting.Entry(key: $0.0, value: $0.1)
      }
      entries.append(.init(key: "arguments", value: .record(sorted)))
    }
    if let severity = codes.severity {
      entries.append(.init(key: "severity", value: .scalar(severity.rawValue)))
    }
    if !groups.isEmpty {
      entries.append(.init(key: "groups", value: .list(groups.sorted().map { .scalar($0) })))
    }
    return .record(entries)
  }

  /// The settings, in the order of the check's declaration, or a bare value if only the shorthand
  /// setting is present.
  private var writtenSettings: WrittenSetting {
    let entries = definition.settings.compactMap { setting -> WrittenSetting.Entry? in
      guard let expression = settings[setting.name] else { return nil }
      if let table = tableNames[setting.name] {
        return .init(key: setting.name, value: .scalar(table))
      }
      return expression.written.map { .init(key: setting.name, value: $0) }
    }
    if entries.count == 1, entries[0].key == definition.shorthand { return entries[0].value }
    return .record(entries)
  }
}

extension SettingExpression {
  /// The expression as written in a pack; nil for shared tables.
  package var written: WrittenSetting? {
    switch self {
    case .constant(let value): WrittenSetting(value)
    case .given(let value): WrittenSetting(value)
    case .parameter(let name): .entry("parameter", .scalar(name))
    case .column(let name): .entry("column", .scalar(name))
    case .shared: nil
    case .parts(let names): names.count == 1 ? .scalar(names[0]) : .list(names.map { .scalar($0) })
    case .checks(let checks):
      checks.count == 1 ? checks[0].written : .list(checks.map(\.written))
    }
  }
}

extension Argument {
  fileprivate var written: WrittenSetting {
    switch self {
    case .text(let text): .scalar(text)
    case .integer(let number): .scalar(String(number))
    case .decimal(let number), .plainNumber(let number): .scalar(number.description)
    case .date(let date): .scalar(date.description)
    case .list(let elements): .list(elements.map(\.written))
    case .region(let code): .scalar(code)
    case .field(let path): .scalar(path.description)
    case .rule(let name, _): .scalar(name)
    case .character(let character): .scalar(String(character))
    }
  }
}

extension NormalizationStep {
  package var written: WrittenSetting {
    switch self {
    case .remove(let characters): .entry("remove", .scalar(characters.pattern))
    case .asTyped(let asTyped): asTyped.written
    default: .scalar(name)
    }
  }
}
