public import Violations

/// Problem details that any service sent (RFC 9457).
///
///     let problem = try ReceivedProblem(body, headers: response.headers)
///     problem.status      // 402
///     problem.code        // billing.card_declined
///     problem.retryAfter  // nil
///     rulebook.errorText(for: problem, in: "de").message  // "Ihre Visa-Karte wurde abgelehnt."
///
/// Every member is optional. One of a type that RFC 9457 does not give it counts as absent (§3.1). What only some
/// services have, such as `code`, is kept among the ``extensions`` where it is not what this library writes.
///
/// What a service says is text to show, neither markup nor to be trusted.
public struct ReceivedProblem: Error, Hashable, Sendable {
  /// One of several mistakes, or a cause.
  public struct Item: Hashable, Sendable {
    /// What went wrong, for programs; also one that no pack knows.
    public var code: ViolationCode?

    /// The number of the code.
    public var number: Int?

    /// What the service tells the reader.
    public var detail: String?

    /// What the reader can do.
    public var action: String?

    /// The address of a page about the code.
    public var help: String?

    /// Where the value stands in the request, as a JSON Pointer.
    public var pointer: String?

    /// The arguments, as they were sent.
    public var arguments: [String: Value] = [:]

    /// All other members.
    public var extensions: [String: Value] = [:]
  }

  /// The largest body that is read, in bytes.
  static let sizeLimit = 1 << 20

  /// The kind of problem, as a URI reference; `about:blank` if the service does not say.
  public var type = ProblemDetails.untyped

  /// What the kind of problem is called.
  public var title: String?

  /// The status code that the service gave the answer, from 100 to 599.
  public var status: Int?

  /// What to do about this one.
  public var detail: String?

  /// A URI reference of this one.
  public var instance: String?

  /// What went wrong, for programs; also a code that no pack knows.
  public var code: ViolationCode?

  /// The number of the code.
  public var number: Int?

  /// What the reader can do.
  public var action: String?

  /// The arguments, as they were sent.
  public var arguments: [String: Value] = [:]

  /// Whether the same request may be sent again.
  public var retry: ProblemDetails.Retry?

  /// After how many seconds the same request may be sent again: those of ``retry``, else those of the header
  /// `Retry-After`, where it has no date; nil if the service does not say.
  public var retryAfter: Int?

  /// What led to the error, the nearest first.
  public var causes: [Item] = []

  /// The mistakes, if there are several.
  public var errors: [Item] = []

  /// All other members.
  public var extensions: [String: Value] = [:]

  /// The language of the texts, by the header `Content-Language`; the first one, if it lists several.
  public var contentLanguage: LocaleIdentifier?
}

extension ReceivedProblem: CustomStringConvertible {
  /// The status and the code or title in one line, in which controls and direction marks are escaped.
  public var description: String {
    let name = code?.rawValue ?? title ?? type
    return (status.map { "\($0) " } ?? "") + name.beginning.escapedForLog
  }
}
