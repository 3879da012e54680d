import Documents
import SourceTexts
import TestSupport
import Testing
import Violations

@Suite struct YAMLRobustnessTests {
  static let sample = """
    format: 1
    rules:
      staff-id:   # a comment
        checks:
          - pattern: '[A-Z]{2}-\\d{6}'
            text: "é\\u00e9 😀"
          - not: { pattern: '.*-000000', list: [a, 'b''c', ~] }
        note: |
          two
          lines
        folded: >-
          one
          line
    """

  /// Reads bytes; an error with at least one diagnostic is as good as a value.
  static func survives(_ bytes: [UInt8]) {
    do throws(LoadingError) {
      _ = try YAMLReader.read(SourceText(bytes: bytes, name: "f"))
    } catch {
      #expect(!error.diagnostics.isEmpty)
      #expect(!error.description.isEmpty)
    }
  }

  @Test func `a sample may end at any byte`() {
    let bytes = Array(Self.sample.utf8)
    for count in 0...bytes.count { Self.survives(Array(bytes[..<count])) }
  }

  @Test func `any byte of a sample may be another`() {
    var random = SplitMix64(seed: 1)
    let bytes = Array(Self.sample.utf8)
    for index in bytes.indices {
      for _ in 0..<8 {
        var changed = bytes
        changed[index] = UInt8.random(in: 0...255, using: &random)
        Self.survives(changed)
      }
    }
  }

  @Test func `random text of YAML's own characters is survived`() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<5_000 {
      let text = String.random(
        ofScalars: 0..<60,
        from: "ab01 \n\t:-?,[]{}#&*!|>'\"%@`\\é~<\u{FEFF}\r",
        using: &random
      )
      Self.survives(Array(text.utf8))
    }
  }

  @Test(arguments: [
    ("[", "yaml.depth"), ("{a: ", "yaml.depth"), ("- ", "yaml.depth"),
    ("? ", "yaml.composite_key"), ("{", "yaml.depth"),
  ])
  func `100,000 levels are refused`(_ opening: String, _ code: String) throws {
    let text = String(repeating: opening, count: 100_000)
    let error = try #require(throws: LoadingError.self) { try YAMLReaderTests.read(text) }
    #expect(error.diagnostics.map(\.code) == [code])
  }

  @Test func `nesting is accepted up to the limit`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try YAMLReaderTests.read(nested(64))
    let error = try #require(throws: LoadingError.self) { try YAMLReaderTests.read(nested(65)) }
    #expect(error.diagnostics.map(\.code) == ["yaml.depth"])
    #expect(error.diagnostics.first?.column == 65)
  }

  @Test(arguments: [false, true])
  func `an alias bomb is refused`(asKeys: Bool) throws {
    var text = "a0: &a0 x\n"
    for level in 1...60 {
      let item = asKeys ? "{ *a\(level - 1) : 1 }" : "[*a\(level - 1), *a\(level - 1)]"
      text += "a\(level): &a\(level) \(item)\n"
    }
    let error = try #require(throws: LoadingError.self) { try YAMLReaderTests.read(text) }
    #expect(error.diagnostics.count == 20)
  }

  @Test func `too many nodes are refused at the first too many`() throws {
    let source = SourceText(String(repeating: "- x\n", count: 1_000), name: "f")
    let error = try #require(throws: LoadingError.self) {
      try YAMLReader.read(source, limits: .init(nodes: 100))
    }
    #expect(error.diagnostics.map(\.code) == ["yaml.too_many_nodes"])
    #expect(error.diagnostics.first?.line == 100)
  }

  @Test func `many errors are cut off`() throws {
    let text = String(repeating: "a: 1\n", count: 5_000)
    let error = try #require(throws: LoadingError.self) { try YAMLReaderTests.read(text) }
    #expect(error.diagnostics.count == 20)
  }
}
