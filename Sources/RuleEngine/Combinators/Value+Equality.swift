import UnicodeText
package import Violations

extension Value {
  /// Returns whether a text equals this value, either as text or as a written number.
  package func equals(_ text: UTF8Span) -> Bool {
    switch self {
    case .text(let own): own.utf8Span.count == text.count && text.hasBytes(own.utf8Span.span, at: 0)
    case .decimal(let own): ExactDecimal(String(copying: text)) == own
    case .boolean, .null, .list, .record: false
    }
  }

  /// Returns whether another value equals this one.
  ///
  /// Packs write constants as text, so a text in this value is compared as the other value's kind.
  ///
  ///     Value.text("472.50").equals(472.5)       // true
  ///     Value.text("true").equals(true)          // true
  ///     Value.text("472.50").equals("472.5")     // false: texts are compared exactly
  package func equals(_ other: Value) -> Bool {
    switch (self, other) {
    case (_, .text(let text)): equals(text.utf8Span)
    case (.text(let own), .decimal(let number)): ExactDecimal(own) == number
    case (.text(let own), .boolean(let flag)):
      own.utf8.elementsEqual((flag ? "true" : "false").utf8)
    case (.list(let own), .list(let other)):
      own.count == other.count && zip(own, other).allSatisfy { $0.equals($1) }
    case (.record(let own), .record(let other)):
      own.count == other.count
        && own.allSatisfy { name, value in other[name].map(value.equals) ?? false }
    default: self == other
    }
  }

  /// Whether no check ever sees this value, because it is blank in every rule.
  package var isAlwaysBlank: Bool { Blankness.empty.includes(self) }
}

extension SettingError {
  /// Returns the error for a constant that no value can equal.
  package static func blankConstant(in setting: String) -> SettingError {
    SettingError(
      setting,
      "no value can equal this, because blank values aren't checked",
      hint:
        "write `required` if a value must be present, or `filled: false` if it must be blank"
    )
  }
}
