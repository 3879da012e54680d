extension ProblemDetails {
  /// Puts a report into words for an answer; nil if the value can be accepted.
  ///
  /// Warnings are left out. Title and detail come from the catalog: `report.invalid.title` and
  /// `report.invalid.detail`, and `report.inconclusive.title` and `report.inconclusive.detail`.
  ///
  /// | Outcome      | Status | Where                                                          |
  /// | ------------ | ------ | -------------------------------------------------------------- |
  /// | invalid      | 422    |                                                                |
  /// | inconclusive | 503    | something could not be done: `data.unreadable`, `limit.time`, `check.unavailable` |
  /// | inconclusive | 422    | the input alone is at fault, such as `limit.input_size`        |
  ///
  /// - Parameters:
  ///   - report: What a check found.
  ///   - localizer: Knows the reader's language.
  ///   - type: The kind of problem, as a URI reference.
  ///   - instance: A URI reference of this one.
  ///   - argumentFilter: Says which arguments may be shown beside the messages; nil for none.
  init?(
    for report: Report,
    in localizer: Localizer,
    type: String,
    instance: String?,
    argumentFilter: ArgumentFilter?
  ) {
    if report.isValid { return nil }
    let errors = report.errors
    let isInvalid = report.outcome == .invalid
    let counted = errors.filter { $0.isUndecided != isInvalid }
    let count = Argument.integer(max(1, Set(counted.map(\.path)).count))
    let key = isInvalid ? "report.invalid" : "report.inconclusive"
    let title = localizer.text(for: key + ".title") ?? .untitled(isInvalid)
    let detail = localizer.text(for: key + ".detail", arguments: ["count": count]) ?? title
    let messages = errors.map { localizer.message(for: $0) }
    self.init(
      type: type,
      title: title.text,
      status: !isInvalid && errors.contains(where: \.isTemporary) ? 503 : 422,
      detail: detail.text,
      instance: instance,
      errors: zip(errors, messages).map { violation, message in
        Item(
          detail: message.text,
          pointer: violation.path.jsonPointerFragment,
          code: violation.code,
          number: violation.number,
          arguments: argumentFilter.map { $0.shown(of: violation) },
          range: violation.range
        )
      },
      contentLanguage: Self.languages(of: [title, detail] + messages)
    )
  }

  /// Returns the languages of texts, each once, as a header lists them.
  private static func languages(of messages: [LocalizedMessage]) -> String {
    var seen: Set<LocaleIdentifier> = []
    return messages.map(\.locale)
      .filter { $0 != .root && seen.insert($0).inserted }
      .map(\.tag)
      .joined(separator: ", ")
  }
}

/// Keeps arguments back that could repeat something of a value.
struct ArgumentFilter {
  /// The names of arguments that some check takes from the input.
  ///
  /// Packs rename codes and not arguments, so names alone tell them.
  private let namesFromInput: Set<String>

  init(_ registry: SubjectRegistry) {
    let codes = CodeDefinition.engine + registry.checks.flatMap(\.codes)
    namesFromInput = Set(codes.flatMap(\.arguments).filter(\.isFromInput).map(\.name))
  }

  /// Returns the arguments that may be shown.
  func shown(of violation: Violation) -> [String: Argument] {
    violation.arguments.filter { !namesFromInput.contains($0.key) && !$0.value.hasCharacter }
  }
}

extension Violation {
  /// Whether the same value may be accepted later.
  fileprivate var isTemporary: Bool {
    [.dataUnreadable, .limitTime, .checkUnavailable].contains(code)
  }
}

extension Argument {
  fileprivate var hasCharacter: Bool {
    switch self {
    case .character: true
    case .list(let elements): elements.contains(where: \.hasCharacter)
    default: false
    }
  }
}

extension LocalizedMessage {
  /// The title where a catalog has none.
  fileprivate static func untitled(_ isInvalid: Bool) -> LocalizedMessage {
    LocalizedMessage(
      text: isInvalid ? "Check what you entered" : "Not everything could be checked",
      locale: .english,
      key: "",
      isFallback: true
    )
  }
}
