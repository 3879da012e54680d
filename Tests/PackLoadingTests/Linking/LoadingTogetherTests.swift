import Documents
import PackLoading
import Rules
import TestSupport
import Testing
import Violations

/// What is wrong in reading and in linking is said at once.
@Suite struct LoadingTogetherTests {
  private static func failure(_ texts: String...) throws -> [String] {
    let packs = try texts.enumerated().map { index, text in
      try PackReader.declaration(SourceText(text, name: "\(index).yaml"), registry: .builtIn)
    }
    do {
      _ = try PackLibrary.loading(packs, registry: .builtIn, checking: Set(packs.map(\.name)))
      return []
    } catch {
      return error.diagnostics.map { "\($0.file):\($0.line):\($0.column) \($0.code)" }
    }
  }

  @Test("Mistakes of one file are not reported in rounds")
  func oneRound() throws {
    let pack = #"""
      format: 1
      pack: many
      rules:
        one: { checks: [ { lenght: 3 } ] }
        two: { extends: emial }
        three: { checks: [ { pattern: '[A-Z' } ] }
        four: { checks: [ { not: { length: 3 }, code: four.nobody } ] }
      forms:
        form: { fields: { a: { same-as: b } } }
      """#
    #expect(
      try Self.failure(pack) == [
        "0.yaml:4:22 pack.unknown_check",
        "0.yaml:5:19 pack.unknown_rule",
        "0.yaml:6:34 pack.bad_setting",
        "0.yaml:7:49 pack.unknown_code",
        "0.yaml:9:35 pack.unknown_field",
      ]
    )
  }

  @Test("A message that cannot be read is not missing as well")
  func oneMistakeOnce() throws {
    let pack = """
      format: 1
      pack: one
      rules: { a: { checks: [ { length: 3, code: a.b } ] } }
      codes: { a.b: }
      messages: { en: { a.b: 'Enter {n' } }
      """
    #expect(try Self.failure(pack) == ["0.yaml:5:31 message.syntax"])
  }

  @Test("A rule that is no name, and a message that is no text, are one mistake each")
  func wrongTypes() throws {
    let form = """
      format: 1
      pack: one
      forms: { f: { fields: { a: { rule: [a, b], with: { x: y } } } } }
      """
    #expect(try Self.failure(form) == ["0.yaml:3:36 pack.wrong_type"])
    let messages = """
      format: 1
      pack: one
      rules: { a: { checks: [ { length: 3, code: a.b } ] } }
      codes: { a.b: }
      messages: { en: { a.b: [x] } }
      """
    #expect(try Self.failure(messages) == ["0.yaml:5:24 pack.wrong_type"])
  }

  @Test("A code that two packs define is one mistake")
  func duplicateCode() throws {
    func pack(_ name: String) -> String {
      """
      format: 1
      pack: \(name)
      rules: { \(name): { checks: [ { length: 3, code: a.b } ] } }
      codes: { a.b: }
      messages: { en: { a.b: x }, de: { a.b: y } }
      """
    }
    #expect(try Self.failure(pack("one"), pack("two")) == ["1.yaml:4:10 pack.duplicate_code"])
  }

  @Test("An unknown key beside a check is one mistake")
  func unknownKey() throws {
    let pack = """
      format: 1
      pack: one
      rules: { a: { checks: [ { prefix: x, codee: y } ] } }
      """
    #expect(try Self.failure(pack) == ["0.yaml:3:38 pack.unknown_check"])
  }

  @Test("A long chain of rules is refused, and a shorter one is linked once")
  func chain() throws {
    func chain(_ count: Int) -> String {
      "format: 1\npack: chain\nrules:\n  r0: { checks: [ { length: 3 } ] }\n"
        + (1...count).map { "  r\($0): { extends: r\($0 - 1) }\n" }.joined()
    }
    #expect(try Self.failure(chain(60)) == [])
    #expect(try Self.failure(chain(70)).first?.hasSuffix("pack.extends_too_long") == true)
  }

  @Test("Two checks with one name, and secrets that are none, are refused")
  func names() throws {
    let pack = """
      format: 1
      pack: names
      rules:
        a:
          checks:
            - { name: x, length: 3 }
            - { name: x, prefix: y }
        hidden: { secret: true, checks: [ { length: 3 } ] }
        shown: { extends: hidden, secret: false }
      """
    #expect(
      try Self.failure(pack) == ["0.yaml:7:20 pack.duplicate_check", "0.yaml:9:3 pack.not_secret"]
    )
  }
}
