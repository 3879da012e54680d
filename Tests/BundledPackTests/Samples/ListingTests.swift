import Documents
import PackLoading
import RuleEngine
import Rulebook
import RulebookAuthoring
import SourceTexts
import Testing
import Violations

/// What is shown of the bundled rules.
@Suite("Listings of bundled rules and codes")
struct ListingTests {
  @Test("Codes that are listed without reading packs are those that their rules report")
  func codes() throws {
    let listed = try Rulebook().codeSummaries()
    let known = try Rulebook().explanations()
    #expect(listed.map(\.code) == known.map(\.code))
    #expect(listed.map(\.severity) == known.map(\.severity))
    #expect(listed.map(\.number) == known.map(\.number))
    #expect(listed.map(\.pack) == known.map(\.pack))
    #expect(listed.map(\.summary) == known.map(\.summary))
  }

  @Test("What is shown of a check, a step or a form is YAML that means the same")
  func roundTrip() throws {
    let rulebook = try Rulebook()
    for name in rulebook.ruleNames {
      let template = try #require(try rulebook.library.template(name))
      let written =
        template.checks.map(\.written) + template.normalization.steps.map(\.written)
        + [template.traits.canonical?.join.written, template.traits.writing?.written]
        .compactMap(\.self)
      for setting in written {
        let node = try YAMLReader.read(SourceText(setting.text, name: name))
        #expect(node.value == setting.value, "\(name): \(setting.text)")
      }
    }
  }
}
