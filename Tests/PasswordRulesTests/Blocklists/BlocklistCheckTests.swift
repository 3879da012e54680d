import BlocklistFiles
import PasswordRules
import RuleEngine
import TestSupport
import Testing
import Violations

/// The check `blocklist` with its two kinds of list: a pack's table of words, and a built
/// blocklist.
@Suite struct BlocklistCheckTests {
  private static let words = WordList(["letmein", "Straße", "caf\u{E9}"])

  /// Makes the check as a pack does, with a list that was already loaded.
  private static func check(
    _ words: SettingValue,
    _ settings: [String: Value] = [:]
  ) throws -> any Check {
    try BlocklistCheck.definition.check(settings, prepared: ["words": words])
  }

  @Test("What is listed is reported, without a word of it")
  func listed() throws {
    for words in [SettingValue.table(Self.words), .table(try Blocklist(Self.words.words))] {
      let check = try Self.check(words)
      for text in ["letmein", "Straße", "cafe\u{301}"] {
        #expect(check.violations(in: text) == [Violation("blocklist.listed")])
        #expect(check.outcome(of: text) == .invalid)
      }
      for text in ["LetMeIn", "letmein ", "letmei", "cafe"] {
        #expect(check.violations(in: text) == [])
      }
      #expect(check.violations(in: 5).map(\.code) == ["type.mismatch"])
    }
  }

  @Test("Case is ignored where the pack or the list says so")
  func ignoringCase() throws {
    let byPack = try Self.check(.table(Self.words), ["ignoring-case": true])
    let folded = try Blocklist(Self.words.words, ignoringCase: true)
    let byList = try Self.check(.table(folded))
    let byBoth = try Self.check(.table(folded), ["ignoring-case": true])
    for check in [byPack, byList, byBoth] {
      #expect(check.outcome(of: "STRASSE") == .invalid)
      #expect(check.outcome(of: "LetMeIn") == .invalid)
      #expect(check.outcome(of: "LetMeOut") == .valid)
    }
  }

  @Test("A setting against the list is a fault of the pack")
  func mismatch() throws {
    let plain = try Blocklist(["a"])
    let folded = try Blocklist(["a"], ignoringCase: true)
    #expect(throws: SettingError.self) {
      try Self.check(.table(plain), ["ignoring-case": true])
    }
    #expect(throws: SettingError.self) {
      try Self.check(.table(folded), ["ignoring-case": false])
    }
    #expect(throws: SettingError.self) { try Self.check(.table(WordList([]))) }
  }

  @Test("What is listed can become another text")
  func progress() throws {
    let check = try Self.check(.table(Self.words))
    let context = CheckContext()
    #expect(check.progress(of: "letmein".utf8Span, in: context) == .unfinished)
    #expect(check.progress(of: "letmein2".utf8Span, in: context) == .valid)
  }

  @Test("It is sound on hostile values")
  func hostile() throws {
    let list = try Blocklist(HostileSamples.texts.filter { $0.utf8.count % 2 == 0 })
    let check = try Self.check(.table(list))
    #expect(verifyCheck(check, definition: BlocklistCheck.definition) == [])
  }
}
