import Testing

@testable import PasswordGuesses

/// One lookup returns the same traits of a unit as their definitions.
@Suite struct UnitTraitsTests {
  /// A unit with its traits.
  struct Row: Sendable, CustomTestStringConvertible {
    var unit: UInt16
    var lowered: UInt16
    var letterCase: UInt8 = 0
    var isDigit = false
    var standsFor: UInt16?
    var testDescription: String { String(unit, radix: 16) }

    init(
      _ unit: Unicode.Scalar,
      lowered: Unicode.Scalar? = nil,
      letterCase: UInt8 = 0,
      isDigit: Bool = false,
      standsFor: Unicode.Scalar? = nil
    ) {
      self.unit = UInt16(unit.value)
      self.lowered = UInt16((lowered ?? unit).value)
      self.letterCase = letterCase
      self.isDigit = isDigit
      self.standsFor = standsFor.map { UInt16($0.value) }
    }
  }

  @Test(
    "Units of all kinds",
    arguments: [
      Row("a", letterCase: 2), Row("z", letterCase: 2), Row("A", lowered: "a", letterCase: 1),
      Row("Z", lowered: "z", letterCase: 1), Row("0", isDigit: true, standsFor: "o"),
      Row("9", isDigit: true, standsFor: "g"), Row("5", isDigit: true, standsFor: "s"),
      Row("@", standsFor: "a"), Row("[", standsFor: "c"), Row("|", standsFor: "i"),
      Row("`"), Row("\0"), Row("\u{7F}"), Row("\u{80}"), Row("À"), Row("Ж"), Row("４"),
    ]
  )
  func traits(row: Row) throws {
    let traits = UnitTraitsTable.all[row.unit]
    #expect(traits.lowered == row.lowered)
    #expect(traits.letterCase == row.letterCase)
    #expect(traits.hasUppercase == (row.letterCase == 1))
    #expect(traits.hasDigits == row.isDigit)
    #expect(traits.isASCII == (row.unit < 128))
    #expect(traits.kind == LexiconBeginnings.kind(of: row.lowered))
    EstimationMemory.with(units: 1) { memory in
      let units = memory.table(1, repeating: row.unit)
      let text = TextVariants(units, countsAllLetters: false, in: memory)
      let table = SubstitutionTable(text, isFree: false, in: memory)
      #expect(table?.meaning(at: 0)?.letter == row.standsFor)
      #expect((table != nil) == (row.standsFor != nil))
    }
  }

  @Test("A union has what any unit has")
  func union() {
    var all = UnitTraits()
    #expect(!all.hasUppercase && !all.hasDigits && all.isASCII)
    for unit in "a7".utf16 { all.formUnion(UnitTraitsTable.all[unit]) }
    #expect(!all.hasUppercase && all.hasDigits && all.isASCII)
    for unit in "BЖ".utf16 { all.formUnion(UnitTraitsTable.all[unit]) }
    #expect(all.hasUppercase && all.hasDigits && !all.isASCII)
  }
}
