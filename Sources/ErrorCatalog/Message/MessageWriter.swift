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
    if let constant = message.program.constant { return constant }
    var text = ""
    text.reserveCapacity(message.program.expectedLength)
    append(message, arguments, to: &text, label: label)
    return text
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
    let program = message.program
    append(program.body, of: program, arguments, to: &text, label: label)
  }

  private func append(
    _ pieces: Range<Int>,
    of program: MessageProgram,
    _ arguments: [String: Argument],
    to text: inout String,
    label: (FieldPath) -> String?
  ) {
    for index in pieces {
      switch program.pieces[index] {
      case .text(let literal):
        text += program.literals[literal]
      case .argument(let name, let style):
        let name = program.names[name]
        guard let argument = arguments[name] else {
          text += "{\(name)}"
          continue
        }
        append(argument, style: style, to: &text, label: label)
      case .numberSign(let name):
        let name = program.names[name]
        guard let argument = arguments[name] else {
          text += "{\(name)}"
          continue
        }
        append(argument, style: .plain, to: &text, label: label)
      case .plural(let name, let type, let style, let branches):
        let argument = arguments[program.names[name]]
        let branch = program.pluralBranch(in: branches, for: argument, type, style, formats)
        append(branch, of: program, arguments, to: &text, label: label)
      case .select(let name, let branches):
        let argument = arguments[program.names[name]]
        let branch = program.selectBranch(in: branches, for: argument)
        append(branch, of: program, arguments, to: &text, label: label)
      }
    }
  }
}
