public import Violations

/// The declaration of a code: the facts that programs can rely on as long as the code exists.
///
///     let declaration = ErrorDeclaration(
///       "billing.card_declined",
///       pack: "billing",
///       number: 4102,
///       summary: "The issuer refused the payment",
///       arguments: [ErrorArgument("brand", .text), ErrorArgument("attempts", .integer)],
///       status: ErrorStatus(http: 402),
///       retry: .never
///     )
///     declaration.publicArguments.map(\.name)  // ["brand", "attempts"]
///
/// Generated code contains declarations, and so does every pack.
public struct ErrorDeclaration: Hashable, Sendable {
  /// Whether a client may send the same request again.
  public enum Retry: Hashable, Sendable {
    /// The request will fail again.
    case never

    /// The same request may succeed later.
    case same

    /// The same request may succeed after some time. An argument gives the time in whole seconds.
    case after(argument: String)
  }

  /// Whether a code is still in use.
  public enum Standing: Hashable, Sendable {
    /// The code is in use.
    case current

    /// The code is in use but will be retired; the values are the version that deprecated it, and
    /// its replacement.
    case deprecated(since: String, replacement: ViolationCode?)

    /// The code is no longer in use. It keeps its number but doesn't have texts.
    case retired(since: String, replacement: ViolationCode?)
  }

  /// The declared code.
  public var code: ViolationCode

  /// The pack that declares it.
  public var pack: String

  /// The number, unique in the pack; nil if the code doesn't have one.
  public var number: Int?

  /// The severity of the error; nil if the pack doesn't say.
  public var severity: Severity?

  /// A description of the error in English, for developers.
  public var summary: String?

  /// The arguments that programs pass with the code, in order; nil for the codes of checks.
  public var arguments: [ErrorArgument]?

  /// The codes of the causes that people may see, where a code includes all codes below it.
  ///
  /// It is nil if the error doesn't carry a cause.
  public var causes: [ViolationCode]?

  /// The status codes that services respond with.
  public var status: ErrorStatus

  /// Whether a client may send the same request again; nil if the pack doesn't say.
  public var retry: Retry?

  /// The URL of a page about the code, with `{code}`, `{number}` and `{locale}` as placeholders.
  public var help: String?

  /// The text for logs, with argument names in braces; nil to use the summary.
  public var log: String?

  /// Whether the code is still in use.
  public var standing: Standing

  /// Creates a declaration, as the example of ``ErrorDeclaration`` shows.
  public init(
    _ code: ViolationCode,
    pack: String,
    number: Int? = nil,
    severity: Severity? = nil,
    summary: String? = nil,
    arguments: [ErrorArgument]? = nil,
    causes: [ViolationCode]? = nil,
    status: ErrorStatus = ErrorStatus(),
    retry: Retry? = nil,
    help: String? = nil,
    log: String? = nil,
    standing: Standing = .current
  ) {
    self.code = code
    self.pack = pack
    self.number = number
    self.severity = severity
    self.summary = summary
    self.arguments = arguments
    self.causes = causes
    self.status = status
    self.retry = retry
    self.help = help
    self.log = log
    self.standing = standing
  }
}

extension ErrorDeclaration {
  /// The arguments that everyone may see, in order.
  public var publicArguments: [ErrorArgument] {
    (arguments ?? []).filter { $0.exposure == .public }
  }

  /// Returns the arguments that everyone may see: if the code declares arguments, only the declared
  /// public ones.
  func shown(of given: [String: Argument]) -> [String: Argument] {
    guard let declared = arguments else { return given }
    func isShown(_ name: String) -> Bool {
      declared.contains { $0.name == name && $0.exposure == .public }
    }
    return given.keys.allSatisfy(isShown) ? given : given.filter { isShown($0.key) }
  }

  /// The number as people write it, after its pack: `billing:4102`; nil if there is none.
  package var numberInPack: String? { number.map { "\(pack):\($0)" } }

  /// The arguments that appear in logs, in order: all except personal ones.
  package var loggedArguments: [ErrorArgument] {
    (arguments ?? []).filter { $0.exposure != .personal }
  }

  /// Returns whether people may learn that a code was the cause.
  ///
  ///     declaration.causes                   // [storage]
  ///     declaration.shows(cause: "storage.full")  // true
  package func shows(cause: ViolationCode) -> Bool {
    (causes ?? []).contains { cause.isOrIsBelow($0) }
  }

  /// Returns the number of seconds to wait before sending the same request again; nil if it isn't
  /// known.
  package func secondsToWait(_ arguments: [String: Argument]) -> Int? {
    guard case .after(let name) = retry, case .integer(let seconds)? = arguments[name] else {
      return nil
    }
    return max(0, seconds)
  }
}

extension ErrorDeclaration.Standing {
  /// Whether the code is no longer in use.
  package var isRetired: Bool { if case .retired = self { true } else { false } }

  /// How the code ends, in the words that packs use; nil for a current code.
  package var end: (name: String, since: String, replacement: ViolationCode?)? {
    switch self {
    case .current: nil
    case .deprecated(let version, let code): ("deprecated", version, code)
    case .retired(let version, let code): ("retired", version, code)
    }
  }

  /// The code to use instead; nil if there is none.
  package var replacement: ViolationCode? { end?.replacement }
}
