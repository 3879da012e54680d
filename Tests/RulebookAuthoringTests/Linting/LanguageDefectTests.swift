import Foundation
import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

/// Made-up catalogs of twenty languages have nothing wrong; broken copies of them are found out.
@Suite("Lint knows twenty languages")
struct LanguageDefectTests {
  /// The folder with a pack, `shop.yaml`, and a catalog for each language.
  private static let folder = Fixtures.path("Lint/Languages")

  private static func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// Lints the files of a folder, as an application's or as Rulebook's own.
  private static func lint(
    _ folder: String,
    isBundled: Bool = false
  ) throws -> [LintReport.Finding] {
    let paths = try files().map { "\(folder)/\($0)" }
    guard isBundled else {
      return try Linter(resources: Fixtures.path("Lint/Sound")).lint(paths).findings
    }
    let data = try TemporaryFolder()
    for path in paths + [Fixtures.path("Lint/Sound/Localizations/en.arb")] {
      let name = path.split(separator: "/").last ?? ""
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try data.write(text, to: (name.hasSuffix(".arb") ? "Localizations/" : "RulePacks/") + name)
    }
    try data.writeManifests()
    return try Linter(resources: data.path).lint().findings
  }

  @Test("Nothing is found in sound catalogs")
  func sound() throws {
    #expect(try Self.files().count { $0.hasSuffix(".arb") } == 20)
    #expect(try Self.lint(Self.folder).map(Self.place) == [])
  }

  @Test(
    "Every defect is found at its place, in dropped-in and in shipped files",
    arguments: [false, true]
  )
  func defects(isBundled: Bool) throws {
    let copy = try TemporaryFolder()
    var expected: [(defect: LanguageDefect, place: String)] = []
    let defects = Dictionary(grouping: LanguageDefect.all) { "\($0.locale).arb" }
    for name in try Self.files() {
      var lines = try String(contentsOfFile: "\(Self.folder)/\(name)", encoding: .utf8)
        .components(separatedBy: "\n")
      for defect in defects[name] ?? [] {
        let place = try Self.apply(defect, to: &lines)
        expected.append((defect, "\(defect.code) \(name) \(place)"))
      }
      try copy.write(lines.joined(separator: "\n"), to: name)
    }
    let found = Set(try Self.lint(copy.path, isBundled: isBundled).map(Self.place))
    let wrong = expected.filter { !found.contains($0.place) }
    #expect(wrong.map { "\($0.place): \($0.defect.key)" } == [], "\(found.sorted())")
  }

  @Test("There are a hundred defects, and each stands once")
  func count() {
    #expect(LanguageDefect.all.count >= 100)
    let keys = LanguageDefect.all.map { "\($0.locale) \($0.key)" }
    #expect(Set(keys).count == keys.count)
  }

  /// Breaks the line of a text, and returns the line and column of the finding.
  private static func apply(
    _ defect: LanguageDefect,
    to lines: inout [String]
  ) throws -> String {
    let start = "  \"\(defect.key)\": \""
    let index = try #require(lines.firstIndex { $0.hasPrefix(start) }, "\(defect)")
    let rest = String(lines[index].dropFirst(start.count))
    let range = try #require(rest.range(of: defect.old, options: .literal), "\(defect)")
    let new = defect.new.replacing("\"", with: "\\\"")
    let broken = Array((start + rest.replacingCharacters(in: range, with: new)).unicodeScalars)
    let bar = broken.firstIndex(of: "¦")
    lines[index] = String(String.UnicodeScalarView(broken.filter { $0 != "¦" }))
    return "\(index + 1):\(bar.map { $0 + 1 } ?? start.unicodeScalars.count)"
  }

  private static func place(of finding: LintReport.Finding) -> String {
    let file = finding.diagnostic.file.split(separator: "/").last ?? ""
    return "\(finding.diagnostic.code) \(file) \(finding.diagnostic.line):"
      + "\(finding.diagnostic.column)"
  }
}
