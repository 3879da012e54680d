import UnicodeText
import Violations

extension MessageWriter {
  /// Adds an argument to a text, in a style if that suits its kind.
  func append(
    _ argument: Argument,
    style: ArgumentStyle,
    labels: FieldLabels,
    to text: inout String
  ) {
    switch argument {
    case .text(let value):
      appendIsolated(value, to: &text)
    case .integer(let number):
      formats.append(.integer(number), style: style.numberStyle, to: &text)
    case .decimal(let number):
      formats.append(.decimal(number.description), style: style.numberStyle, to: &text)
    case .date(let date):
      let dateStyle: DateStyle = if case .date(let given) = style { given } else { .medium }
      formats.append((date.year, date.month, date.day), style: dateStyle, to: &text)
    case .list(let items):
      let type: ListType = if case .list(let given) = style { given } else { .and }
      let written = items.map { item in
        var text = ""
        append(item, style: .plain, labels: labels, to: &text)
        return text
      }
      text += formats.list(written, type: type)
    case .region(let code):
      appendIsolated(formats.regionName(code) ?? code, to: &text)
    case .field(let path):
      appendIsolated(labels.label(of: path), to: &text)
    case .character(let scalar):
      appendIsolated(scalar.visibleText, to: &text)
    }
  }

  private func appendIsolated(_ value: String, to text: inout String) {
    if needsIsolation(value) {
      text += "\u{2068}"
      text += value
      text += "\u{2069}"
    } else {
      text += value
    }
  }

  private func needsIsolation(_ value: String) -> Bool {
    guard let direction else { return false }
    let own = value.firstStrongDirection
    if own == .neutral { return direction == .rightToLeft && value.isWrittenNumber }
    return own != direction
  }
}

extension String {
  /// Whether the text is digits with something between or around them, such as a telephone number.
  ///
  /// It runs from left to right, but among text from right to left its parts would change places.
  fileprivate var isWrittenNumber: Bool {
    let digits = utf8.count { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    return digits > 0 && digits < utf8.count
  }
}

extension Unicode.Scalar {
  /// The combining marks, or nil if ICU has no data for them.
  private static let marks: UnicodeSet? = {
    do { return try UnicodeSet(pattern: "\\p{M}") } catch { return nil }
  }()

  /// The character as a reader can see it.
  ///
  /// One that is invisible or has no sign of its own, being private or unassigned, is written as its
  /// number, a combining mark on a dotted circle (U+25CC).
  var visibleText: String {
    let category = ScalarProperties(of: self).category
    if isInvisible || category == .privateUse || category == .unassigned {
      let digits = String(value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
    if value >= 0x300, let marks = Self.marks, marks.contains(self) { return "\u{25CC}\(self)" }
    return String(self)
  }
}
