import Testing
import UnicodeText
import Violations

extension LocaleFormats {
  /// The formats of a tag.
  convenience init(tag: String) throws {
    self.init(try #require(LocaleIdentifier(canonicalizing: tag)))
  }

  func text(of number: NumberOperand, style: NumberStyle = .standard) -> String {
    var text = ""
    append(number, style: style, to: &text)
    return text
  }

  func text(of date: (year: Int, month: Int, day: Int), style: DateStyle) -> String {
    var text = ""
    append(date, style: style, to: &text)
    return text
  }
}
