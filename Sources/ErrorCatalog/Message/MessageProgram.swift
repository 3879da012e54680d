import UnicodeText
import Violations

/// A compiled message: one array of pieces instead of a tree.
///
/// Pieces refer to texts and names by index, so writing a message doesn't count references. The
/// pieces of a branch are adjacent, and come before the pieces around the branch; ``body`` is the
/// range of the outermost pieces. ``MessageCompiler`` creates a program.
final class MessageProgram: Sendable {
  /// One piece of the text; the numbers are indices of ``literals``, ``names`` and the branches.
  enum Piece {
    case text(Int)
    /// A text that begins with a full stop.
    case sentenceEnd(Int)
    case argument(name: Int, style: ArgumentStyle)
    /// A number with its unit.
    case unit(name: Int, style: UnitStyle)
    case numberSign(name: Int)
    /// A plural. The number is counted in the style that its branch `other` uses.
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

  /// The whole message; nil if it has arguments.
  let constant: String?

  /// The number of bytes to reserve: the longest literal text, plus an estimate for the arguments.
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
  /// Returns the pieces of the branch for a number: the branch of exactly this number, or else of
  /// its plural category, or else the branch `other`.
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

  /// Returns the pieces of the branch for a word, or else of the branch `other`.
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
  /// The number to format or count, or nil if the argument isn't a number.
  var numberOperand: NumberOperand? {
    switch self {
    case .integer(let number): .integer(number)
    case .decimal(let number), .plainNumber(let number):
      if let integer = number.integer {
        .integer(integer)
      } else {
        // More zeros change neither plural rules nor rounding.
        .decimal(number.plain(droppingZerosBeyond: Self.shownZeros))
      }
    default: nil
    }
  }

  /// The most zeros to write for an exponent; with more zeros, the number is shown with a power of
  /// ten.
  static let shownZeros = 20

  /// The word that a select compares, or nil for a list.
  fileprivate var selector: String? {
    switch self {
    case .text(let text), .region(let text): text
    case .integer(let number): String(number)
    case .decimal(let number), .plainNumber(let number): number.description
    case .date(let date): date.description
    case .field(let path): path.description
    case .rule(let name, _): name
    case .character(let scalar): String(scalar)
    case .list: nil
    }
  }
}

extension ExactDecimal {
  /// Returns the number as a style writes it: in plain digits, or with an exponent if there would
  /// be many zeros.
  func operand(for style: NumberStyle) -> NumberOperand {
    if let plain = plain(addingZeros: Argument.shownZeros) { return .decimal(plain) }
    // A number that is nearly zero is rounded to zero.
    return isInteger || style == .standard
      ? .decimal(description) : .decimal(plain(droppingZerosBeyond: Argument.shownZeros))
  }
}

extension NumberOperand {
  /// Returns the number that a style shows.
  ///
  /// The result is a whole number for `integer`, and a whole number of hundredths for `percent`.
  /// Halves are rounded to the even neighbor, as in ICU's formatting.
  ///
  ///     NumberOperand.decimal("1.5").rounded(for: .integer)   // 2
  ///     NumberOperand.decimal("0.125").rounded(for: .percent) // 12
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

  /// Multiplies a number in plain digits by a power of ten, and rounds the result to a whole
  /// number.
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
