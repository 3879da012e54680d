package import ErrorCatalog
import RuleEngine
import SourceTexts
package import Violations

/// Finds checks that report a code of the library without the arguments that its message mentions.
///
/// People would only read that a value isn't valid.
///
///     - { pattern: '[a-z]+', code: length.too_short }   # no check here reports {minimum}
package struct BorrowedCodes {
  /// The library's messages in the source language.
  private let messages: [String: Message]

  /// A code from elsewhere that a check of a pack reports.
  private struct Loan {
    var pack: PackDeclaration
    var position: SourcePosition
    var report: CodeReport
  }

  /// Finds codes from elsewhere that packs report.
  ///
  /// - Parameters:
  ///   - packs: The packs.
  ///   - reworded: The keys of messages that packs and catalogs replace. Those are checked
  ///     separately.
  ///   - bundled: Reads the library's messages, if they are needed.
  /// - Returns: A diagnostic for each of these checks.
  /// - Throws: The error from reading the messages.
  package static func problems<Failure: Error>(
    in packs: [PackDeclaration],
    rewording reworded: Set<String>,
    bundled: () throws(Failure) -> [String: Message]
  ) throws(Failure) -> [Diagnostic] {
    let loans = loans(in: packs).filter { !reworded.contains($0.report.code.rawValue) }
    return loans.isEmpty ? [] : Self(messages: try bundled()).problems(of: loans)
  }

  private static func loans(in packs: [PackDeclaration]) -> [Loan] {
    packs.flatMap { pack in
      let checks =
        pack.rules.flatMap(\.checks)
        + pack.forms.flatMap { $0.fields.flatMap(\.checks) + $0.checks.map(\.check) }
      return loans(in: checks, of: pack)
    }
  }

  private static func loans(in checks: [CheckTemplate], of pack: PackDeclaration) -> [Loan] {
    checks.flatMap { check -> [Loan] in
      let named = check.codes.renames.values + [check.codes.replacement].compactMap(\.self)
      let reports = named.isEmpty ? [] : check.reports
      let own = reports.filter { named.contains($0.code) && pack.codes[$0.code] == nil }
      return own.map { Loan(pack: pack, position: check.position?.inFile ?? .start, report: $0) }
        + loans(in: check.reportingChecks, of: pack)
    }
  }

  private func problems(of loans: [Loan]) -> [Diagnostic] {
    loans.compactMap { loan in
      let code = loan.report.code
      let keys = ([code] + code.ancestors).map(\.rawValue)
      guard let message = keys.lazy.compactMap({ messages[$0] }).first else { return nil }
      let lacking = message.arguments.filter { name, use in
        loan.report.arguments[name].map { !$0.kinds.allSatisfy(use.accepts) } ?? true
      }
      if lacking.isEmpty { return nil }
      let names = lacking.keys.sorted().map { "{\($0)}" }.joined(separator: ", ")
      return loan.pack.source.diagnostic(
        "pack.unsuitable_code",
        at: loan.position,
        reason: "the message of `\(code)` mentions \(names), "
          + "but this check reports no such argument, or one of another kind",
        hint: "use a separate code for the check, or add the argument under `arguments:`"
      )
    }
  }
}
