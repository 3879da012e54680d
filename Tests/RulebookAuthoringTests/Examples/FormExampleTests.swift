import RuleEngine
import Rulebook
import RulebookAuthoring
import SourceTexts
import TestSupport
import Testing

@Suite("Examples of forms, and of rules that look at other fields")
struct FormExampleTests {
  @Test("reports each example that gives something else, with what it gives")
  func failures() throws {
    let report = try run(
      """
      format: 1
      pack: acme
      groups: [publish]
      rules:
        zip:
          checks: [when: { field: country, matches: { equals: CH }, then: { length: 4 } }]
          examples:
            valid: [12345, { value: 8001, fields: { country: CH } }, { value: 800, fields: { country: CH } }]
            invalid:
              - { value: 800, fields: { country: ' ' }, codes: [length.wrong] }
              - { value: 800, fields: { country: CH }, codes: [length.wrong] }
      forms:
        person:
          fields:
            name: { rule: alphabetic, required: true }
            age: { checks: [type: number], required-in: [publish] }
            'mails[]': { rule: email }
          examples:
            valid:
              - { record: { name: ann }, normalized: { name: ann } }
              - { record: { name: ann }, normalized: { name: Ann } }
              - { record: { json: { "name": "ann", "age": 5 } }, groups: [publish] }
              - { record: { name: ann, age: 5 } }
              - { record: { name: ann, mails: [ann@example.org] }, facts: { 'mails[0]': { domain: example.com, local: ann } } }
            invalid:
              - { record: {}, codes: { name: [required] } }
              - { record: {}, groups: [publish], codes: { name: [required] } }
              - { record: {}, groups: publish, codes: [required, required] }
              - { record: { json: [] }, codes: { '': [type.mismatch] } }
              - { record: { name: a, mails: [a@example.org, b@] }, codes: { 'mails[1]': email.domain.missing } }

      """
    )
    #expect(report.passed == 9)
    #expect(report.failures.map(\.position.line) == [8, 10, 21, 23, 24, 27])
    #expect(report.failures.map(\.rule) == ["zip", "zip", "person", "person", "person", "person"])
    let last = try #require(report.failures.last)
    #expect(last.expectedPlaces == ["name": ["required"]])
    #expect(last.actualPlaces == ["name": ["required"], "age": ["required"]])
    #expect(report.failures[2].expectedFacts == ["normalized name": "Ann"])
    #expect(report.failures[2].actualFacts == ["normalized name": "ann"])
    #expect(report.failures[4].expectedFacts == ["domain of mails[0]": "example.com"])
    #expect(report.failures[4].actualFacts == ["domain of mails[0]": "example.org"])
  }

  @Test("are an input that gives a code")
  func triggers() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      format: 1
      pack: acme
      source-locale: en
      forms:
        person:
          fields: { name: { checks: [{ length: 3, code: acme.name }] } }
          examples: { invalid: [{ record: { name: ab }, codes: { name: acme.name } }] }
      codes: { acme.name: {} }
      messages: { en: { acme.name: Write three. } }

      """,
      to: "pack.yaml"
    )
    let rulebook = try Rulebook(.bundled, .folder(folder.path))
    let entry = try #require(try rulebook.codeCatalog(of: "acme.name").entries.first)
    #expect(entry.trigger?.target == .form)
    #expect(entry.trigger?.name == "person")
    #expect(entry.trigger?.value == ["name": "ab"])
    #expect(entry.trigger?.violation.path == "name")
  }

  private func run(_ pack: String) throws -> ExampleReport {
    let folder = try TemporaryFolder()
    try folder.write(pack, to: "pack.yaml")
    return try ExampleRunner(surroundings: .system).run([folder.path])
  }
}
