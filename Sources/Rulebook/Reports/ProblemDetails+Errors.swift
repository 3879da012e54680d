extension ProblemDetails {
  /// Whether the same request may be sent again.
  ///
  /// As JSON it is `"never"`, `"same"`, or the number of seconds to wait.
  public enum Retry: Hashable, Sendable {
    /// It will fail again.
    case never

    /// It may succeed as it is.
    case same

    /// It may succeed after some seconds.
    case after(seconds: Int)
  }

  /// An error that led to another one.
  public struct Cause: Hashable, Sendable, Codable {
    /// What went wrong, for programs.
    public var code: ViolationCode

    /// The number that the pack assigns to the code; nil if it assigns none.
    public var number: Int?

    /// What to tell the reader; nil if the catalog does not have it in the language of the other texts.
    public var detail: String?
  }
}

extension ProblemDetails.Retry {
  /// Returns what a declaration says of retrying, with the arguments of an error.
  init?(_ declaration: ErrorDeclaration?, _ arguments: [String: Argument]) {
    guard let declaration, let retry = declaration.retry else { return nil }
    switch retry {
    case .never: self = .never
    case .same: self = .same
    // Without the seconds it is only known that the request may be sent again.
    case .after: self = declaration.secondsToWait(arguments).map { .after(seconds: $0) } ?? .same
    }
  }

  /// Returns what suits all of some answers: the request fails if one of its errors stays.
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

  /// Reads what ``value`` is; nil for anything else.
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

  /// The answer as JSON has it.
  var value: Value {
    switch self {
    case .never: "never"
    case .same: "same"
    case .after(let seconds): .decimal(ExactDecimal(seconds))
    }
  }
}

extension ProblemDetails.Retry: Codable {
  /// Reads `"never"`, `"same"`, or a number of seconds.
  ///
  /// - Throws: A `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let retry = Self(try container.decode(Value.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "neither never nor same nor seconds"
      )
    }
    self = retry
  }

  /// Writes `"never"`, `"same"`, or the number of seconds.
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
