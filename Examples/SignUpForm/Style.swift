import Rulebook

/// Colors and marks.
enum Style {
  static func bold(_ text: String) -> String { "\u{1B}[1m\(text)\u{1B}[0m" }
  static func dim(_ text: String) -> String { "\u{1B}[2m\(text)\u{1B}[0m" }
  static func red(_ text: String) -> String { "\u{1B}[31m\(text)\u{1B}[0m" }
  static func green(_ text: String) -> String { "\u{1B}[32m\(text)\u{1B}[0m" }
  static func yellow(_ text: String) -> String { "\u{1B}[33m\(text)\u{1B}[0m" }

  static func mark(of state: FieldState) -> String {
    switch state {
    case .blank: dim("·")
    case .unfinished: yellow("…")
    case .valid: green("✓")
    case .checking: dim("⋯")
    case .invalid: red("✗")
    case .undecided: yellow("?")
    }
  }

  static func mark(of state: Requirement.State) -> String {
    switch state {
    case .open: dim("·")
    case .met: green("✓")
    case .unmet: red("✗")
    }
  }
}
