import ErrorCatalog
import Violations

/// A text that people read, with the message and arguments that it was written from.
struct RenderedText {
  /// The spaces in texts, which differ in width and in whether a line can break there.
  private static let spaces: Set<Unicode.Scalar> = [
    " ", "\u{A0}", "\u{2009}", "\u{202F}", "\u{3000}", "\n", "\t",
  ]

  private let text: String
  private let message: Message
  private let arguments: [String: Argument]

  /// The text that the message was translated from; nil if there is none.
  private let source: Message?

  init(
    _ text: String,
    of message: Message,
    _ arguments: [String: Argument],
    source: Message?
  ) {
    (self.text, self.message, self.arguments) = (text, message, arguments)
    self.source = source
  }

  /// What no reader should see.
  var faults: [String] {
    [
      hasLooseSpace ? "has a space too many" : nil,
      hasSyntax ? "shows the syntax of its arguments" : nil,
      hasNumberSign ? "has a number sign that the source doesn't have" : nil,
      lacksYear ? "doesn't show the year of the Gregorian calendar" : nil,
    ]
    .compactMap { $0 }
  }

  /// Whether the text begins or ends with a space, has two in a row, or is empty.
  private var hasLooseSpace: Bool {
    var isAfterSpace = true
    for scalar in text.unicodeScalars {
      let isSpace = Self.spaces.contains(scalar)
      if isSpace, isAfterSpace { return true }
      isAfterSpace = isSpace
    }
    return isAfterSpace
  }

  /// Whether an argument was left as it is written in the file.
  ///
  /// Other braces belong to examples.
  private var hasSyntax: Bool {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return false }
    let names = message.argumentNames.union(source?.argumentNames ?? [])
    return names.contains { text.contains("{\($0)}") || text.contains("{\($0),") }
  }

  /// Whether there is a `#` that isn't part of an example of the source.
  private var hasNumberSign: Bool {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return false }
    return !(source?.variants ?? []).contains { $0.text().contains("#") }
  }

  /// Whether a date has a year of another calendar.
  private var lacksYear: Bool {
    let years = arguments.compactMap { name, argument -> Int? in
      guard case .date(let date) = argument, isEverywhere(name) else { return nil }
      return date.year
    }
    if years.isEmpty { return false }
    let digits = text.compactMap(\.wholeNumberValue).map { String($0) }.joined()
    return years.contains { !digits.contains(String($0)) }
  }

  /// Whether all branches mention an argument.
  private func isEverywhere(_ name: String) -> Bool {
    message.variants.allSatisfy { $0.arguments.contains(name) }
  }
}
