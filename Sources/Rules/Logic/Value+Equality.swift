import UnicodeText
import Violations

extension Value {
  /// Returns whether a text equals this value, as a text or as a number written out.
  func equals(_ text: UTF8Span) -> Bool {
    switch self {
    case .text(let own): own.utf8Span.count == text.count && text.hasBytes(own.utf8Span.span, at: 0)
    case .decimal(let own): ExactDecimal(String(copying: text)) == own
    case .boolean, .null, .list, .record: false
    }
  }

  /// Returns whether another value equals this one, where a text of this one counts as what the other
  /// is: packs write constants as text.
  ///
  ///     Value.text("472.50").equals(472.5)       // true
  ///     Value.text("true").equals(true)          // true
  ///     Value.text("472.50").equals("472.5")     // false: two texts are compared as they are
  func equals(_ other: Value) -> Bool {
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

  /// Whether no check ever sees such a value, because it is blank in every rule.
  var isAlwaysBlank: Bool { Blankness.empty.includes(self) }
}

extension SettingError {
  /// The error of a constant that no value can equal.
  static func blankConstant(in setting: String) -> SettingError {
    SettingError(
      setting,
      "no value equals this: what is blank is not checked",
      hint:
        "`required` says that a value must be there, and `filled: false` that a field must be blank"
    )
  }
}
