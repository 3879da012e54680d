import UnicodeText
import Violations

/// A message in the form in which it is written: one array of pieces instead of a tree.
///
/// Pieces refer to texts and names by their indices and hold no references, so that writing a
/// message counts no references. The pieces of a branch are neighbours, and come before the pieces
/// around the branch; ``body`` is the range of the outermost ones. ``MessageCompiler`` makes it.
final class MessageProgram: Sendable {
  /// One thing to write; the numbers are indices of ``literals``, ``names`` and the branches.
  enum Piece {
    case text(Int)
    case argument(name: Int, style: ArgumentStyle)
    case numberSign(name: Int)
    /// A plural, which counts the number in the style in which its branch `other` writes it.
    case plural(name: Int, type: PluralType, style: NumberStyle, branches: Range<Int>)
    case select(name: Int, branches: Range<Int>)
  }

  struct PluralBranch {
    var selector: PluralSelector
    var pieces: Range<Int>
  }

  struct SelectBranch {
    var selector: String
    var pieces: Range<Int>
  }

  let pattern: String
  let literals: [String]
  let names: [String]
  let pieces: [Piece]
  let pluralBranches: [PluralBranch]
  let selectBranches: [SelectBranch]
  let body: Range<Int>
  let arguments: [String: MessageArgument]

  /// The whole message, if it depends on no argument.
  let constant: String?

  /// The number of bytes to reserve: the longest literal text, and a guess for the arguments.
  let expectedLength: Int

  init(pattern: String, nodes: [MessageNode]) {
    var compiler = MessageCompiler()
    body = compiler.compile(nodes)
    self.pattern = pattern
    literals = compiler.literals
    names = compiler.names
    pieces = compiler.pieces
    pluralBranches = compiler.pluralBranches
    selectBranches = compiler.selectBranches
    arguments = compiler.arguments
    expectedLength = compiler.expectedLength(of: body)
    constant = names.isEmpty ? literals.joined() : nil
  }
}

extension MessageProgram {
  /// Returns the pieces of the branch for a number: the branch of exactly this number, else the
  /// branch of its plural category, else the branch `other`.
  func pluralBranch(
    in branches: Range<Int>,
    for argument: Argument?,
    _ type: PluralType,
    _ style: NumberStyle,
    _ formats: LocaleFormats
  ) -> Range<Int> {
    guard let operand = argument?.numberOperand else {
      return pieces(in: branches, for: .category(.other))
    }
    if case .integer(let number) = operand {
      for index in branches where pluralBranches[index].selector == .exactly(number) {
        return pluralBranches[index].pieces
      }
    }
    let counted = operand.rounded(for: style)
    return pieces(in: branches, for: .category(formats.pluralCategory(of: counted, type: type)))
  }

  private func pieces(in branches: Range<Int>, for selector: PluralSelector) -> Range<Int> {
    var other = 0..<0
    for index in branches {
      let branch = pluralBranches[index]
      if branch.selector == selector { return branch.pieces }
      if branch.selector == .category(.other) { other = branch.pieces }
    }
    return other
  }

  /// Returns the pieces of the branch for a word, else of the branch `other`.
  func selectBranch(in branches: Range<Int>, for argument: Argument?) -> Range<Int> {
    let word = argument?.selector ?? "other"
    var other = 0..<0
    for index in branches {
      if selectBranches[index].selector == word { return selectBranches[index].pieces }
      if selectBranches[index].selector == "other" { other = selectBranches[index].pieces }
    }
    return other
  }
}

extension Argument {
  /// The number to format or to count, or nil if the argument is not a number.
  var numberOperand: NumberOperand? {
    switch self {
    case .integer(let number): .integer(number)
    case .decimal(let number):
      if let integer = number.integer {
        .integer(integer)
      } else {
        // No plural rule and no rounding depends on how many more zeros there are.
        .decimal(number.plain(droppingZerosBeyond: Self.shownZeros))
      }
    default: nil
    }
  }

  /// How many zeros are written that only an exponent speaks of; beyond that, the number is shown with
  /// a power of ten.
  static let shownZeros = 20

  /// The word that a select compares, or nil for a list.
  fileprivate var selector: String? {
    switch self {
    case .text(let text), .region(let text): text
    case .integer(let number): String(number)
    case .decimal(let number): number.description
    case .date(let date): date.description
    case .field(let path): path.description
    case .character(let scalar): String(scalar)
    case .list: nil
    }
  }
}

extension ExactDecimal {
  /// The number as a style writes it: in plain digits, or with an exponent if these would have many
  /// zeros.
  func operand(for style: NumberStyle) -> NumberOperand {
    if let plain = plain(addingZeros: Argument.shownZeros) { return .decimal(plain) }
    // A number that is nearly zero is rounded to it.
    return isInteger || style == .standard
      ? .decimal(description) : .decimal(plain(droppingZerosBeyond: Argument.shownZeros))
  }
}

extension NumberOperand {
  /// Returns the number that a style shows.
  ///
  /// This is a whole number for `integer`, and a whole number of hundredths for `percent`. Halves
  /// are rounded to the even neighbour, as ICU rounds them when it writes them.
  ///
  ///     NumberOperand.decimal("1.5").rounded(for: .integer)   // 2
  ///     NumberOperand.decimal("0.125").rounded(for: .percent) // 12
  ///
  /// - Complexity: O(*n*) in the number of digits.
  func rounded(for style: NumberStyle) -> NumberOperand {
    switch (self, style) {
    case (_, .standard), (.integer, .integer):
      return self
    case (.integer(let number), .percent):
      let (product, overflows) = number.multipliedReportingOverflow(by: 100)
      return overflows ? .decimal("\(number)00") : .integer(product)
    case (.decimal(let text), .integer):
      return Self.rounded(text, shiftedBy: 0)
    case (.decimal(let text), .percent):
      return Self.rounded(text, shiftedBy: 2)
    }
  }

  /// Multiplies a number in plain digits by a power of ten and rounds it to a whole number.
  private static func rounded(_ text: String, shiftedBy shift: Int) -> NumberOperand {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let parts = Array(text.utf8.drop { $0 == UInt8(ascii: "-") })
      .split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? Array(parts[1]) : []
    let zero = UInt8(ascii: "0")
    var digits = Array(parts.first ?? []) + fraction.prefix(shift)
    digits += Array(repeating: zero, count: max(0, shift - fraction.count))

    let rest = fraction.dropFirst(shift)
    let half = UInt8(ascii: "5")
    let next = rest.first ?? zero
    let isHalf = next == half && rest.dropFirst().allSatisfy { $0 == zero }
    let isOdd = (digits.last ?? zero) & 1 == 1
    if isHalf ? isOdd : next >= half { increment(&digits) }

    let sign = isNegative ? "-" : ""
    let whole = sign + String(decoding: digits, as: UTF8.self)
    return Int(whole).map { .integer($0) } ?? .decimal(whole)
  }

  private static func increment(_ digits: inout [UInt8]) {
    for index in digits.indices.reversed() {
      guard digits[index] == UInt8(ascii: "9") else {
        digits[index] += 1
        return
      }
      digits[index] = UInt8(ascii: "0")
    }
    digits.insert(UInt8(ascii: "1"), at: 0)
  }
}
