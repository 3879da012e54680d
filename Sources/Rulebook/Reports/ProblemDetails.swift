public import Foundation
import PackLoading
import Rules

/// What is wrong with a request, as HTTP services answer it (RFC 9457).
///
///     if let problem = rulebook.problem(for: report, in: request.headers["Accept-Language"]) {
///       response.status = problem.status    // 422
///       response.headers = problem.headers  // Content-Type and Content-Language
///       response.body = try problem.encoded()
///     }
///
/// The body never has a value that was checked, only what messages say of it.
public struct ProblemDetails: Hashable, Sendable, Codable {
  /// One mistake.
  public struct Item: Hashable, Sendable, Codable {
    /// What to tell the reader.
    public var detail: String

    /// Where the value stands in the request, as a JSON Pointer in a fragment: `#/contacts/2/email`.
    public var pointer: String

    /// What went wrong, for programs.
    public var code: ViolationCode

    /// The number that a rule pack assigns to the code; nil if it assigns none.
    public var number: Int?

    /// The facts of the message; nil unless they were asked for.
    public var arguments: [String: Argument]?

    /// The part of the value that is at fault, as offsets in the bytes of its UTF-8; nil if no one
    /// part is.
    public var range: Range<Int>?

    /// Creates an item.
    public init(
      detail: String,
      pointer: String,
      code: ViolationCode,
      number: Int? = nil,
      arguments: [String: Argument]? = nil,
      range: Range<Int>? = nil
    ) {
      self.detail = detail
      self.pointer = pointer
      self.code = code
      self.number = number
      self.arguments = arguments
      self.range = range
    }
  }

  /// The media type of the body (RFC 9457 §3).
  public static let contentType = "application/problem+json"

  /// The type of problems that say of themselves no more than their status (RFC 9457 §4.2.1).
  public static let untyped = "about:blank"

  /// The kind of problem, as a URI reference.
  public var type: String

  /// What the kind of problem is called.
  public var title: String

  /// The status code of the answer.
  public var status: Int

  /// What to do about this one.
  public var detail: String

  /// A URI reference of this one; nil if it has none.
  public var instance: String?

  /// The mistakes, in the report's order.
  public var errors: [Item]

  /// The languages of the texts, for the header `Content-Language` (RFC 9110 §8.5): that of the
  /// title first, then others in the order in which texts fell back to them.
  ///
  /// The body does not have it, so it is empty in a problem that was decoded.
  public var contentLanguage = ""

  private enum CodingKeys: CodingKey { case type, title, status, detail, instance, errors }

  /// Creates a problem.
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

  /// The headers of the answer: `Content-Type`, and `Content-Language` where it is known.
  public var headers: [String: String] {
    var headers = ["Content-Type": Self.contentType]
    if !contentLanguage.isEmpty { headers["Content-Language"] = contentLanguage }
    return headers
  }

  /// Returns the body of the answer: JSON in UTF-8 with sorted keys, so that equal problems have
  /// equal bytes.
  ///
  /// - Throws: An `EncodingError` if the system cannot encode it.
  public func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

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
