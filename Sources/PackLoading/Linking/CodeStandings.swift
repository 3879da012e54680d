import ErrorCatalog
import SourceTexts
package import Violations

/// Looks for codes of a pack that are used although they are retired, that are replaced by nothing, and
/// that name causes which nobody declares.
struct CodeStandings {
  let library: PackLibrary
  let pack: PackDeclaration

  /// Looks at the codes, the checks and the texts of the pack.
  ///
  /// - Parameters:
  ///   - collector: Takes what is found.
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
          reason: "nobody defines the code `\(cause)`, nor one below it",
          hint: "name a code, or the beginning of several: `storage` for `storage.full`"
        )
      }
    }
    for code in pack.usedCodes where isRetired(code.content) {
      collector.add(
        "pack.retired_code",
        in: pack.source,
        at: code.position,
        reason: "the code `\(code.content)` is retired, so nothing gives it any more",
        hint: replacementHint(of: code.content) ?? "give the check another code"
      )
    }
    checkTexts(&collector)
  }

  private func isRetired(_ code: ViolationCode) -> Bool {
    library.layers.contains { $0.codes[code]?.declared.standing.isRetired == true }
  }

  private func replacementHint(of code: ViolationCode) -> String? {
    library.layers.lazy.compactMap { $0.codes[code]?.declared.standing.replacement }
      .first { $0 != code && !isRetired($0) }
      .map { "`\($0)` takes its place" }
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
        reason: "nobody defines the code `\(replacement)`",
        hint: nearestCode(to: replacement, besides: code) ?? "name a code that a pack declares"
      )
    } else if replacement == code || isRetired(replacement) {
      collector.add(
        "pack.retired_code",
        in: pack.source,
        at: place,
        reason: replacement == code
          ? "a code cannot take its own place" : "the code `\(replacement)` is retired itself",
        hint: replacementHint(of: replacement).flatMap { replacement == code ? nil : $0 }
          ?? "name a code that is still given, or leave out `replaced-by`"
      )
    }
  }

  private func nearestCode(to code: ViolationCode, besides other: ViolationCode) -> String? {
    nearestNameHint(to: code.rawValue, in: pack.codes.keys.filter { $0 != other }.map(\.rawValue))
  }

  /// Reports texts of codes that are retired.
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
          reason: "the code `\(code)` is retired, so it has no texts",
          hint: "remove this one, or the key `retired`"
        )
      }
    }
  }
}

extension PackLibrary {
  /// Returns what to say of codes that a pack declares as deprecated, and of its checks that report one.
  ///
  /// - Parameter pack: The pack.
  /// - Returns: A diagnostic at each, in no order.
  package func remarksOnDeprecatedCodes(of pack: PackDeclaration) -> [Diagnostic] {
    let declared = pack.codes.compactMap { code, declaration in
      remark(on: code, declaration.declared, at: declaration.position, of: pack)
    }
    let known = layers.reduce(into: [ViolationCode: ErrorDeclaration]()) { known, pack in
      known.merge(pack.codes.mapValues(\.declared)) { $1 }
    }
    let reported = pack.reportedCodes.compactMap { code in
      known[code.content].flatMap { remark(on: code.content, $0, at: code.position, of: pack) }
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
      reason: "the code `\(code)` is deprecated since \(version)",
      hint: replacement.map { "`\($0)` takes its place" }
        ?? "nothing takes its place; once nobody gives it any more, write `retired` for `deprecated`"
    )
  }
}
