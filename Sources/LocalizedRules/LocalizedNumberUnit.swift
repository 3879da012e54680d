import LocalizedValues
import NumberAndDateRules
import RuleEngine
import Violations

extension LocalizedNumberCheck {
  /// Returns the place of a unit or a currency after a number, such as `km`; nil if there is none.
  ///
  /// Only units that don't change the number are known, so `12 million` has none.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  func unitPlace(in text: UTF8Span) -> Range<Int>? {
    guard text.count <= NamedSlip.longestText else { return nil }
    let written = String(copying: text)
    guard let digit = written.lastIndex(where: \.isDecimalDigit) else { return nil }
    let end = written.index(after: digit)
    let unit = written[end...].drop(while: \.isWhitespace)
    guard NumberSlips.isUnit(unit) else { return nil }
    let length = written.utf8.distance(from: written.startIndex, to: end)
    guard reads(text, 0..<length) else { return nil }
    let start = written.utf8.distance(from: written.startIndex, to: unit.startIndex)
    return start..<text.count
  }

  private func reads(_ text: UTF8Span, _ range: Range<Int>) -> Bool {
    do throws(NumberFault) {
      _ = try writing.read(text, in: range)
      return true
    } catch {
      return writing.readWithPoint(text, in: range) != nil
    }
  }
}

extension Character {
  /// Whether this is a digit of a number, in any script, and not a superscript.
  fileprivate var isDecimalDigit: Bool {
    unicodeScalars.first?.properties.generalCategory == .decimalNumber
  }
}

extension CodeDefinition {
  static let localizedNumberUnit = CodeDefinition(
    "localized_number.unit",
    "There is a unit or a currency after the number.",
    [.init("written_unit", .text, "the unit or the currency", isFromInput: true)]
  )
}
