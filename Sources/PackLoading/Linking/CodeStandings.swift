import ErrorCatalog
import SourceTexts
package import Violations

/// Looks for retired codes that a pack still uses, for replacements that don't exist, and for
/// causes that aren't declared.
struct CodeStandings {
  let library: PackLibrary
  let pack: PackDeclaration

  /// Checks the codes, the checks and the texts of the pack.
  ///
  /// - Parameters:
  ///   - collector: Collects the findings.
  ///   - isKnown: Whether a code is declared somewhere, or is above one that is.
  func run(_ collector: inout DiagnosticCollector, isKnown: (ViolationCode) -> Bool) {
    for (code, declaration) in pack.codes.sorted(by: { $0.key < $1.key }) {
      checkReplacement(of: code, declaration, isKnown, &collector)
      for (cause, place) in zip(declaration.declared.causes ?? [], declaration.placesOfCauses)
      where !isKnown(cause) {
        collector.add(
          "pack.unknown_code",
          in: pack.source,
          at: place,
          reason: "neither the code `\(cause)` nor a code below it is defined",
          hint: "name a code, or the start of several codes, like `storage` for `storage.full`"
        )
      }
    }
    for code in pack.usedCodes where isRetired(code.content) {
      collector.add(
        "pack.retired_code",
        in: pack.source,
        at: code.position,
        reason: "the code `\(code.content)` is retired, so nothing reports it anymore",
        hint: replacementHint(of: code.content) ?? "use another code for the check"
      )
    }
    checkTexts(&collector)
  }

  private func isRetired(_ code: ViolationCode) -> Bool {
    library.codeOwners.retired.contains(code)
  }

  private func replacementHint(of code: ViolationCode) -> String? {
    library.layers.lazy.compactMap { $0.codes[code]?.declared.standing.replacement }
      .first { $0 != code && !isRetired($0) }
      .map { "`\($0)` replaces it" }
  }

  private func checkReplacement(
    of code: ViolationCode,
    _ declaration: CodeDeclaration,
    _ isKnown: (ViolationCode) -> Bool,
    _ collector: inout DiagnosticCollector
  ) {
    guard let replacement = declaration.declared.standing.replacement,
      let place = declaration.places["replaced-by"]
    else { return }
    if !isKnown(replacement) {
      collector.add(
        "pack.unknown_code",
        in: pack.source,
        at: place,
        reason: "the code `\(replacement)` isn't defined",
        hint: nearestCode(to: replacement, besides: code) ?? "name a code that a pack declares"
      )
    } else if replacement == code || isRetired(replacement) {
      collector.add(
        "pack.retired_code",
        in: pack.source,
        at: place,
        reason: replacement == code
          ? "a code can't replace itself" : "the code `\(replacement)` is retired too",
        hint: replacementHint(of: replacement).flatMap { replacement == code ? nil : $0 }
          ?? "name a code that is still in use, or remove `replaced-by`"
      )
    }
  }

  private func nearestCode(to code: ViolationCode, besides other: ViolationCode) -> String? {
    nearestNameHint(to: code.rawValue, in: pack.codes.keys.filter { $0 != other }.map(\.rawValue))
  }

  /// Reports texts of retired codes.
  private func checkTexts(_ collector: inout DiagnosticCollector) {
    for (_, messages) in pack.messages.sorted(by: { $0.key < $1.key }) {
      for (key, message) in messages.sorted(by: { $0.key < $1.key }) {
        guard let code = TextKey(key).code.map(ViolationCode.init(rawValue:)),
          pack.codes[code]?.declared.standing.isRetired == true
        else { continue }
        collector.add(
          "pack.retired_code",
          in: message.written.source,
          at: message.written.start,
          reason: "the code `\(code)` is retired, so it can't have texts",
          hint: "remove this text, or the key `retired`"
        )
      }
    }
  }
}

extension PackLibrary {
  /// Returns remarks on codes that a pack declares as deprecated, and on its checks that report a
  /// deprecated code.
  ///
  /// - Parameter pack: The pack.
  /// - Returns: A diagnostic for each, in no particular order.
  package func remarksOnDeprecatedCodes(of pack: PackDeclaration) -> [Diagnostic] {
    let declared = pack.codes.compactMap { code, declaration in
      remark(on: code, declaration.declared, at: declaration.position, of: pack)
    }
    let deprecated = codeOwners.deprecated
    let reported = pack.reportedCodes.compactMap { code in
      deprecated[code.content].flatMap {
        remark(on: code.content, $0, at: code.position, of: pack)
      }
    }
    return declared + reported
  }

  private func remark(
    on code: ViolationCode,
    _ declaration: ErrorDeclaration,
    at position: SourcePosition,
    of pack: PackDeclaration
  ) -> Diagnostic? {
    guard case .deprecated(let version, let replacement) = declaration.standing else { return nil }
    return pack.source.diagnostic(
      "lint.deprecated_code",
      at: position,
      reason: "the code `\(code)` has been deprecated since \(version)",
      hint: replacement.map { "`\($0)` replaces it" }
        ?? "nothing replaces it; once nothing reports it anymore, change `deprecated` to `retired`"
    )
  }
}
