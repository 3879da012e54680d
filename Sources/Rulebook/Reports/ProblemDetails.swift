import PackLoading
import RuleEngine

/// The problem details of a failed request, for responses of HTTP services (RFC 9457).
///
///     if let problem = rulebook.problem(for: report, in: acceptLanguage) {
///       response.status = problem.status    // 422
///       response.headers = problem.headers  // Content-Type and Content-Language
///       response.body = try problem.encoded()
///     }
///
/// The body never contains a checked value, only the messages about it. For an error, it contains
/// the texts and the arguments that everyone may see.
public struct ProblemDetails: Hashable, Sendable {
  /// One mistake.
  public struct Item: Hashable, Sendable, Codable {
    /// The message for the reader.
    public var detail: String

    /// The action that the reader can take; nil if the catalog doesn't have one.
    public var action: String?

    /// The URL of a page about the code; nil if there is none.
    public var help: String?

    /// The place of the value in the request, as a JSON Pointer in a fragment:
    /// `#/contacts/2/email`.
    ///
    /// For errors of programs it is `#`, the whole request.
    public var pointer: String

    /// The code of the mistake, for programs.
    public var code: ViolationCode

    /// The number that a rule pack assigns to the code; nil if there is none.
    public var number: Int?

    /// The arguments of the message, each with its type.
    ///
    /// They are nil for a violation, unless the arguments were requested. For an error of a
    /// program, they are nil only if there are none.
    public var arguments: [String: Argument]?

    /// The part of the value that is at fault, as byte offsets into its UTF-8; nil if no single
    /// part is at fault.
    public var range: Range<Int>?

    /// Creates an item.
    public init(
      detail: String,
      pointer: String,
      code: ViolationCode,
      number: Int? = nil,
      arguments: [String: Argument]? = nil,
      range: Range<Int>? = nil,
      action: String? = nil,
      help: String? = nil
    ) {
      self.detail = detail
      self.action = action
      self.help = help
      self.pointer = pointer
      self.code = code
      self.number = number
      self.arguments = arguments
      self.range = range
    }
  }

  /// The media type of the body (RFC 9457 §3).
  public static let contentType = "application/problem+json"

  /// The type of problems that are described only by their status (RFC 9457 §4.2.1).
  public static let untyped = "about:blank"

  /// The kind of problem, as a URI reference.
  public var type: String

  /// A short name for the kind of problem.
  public var title: String

  /// The HTTP status code of the response.
  public var status: Int

  /// A description of this occurrence, with advice.
  public var detail: String

  /// A URI reference for this occurrence; nil if there is none.
  public var instance: String?

  /// The mistakes, in the report's order; errors of programs come first.
  public var errors: [Item]

  /// The code of the error, for programs; nil for a report, and for several errors.
  public var code: ViolationCode?

  /// The number that the pack assigns to the code; nil if there is none.
  public var number: Int?

  /// The action that the reader can take; nil if the catalog doesn't have one.
  public var action: String?

  /// The arguments of the error that everyone may see, as the line protocol writes them; nil if
  /// there are none.
  public var arguments: [String: Value]?

  /// Whether a client may send the same request again; nil if the pack doesn't say.
  public var retry: Retry?

  /// The causes that people may see, nearest first; nil if there are none.
  public var causes: [Cause]?

  /// The languages of the texts, for the header `Content-Language` (RFC 9110 §8.5): the title's
  /// language comes first, then the other languages as they first appear.
  ///
  /// The body doesn't contain this header, so it is empty in a decoded problem.
  public var contentLanguage = ""

  /// Creates a problem; set the other properties of an error afterward.
  public init(
    type: String = untyped,
    title: String,
    status: Int = 422,
    detail: String,
    instance: String? = nil,
    errors: [Item] = [],
    contentLanguage: String = ""
  ) {
    self.type = type
    self.title = title
    self.status = status
    self.detail = detail
    self.instance = instance
    self.errors = errors
    self.contentLanguage = contentLanguage
  }

  /// The headers of the response: `Content-Type`, `Content-Language` if it is known, and
  /// `Retry-After` (RFC 9110 §10.2.3) if the request may be sent again after some time.
  public var headers: [String: String] {
    var headers = ["Content-Type": Self.contentType]
    if !contentLanguage.isEmpty { headers["Content-Language"] = contentLanguage }
    if case .after(let seconds) = retry { headers["Retry-After"] = String(seconds) }
    return headers
  }
}

extension ProblemDetails {
  /// Creates the problem details for a report; nil if the value is valid.
  ///
  /// Warnings are omitted. The title and the detail come from the catalog: `report.invalid.title`
  /// and `report.invalid.detail`, or `report.inconclusive.title` and `report.inconclusive.detail`.
  ///
  /// | Outcome      | Status | Condition                                                          |
  /// | ------------ | ------ | ------------------------------------------------------------------ |
  /// | invalid      | 422    |                                                                    |
  /// | inconclusive | 503    | with `data.unreadable`, `limit.time` or `check.unavailable`        |
  /// | inconclusive | 422    | only the input is at fault, such as with `limit.input_size`        |
  ///
  /// If packs declare a status for the codes of all errors, such as 409 for a name that is taken,
  /// the response has that status. For different statuses it has the one of the server errors, or
  /// 500 or 400, as for several errors of programs.
  ///
  /// - Parameters:
  ///   - report: The report of a check.
  ///   - localizer: The localizer of the reader's language.
  ///   - type: The kind of problem, as a URI reference.
  ///   - instance: A URI reference for this occurrence.
  ///   - argumentFilter: Selects the arguments to include; nil to include none.
  ///   - declaration: Returns the declaration of a code in packs.
  init?(
    for report: Report,
    in localizer: Localizer,
    type: String,
    instance: String?,
    argumentFilter: ArgumentFilter?,
    declaration: (ViolationCode) -> ErrorDeclaration? = { _ in nil }
  ) {
    if report.isValid { return nil }
    func declared(_ violation: Violation) -> ErrorDeclaration? {
      declaration(violation.code) ?? violation.ownDeclaration
    }
    let errors = report.errors
    let isInvalid = report.outcome == .invalid
    let counted = errors.filter { $0.isUndecided != isInvalid }
    let count = Argument.integer(max(1, Set(counted.map(\.path)).count))
    let key = isInvalid ? "report.invalid" : "report.inconclusive"
    let title = localizer.text(for: key + ".title") ?? .untitled(isInvalid)
    let detail = localizer.text(for: key + ".detail", arguments: ["count": count]) ?? title
    let texts = errors.map { violation in
      var text =
        localizer.errorText(for: violation)
        ?? ErrorText(code: violation.code, message: localizer.message(for: violation))
      text.add(declared(violation))
      return text
    }
    let usual = !isInvalid && errors.contains(where: \.isTemporary) ? 503 : 422
    let statuses = errors.compactMap { declared($0)?.status.http }
    self.init(
      type: type,
      title: title.text,
      status: statuses.count < errors.count ? usual : statuses.statusOfAll ?? usual,
      detail: detail.text,
      instance: instance,
      errors: zip(errors, texts).map { violation, text in
        Item(
          detail: text.message,
          pointer: violation.path.jsonPointerFragment,
          code: violation.code,
          number: violation.number,
          arguments: argumentFilter.map { $0.shown(of: violation) },
          range: violation.range,
          action: text.action,
          help: text.help
        )
      },
      contentLanguage: Self.languages(of: [title.locale, detail.locale] + texts.map(\.locale))
    )
  }

  /// The locales in ``contentLanguage``.
  var locales: [LocaleIdentifier] {
    contentLanguage.split(separator: ", ").compactMap { LocaleIdentifier(String($0)) }
  }

  /// Returns the languages of texts, each one once, in the format of a header.
  static func languages(of locales: [LocaleIdentifier]) -> String {
    var seen: Set<LocaleIdentifier> = []
    return
      locales
      .filter { $0 != .root && seen.insert($0).inserted }
      .map(\.tag)
      .joined(separator: ", ")
  }
}

/// Removes arguments that could reveal parts of a value.
struct ArgumentFilter {
  /// The names of arguments that contain input for at least one check.
  ///
  /// Packs can rename codes but not arguments, so the names are enough to recognize them.
  private let namesFromInput: Set<String>

  init(_ registry: SubjectRegistry) {
    let codes = CodeDefinition.engine + registry.checks.flatMap(\.codes)
    namesFromInput = Set(codes.flatMap(\.arguments).filter(\.isFromInput).map(\.name))
  }

  func shown(of violation: Violation) -> [String: Argument] {
    violation.arguments.filter { !namesFromInput.contains($0.key) && !$0.value.hasCharacter }
  }
}

extension [Int] {
  /// The HTTP status of a response to several errors; nil if there are none.
  ///
  /// It is the status of all errors, or else that of all server errors, or else 500 or 400.
  var statusOfAll: Int? {
    if isEmpty { return nil }
    let worst = filter { $0 >= 500 }
    for group in [self, worst] {
      if let first = group.first, group.allSatisfy({ $0 == first }) { return first }
    }
    return worst.isEmpty ? 400 : 500
  }
}

extension Violation {
  /// Whether the same value might be accepted later.
  fileprivate var isTemporary: Bool {
    let codes: [CodeDefinition] = [.dataUnreadable, .limitTime, .checkUnavailable]
    return codes.contains { $0.code == code }
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
  /// The title if no catalog has one.
  fileprivate static func untitled(_ isInvalid: Bool) -> LocalizedMessage {
    LocalizedMessage(
      text: isInvalid ? "Check for mistakes" : "Not everything could be checked",
      locale: .english,
      key: "",
      isFallback: true
    )
  }
}
