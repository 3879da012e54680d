public import Violations

/// Problem details that any service sent (RFC 9457).
///
///     let problem = try ReceivedProblem(body, headers: response.headers)
///     problem.status      // 402
///     problem.code        // billing.card_declined
///     problem.retryAfter  // nil
///     rulebook.errorText(for: problem, in: "de").message  // "Ihre Visa-Karte wurde abgelehnt."
///
/// Every member is optional. If a member's type differs from RFC 9457, it counts as absent (§3.1).
/// A member that only some services send, such as `code`, stays in ``extensions`` if its format
/// differs from this library's.
///
/// The texts of a service are plain text to show. They aren't markup, and must not be trusted.
public struct ReceivedProblem: Error, Hashable, Sendable {
  /// One of several mistakes, or a cause.
  public struct Item: Hashable, Sendable {
    /// The code of the mistake, for programs; it may be unknown to all packs.
    public var code: ViolationCode?

    /// The code's number; nil if the service didn't send one.
    public var number: Int?

    /// The service's message for the reader.
    public var detail: String?

    /// The action that the reader can take.
    public var action: String?

    /// The URL of a page about the code.
    public var help: String?

    /// The place of the value in the request, as a JSON Pointer.
    public var pointer: String?

    /// The arguments as they were received.
    public var arguments: [String: Value] = [:]

    /// All other members.
    public var extensions: [String: Value] = [:]
  }

  /// The largest body that is read, in bytes.
  static let sizeLimit = 1 << 20

  /// The kind of problem, as a URI reference; `about:blank` if the service doesn't say.
  public var type = ProblemDetails.untyped

  /// A short name for the kind of problem.
  public var title: String?

  /// The status code in the body, from 100 to 599.
  public var status: Int?

  /// A description of this occurrence, with advice.
  public var detail: String?

  /// A URI reference for this occurrence.
  public var instance: String?

  /// The code of the error, for programs; it may be unknown to all packs.
  public var code: ViolationCode?

  /// The code's number; nil if the service didn't send one.
  public var number: Int?

  /// The action that the reader can take.
  public var action: String?

  /// The arguments as they were received.
  public var arguments: [String: Value] = [:]

  /// Whether a client may send the same request again.
  public var retry: ProblemDetails.Retry?

  /// The number of seconds to wait before sending the same request again; nil if the service
  /// doesn't say.
  ///
  /// It comes from ``retry``, or else from the header `Retry-After`, unless that contains a date.
  public var retryAfter: Int?

  /// The causes of the error, nearest first.
  public var causes: [Item] = []

  /// The mistakes, if there are several.
  public var errors: [Item] = []

  /// All other members.
  public var extensions: [String: Value] = [:]

  /// The language of the texts, from the header `Content-Language`; the first one if it lists
  /// several.
  public var contentLanguage: LocaleIdentifier?
}

extension ReceivedProblem: CustomStringConvertible {
  /// The status and the code or title in one line, with control characters and direction marks
  /// escaped.
  public var description: String {
    let name = code?.rawValue ?? title ?? type
    return (status.map { "\($0) " } ?? "") + name.beginning.escapedForLog
  }
}
