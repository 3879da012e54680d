/// The text of a YAML scalar, and how it was written.
public struct YAMLScalar: Hashable, Sendable {
  /// The text, with escapes and line folding resolved and nothing else.
  public let text: String

  /// How it was written.
  public let style: Style

  /// The ways to write a scalar.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// Without quotes.
    case plain
    /// In single quotes.
    case singleQuoted
    /// In double quotes.
    case doubleQuoted
    /// As a block after `|`.
    case literal
    /// As a block after `>`.
    case folded
  }

  /// Creates a scalar.
  public init(text: String, style: Style) {
    self.text = text
    self.style = style
  }

  /// Whether it was written without quotes.
  public var isPlain: Bool { style == .plain }

  /// Whether YAML's core schema reads it as null: nothing, `~` or `null`, unquoted.
  public var isNull: Bool {
    isPlain && ["", "~", "null", "Null", "NULL"].contains(text)
  }
}
