package import ErrorCatalog
package import Violations

/// What others may rely on of one code: a line of the file that `rulebook codes --write` makes.
///
///     billing.card_declined | billing:4102 | error | 402/failed-precondition | never | current | (brand: text)
///
/// Summaries, texts, addresses of help and causes are not part of it and change freely.
package struct CodeContract: Hashable, Sendable {
  /// Whether a code is still given, without what is free to change about it.
  package enum Standing: String, CaseIterable, Sendable {
    case current, deprecated, retired
  }

  /// The parts of a contract, in the order in which a line has them.
  package enum Part: Int, CaseIterable, Sendable {
    case code, number, severity, status, retry, standing, arguments
  }

  package var code: ViolationCode
  package var pack: String

  /// The number; nil if it has none.
  package var number: Int?

  /// How much it matters; nil if its checks decide that.
  package var severity: Severity?

  /// How services answer.
  package var status = ErrorStatus()

  /// Whether the same request may be sent again; nil if that is not said.
  package var retry: ErrorDeclaration.Retry?

  /// Whether it is still given.
  package var standing = Standing.current

  /// The arguments that programs give, in order; nil for the codes of checks, and for most that are
  /// retired.
  package var arguments: [ErrorArgument]?
}

extension CodeContract {
  /// Takes out of a declaration what others may rely on.
  package init(_ declaration: ErrorDeclaration) {
    code = declaration.code
    pack = declaration.pack
    number = declaration.number
    severity = declaration.severity ?? (declaration.arguments == nil ? nil : .error)
    status = declaration.status
    retry = declaration.retry
    standing =
      switch declaration.standing {
      case .current: .current
      case .deprecated: .deprecated
      case .retired: .retired
      }
    arguments = declaration.arguments
  }

  package var line: String {
    Part.allCases.map(text).joined(separator: ContractFile.separator)
  }

  /// Returns a part as a line has it.
  package func text(_ part: Part) -> String {
    switch part {
    case .code: code.rawValue
    case .number: "\(pack):\(number.map { String($0) } ?? "-")"
    case .severity: severity?.rawValue ?? "-"
    case .status: "\(status.http.map { String($0) } ?? "-")/\(status.grpc?.rawValue ?? "-")"
    case .retry:
      switch retry {
      case .never: "never"
      case .same: "same"
      case .after(let name): "after \(name)"
      case nil: "-"
      }
    case .standing: standing.rawValue
    case .arguments:
      arguments.map { "(\($0.map(\.inContract).joined(separator: ", ")))" } ?? "-"
    }
  }
}

extension ErrorArgument {
  /// The argument as a contract has it: `gateway: text internal`.
  package var inContract: String {
    "\(name): \(kind)" + (exposure == .public ? "" : " \(exposure.rawValue)")
  }
}
