import UnicodeText
import Violations

/// Writes one message.
///
/// A renderer contains the state of the recursion into branches. Passing the state as arguments
/// would retain and release it at each step.
struct MessageRenderer: ~Copyable {
  private let writer: MessageWriter
  private let program: MessageProgram
  private let arguments: [String: Argument]
  private let labels: FieldLabels

  /// The text written so far.
  private(set) var text: String

  /// Whether all arguments that the message needs were passed.
  private(set) var isComplete = true

  /// The end and the length of the argument that was written last, in bytes.
  private(set) var lastArgument = (end: 0, length: 0)

  init(
    _ message: Message,
    _ arguments: [String: Argument],
    _ labels: FieldLabels,
    by writer: MessageWriter,
    after text: consuming String = ""
  ) {
    self.writer = writer
    self.program = message.program
    self.arguments = arguments
    self.labels = labels
    self.text = text
  }

  /// Writes the whole message.
  mutating func write() {
    text.reserveCapacity(text.utf8.count + program.expectedLength)
    write(program.body)
  }

  private mutating func write(_ pieces: Range<Int>) {
    for index in pieces {
      switch program.pieces[index] {
      case .text(let literal):
        text += program.literals[literal]
      case .sentenceEnd(let literal):
        writeSentenceEnd(program.literals[literal])
      case .argument(let name, let style):
        writeArgument(name, style)
      case .unit(let name, let style):
        writeArgument(name, in: style)
      case .numberSign(let name):
        writeArgument(name, .plain)
      case .plural(let name, let type, let style, let branches):
        let argument = argument(name)
        write(program.pluralBranch(in: branches, for: argument, type, style, writer.formats))
      case .select(let name, let branches):
        write(program.selectBranch(in: branches, for: argument(name)))
      }
    }
  }

  /// Writes a text that begins with a full stop, without it if the argument before it ends with it.
  private mutating func writeSentenceEnd(_ literal: String) {
    if let fullStop = literal.unicodeScalars.first, endsWithArgument(and: fullStop) {
      text += String(literal.unicodeScalars.dropFirst())
    } else {
      text += literal
    }
  }

  private mutating func argument(_ name: Int) -> Argument? {
    let argument = arguments[program.names[name]]
    if argument == nil { isComplete = false }
    return argument
  }

  private mutating func writeArgument(_ name: Int, _ style: ArgumentStyle) {
    guard let argument = argument(name) else {
      text += "{\(program.names[name])}"
      return
    }
    let start = text.utf8.count
    writer.append(argument, style: style, labels: labels, to: &text)
    noteArgument(from: start)
  }

  private mutating func noteArgument(from start: Int) {
    let end = text.utf8.count
    lastArgument = (end, end - start)
  }
}

extension MessageRenderer {
  /// Writes a number with its unit; any other argument is written without the unit.
  private mutating func writeArgument(_ name: Int, in style: UnitStyle) {
    let start = text.utf8.count
    guard let argument = argument(name), writer.append(argument, in: style, to: &text) else {
      writeArgument(name, .plain)
      return
    }
    noteArgument(from: start)
  }
}

/// The source of the field labels that arguments mention.
enum FieldLabels {
  /// No source: fields are shown by their names.
  case none

  /// The given labels, by path.
  case given([FieldPath: String])

  /// A catalog's names for the fields of a form, in the language of the sentence.
  case catalog(Localizer, form: String?)

  /// Returns a catalog's names for a sentence that is written in a locale; nil without a catalog.
  ///
  /// Few arguments need names, so they are created for one argument and not for the sentence.
  func names(in locale: LocaleIdentifier) -> SentenceNames? {
    guard case .catalog(let localizer, let form) = self else { return nil }
    return SentenceNames(localizer, form: form, locale: locale)
  }

  /// Returns the label of a field for a sentence that is written in a locale.
  func label(of path: FieldPath, in locale: LocaleIdentifier) -> String {
    if let names = names(in: locale) { return names.label(of: path) }
    if case .given(let labels) = self, let label = labels[path] { return label }
    // A record can have any names.
    return path.plainName
  }

  /// Returns the name of a rule's values for a sentence that is written in a locale.
  func title(ofRule name: String, else title: String, in locale: LocaleIdentifier) -> String {
    names(in: locale)?.title(ofRule: name, else: title) ?? title
  }

  /// Creates labels from a closure, which is called for each field among the arguments.
  init(of arguments: [String: Argument], from label: (FieldPath) -> String?) {
    var labels: [FieldPath: String] = [:]
    for case .field(let path) in arguments.values { labels[path] = label(path) }
    self = labels.isEmpty ? .none : .given(labels)
  }
}
