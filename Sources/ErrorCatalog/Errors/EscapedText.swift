package import Violations

extension Argument {
  /// The argument as programs write it: texts in quotes, with what could mislead a reader escaped.
  package var escaped: String {
    switch self {
    case .text(let text), .region(let text): text.escapedInQuotes
    case .integer(let number): String(number)
    case .decimal(let number): number.description
    case .date(let date): date.description
    case .list(let elements): "[\(elements.map(\.escaped).joined(separator: ", "))]"
    case .field(let path): path.description.escapedInQuotes
    case .character(let scalar): String(scalar).escapedInQuotes
    }
  }
}

extension [String: Argument] {
  /// The arguments in parentheses, sorted by name; empty if there is none.
  package var inParentheses: String {
    if isEmpty { return "" }
    let shown = sorted { $0.key < $1.key }.map { "\($0): \($1.escaped)" }
    return "(\(shown.joined(separator: ", ")))"
  }
}

extension String {
  /// The text in quotes.
  package var escapedInQuotes: String { "\"\(escaped(quotes: true))\"" }

  /// The text with controls, line breaks and direction marks as `\u{…}`, so that a line of a log stays
  /// one line and reads as it is stored.
  package var escapedForLog: String { escaped(quotes: false) }

  private func escaped(quotes: Bool) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\\": text += "\\\\"
      case "\"" where quotes: text += "\\\""
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isMisleading:
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether a reader would not see the character, or would see others in another place because of it.
  fileprivate var isMisleading: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      true
    default: false
    }
  }
}
