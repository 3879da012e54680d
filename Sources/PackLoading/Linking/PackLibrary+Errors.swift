public import ErrorCatalog
public import Violations

/// The declarations of codes in the packs of a library, by code.
final class ErrorDeclarations: Sendable {
  /// The declarations of codes that programs report, and of retired codes, by code.
  let ofPrograms: [ViolationCode: ErrorDeclaration]

  /// The declarations of other codes.
  let others: [ViolationCode: ErrorDeclaration]

  /// The packs that declare something about codes but haven't been read, by code.
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
  /// Returns the declaration of a code; nil if no pack declares it.
  ///
  /// The declaration of the highest pack counts.
  public func errorDeclaration(of code: ViolationCode) -> ErrorDeclaration? {
    let declarations = declarations
    if let found = declarations.ofPrograms[code] ?? declarations.others[code] { return found }
    // The library's packs are below all others.
    guard let pack = declarations.outlined[code] else { return nil }
    do throws(LoadingError) { return try pack.whole().codes[code]?.declared } catch { return nil }
  }

  /// The declarations of the codes that programs report, and of retired codes, sorted by code.
  public var errorDeclarations: [ErrorDeclaration] {
    declarations.ofPrograms.values.sorted { $0.code < $1.code }
  }
}
