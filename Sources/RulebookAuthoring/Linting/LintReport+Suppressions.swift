import PackLoading
import Rulebook
import SourceTexts
import Violations

extension LintReport {
  /// Removes the findings that catalog files suppress, and reports suppressions that don't match
  /// any finding.
  mutating func applySuppressions(of files: [ARBFile]) {
    for file in files where !file.suppressions.isEmpty { apply(file) }
  }

  private mutating func apply(_ file: ARBFile) {
    let places = MessagePlaces(of: file)
    var used: Set<String> = []
    removeFindings { finding in
      guard finding.severity == .warning, finding.diagnostic.file == file.source.name else {
        return false
      }
      let code = finding.diagnostic.code
      let key = places.key(at: finding.diagnostic.position)
      for place in [key, ""] where file.suppressions[place]?[code] != nil {
        used.insert("\(place) \(code)")
        return true
      }
      return false
    }
    for (key, codes) in file.suppressions {
      for (code, suppression) in codes where !used.contains("\(key) \(code)") {
        add(
          .warning,
          file.source.diagnostic(
            "lint.idle_suppression",
            at: suppression.position,
            reason: "no finding here has the code `\(code)`",
            hint: "remove it"
          )
        )
      }
    }
  }
}

extension LintReport {
  /// Removes the findings that packs suppress, and reports suppressions that don't
  /// match any finding.
  mutating func applySuppressions(of packs: [PackDeclaration]) {
    for pack in packs { for suppression in pack.suppressions { apply(suppression, in: pack) } }
  }

  private mutating func apply(_ suppression: FindingSuppression, in pack: PackDeclaration) {
    var used: Set<String> = []
    removeFindings { finding in
      let diagnostic = finding.diagnostic
      guard finding.severity == .warning, suppression.reasons[diagnostic.code] != nil,
        suppression.covers(diagnostic, in: pack)
      else { return false }
      used.insert(diagnostic.code)
      return true
    }
    for (code, reason) in suppression.reasons where !used.contains(code) {
      add(
        .warning,
        pack.source.diagnostic(
          "lint.idle_suppression",
          at: reason.position,
          reason: "no finding here has the code `\(code)`",
          hint: "remove it"
        )
      )
    }
  }
}

extension FindingSuppression {
  /// Returns whether a finding is about the place with the reasons.
  fileprivate func covers(_ diagnostic: Diagnostic, in pack: PackDeclaration) -> Bool {
    if diagnostic.file == pack.source.name {
      return isForPack || range.contains(diagnostic.position)
    }
    // A catalog next to the pack has its own reasons.
    return isForPack && pack.hasFolder && diagnostic.file.hasPrefix(pack.folder)
      && !diagnostic.file.hasSuffix(".arb")
  }
}

extension PackDeclaration {
  /// Whether the pack has a folder of its own.
  fileprivate var hasFolder: Bool {
    source.name.hasSuffix("/pack.yaml") || source.name.hasSuffix("/pack.yml")
  }

  /// The path of the folder of the pack's file, with a slash at the end.
  fileprivate var folder: String {
    source.name.lastIndex(of: "/").map { String(source.name[...$0]) } ?? ""
  }
}

/// The places of the messages of a catalog file.
struct MessagePlaces {
  private let starts: [Int: [CatalogMessage]]

  init(of file: ARBFile) {
    starts = Dictionary(grouping: file.catalogMessages) { $0.written.start.line }
  }

  /// Returns the key of the message at a position; empty if there is none.
  func key(at position: SourcePosition) -> String {
    starts[position.line]?.filter { $0.written.start.column <= position.column }
      .max { $0.written.start.column < $1.written.start.column }?.key ?? ""
  }
}
