public import RuleEngine
import UnicodeText
import Violations

/// Refuses a text with markup in it: tags, comments and entities of HTML, and links of Markdown.
///
///     markup: {}
///     // 2 < 3 & so on        valid
///     // <b>Hello</b>         markup.found, at bytes 0 to 3
///     // Tom &amp; Jerry      markup.found, at bytes 4 to 9
///     // [here](page)         markup.found, at bytes 5 to 12
///
/// Text that begins like a tag counts as one, even if the tag's name doesn't exist or the tag isn't
/// closed. The check isn't a filter that makes a text safe to show: a program that shows a text
/// must escape it.
///
/// Standard: HTML, §13.2.5.6 (tag open state) and §13.2.5.72 (character reference state).
public struct MarkupCheck: Check {
  /// Creates a check.
  public init() {}

  /// Reports the first piece of markup.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let bytes = text.span
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "]"):
        if let end = Self.end(ofMarkupAt: index, in: bytes) {
          findings.add(.markupFound, at: index..<end)
          return
        }
      default: break
      }
    }
  }

  /// Returns the end of the tag, the entity, or the address of a link that begins at an offset.
  private static func end(ofMarkupAt start: Int, in bytes: Span<UInt8>) -> Int? {
    let next = start + 1 < bytes.count ? bytes[start + 1] : 0
    switch bytes[start] {
    case UInt8(ascii: "<"):
      let opens = next.isLetter || "/!?".utf8.contains(next)
      return opens ? end(at: UInt8(ascii: ">"), from: start, in: bytes) : nil
    case UInt8(ascii: "]"):
      return next == UInt8(ascii: "(") ? end(at: UInt8(ascii: ")"), from: start, in: bytes) : nil
    default:
      var end = next == UInt8(ascii: "#") ? start + 2 : start + 1
      let first = end
      while end < bytes.count, end - first < longestEntity,
        bytes[end].isLetter || bytes[end].isDigit
      {
        end += 1
      }
      return end > first && end < bytes.count && bytes[end] == UInt8(ascii: ";") ? end + 1 : nil
    }
  }

  /// Returns the offset after the first occurrence of a byte, or the end of the text if there is
  /// none.
  private static func end(at byte: UInt8, from start: Int, in bytes: Span<UInt8>) -> Int {
    var end = start
    while end < bytes.count {
      end += 1
      if bytes[end - 1] == byte { break }
    }
    return end
  }
}

/// The length of the longest name of a character reference in HTML, which is
/// `CounterClockwiseContourIntegral`.
private let longestEntity = 31

extension MarkupCheck: MeasuredCheck {
  package var runningCost: RunningCost { RunningCost(call: 300, byte: 100) }
}

extension MarkupCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "markup",
    "Refuses a text with HTML tags or entities, or Markdown links.",
    codes: [.markupFound]
  ) { _ in MarkupCheck() }
}

extension CodeDefinition {
  static let markupFound = CodeDefinition("markup.found", "The text contains markup.")
}
