import UnicodeText
package import Violations

/// Part of a pack in the notation of the format, for showing it again.
///
///     let check = CheckTemplate(LengthCheck.definition, settings: ["exact": .column("size")])
///     check.written.text   // "{ length: { exact: { column: size } } }"
///
/// It is made from what was read, so that inherited checks, and checks whose parameters a rule
/// sets, are shown as they are used.
package indirect enum WrittenSetting: Hashable, Sendable {
  /// A text, a number, or another single value.
  case scalar(String)

  /// A list.
  case list([WrittenSetting])

  /// Keys with values, in the order of display.
  case record([Entry])

  /// A key with its value.
  package struct Entry: Hashable, Sendable {
    package var key: String
    package var value: WrittenSetting

    package init(key: String, value: WrittenSetting) {
      self.key = key
      self.value = value
    }
  }

  /// Returns a record with one key.
  package static func entry(_ key: String, _ value: WrittenSetting) -> Self {
    .record([Entry(key: key, value: value)])
  }

  /// The setting on one line of YAML.
  package var text: String {
    switch self {
    case .scalar(let text): text.writtenInYAML
    case .list(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .record(let entries):
      entries.isEmpty
        ? "{}"
        : "{ "
          + entries.map { "\($0.key.writtenInYAML): \($0.value.text)" }.joined(separator: ", ")
          + " }"
    }
  }

  /// The setting as a value for JSON, where the order of keys doesn't matter.
  package var value: Value {
    switch self {
    case .scalar(let text): .text(text)
    case .list(let elements): .list(elements.map(\.value))
    case .record(let entries):
      .record(
        Dictionary(
          entries.map { ($0.key, $0.value.value) },
          uniquingKeysWith: { first, _ in first }
        )
      )
    }
  }
}

extension WrittenSetting {
  /// Creates the notation of a value.
  package init(_ value: Value) {
    switch value {
    case .text(let text): self = .scalar(text)
    case .decimal(let number): self = .scalar(number.description)
    case .boolean(let flag): self = .scalar(flag ? "true" : "false")
    case .null: self = .entry("json", .scalar("null"))
    case .list(let elements): self = .list(elements.map(Self.init))
    case .record(let members):
      self = .record(
        members.sorted { $0.key < $1.key }.map { Entry(key: $0.key, value: Self($0.value)) }
      )
    }
  }

  /// Creates the notation of a setting, or returns nil if it doesn't have one, like a shared table.
  init?(_ value: SettingValue) {
    switch value {
    case .text(let text): self = .scalar(text)
    case .integer(let number): self = .scalar(String(number))
    case .decimal(let number): self = .scalar(number.description)
    case .boolean(let flag): self = .scalar(flag ? "true" : "false")
    case .date(let date): self = .scalar(date.description)
    case .value(let value): self.init(value)
    case .field(let path): self = .scalar(path.description)
    case .part(let part): self = .scalar(part.name)
    case .rule(let rule): self = .scalar(rule.name)
    case .checks, .table: return nil
    case .list(let elements):
      let written = elements.compactMap(Self.init)
      // A single element doesn't need brackets.
      if written.count == 1, case .scalar = written[0] {
        self = written[0]
      } else {
        self = .list(written)
      }
    case .record(let entries):
      self = .record(
        entries.sorted { $0.key < $1.key }.compactMap { key, value in
          Self(value).map { Entry(key: key, value: $0) }
        }
      )
    }
  }
}

extension String {
  /// The text as a single-line YAML scalar, in quotes if part of it would otherwise mean something
  /// else.
  fileprivate var writtenInYAML: String {
    let isPlain = utf8.allSatisfy {
      $0.isLetter || $0.isDigit || $0.isBeyondASCII || "_.-+/".utf8.contains($0)
    }
    // A hyphen or a dot could have a special meaning, either alone or at the beginning.
    if isPlain, let first = unicodeScalars.first, first != "-", first != ".",
      first != "+" || utf8.count > 1
    {
      return self
    }
    if unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      return "\"" + unicodeScalars.reduce(into: "") { $0 += $1.escapedInYAML } + "\""
    }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
      + "'"
  }
}

extension Unicode.Scalar {
  /// The scalar as written between double quotes.
  fileprivate var escapedInYAML: String {
    switch self {
    case "\"": #"\""#
    case "\\": #"\\"#
    case "\n": #"\n"#
    case "\t": #"\t"#
    case _ where value < 0x20 || value == 0x7F:
      #"\x"# + (value < 0x10 ? "0" : "") + String(value, radix: 16, uppercase: true)
    default: String(self)
    }
  }
}
