import ErrorCatalog
import RuleEngine
import Violations

/// The packs that define each code, collected once for all packs of a library.
///
/// Each pack's codes are compared with those of all other packs. With ten thousand packs, going
/// through all of them for each pack would take minutes.
final class CodeOwners: Sendable {
  /// The names of the packs that define a code, or a code below it.
  private struct Owners {
    var bundled: Set<String> = []
    var others: Set<String> = []

    mutating func insert(_ pack: PackDeclaration) {
      if pack.isBundled { bundled.insert(pack.name) } else { others.insert(pack.name) }
    }
  }

  /// The codes of programs.
  let ofPrograms: Set<ViolationCode>

  /// The codes that nothing reports anymore.
  let retired: Set<ViolationCode>

  /// The codes that packs declare as deprecated; the highest pack counts.
  let deprecated: [ViolationCode: ErrorDeclaration]

  /// The codes of checks.
  private let ofChecks: Set<ViolationCode>

  /// The codes above the codes of checks.
  private let familiesOfChecks: Set<ViolationCode>

  private let codes: [ViolationCode: Owners]
  private let families: [ViolationCode: Owners]

  /// Collects the codes of packs.
  ///
  /// - Complexity: O(*n*) in the number of codes.
  init(_ packs: [PackDeclaration], registry: SubjectRegistry) {
    var ofPrograms: Set<ViolationCode> = []
    var retired: Set<ViolationCode> = []
    var deprecated: [ViolationCode: ErrorDeclaration] = [:]
    var codes: [ViolationCode: Owners] = [:]
    var families: [ViolationCode: Owners] = [:]
    for pack in packs {
      for (code, declaration) in pack.codes {
        if declaration.arguments != nil { ofPrograms.insert(code) }
        if declaration.declared.standing.isRetired { retired.insert(code) }
        deprecated[code] = declaration.declared.deprecated
      }
      for code in pack.definedCodes(besides: registry.knownCodes) {
        codes[code, default: Owners()].insert(pack)
        for family in code.ancestors { families[family, default: Owners()].insert(pack) }
      }
    }
    self.ofPrograms = ofPrograms
    self.retired = retired
    self.deprecated = deprecated
    self.codes = codes
    self.families = families
    ofChecks = registry.knownCodes.union(registry.addedCodes)
    familiesOfChecks = Set(ofChecks.flatMap(\.ancestors))
  }

  /// All codes, for suggestions.
  var all: [ViolationCode] { Array(ofChecks) + codes.keys }

  /// Returns whether the engine or another pack defines a code.
  ///
  /// If the library's packs define a code too, it is still the pack's own.
  func isForeign(_ code: ViolationCode, to pack: PackDeclaration) -> Bool {
    if ofChecks.contains(code) { return true }
    guard let owners = codes[code] else { return false }
    if owners.others.hasOther(than: pack.name) { return true }
    let isOwn = owners.others.contains(pack.name)
    return owners.bundled.hasOther(than: pack.name) && !isOwn
  }

  /// Returns whether another pack of the same origin defines a code that a pack defines.
  ///
  /// The second definition reports that.
  func isRepeated(_ code: ViolationCode, in pack: PackDeclaration) -> Bool {
    guard let owners = codes[code] else { return false }
    let same = pack.isBundled ? owners.bundled : owners.others
    return same.contains(pack.name) && same.hasOther(than: pack.name)
  }

  /// Returns whether a code is above one that the engine or a pack defines.
  func isFamily(_ code: ViolationCode) -> Bool {
    familiesOfChecks.contains(code) || families[code] != nil
  }

  /// Returns whether a code is above one that the engine or another pack defines.
  func isFamily(_ code: ViolationCode, besidesThoseOf pack: PackDeclaration) -> Bool {
    if familiesOfChecks.contains(code) { return true }
    guard let owners = families[code] else { return false }
    return owners.others.hasOther(than: pack.name) || owners.bundled.hasOther(than: pack.name)
  }
}

extension ErrorDeclaration {
  /// The declaration, if its code is deprecated; nil otherwise.
  fileprivate var deprecated: ErrorDeclaration? {
    if case .deprecated = standing { self } else { nil }
  }
}

extension Set<String> {
  /// Whether there is an element other than one.
  fileprivate func hasOther(than element: String) -> Bool {
    count > 1 || count == 1 && !contains(element)
  }
}
