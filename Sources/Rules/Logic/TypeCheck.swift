public import Violations

/// Requires a value of one kind.
///
///     type: list
///     // a text gives type.mismatch, expected: list, actual: text
public struct TypeCheck: Check {
  /// The kind of value accepted.
  public let kind: Value.Kind

  /// Creates a check.
  public init(_ kind: Value.Kind) {
    self.kind = kind
  }

  /// Reports a text, unless texts are accepted.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if kind != .text { findings.addMismatch(expected: kind, actual: .text) }
  }

  /// Returns whether texts are accepted; where they are not, none ever is.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    kind == .text ? .valid : .impossible(at: 0)
  }

  /// Reports a value of another kind.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if kind != value.kind { findings.addMismatch(expected: kind, actual: value.kind) }
  }
}

extension TypeCheck {
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "type",
    "Requires a value of one kind.",
    shorthand: "is",
    settings: [
      SettingDefinition(
        "is",
        .choice(Value.Kind.allCases.filter { $0 != .null }.map(\.rawValue)),
        "The kind of value accepted.",
        isRequired: true
      )
    ],
    codes: []
  ) { settings in TypeCheck(settings.choice("is") ?? .text) }
}
