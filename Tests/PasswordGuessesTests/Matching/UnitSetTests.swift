import Testing

@testable import PasswordGuesses

/// Sets of units: ASCII units one by one, and all units by their pages.
@Suite struct UnitSetTests {
  /// Two units, and whether they share a page.
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var one: UInt16
    var other: UInt16
    var sharePage: Bool
    var testDescription: String { name }
  }

  @Test(
    "Pages",
    arguments: [
      Row(name: "digits and signs", one: 0x30, other: 0x2E, sharePage: true),
      Row(name: "digits and letters", one: 0x30, other: 0x61, sharePage: false),
      Row(name: "Greek and Cyrillic", one: 0x3B1, other: 0x430, sharePage: false),
      Row(name: "Cyrillic letters of one page", one: 0x430, other: 0x43F, sharePage: true),
      Row(name: "the last page of its own", one: 0xF80, other: 0xFBF, sharePage: true),
      Row(name: "before what shares a page", one: 0xFBF, other: 0xFC0, sharePage: false),
      Row(name: "all behind it", one: 0xFC0, other: 0xFFFF, sharePage: true),
    ]
  )
  func pages(row: Row) {
    var (one, other) = (UnitPages(), UnitPages())
    #expect(!one.intersects(other))
    one.insert(row.one)
    #expect(!one.intersects(other))
    other.insert(row.other)
    #expect(one.intersects(other) == row.sharePage)
    #expect(other.intersects(one) == row.sharePage)
  }

  @Test("Units of ASCII", arguments: [0, 1, 63, 64, 127] as [UInt16])
  func units(unit: UInt16) {
    for other in UInt16(0)..<128 {
      var (one, two) = (UnitSet(), UnitSet())
      one.insert(unit)
      two.insert(other)
      #expect(one.intersects(two) == (unit == other))
    }
  }
}
