import JSONDocuments
import SourceTexts
import TestSupport
import Testing
import Violations

@Suite struct JSONRobustnessTests {
  static let sample = #"""
    {"id": 7, "rule": "phone", "value": "079 \u00e9\uD83D\uDE00 é", "with": {"x": [1.5e3, -0, true,
    false, null, {}], "y": []}, "locale": "de-CH"}
    """#

  /// Reads bytes in both ways and checks that they agree.
  static func agrees(_ bytes: [UInt8]) {
    let direct = Result { () throws(JSONError) in try JSONReader.value(of: bytes.span) }
    let positioned = Result { () throws(LoadingError) in
      try JSONReader.document(in: SourceText(bytes: bytes, name: "f"))
    }
    switch (direct, positioned) {
    case (.success(let value), .success(let document)): #expect(document.value == value)
    case (.failure(let error), .failure(let found)):
      let code = error.kind == .notUTF8 ? "file.not_utf8" : error.kind.rawValue
      #expect(found.diagnostics.map(\.code) == [code])
      #expect((0...bytes.count).contains(error.offset))
    default: Issue.record("only one of the two readers accepts \(bytes)")
    }
  }

  @Test func `a sample ends too early at every byte`() throws {
    let bytes = Array(Self.sample.utf8)
    _ = try JSONReader.value(of: bytes.span)
    for count in 0..<bytes.count {
      let start = Array(bytes[..<count])
      #expect(throws: JSONError.self) { try JSONReader.value(of: start.span) }
      Self.agrees(start)
    }
  }

  @Test func `any byte of a sample may be another`() {
    var random = SplitMix64(seed: 3)
    let bytes = Array(Self.sample.utf8)
    for index in bytes.indices {
      for _ in 0..<16 {
        var changed = bytes
        changed[index] = UInt8.random(in: 0...255, using: &random)
        if changed.starts(with: [0xEF, 0xBB, 0xBF]) { continue }
        Self.agrees(changed)
      }
    }
  }

  @Test func `random bytes are survived`() {
    var random = SplitMix64(seed: 4)
    let alphabet = Array(#"{}[]:,"\u0123dD8.eE+-truefalsn "#.utf8)
    for _ in 0..<20_000 {
      let count = Int.random(in: 0..<24, using: &random)
      Self.agrees((0..<count).map { _ in alphabet.randomElement(using: &random) ?? 0 })
    }
  }

  @Test(arguments: ["[", #"{"a":"#, "[[", #"[{"a":"#])
  func `100,000 levels are refused`(_ opening: String) throws {
    let text = String(repeating: opening, count: 100_000)
    let error = try #require(throws: JSONError.self) { try JSONReader.value(of: text) }
    #expect(error.kind == .depth)
  }

  @Test(arguments: [1, 2, 64, 256])
  func `nesting is accepted up to the limit`(_ limit: Int) throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try JSONReader.value(of: nested(limit), depthLimit: limit)
    let error = try #require(throws: JSONError.self) {
      try JSONReader.value(of: nested(limit + 1), depthLimit: limit)
    }
    #expect(error == JSONError(.depth, at: limit))
  }

  @Test(arguments: [("[1,[],{}]", 4), (#"{"a":"b","c":{"d":[]}}"#, 4), ("1", 1)])
  func `values of a file are accepted up to the limit`(json: String, count: Int) throws {
    let source = SourceText(json, name: "a.arb")
    _ = try JSONReader.document(in: source, valueLimit: count)
    let error = try #require(throws: LoadingError.self) {
      try JSONReader.document(in: source, valueLimit: count - 1)
    }
    #expect(error.diagnostics.map(\.code) == ["json.value_count"])
  }

  @Test func `a level that was closed no longer counts`() throws {
    let text = "[" + String(repeating: "[[]],", count: 100) + "1]"
    _ = try JSONReader.value(of: text, depthLimit: 3)
  }
}
