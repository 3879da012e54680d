import CheckDigits
import Testing

@Suite struct ChecksumErrorTests {
  typealias Change = @Sendable (inout ChecksumFormula) throws -> Void

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let part: ChecksumError.Part
    let change: Change

    init(_ name: String, _ part: ChecksumError.Part, _ change: @escaping Change) {
      self.name = name
      self.part = part
      self.change = change
    }

    var testDescription: String { name }
  }

  static let rows = [
    Row("modulus of one", .modulus) { $0.modulus = 1 },
    Row("negative modulus", .modulus) { $0.modulus = .min },
    Row("large modulus", .modulus) { $0.modulus = 1_000_001 },
    Row("no weights", .weights) { $0.weights = [] },
    Row("only weights of zero", .weights) { $0.weights = [0, 0] },
    Row("large weight", .weights) { $0.weights = [1, .max] },
    Row("very negative weight", .weights) { $0.weights = [1, .min] },
    Row("too many weights", .weights) { $0.weights = Array(repeating: 1, count: 2_000) },
    Row("turns and weights that repeat late", .weights) {
      $0.values = try CharacterValues(takingTurns: Array(repeating: .alphanumeric, count: 97))
      $0.weights = Array(repeating: 1, count: 101)
    },
    Row("negative weight where products are folded", .weights) {
      $0.weights = [1, -2]
      $0.folds = true
    },
    Row("weights of a number", .weights) {
      $0.reading = .number
      $0.weights = [1, 2]
    },
    Row("a number from the right", .from) {
      $0.reading = .number
      $0.from = .right
    },
    Row("a number that is folded", .fold) {
      $0.reading = .number
      $0.folds = true
    },
    Row("turns of a number", .values) {
      $0.reading = .number
      $0.values = try CharacterValues(takingTurns: [.digits, .alphanumeric])
    },
    Row("base of one", .reading) { $0.reading = .digits(base: 1) },
    Row("no remainder", .remainder) { $0.expectation = .remainder([]) },
    Row("remainder of the modulus", .remainder) { $0.expectation = .remainder([11]) },
    Row("negative remainder", .remainder) { $0.expectation = .remainder([-1]) },
    Row("remainder twice", .remainder) { $0.expectation = .remainder([1, 1]) },
    Row("no characters", .characters) { $0.expectation = .characters([]) },
    Row("characters without a character", .characters) {
      $0.expectation = .characters(["0", "__"])
    },
    Row("more characters than remainders", .characters) {
      $0.expectation = .characters(["0123456789AB"])
    },
    Row("a range of characters that runs backwards", .characters) {
      $0.expectation = .characters(["Z-A"])
    },
    Row("no values", .values) { $0.values = try CharacterValues("") },
    Row("values without a character", .values) { $0.values = try CharacterValues("___") },
    Row("a character with two values", .values) { $0.values = try CharacterValues("0-9A-Z5") },
    Row("a character in two places", .values) {
      $0.values = try CharacterValues(sharing: ["0A", "1A"])
    },
    Row("a character in two runs", .values) {
      $0.values = try CharacterValues(from: ["A-C": 1, "C": 2])
    },
    Row("a value below zero", .values) { $0.values = try CharacterValues(from: ["A": -1]) },
    Row("a large value", .values) { $0.values = try CharacterValues(from: ["A": .max]) },
    Row("a run that ends beyond the limit", .values) {
      $0.values = try CharacterValues(from: ["A-Z": 9_980])
    },
    Row("a range that runs backwards", .values) { $0.values = try CharacterValues("9-0") },
    Row("a range with too many characters", .values) {
      $0.values = try CharacterValues("\u{1}-\u{10FFFF}")
    },
    Row("too many characters", .values) { $0.values = try CharacterValues("!-~\u{A1}-\u{180}") },
    Row("no turns", .values) { $0.values = try CharacterValues(takingTurns: []) },
    Row("turns of turns", .values) {
      let turns = try CharacterValues(takingTurns: [.digits, .digits])
      $0.values = try CharacterValues(takingTurns: [turns])
    },
    Row("too many characters in all turns", .values) {
      $0.values = try CharacterValues(takingTurns: [
        CharacterValues("!-~"), CharacterValues("\u{A1}-\u{180}"),
      ])
    },
  ]

  @Test("A formula that cannot be is refused, and its part is named", arguments: rows)
  func refused(row: Row) {
    let error = #expect(throws: ChecksumError.self) {
      var formula = ChecksumFormula(modulus: 11, expecting: .remainder([0]))
      try row.change(&formula)
      _ = try Checksum(formula)
    }
    #expect(error?.part == row.part)
    #expect(error?.reason.hasSuffix(".") == true)
    #expect(error?.hint.hasSuffix(".") == true)
  }

  @Test("Reasons name what is wrong")
  func reasons() {
    let error = #expect(throws: ChecksumError.self) { try CharacterValues("AB\u{200B}C\u{200B}") }
    #expect(
      error?.description
        == "values: The character \"\\u{200B}\" has two values, 2 and 4. Give each character one value."
    )
  }
}
