import CheckDigits
import TestSupport
import Testing

/// Numbers that people have, computed with formulas.
@Suite struct ChecksumFormulaTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let formula: @Sendable () throws -> ChecksumFormula

    /// A correct text, and its check if the text doesn't include it.
    let text: String
    let check: String?

    init(
      _ name: String,
      _ text: String,
      check: String? = nil,
      _ modulus: Int,
      _ expectation: ChecksumFormula.Expectation,
      _ change: @escaping @Sendable (inout ChecksumFormula) throws -> Void = { _ in }
    ) {
      self.name = name
      self.text = text
      self.check = check
      formula = {
        var formula = ChecksumFormula(modulus: modulus, expecting: expectation)
        try change(&formula)
        return formula
      }
    }

    var testDescription: String { name }
  }

  static let rows = [
    Row("ISBN-10", "097522980X", 11, .remainder([0])) {
      $0.values = try CharacterValues("0-9X")
      $0.weights = Array(1...10)
      $0.from = .right
    },
    Row("EAN-13", "4006381333931", 10, .remainder([0])) {
      $0.weights = [1, 3]
      $0.from = .right
    },
    Row("Polish NIP", "5260250274", 11, .remainder([0])) {
      $0.weights = [6, 5, 7, 2, 3, 4, 5, 6, 7, -1]
    },
    Row("Dutch BSN", "111222333", 11, .remainder([0])) {
      $0.weights = [-1, 2, 3, 4, 5, 6, 7, 8, 9]
      $0.from = .right
    },
    Row("British VAT, new", "562235987", 97, .remainder([0, 42, 55])) {
      $0.weights = [8, 7, 6, 5, 4, 3, 2, 10, 1]
    },
    Row("CUSIP", "037833100", 10, .remainder([0])) {
      $0.values = try CharacterValues("0-9A-Z*@#")
      $0.weights = [1, 2]
      $0.folds = true
    },
    Row("EIC", "22XWATTPLUS----G", 37, .remainder([0])) {
      $0.values = try CharacterValues("0-9A-Z-")
      $0.weights = Array((1...16).reversed())
    },
    Row("Spanish NIF", "12345678", check: "Z", 23, .characters(["TRWAGMYFPDXBNJZSQVHLCKE"])) {
      $0.reading = .number
    },
    Row("Spanish CIF, digit", "5881850", check: "1", 10, .characters(["0987654321", "JIHGFEDCBA"]))
    {
      $0.weights = [2, 1]
      $0.from = .right
      $0.folds = true
    },
    Row(
      "Spanish CIF, letter",
      "5881850",
      check: "A",
      10,
      .characters(["0987654321", "JIHGFEDCBA"])
    ) {
      $0.weights = [2, 1]
      $0.from = .right
      $0.folds = true
    },
    Row("Brazilian CNPJ, first", "12ABC34501DE", check: "3", 11, .characters(["00987654321"])) {
      $0.values = try CharacterValues("0-9_______A-Z")
      $0.weights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
    },
    Row("Brazilian CNPJ, second", "12ABC34501DE3", check: "5", 11, .characters(["00987654321"])) {
      $0.values = try CharacterValues(from: ["0-9": 0, "A-Z": 17])
      $0.weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
    },
    Row("Codice fiscale", "RSSMRA85T10A562", check: "S", 26, .characters(["A-Z"])) {
      $0.values = try CharacterValues(takingTurns: [
        CharacterValues(sharing: [
          "1B", "0A", "K", "P", "L", "2C", "Q", "3D", "R", "4E", "V", "O", "S", "5F", "T", "6G",
          "U", "7H", "M", "8I", "N", "9J", "W", "Z", "Y", "X",
        ]),
        CharacterValues(from: ["0-9": 0, "A-Z": 0]),
      ])
    },
    Row("Container", "CSQU305438", check: "3", 11, .characters(["01234567890"])) {
      $0.values = try CharacterValues(from: ["0-9": 0, "A": 10, "B-K": 12, "L-U": 23, "V-Z": 34])
      $0.weights = (0..<10).map { 1 << $0 }
    },
    Row("Finnish HETU", "131052308", check: "T", 31, .characters(["0-9ABCDEFHJKLMNPRSTUVWXY"])) {
      $0.reading = .number
    },
    Row("Belgian number", "930518223", check: "61", 97, .number(isNegative: true)) {
      $0.reading = .number
    },
    Row("Luxembourgian VAT", "150274", check: "42", 89, .number(isNegative: false)) {
      $0.reading = .number
    },
    Row("Letters as two digits", "WEST12345698765432GB82", 97, .remainder([1])) {
      $0.reading = .number
    },
    Row("Base 36", "ISO793W", 1271, .remainder([1])) { $0.reading = .digits(base: 36) },
    Row("Cyrillic letters", "ЖЩЯ-1", check: "№", 7, .characters(["а№вгдеё"])) {
      $0.values = try CharacterValues(from: ["А-Я": 1, "0-9": 0, "-": 40])
    },
  ]

  @Test("A right number holds", arguments: rows)
  func right(row: Row) throws {
    let formula = try row.formula()
    let checksum = try Checksum(formula)
    #expect(checksum.needsCheck == (row.check != nil))
    if let check = row.check {
      #expect(checksum.holds(row.text, check: check))
      #expect(!checksum.holds(row.text), "a check is missing")
      #expect(!checksum.holds(row.text, check: ""))
      #expect(!checksum.holds(row.text, check: check + "é"))
      let checks = checksum.checkCharacters(for: row.text.utf8Span, count: check.count)
      #expect(checks.contains(check), "\(checks)")
    } else {
      #expect(checksum.holds(row.text))
      #expect(checksum.holds(row.text, check: "ignored"))
      let checks = checksum.checkCharacters(for: String(row.text.dropLast()).utf8Span)
      #expect(checks.contains(String(row.text.suffix(1))), "\(checks)")
    }
    #expect(SlowChecksum(formula: formula).holds(row.text, check: row.check ?? ""))
  }

  @Test("A wrong number is as wrong as by hand", arguments: rows)
  func wrong(row: Row) throws {
    let formula = try row.formula()
    let (checksum, slow) = (try Checksum(formula), SlowChecksum(formula: formula))
    let characters = Array(row.text)
    for place in characters.indices {
      for other in "0159AKXZЯ- é" {
        let text = String(characters[..<place] + [other] + characters[(place + 1)...])
        #expect(checksum.remainder(of: text.utf8Span) == slow.remainder(of: text), "\(text)")
        #expect(
          checksum.holds(text, check: row.check ?? "") == slow.holds(text, check: row.check ?? ""),
          "\(text)"
        )
      }
    }
  }

  @Test("There is no number where a place of the characters is free, or beyond their end")
  func noNumber() throws {
    let checksum = try Checksum(ChecksumFormula(modulus: 4, expecting: .characters(["_bc", "xy"])))
    let accepted = ["0", "1", "2", "3"].map { text in
      ["_", "b", "c", "x", "y", ""].filter { checksum.holds(text, check: $0) }
    }
    #expect(accepted == [["x"], ["b", "y"], ["c"], []])
    #expect(checksum.checkCharacters(for: "1".utf8Span) == ["b", "y"])
    #expect(checksum.checkCharacters(for: "3".utf8Span) == [])
    #expect(checksum.checkCharacters(for: "é".utf8Span) == [])
  }

  @Test("A check number is any decimal number that is congruent")
  func checkNumbers() throws {
    let checksum = try Checksum(ChecksumFormula(modulus: 7, expecting: .number(isNegative: true)))
    for check in ["4", "04", "11", "00000000000000000000000000000000018"] {
      #expect(checksum.holds("3", check: check))
    }
    for check in ["3", "", "4 ", "٤", "+4", "A"] { #expect(!checksum.holds("3", check: check)) }
    #expect(checksum.holds("7", check: "0") && checksum.holds("", check: "7"))
    #expect(checksum.checkCharacters(for: "3".utf8Span) == ["4"])
    #expect(checksum.checkCharacters(for: "3".utf8Span, count: 2).prefix(3) == ["04", "11", "18"])
    #expect(checksum.checkCharacters(for: "3".utf8Span, count: 9).count == 100)
    #expect(checksum.checkCharacters(for: "3".utf8Span, count: 0) == [])
  }

  @Test("Sums and numbers of very long texts are exact")
  func longTexts() throws {
    var formula = ChecksumFormula(modulus: 999_983, expecting: .remainder([0]))
    formula.values = try CharacterValues(from: ["A-Z": 9_900])
    formula.weights = [1_000_000, 999_999, -1_000_000]
    let text = String(repeating: "AZMQ", count: 50_000)
    #expect(
      try Checksum(formula).remainder(of: text.utf8Span)
        == SlowChecksum(formula: formula).remainder(of: text)
    )
    formula.weights = [1]
    for reading in [.number, .digits(base: 10_000)] as [ChecksumFormula.Reading] {
      formula.reading = reading
      #expect(
        try Checksum(formula).remainder(of: text.utf8Span)
          == SlowChecksum(formula: formula).remainder(of: text)
      )
    }
  }
}
