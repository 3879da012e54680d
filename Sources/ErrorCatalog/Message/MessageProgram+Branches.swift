import UnicodeText
import Violations

extension MessageProgram {
  /// Returns the pieces of the branch for a number: that of this very number, else that of its
  /// plural category, else `other`.
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

  /// Returns the pieces of the branch for a word, else those of `other`.
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
  /// The number to format or count, or nil for what is no number.
  var numberOperand: NumberOperand? {
    switch self {
    case .integer(let number): .integer(number)
    case .decimal(let number):
      if let integer = number.integer { .integer(integer) } else { .decimal(number.description) }
    default: nil
    }
  }

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
