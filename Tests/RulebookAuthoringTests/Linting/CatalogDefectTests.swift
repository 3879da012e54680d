import Foundation
import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

/// Copies of the shipped catalogs are broken in more than a hundred ways, and lint must find each
/// defect at its place.
@Suite("Lint finds what is wrong in a catalog")
struct CatalogDefectTests {
  @Test("In dropped-in files")
  func droppedIn() throws {
    let data = try FewData()
    let folder = try TemporaryFolder()
    let lines = try Self.breakCatalogs(into: folder.path)
    try Self.expectAll(Linter(resources: data.root).lint([folder.path]), lines)
  }

  @Test("In shipped files")
  func shipped() throws {
    let data = try FewData()
    let lines = try Self.breakCatalogs(into: data.root + "/Localizations")
    try Self.expectAll(Linter(resources: data.root).lint([]), lines)
  }

  @Test("There are a hundred ways, and each stands once")
  func count() {
    #expect(CatalogDefect.all.count >= 100)
    let keys = CatalogDefect.all.map { "\($0.locale) \($0.key)" }
    #expect(Set(keys).count == keys.count)
  }

  /// Writes broken copies of all catalogs, and returns the line of each defect.
  private static func breakCatalogs(into folder: String) throws -> [String: Int] {
    var lines: [String: Int] = [:]
    let defects = Dictionary(grouping: CatalogDefect.all, by: \.locale)
    for (locale, defects) in defects.sorted(by: { $0.key < $1.key }) {
      let file = "\(DataFiles.root)/Localizations/\(locale).arb"
      var text = try String(contentsOfFile: file, encoding: .utf8)
        .replacing("\\u00a0", with: "\u{A0}").replacing("\\u202f", with: "\u{202F}")
        .components(separatedBy: "\n")
      for defect in defects {
        let start = "  \"\(defect.key)\": \""
        let index = try #require(text.firstIndex { $0.hasPrefix(start) }, "\(defect)")
        let rest = String(text[index].dropFirst(start.count))
        // An asterisk means the whole text.
        let old = defect.old == "*" ? String(rest.prefix { $0 != "\"" }) : defect.old
        let range = try #require(rest.range(of: old), "\(defect)")
        let new = defect.new.replacing("\"", with: "\\\"")
        text[index] = start + rest.replacingCharacters(in: range, with: new)
        lines[defect.testDescription] = index + 1
      }
      try text.joined(separator: "\n").write(
        toFile: "\(folder)/\(locale).arb",
        atomically: true,
        encoding: .utf8
      )
    }
    return lines
  }

  private static func expectAll(_ report: LintReport, _ lines: [String: Int]) throws {
    let found = Set(
      report.findings.map { finding in
        let file = finding.diagnostic.file.split(separator: "/").last ?? ""
        return "\(finding.diagnostic.code) \(file) \(finding.diagnostic.line)"
      }
    )
    let errors = report.findings.filter { $0.severity == .error }.map(\.diagnostic.code)
    #expect(Set(errors).isSubset(of: refused))
    var wrong: [String] = []
    for defect in CatalogDefect.all {
      let line = try #require(lines[defect.testDescription])
      let place = "\(defect.locale).arb \(line)"
      if found.contains("\(defect.code) \(place)") { continue }
      wrong.append("\(defect): \(found.filter { $0.hasSuffix(" \(place)") })")
    }
    #expect(wrong == [])
  }

  /// Codes of mistakes that loading refuses too.
  private static let refused: Set<String> = [
    "lint.unknown_argument", "lint.missing_plural", "data.damaged",
  ]
}
