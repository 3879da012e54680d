public import ErrorCatalog
public import Violations

/// What the packs of a library declare of codes, by code.
final class ErrorDeclarations: Sendable {
  /// The declarations of codes that programs give, and of retired ones, by code.
  let ofPrograms: [ViolationCode: ErrorDeclaration]

  /// What packs say about other codes.
  let others: [ViolationCode: ErrorDeclaration]

  /// The packs that say something about codes and were not read, by code.
  let outlined: [ViolationCode: PackDeclaration]

  init(_ packs: [PackDeclaration]) {
    var ofPrograms: [ViolationCode: ErrorDeclaration] = [:]
    var others: [ViolationCode: ErrorDeclaration] = [:]
    var outlined: [ViolationCode: PackDeclaration] = [:]
    for pack in packs {
      for (code, declaration) in pack.codes {
        if !declaration.belongsToChecks {
          ofPrograms[code] = declaration.declared
        } else if pack.late == nil {
          others[code] = declaration.declared
        } else {
          outlined[code] = pack
        }
      }
    }
    self.ofPrograms = ofPrograms
    self.others = others
    self.outlined = outlined
  }
}

extension PackLibrary {
  /// Returns what packs declare of a code; nil if none says anything.
  ///
  /// The word of the highest pack counts.
  public func errorDeclaration(of code: ViolationCode) -> ErrorDeclaration? {
    let declarations = declarations
    if let found = declarations.ofPrograms[code] ?? declarations.others[code] { return found }
    // The library's packs lie below all others.
    guard let pack = declarations.outlined[code] else { return nil }
    do throws(LoadingError) { return try pack.whole().codes[code]?.declared } catch { return nil }
  }

  /// What packs declare of the codes that programs give, and of retired ones, sorted by code.
  public var errorDeclarations: [ErrorDeclaration] {
    declarations.ofPrograms.values.sorted { $0.code < $1.code }
  }
}
