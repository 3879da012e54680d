public import RuleEngine
public import Violations

/// Requires a value to be of a given kind.
///
///     type: list
///     // a text gives type.mismatch, expected: list, actual: text
public struct TypeCheck: Check {
  /// The accepted kind of value.
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

  /// Returns valid if texts are accepted.
  ///
  /// If they aren't, no text can become valid.
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
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "type",
    "Requires a value to be of a given kind.",
    shorthand: "is",
    settings: [
      .init(
        "is",
        .choice(Value.Kind.allCases.filter { $0 != .null }.map(\.rawValue)),
        "The accepted kind of value.",
        isRequired: true
      )
    ],
    codes: []
  ) { settings in TypeCheck(settings.choice("is") ?? .text) }
  .playing(.kind(setting: "is"))
}
