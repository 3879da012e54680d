import UnicodeText
package import Violations

extension Argument {
  /// The argument as programs write it: texts in quotes, with misleading characters escaped.
  package var escaped: String {
    switch self {
    case .text(let text), .region(let text): text.escapedInQuotes
    case .integer(let number): String(number)
    case .decimal(let number), .plainNumber(let number): number.description
    case .date(let date): date.description
    case .list(let elements): "[\(elements.map(\.escaped).joined(separator: ", "))]"
    case .field(let path): path.description.escapedInQuotes
    case .rule(let name, _): name.escapedInQuotes
    case .character(let scalar): String(scalar).escapedInQuotes
    }
  }
}

extension Argument {
  /// The most characters of a text, and the most elements of a list, that a log line contains.
  package static let logLimits = (characters: 1024, elements: 64)

  /// The argument as it appears in a log line: plain words unchanged, other texts in quotes.
  package var inLog: String {
    switch beginning {
    case .text(let text), .region(let text):
      text.unicodeScalars.allSatisfy(\.isOfPlainWord) && !text.isEmpty ? text : text.escapedInQuotes
    case let other: other.escaped
    }
  }

  /// The argument, shortened so that a log line doesn't get too long.
  package var beginning: Argument {
    switch self {
    case .text(let text): .text(text.beginning)
    case .region(let code): .region(code.beginning)
    case .list(let elements):
      .list(
        elements.prefix(Self.logLimits.elements).map(\.beginning)
          + (elements.count > Self.logLimits.elements ? [.text("…")] : [])
      )
    default: self
    }
  }
}

extension [String: Argument] {
  /// The arguments in parentheses, sorted by name; empty if there are none.
  package var inParentheses: String {
    if isEmpty { return "" }
    let shown = sorted { $0.key < $1.key }.map { "\($0): \($1.escaped)" }
    return "(\(shown.joined(separator: ", ")))"
  }
}

extension String {
  package var escapedInQuotes: String { "\"\(escaped(quotes: true))\"" }

  /// The text with control characters, line breaks and direction marks as `\u{…}`, so that a log
  /// line stays one line and reads in the order of its characters.
  package var escapedForLog: String { escaped(quotes: false) }

  /// The first 1,024 characters, with an ellipsis if there are more.
  package var beginning: String {
    let limit = Argument.logLimits.characters
    guard let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex),
      end < endIndex
    else { return self }
    return String(unicodeScalars[..<end]) + "…"
  }

  /// JSON text with misleading characters escaped as in JSON.
  ///
  /// These characters occur only in JSON strings, so they can be replaced everywhere.
  package var escapedInJSON: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      guard scalar.isMisleading else {
        text.unicodeScalars.append(scalar)
        return
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
  }

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
  /// Whether a log line can contain the character outside quotes.
  fileprivate var isOfPlainWord: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", ":", "/", "@", "+": true
    default: false
    }
  }

  /// Whether the character is invisible to a reader, or reorders the characters around it.
  fileprivate var isMisleading: Bool {
    switch ScalarProperties(of: self).category {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      true
    default: false
    }
  }
}
