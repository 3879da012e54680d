package import UnicodeText
package import Violations

/// Writes messages in one locale.
///
///     let writer = MessageWriter(LocaleFormats(german))
///     var text = ""
///     writer.append(try Message("Höchstens {n} Zeichen."), ["n": 1200], to: &text)
///     // "Höchstens 1.200 Zeichen."
///
/// Arguments are inserted and never parsed. An argument whose text runs in the other direction than
/// the message is wrapped in isolates (UAX #9 §2.1), so that it cannot disturb the words around it.
///
/// An argument that is missing is written as its name in braces. An argument of a kind that does
/// not suit its style is written as plain `{name}` would write it, and in a plural it takes the
/// branch `other`.
package struct MessageWriter: Sendable {
  /// How numbers, dates, lists and regions are written.
  package let formats: LocaleFormats

  /// The direction of the messages, or nil if arguments are never wrapped.
  let direction: TextDirection?

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - formats: How numbers, dates, lists and regions are written.
  ///   - isolatesArguments: Whether arguments of the other direction are wrapped in isolates.
  package init(_ formats: LocaleFormats, isolatesArguments: Bool = true) {
    self.formats = formats
    let direction: TextDirection =
      formats.locale.isRightToLeft ? .rightToLeft : .leftToRight
    self.direction = isolatesArguments ? direction : nil
  }

  /// Writes a message with its arguments.
  ///
  /// - Parameters:
  ///   - message: What to say.
  ///   - arguments: The facts that it mentions.
  ///   - label: Returns the label of a field; its last name is written where it returns nil.
  /// - Returns: The text.
  package func text(
    of message: Message,
    _ arguments: [String: Argument] = [:],
    label: (FieldPath) -> String? = { _ in nil }
  ) -> String {
    let labels = FieldLabels(of: arguments, from: label)
    return written(message, arguments, labels).text
  }

  /// Writes a message, and says whether every argument that it needs was there.
  func written(
    _ message: Message,
    _ arguments: [String: Argument],
    _ labels: FieldLabels
  ) -> (text: String, isComplete: Bool) {
    if let constant = message.program.constant { return (constant, true) }
    var renderer = MessageRenderer(message, arguments, labels, by: self)
    renderer.write()
    return (renderer.text, renderer.isComplete)
  }

  /// Adds a message with its arguments to a text.
  ///
  /// - Parameters:
  ///   - message: What to say.
  ///   - arguments: The facts that it mentions.
  ///   - text: Where to write.
  ///   - label: Returns the label of a field; its last name is written where it returns nil.
  package func append(
    _ message: Message,
    _ arguments: [String: Argument] = [:],
    to text: inout String,
    label: (FieldPath) -> String? = { _ in nil }
  ) {
    let labels = FieldLabels(of: arguments, from: label)
    var renderer = MessageRenderer(message, arguments, labels, by: self, after: text)
    renderer.write()
    text = renderer.text
  }
}

extension MessageWriter {
  /// Appends an argument to a text, in a style if the style suits the argument's kind.
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
      let numberStyle = style.numberStyle
      formats.append(number.operand(for: numberStyle), style: numberStyle, to: &text)
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
  /// Whether the text has digits and other characters, such as a telephone number has.
  ///
  /// Such a text runs from left to right, but without isolates its parts would change places inside
  /// a text that runs from right to left.
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

  /// The character in a form that a reader can see.
  ///
  /// A character that is invisible, for private use or unassigned is written as its number, such as
  /// `U+200B`, and a combining mark is written on a dotted circle (U+25CC).
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
