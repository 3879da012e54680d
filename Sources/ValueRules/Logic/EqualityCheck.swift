import NumberAndDateRules
public import RuleEngine
import UnicodeText
public import Violations

/// Requires a value to equal a constant, or not to equal it.
///
/// Texts are equal if they have the same scalars. Numbers are equal if they have the same value,
/// even if one of the two is written as a text. The constants `true` and `false` equal the boolean
/// values, because packs write all constants as text.
///
///     EqualityCheck("yes")   // no: equals.different, expected: yes
///     EqualityCheck(1)       // 1.0 is valid, and so is the text 1.0
///     EqualityCheck("true")  // true is valid
public struct EqualityCheck: Check {
  /// The constant.
  public let constant: Value

  /// Whether the value must equal the constant rather than differ from it.
  public let mustEqual: Bool

  /// Creates a check.
  public init(_ constant: Value, mustEqual: Bool = true) {
    self.constant = constant
    self.mustEqual = mustEqual
  }

  /// Reports a text without the required relation to the constant.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    report(constant.equals(text), into: &findings)
  }

  /// Reports a value without the required relation to the constant.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    report(constant.equals(value), into: &findings)
  }

  /// Returns whether the text is the beginning of the constant.
  ///
  /// If the value must differ, any text can still do so.
  ///
  /// A number can be written in many ways, so any text that begins one of them is unfinished.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if mustEqual { return constant.progress(of: text, in: context) }
    return constant.equals(text) ? .unfinished : .valid
  }

  private func report(_ isEqual: Bool, into findings: inout Findings) {
    guard isEqual != mustEqual else { return }
    if mustEqual {
      findings.add(.equalsDifferent, ["expected": .text(constant.written)])
    } else {
      findings.add(.notEqualsSame, ["refused": .text(constant.written)])
    }
  }
}

extension Value {
  /// Returns the progress of a text that must equal this value.
  func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    switch self {
    case .text(let own):
      let wanted = own.utf8Span.span
      let common = text.commonPrefix(with: wanted)
      if common < text.count { return .impossible(at: common) }
      return common == wanted.count ? .valid : .unfinished
    case .decimal(let own):
      let bound = NumberCheck.Bound(own)
      return NumberCheck(lower: bound, upper: bound).progress(of: text, in: context)
    case .boolean, .null, .list, .record: return .impossible(at: 0)
    }
  }
}

extension Value {
  /// The text that represents a constant of a pack in a message.
  var written: String {
    switch self {
    case .text(let text): text
    case .decimal(let number): number.description
    case .boolean(let flag): flag ? "true" : "false"
    case .null: "null"
    case .list(let elements): elements.map(\.written).joined(separator: ", ")
    case .record: "{…}"
    }
  }
}

extension EqualityCheck {
  /// The definition of the check `equals`, for packs and documentation.
  public static let equals = CheckDefinition(
    "equals",
    "Requires a value to equal a constant.",
    shorthand: "value",
    settings: [
      .init("value", .value, "The constant.", isRequired: true, comparison: .whole)
    ],
    codes: [.equalsDifferent]
  ) { settings throws(SettingError) in EqualityCheck(try constant(from: settings)) }
  .playing(.enumeration(setting: "value"))

  /// The definition of the check `not-equals`, for packs and documentation.
  public static let notEquals = CheckDefinition(
    "not-equals",
    "Requires a value not to equal a constant.",
    shorthand: "value",
    settings: [
      .init("value", .value, "The constant.", isRequired: true, comparison: .whole)
    ],
    codes: [.notEqualsSame]
  ) { settings throws(SettingError) in
    EqualityCheck(try constant(from: settings), mustEqual: false)
  }

  private static func constant(from settings: Settings) throws(SettingError) -> Value {
    let constant = settings.value("value") ?? .null
    if constant.isAlwaysBlank { throw .blankConstant(in: "value") }
    return constant
  }
}

extension CodeDefinition {
  static let equalsDifferent = CodeDefinition(
    "equals.different",
    "The value doesn't equal the accepted value.",
    [.init("expected", .text, "the accepted value")]
  )

  static let notEqualsSame = CodeDefinition(
    "not_equals.same",
    "The value equals the refused value.",
    [.init("refused", .text, "the refused value", isFromInput: true)]
  )
}
