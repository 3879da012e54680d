import PackLoading
import RuleEngine
import SourceTexts
import TestSupport
import Testing
import Violations

@Suite("What packs may not say together")
struct LinkingRefusalTests {
  @Test("A dropped-in rule that breaks a form of a lower pack is refused where it says so")
  func brokenForm() throws {
    let lower =
      PackText.header
      + "rules: {a: {parameters: {p: {default: x}}, checks: [prefix: {parameter: p}]}}\n"
      + "forms: {f: {fields: {x: {rule: a, with: {p: b}}}}}\n"
    let upper = "format: 1\npack: up\nrules: {a: {replaces: [a], checks: [length: 3]}}\n"
    let packs = try [lower, upper].enumerated().map { index, text in
      try PackReader.read(SourceText(text, name: "\(index).yaml"), registry: .builtIn)
    }
    let library = try PackLibrary(packs, registry: .builtIn)
    let error = try #require(throws: LoadingError.self) { try library.checkEverything(in: ["up"]) }
    #expect(error.diagnostics.map(\.code) == ["pack.unknown_parameter"])
    #expect(error.diagnostics.map { "\($0.file):\($0.line):\($0.column)" } == ["1.yaml:3:24"])
    #expect(
      error.diagnostics.first?.reason.contains("the form `f` of the pack `acme` (0.yaml:4)") == true
    )
  }
}
