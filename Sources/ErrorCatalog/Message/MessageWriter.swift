public import UnicodeText
public import Violations

/// Writes messages in one locale.
///
///     let writer = MessageWriter(LocaleFormats(german))
///     var text = ""
///     writer.append(try Message("Höchstens {n} Zeichen."), ["n": 1200], to: &text)
///     // "Höchstens 1.200 Zeichen."
///
/// Arguments are inserted, never parsed. One that runs in the other direction than the message
/// is wrapped in isolates (UAX #9 §2.1), so that it cannot disturb the words around it.
///
/// An argument that is missing is written as its name in braces, one of the wrong kind as plain
/// `{name}` would write it, and a plural of one takes the branch `other`.
public struct MessageWriter: Sendable {
  /// How numbers, dates, lists and regions are written.
  public let formats: LocaleFormats

  /// The direction of the messages, or nil if arguments are never wrapped.
  let direction: TextDirection?

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - formats: How numbers, dates, lists and regions are written.
  ///   - isolatesArguments: Whether arguments of the other direction are wrapped in isolates.
  public init(_ formats: LocaleFormats, isolatesArguments: Bool = true) {
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
  /// - Returns: The text; never parsed again.
  public func text(
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
  public func append(
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
