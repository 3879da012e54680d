package import UnicodeText
package import Violations

/// Writes messages in one locale.
///
///     let writer = MessageWriter(LocaleFormats(german))
///     var text = ""
///     writer.append(try Message("Höchstens {n} Zeichen."), ["n": 1200], to: &text)
///     // "Höchstens 1.200 Zeichen."
///
/// Arguments are inserted but never parsed. If an argument's text runs in a different direction
/// than the message, it is wrapped in isolates (UAX #9 §2.1), so that it cannot disturb the words
/// around it. Controls that would affect the text after it are removed.
///
/// A missing argument is written as its name in braces. If an argument's kind doesn't suit its
/// style, it is written as in plain `{name}`, and in a plural it selects the branch `other`.
package struct MessageWriter: Sendable {
  /// The formats of numbers, dates, lists and regions.
  package let formats: LocaleFormats

  /// The direction of the messages, or nil if arguments are never wrapped.
  let direction: TextDirection?

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - formats: The formats of numbers, dates, lists and regions.
  ///   - isolatesArguments: Whether to wrap arguments of the opposite direction in isolates.
  package init(_ formats: LocaleFormats, isolatesArguments: Bool = true) {
    self.formats = formats
    let direction: TextDirection =
      formats.locale.isRightToLeft ? .rightToLeft : .leftToRight
    self.direction = isolatesArguments ? direction : nil
  }

  /// Writes a message with its arguments.
  ///
  /// - Parameters:
  ///   - message: The message to write.
  ///   - arguments: The arguments of the message.
  ///   - label: Returns the label of a field; if it returns nil, the field's last name is written.
  /// - Returns: The text.
  package func text(
    of message: Message,
    _ arguments: [String: Argument] = [:],
    label: (FieldPath) -> String? = { _ in nil }
  ) -> String {
    let labels = FieldLabels(of: arguments, from: label)
    return written(message, arguments, labels).text
  }

  /// Writes a message, and returns whether all arguments that it needs were passed.
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

  /// Appends a message with its arguments to a text.
  ///
  /// - Parameters:
  ///   - message: The message to write.
  ///   - arguments: The arguments of the message.
  ///   - text: The text to append to.
  ///   - label: Returns the label of a field; if it returns nil, the field's last name is written.
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
  /// Appends an argument to a text, in the given style if it suits the argument's kind.
  func append(
    _ argument: Argument,
    style: ArgumentStyle,
    labels: FieldLabels,
    to text: inout String
  ) {
    switch argument {
    case .text(let value):
      let names = CharacterNames(labels, in: formats.locale)
      appendIsolated(names.visible(value.withoutStrayDirections), to: &text)
    case .integer(let number):
      formats.append(.integer(number), style: style.numberStyle, to: &text)
    case .decimal(let number):
      let numberStyle = style.numberStyle
      formats.append(number.operand(for: numberStyle), style: numberStyle, to: &text)
    case .plainNumber(let number):
      append(plain: number, style: style, to: &text)
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
      appendIsolated(formats.regionName(code) ?? code.withoutStrayDirections, to: &text)
    case .field(let path):
      appendIsolated(labels.label(of: path, in: formats.locale), to: &text)
    case .rule(let name, let title):
      let ownTitle = title.withoutStrayDirections
      appendIsolated(labels.title(ofRule: name, else: ownTitle, in: formats.locale), to: &text)
    case .character(let scalar):
      appendIsolated(CharacterNames(labels, in: formats.locale).visible(scalar), to: &text)
    }
  }

  /// Appends a number with its unit.
  ///
  /// - Returns: Whether the argument is a number.
  func append(_ argument: Argument, in style: UnitStyle, to text: inout String) -> Bool {
    let written: String
    switch argument {
    case .integer(let number): written = formats.text(of: .integer(number), in: style)
    case .decimal(let number), .plainNumber(let number):
      written = formats.text(of: number.operand(for: .standard), in: style)
    default: return false
    }
    // The locale's own direction marks around a sign don't show the direction of the unit's
    // letters.
    let own = String(written.unicodeScalars.filter { !$0.isDirectionMark }).firstStrongDirection
    if let direction, own != .neutral, own != direction {
      text += (own == .leftToRight ? "\u{2066}" : "\u{2067}") + written + "\u{2069}"
    } else {
      text += written
    }
    return true
  }

  /// Appends a number as people type it in every locale; a rounded number isn't to be typed.
  private func append(plain number: ExactDecimal, style: ArgumentStyle, to text: inout String) {
    let numberStyle = style.numberStyle
    guard numberStyle == .standard else {
      return formats.append(number.operand(for: numberStyle), style: numberStyle, to: &text)
    }
    appendIsolated(number.plain(addingZeros: Argument.shownZeros) ?? number.description, to: &text)
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
    // In a right-to-left text, a bracket or an arrow without its own direction would be mirrored,
    // and the parts of a telephone number would change places.
    if own == .neutral { return direction == .rightToLeft && !value.isPlainNumber }
    return own != direction
  }
}

extension String {
  /// Whether the text consists of the digits 0 to 9, which run from left to right everywhere.
  fileprivate var isPlainNumber: Bool {
    utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }
}

extension Unicode.Scalar {
  /// Whether this is one of the invisible marks that only set a direction (UAX #9 §2.6).
  fileprivate var isDirectionMark: Bool {
    self == "\u{200E}" || self == "\u{200F}" || self == "\u{61C}"
  }
}
