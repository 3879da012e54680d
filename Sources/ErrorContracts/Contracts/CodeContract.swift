package import ErrorCatalog
package import Violations

/// What users of a code may rely on: a line of the file that `rulebook codes --write` writes.
///
///     billing.declined | billing:4102 | error | 402/aborted | never | current | (brand: text)
///
/// Summaries, texts, help addresses, and causes aren't included, so they may change.
package struct CodeContract: Hashable, Sendable {
  /// Whether a code is still in use, without the details that may change.
  package enum Standing: String, CaseIterable, Sendable {
    case current, deprecated, retired
  }

  /// The parts of a contract, in the order of a line.
  package enum Part: Int, CaseIterable, Sendable {
    case code, number, severity, status, retry, standing, arguments
  }

  package var code: ViolationCode
  package var pack: String

  /// The number; nil if there is none.
  package var number: Int?

  /// The severity; nil if its checks decide that.
  package var severity: Severity?

  /// The status that services respond with.
  package var status = ErrorStatus()

  /// Whether the same request may be sent again; nil if that isn't declared.
  package var retry: ErrorDeclaration.Retry?

  /// Whether the code is still in use.
  package var standing = Standing.current

  /// The arguments that programs pass, in order; nil for the codes of checks, and for most retired
  /// codes.
  package var arguments: [ErrorArgument]?
}

extension CodeContract {
  /// Creates the contract of a declaration.
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

  /// Returns a part as it appears in a line.
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
  /// The argument as it appears in a contract: `gateway: text internal`.
  package var inContract: String {
    "\(name): \(kind)" + (exposure == .public ? "" : " \(exposure.rawValue)")
  }
}
