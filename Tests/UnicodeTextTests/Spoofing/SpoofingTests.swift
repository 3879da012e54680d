import TestSupport
import Testing
import UnicodeText

/// Restriction levels, skeletons and scripts.
@Suite struct SpoofingTests {
  @Test(
    "Restriction levels of UTS #39 §5.2",
    arguments: [
      ("Smith", .ascii), ("Müller", .singleScript), ("Ольга", .singleScript),
      ("田中 Smith", .highlyRestrictive), ("マリー田中", .singleScript),
      ("Ольга Smith", .minimallyRestrictive), ("pаypal", .minimallyRestrictive),
      ("สมชาย Smith", .moderatelyRestrictive),
    ] as [(String, RestrictionLevel)]
  )
  func levels(text: String, level: RestrictionLevel) {
    let found = text.utf8Span.restrictionLevel
    #expect(found == level)
  }

  @Test("Texts that look alike have one skeleton")
  func skeletons() {
    #expect("раураl".confusableSkeleton == "paypal".confusableSkeleton)
    #expect("Аdam".confusableSkeleton == "Adam".confusableSkeleton)
    #expect("Adam".confusableSkeleton != "Edam".confusableSkeleton)
  }

  @Test("A script is found by its name and by its code")
  func scripts() throws {
    let latin = try #require(Script("Latn"))
    let kana = try #require(Script("Katakana"))
    #expect(ScriptSet(of: "A").single == latin)
    #expect(ScriptSet(of: "-").isShared)
    #expect(ScriptSet(of: "マ").contains(kana))
    #expect(Script("Xxxx") == nil)
    #expect(Script("Cyrl")?.code == "Cyrl")
  }

  @Test("Alphabets of locales")
  func alphabets() {
    #expect(UnicodeSet(alphabetOf: "de")?.contains("ß") == true)
    #expect(UnicodeSet(alphabetOf: "de")?.contains("Ä") == true)
    #expect(UnicodeSet(alphabetOf: "de")?.contains("ø") == false)
    #expect(UnicodeSet(alphabetOf: "tlh") == nil)
  }

  struct OpenRow: Decodable {
    struct Extra: Decodable { var skeleton: String? }
    struct Context: Decodable { var a: String?, b: String? }
    var id: String
    var input: String
    var expected: String
    var extra: Extra
    var context: Context
  }

  @Test("Levels and skeletons recorded from the same version of ICU", .needsConformanceSuites)
  func recorded() throws {
    let levels: [String: RestrictionLevel] = [
      "ASCII": .ascii, "SINGLE_SCRIPT_RESTRICTIVE": .singleScript,
      "HIGHLY_RESTRICTIVE": .highlyRestrictive, "MODERATELY_RESTRICTIVE": .moderatelyRestrictive,
      "MINIMALLY_RESTRICTIVE": .minimallyRestrictive, "UNRESTRICTIVE": .unrestrictive,
    ]
    let rows = try ConformanceSuites.rows(of: "names/names-uts39-icu72-open", as: OpenRow.self)
    var agreed = 0
    for row in rows {
      let isSame =
        row.input.utf8Span.restrictionLevel == levels[row.expected]
        && row.extra.skeleton.map { Array($0.utf8) == Array(row.input.confusableSkeleton.utf8) }
          != false
      if isSame { agreed += 1 } else { Issue.record("\(row.id) \(row.input)") }
    }
    print("names-uts39-icu72-open: \(agreed) of \(rows.count) agree")
  }

  @Test("Pairs that ICU calls confusable", .needsConformanceSuites)
  func pairs() throws {
    let rows = try ConformanceSuites.rows(of: "names/names-uts39-pairs", as: OpenRow.self)
    var agreed = 0
    for row in rows {
      guard let a = row.context.a, let b = row.context.b else { continue }
      let isSame = a.confusableSkeleton == b.confusableSkeleton
      if isSame == (row.expected == "confusable") { agreed += 1 } else { Issue.record("\(row.id)") }
    }
    print("names-uts39-pairs: \(agreed) of \(rows.count) agree")
  }

  @Test("The shortcut for white space agrees with ICU on every scalar")
  func whiteSpace() throws {
    let set = try UnicodeSet(pattern: #"[\p{White_Space}]"#)
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if scalar.isWhiteSpaceProperty != set.contains(scalar) {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }
}
