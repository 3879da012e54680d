import Rulebook
import RulebookAuthoring

/// The texts that people see for a code, with example arguments.
struct ExplainedTexts {
  /// The message; nil if the code is retired or isn't for people.
  private let message: LocalizedMessage?

  /// The texts that accompany the message.
  private let beside: ErrorText?

  init(of explanation: CodeExplanation, in locale: String, _ rulebook: Rulebook) {
    message =
      explanation.isRetired || !explanation.isForPeople
      ? nil : rulebook.exampleMessage(of: explanation, in: locale)
    beside = rulebook.exampleText(of: explanation, in: locale)
  }

  /// The texts as JSON.
  var members: [String: Value] {
    var members: [String: Value] = [:]
    members["message"] = message.map { .text($0.text) }
    members["locale"] = message.map { .text($0.locale.tag) }
    members["key"] = message.map { .text($0.key) }
    for (name, text) in beside?.membersBesideMessage ?? [] { members[name] = .text(text) }
    members["help_address"] = beside?.help.map(Value.text)
    return members
  }

  var lines: [String] {
    guard let message else { return [] }
    let locale = Style.dim("\(message.locale)")
    var lines = (beside?.membersBesideMessage ?? []).map { name, text in
      name.padded + visible(text)
    }
    let place = beside?.title == nil ? 0 : 1
    lines.insert("message".padded + "\(visible(message.text))  \(locale)", at: place)
    if let help = beside?.help { lines.append("help".padded + visible(help)) }
    return lines
  }
}

extension ErrorDeclaration {
  /// What programs rely on, as lines.
  var lines: [String] {
    var lines: [String] = []
    if let end = standing.end {
      let replacement = end.replacement.map { "; replaced by \($0)" } ?? ""
      lines.append(end.name.padded + "since \(visible(end.since))" + replacement)
    }
    let answers = [
      status.http.map { "\($0) \(ErrorStatus.httpName(of: $0))" },
      status.grpc.map { "gRPC \($0.rawValue) (\($0.number))" },
    ].compactMap(\.self)
    if !answers.isEmpty { lines.append("status".padded + answers.joined(separator: ", ")) }
    if let retry { lines.append("retry".padded + retry.words) }
    if let causes {
      let names = causes.map(\.rawValue).joined(separator: ", ")
      lines.append("causes".padded + (names.isEmpty ? "none that people see" : names))
    }
    if let log { lines.append("log".padded + visible(log)) }
    for argument in arguments ?? [] {
      lines.append("argument".padded + "{\(argument.name)} \(argument.kind)\(argument.mark)")
    }
    return lines
  }
}

extension ErrorArgument {
  /// A note about who may see the argument; empty if everyone may.
  fileprivate var mark: String {
    switch exposure {
    case .public: ""
    case .internal: ", internal: only for logs"
    case .personal: ", personal: never in texts or logs"
    }
  }
}

extension ErrorDeclaration.Retry {
  fileprivate var words: String {
    switch self {
    case .never: "never"
    case .same: "the same request may succeed"
    case .after(let argument): "after {\(argument)} seconds"
    }
  }
}

extension String {
  /// The title of a line, padded to the width of the column.
  var padded: String { self + String(repeating: " ", count: max(1, 11 - count)) }
}
