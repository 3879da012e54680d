public import Violations

/// What is declared of a code: what programs may rely on as long as the code exists.
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
/// Generated code has these, and so has every pack.
public struct ErrorDeclaration: Hashable, Sendable {
  /// Whether the same request may be sent again.
  public enum Retry: Hashable, Sendable {
    /// It will fail again.
    case never

    /// It may succeed as it is.
    case same

    /// It may succeed after a time: an argument says after how many whole seconds.
    case after(argument: String)
  }

  /// Whether a code is still given.
  public enum Standing: Hashable, Sendable {
    /// It is.
    case current

    /// It is, and will not be for long: since a version, with what takes its place.
    case deprecated(since: String, replacement: ViolationCode?)

    /// It is not given any more: it keeps its number and has no texts.
    case retired(since: String, replacement: ViolationCode?)
  }

  /// The code.
  public var code: ViolationCode

  /// The pack that declares it.
  public var pack: String

  /// The number, unique in the pack; nil if it has none.
  public var number: Int?

  /// How much it matters; nil if the pack does not say.
  public var severity: Severity?

  /// What went wrong, in English, for developers.
  public var summary: String?

  /// The arguments that programs give with the code, in order; nil for the codes of checks.
  public var arguments: [ErrorArgument]?

  /// The causes that people may be told, each a code or all codes below one; nil if the error carries
  /// no cause.
  public var causes: [ViolationCode]?

  /// How services answer.
  public var status: ErrorStatus

  /// Whether the same request may be sent again; nil if the pack does not say.
  public var retry: Retry?

  /// The address of a page about the code, with `{code}`, `{number}` and `{locale}`.
  public var help: String?

  /// What logs say of it, with arguments in braces; nil for the summary.
  public var log: String?

  /// Whether the code is still given.
  public var standing: Standing

  /// Creates a declaration, as in the example of ``ErrorDeclaration``.
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
  /// The arguments that everybody may see, in order.
  public var publicArguments: [ErrorArgument] {
    (arguments ?? []).filter { $0.exposure == .public }
  }

  /// Returns of some arguments those that everybody may see: where any are declared, no others than these.
  func shown(of given: [String: Argument]) -> [String: Argument] {
    guard let declared = arguments else { return given }
    func isShown(_ name: String) -> Bool {
      declared.contains { $0.name == name && $0.exposure == .public }
    }
    return given.keys.allSatisfy(isShown) ? given : given.filter { isShown($0.key) }
  }

  /// The number as people name it, behind its pack: `billing:4102`; nil if there is none.
  package var numberInPack: String? { number.map { "\(pack):\($0)" } }

  /// The arguments that stand in logs: all but personal ones, in order.
  package var loggedArguments: [ErrorArgument] {
    (arguments ?? []).filter { $0.exposure != .personal }
  }

  /// Returns whether people may be told that a code was the cause.
  ///
  ///     declaration.causes                   // [storage]
  ///     declaration.shows(cause: "storage.full")  // true
  package func shows(cause: ViolationCode) -> Bool {
    (causes ?? []).contains { cause.isOrIsBelow($0) }
  }

  /// Returns after how many seconds the same request may be sent again; nil if that is not known.
  package func secondsToWait(_ arguments: [String: Argument]) -> Int? {
    guard case .after(let name) = retry, case .integer(let seconds)? = arguments[name] else {
      return nil
    }
    return max(0, seconds)
  }
}

extension ErrorDeclaration.Standing {
  /// Whether the code is not given any more.
  package var isRetired: Bool { if case .retired = self { true } else { false } }

  /// How the code comes to its end, in the words of packs; nil for one that is current.
  package var end: (name: String, since: String, replacement: ViolationCode?)? {
    switch self {
    case .current: nil
    case .deprecated(let version, let code): ("deprecated", version, code)
    case .retired(let version, let code): ("retired", version, code)
    }
  }

  /// The code to use in its place; nil if there is none.
  package var replacement: ViolationCode? { end?.replacement }
}
