public import ErrorCatalog
public import Violations

/// What the packs of a library declare of codes, by code.
final class ErrorDeclarations: Sendable {
  /// The declarations of codes that programs give, and of retired ones, by code.
  let ofPrograms: [ViolationCode: ErrorDeclaration]

  /// What packs say about other codes.
  let others: [ViolationCode: ErrorDeclaration]

  init(_ packs: [PackDeclaration]) {
    var ofPrograms: [ViolationCode: ErrorDeclaration] = [:]
    var others: [ViolationCode: ErrorDeclaration] = [:]
    for pack in packs {
      for (code, declaration) in pack.codes {
        if declaration.belongsToChecks {
          others[code] = declaration.declared
        } else {
          ofPrograms[code] = declaration.declared
        }
      }
    }
    self.ofPrograms = ofPrograms
    self.others = others
  }
}

extension PackLibrary {
  /// Returns what packs declare of a code; nil if none says anything.
  ///
  /// The word of the highest pack counts.
  public func errorDeclaration(of code: ViolationCode) -> ErrorDeclaration? {
    declarations.ofPrograms[code] ?? declarations.others[code]
  }

  /// What packs declare of the codes that programs give, and of retired ones, sorted by code.
  public var errorDeclarations: [ErrorDeclaration] {
    declarations.ofPrograms.values.sorted { $0.code < $1.code }
  }
}
