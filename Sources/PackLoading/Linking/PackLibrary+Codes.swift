import RuleEngine
package import Violations

extension PackLibrary {
  /// Returns whether the engine, a check or a pack defines a code.
  package func hasCode(_ code: ViolationCode) -> Bool {
    registry.knownCodes.contains(code) || registry.addedCodes.contains(code)
      || errorDeclaration(of: code) != nil
  }

  /// Returns whether a code is above one that the engine, a check or a pack defines.
  package func hasCodes(below code: ViolationCode) -> Bool { codeOwners.isFamily(code) }

  /// All codes, for suggestions.
  package var allCodes: [ViolationCode] { codeOwners.all }
}
