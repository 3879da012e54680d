extension ProblemDetails {
  /// Whether a client may send the same request again.
  ///
  /// As JSON it is `"never"`, `"same"`, or the number of seconds to wait.
  public enum Retry: Hashable, Sendable {
    /// The request will fail again.
    case never

    /// The same request may succeed later.
    case same

    /// The same request may succeed after some seconds.
    case after(seconds: Int)
  }

  /// An error that caused another error.
  public struct Cause: Hashable, Sendable, Codable {
    /// The code of the error, for programs.
    public var code: ViolationCode

    /// The number that the pack assigns to the code; nil if there is none.
    public var number: Int?

    /// The message for the reader; nil if the catalog doesn't have it in the language of the other
    /// texts.
    public var detail: String?
  }
}

extension ProblemDetails.Retry {
  /// Creates the value for a declaration, with the arguments of an error.
  init?(_ declaration: ErrorDeclaration?, _ arguments: [String: Argument]) {
    guard let declaration, let retry = declaration.retry else { return nil }
    switch retry {
    case .never: self = .never
    case .same: self = .same
    // Without the number of seconds, all that is known is that the request may be sent again.
    case .after: self = declaration.secondsToWait(arguments).map { .after(seconds: $0) } ?? .same
    }
  }

  /// Creates the value for several errors: the request fails again if one of the errors persists.
  init?(allOf retries: [Self?]) {
    if retries.contains(.never) {
      self = .never
      return
    }
    guard !retries.isEmpty, !retries.contains(nil) else { return nil }
    let seconds = retries.compactMap { retry in
      if case .after(let seconds) = retry { seconds } else { nil }
    }
    self = seconds.max().map { .after(seconds: $0) } ?? .same
  }

  /// Creates the value from its JSON form, as in ``value``; nil for anything else.
  init?(_ value: Value) {
    switch value {
    case .text("never"): self = .never
    case .text("same"): self = .same
    case .decimal(let number):
      guard let seconds = number.integer, seconds >= 0 else { return nil }
      self = .after(seconds: seconds)
    default: return nil
    }
  }

  /// The JSON form.
  var value: Value {
    switch self {
    case .never: "never"
    case .same: "same"
    case .after(let seconds): .decimal(ExactDecimal(seconds))
    }
  }
}

extension ProblemDetails.Retry: Codable {
  /// Reads `"never"`, `"same"` or a number of seconds.
  ///
  /// - Throws: A `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let retry = Self(try container.decode(Value.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected `never`, `same` or a number of seconds"
      )
    }
    self = retry
  }

  /// Writes `"never"`, `"same"` or the number of seconds.
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
