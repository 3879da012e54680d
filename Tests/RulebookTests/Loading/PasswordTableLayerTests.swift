import PasswordGuesses
@_spi(Kernels) import Rulebook
import TestSupport
import Testing

@Suite("Dictionaries and keyboards that are dropped in")
struct PasswordTableLayerTests {
  private static func rulebook(_ files: [String: String]) throws -> Rulebook {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    return try Rulebook(
      .init(sources: [.bundled, .folder(folder.path)], resources: DataFiles.root)
    )
  }

  private static func kinds(
    _ password: String,
    in rulebook: Rulebook,
    _ model: PasswordModel = .extended
  ) throws -> [PasswordMatch.Kind] {
    let estimator = try #require(rulebook.passwordEstimator(model: model))
    return try estimator.estimate(password, referenceYear: 2026).matches.map(\.kind)
  }

  private static let words = "# role: words\n\nxqzyxvkw\n"

  @Test("a dictionary counts beside the others, but not in the published model")
  func dictionary() throws {
    let rulebook = try Self.rulebook(["dictionaries/secret.txt": Self.words])
    #expect(try Self.kinds("XqzyXvkw", in: rulebook) == [.dictionary])
    #expect(try Self.kinds("XqzyXvkw", in: rulebook, .zxcvbn) == [.bruteForce])
    #expect(try Self.kinds("password", in: rulebook) == [.dictionary])
    #expect(rulebook.diagnostics == [])
  }

  @Test("a keyboard counts beside the others")
  func keyboard() throws {
    let text = """
      format: 1
      kind: keyboard
      slanted: true
      rows:
        - { start: 0, keys: 'xX qQ vV kK wW jJ zZ' }

      """
    let rulebook = try Self.rulebook(["acme/keyboards/mine.yaml": text])
    #expect(try Self.kinds("xqvkwjz", in: rulebook) == [.keyboardWalk])
  }

  @Test("a damaged file is refused by itself, with its position")
  func damaged() throws {
    let rulebook = try Self.rulebook([
      "dictionaries/good.txt": Self.words, "dictionaries/bad.txt": "# role: words\n\nA\n",
    ])
    #expect(rulebook.diagnostics.map(\.code) == ["password_dictionary.not_a_word"])
    #expect(rulebook.diagnostics.map(\.line) == [3])
    #expect(try Self.kinds("xqzyxvkw", in: rulebook) == [.dictionary])
  }

  @Test("a form gives other fields as context")
  func context() throws {
    let pack = """
      format: 1
      pack: acme
      forms:
        acme-sign-up:
          fields:
            email: { rule: email }
            name: { rule: text }
            password: { rule: password.zxcvbn, with: { context: [ { field: email }, { field: name } ] } }
      rules:
        text: { summary: Any text, checks: [ { type: { is: text } } ] }

      """
    let rulebook = try Self.rulebook(["acme/pack.yaml": pack])
    func score(_ name: String) throws -> Value? {
      let record: [String: Value] = [
        "email": "a@example.org", "name": .text(name), "password": "wxqkzyvjqx",
      ]
      let report = try rulebook.check(record, form: "acme-sign-up")
      guard case .record(let facts) = report.facts["password"] else { return nil }
      return facts["score"]
    }
    #expect(try score("wxqkzyvjqx") == 0)
    #expect(try score("Ann") != 0)
  }
}
