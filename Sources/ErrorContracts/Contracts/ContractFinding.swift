package import PackLoading
import SourceTexts
package import Violations

/// A change to a code since the file of contracts was written.
package struct ContractFinding: Sendable {
  /// The severity: an error if users of the code notice the change.
  package var severity: Severity

  /// The change, with its position in the file of contracts, or in the pack if the code is new.
  package var diagnostic: Diagnostic

  /// The current declaration in a pack; nil if there is none.
  package var declared: DeclaredCode.Place?
}

/// A code as a pack declares it today.
package struct DeclaredCode: Sendable {
  /// A place in a pack.
  package struct Place: Hashable, Sendable, CustomStringConvertible {
    /// The name of the file.
    package var file: String

    /// The line and the column.
    package var position: SourcePosition

    /// The place as diagnostics write it: `shop.yaml:4:3`.
    package var description: String { "\(file):\(position.line):\(position.column)" }
  }

  /// What users of the code may rely on.
  package var contract: CodeContract

  let declaration: CodeDeclaration
  let source: SourceText

  /// Returns the place of a part in the pack, or else of the code's declaration.
  func place(_ part: CodeContract.Part) -> Place {
    let keys =
      switch part {
      case .code: [String]()
      case .number: ["number"]
      case .severity: ["severity"]
      case .status: ["status"]
      case .retry: ["retry"]
      case .standing: ["retired", "deprecated"]
      case .arguments: ["arguments"]
      }
    let position = keys.lazy.compactMap { declaration.places[$0] }.first
    return Place(file: source.name, position: position ?? declaration.position)
  }

  /// Returns every code that packs declare, sorted.
  ///
  /// A code of the library's checks isn't included if a pack only gives it a number.
  package static func all(
    in packs: [PackDeclaration],
    besides known: Set<ViolationCode>
  ) -> [DeclaredCode] {
    var seen: Set<ViolationCode> = []
    return packs.flatMap { pack in
      pack.codes.filter { !known.contains($0.key) || $0.value.arguments != nil }.map { _, code in
        DeclaredCode(contract: CodeContract(code.declared), declaration: code, source: pack.source)
      }
    }
    .sorted { $0.contract.code < $1.contract.code }
    .filter { seen.insert($0.contract.code).inserted }
  }
}
