import Violations

/// Writes one message.
///
/// It holds what the recursion into branches needs. Passing these along as arguments would retain
/// and release them at each step.
struct MessageRenderer: ~Copyable {
  private let writer: MessageWriter
  private let program: MessageProgram
  private let arguments: [String: Argument]
  private let labels: FieldLabels

  /// The text that has been written so far.
  private(set) var text: String

  /// Whether every argument was given that the message needed.
  private(set) var isComplete = true

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
      case .argument(let name, let style):
        writeArgument(name, style)
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
    writer.append(argument, style: style, labels: labels, to: &text)
  }
}

/// Where the labels of fields come from, which arguments mention.
enum FieldLabels {
  /// From nowhere: fields are called by their names.
  case none

  /// From the given labels, by path.
  case given([FieldPath: String])

  /// From a catalog, for one form.
  case catalog(Localizer, form: String?)

  func label(of path: FieldPath) -> String {
    let label: String? =
      switch self {
      case .none: nil
      case .given(let labels): labels[path]
      case .catalog(let localizer, let form): localizer.label(of: path, form: form)?.text
      }
    return label ?? path.lastName ?? path.description
  }

  /// Asks a closure for the label of each field among some arguments.
  init(of arguments: [String: Argument], from label: (FieldPath) -> String?) {
    var labels: [FieldPath: String] = [:]
    for case .field(let path) in arguments.values { labels[path] = label(path) }
    self = labels.isEmpty ? .none : .given(labels)
  }
}
