import RuleEngine
import Violations

/// Finds the slip that explains why a text isn't written as a number.
///
/// Its message shows the number that was meant, or lets the person choose between two. It never
/// says to remove a sign, because `1,5` without its comma is 15.
struct NumberSlipFinder {
  /// The text, which isn't written as a number.
  let text: String

  /// Whether a percent sign is only a unit, because the number is a percentage.
  let isPercentage: Bool

  /// Whether only whole numbers are accepted.
  let isWhole: Bool

  /// Returns whether a number is accepted.
  let accepts: (String) -> Bool

  /// Returns the slip, or nil if none is certain.
  func slip() -> NamedSlip? {
    NamedSlip.first(of: [letter, brackets, unit, comma, grouping, several])
  }

  /// Finds a letter that stands for the digit that it looks like.
  private func letter() -> NamedSlip? {
    guard text.contains(where: { "0"..."9" ~= $0 }) else { return nil }
    return .letterForDigit(.numberLetterForDigit, in: text, accepts: accepts)
  }

  /// Finds the brackets that bookkeepers put around a negative number.
  private func brackets() -> NamedSlip? {
    guard let number = NumberSlips.negative(text), accepts(number) else { return nil }
    return NamedSlip(.numberBrackets, text[...], of: text, ["example": .text(number)])
  }

  /// Finds a unit after the number, or a currency before it.
  private func unit() -> NamedSlip? {
    let percent = isPercentage ? Self.percentWords.first { text.lowercased().hasSuffix($0) } : nil
    let number = percent.map { text.dropLast($0.count) } ?? NumberSlips.withoutUnit(text)
    guard number.count < text.count, number.contains(where: { "0"..."9" ~= $0 }) else { return nil }
    let isInFront = number.endIndex == text.endIndex
    let part = CommonSlips.withoutSpacesAround(
      isInFront ? text[..<number.startIndex] : text[number.endIndex...]
    )
    return NamedSlip(.numberUnit, part, of: text, ["written_unit": .text(String(part))])
  }

  private static let percentWords = ["%", "percent", "per cent", "pct", "prozent", "procent"]

  /// Finds a comma that stands for a dot, or that can also separate thousands.
  private func comma() -> NamedSlip? {
    let pieces = text.split(separator: ",", omittingEmptySubsequences: false)
    guard pieces.count == 2, let comma = text.firstIndex(of: ",") else { return nil }
    let part = text[comma...comma]
    let (fraction, whole) = ("\(pieces[0]).\(pieces[1])", "\(pieces[0])\(pieces[1])")
    guard pieces[1].allSatisfy({ "0"..."9" ~= $0 }), ExactDecimal(fraction) != nil else {
      return nil
    }
    let first = pieces[0].drop { "+-".contains($0) }
    let canBeGroup = pieces[1].count == 3 && 1...3 ~= first.count && !first.hasPrefix("0")
    guard canBeGroup else {
      return NamedSlip(.numberComma, part, of: text, ["example": .text(fraction)])
    }
    switch (!isWhole && accepts(fraction), isWhole || accepts(whole)) {
    case (true, false): return NamedSlip(.numberComma, part, of: text, ["example": .text(fraction)])
    case (false, true): return NamedSlip(.numberGrouping, part, of: text, ["example": .text(whole)])
    default:
      let both = ["fraction": Argument.text(fraction), "whole": .text(whole)]
      return NamedSlip(.numberAmbiguous, part, of: text, both)
    }
  }

  /// Finds separators of thousands.
  private func grouping() -> NamedSlip? {
    guard let number = NumberSlips.plain(text) else { return nil }
    return NamedSlip(.numberGrouping, text[...], of: text, ["example": .text(number)])
  }

  /// Finds a second number.
  private func several() -> NamedSlip? {
    // A comma within a number isn't certain to separate two.
    if let comma = text.firstIndex(of: ","), text[comma...].dropFirst().first != " " { return nil }
    let pieces = text.split { " ,;/-–x×\n\t".contains($0) }
    return .several(.numberSeveral, pieces, of: text) { ExactDecimal(String($0)) != nil }
  }
}

extension NumberCheck {
  /// Reports a text that isn't written as a number, or the slip that explains it.
  func reportFormat(_ text: UTF8Span, into findings: inout Findings) {
    let example = ["example": Argument.text(acceptedExamples.first ?? "12")]
    if findings.wantsDetails, text.count <= NamedSlip.longestText {
      let isPercentage = upper?.value == ExactDecimal(100)
      let finder = NumberSlipFinder(
        text: String(copying: text),
        isPercentage: isPercentage,
        isWhole: maximumFractionDigits == 0
      ) { passes($0.utf8Span, in: CheckContext()) }
      if let slip = finder.slip() {
        // A message that shows the number that was meant would lead to the next mistake.
        if let meant = slip.meantNumber, !accepts(meant) { return check(meant, into: &findings) }
        return findings.add(slip.adding(example))
      }
    }
    findings.add(.numberFormat, example)
  }
}

extension NamedSlip {
  /// The number that was meant, if the message shows it.
  fileprivate var meantNumber: ExactDecimal? {
    guard case .text(let text)? = arguments["example"] else { return nil }
    return ExactDecimal(text)
  }
}

extension CodeDefinition {
  static let numberComma = CodeDefinition(
    "number.format.comma",
    of: .numberFormat,
    "There is a comma in place of the dot before the decimals.",
    [.meantNumber]
  )

  static let numberAmbiguous = CodeDefinition(
    "number.format.ambiguous",
    of: .numberFormat,
    "There is a comma that can separate thousands or decimals.",
    [
      .init("whole", .text, "the number if the comma separates thousands", isFromInput: true),
      .init("fraction", .text, "the number if the comma separates decimals", isFromInput: true),
    ]
  )

  static let numberGrouping = CodeDefinition(
    "number.format.grouping",
    of: .numberFormat,
    "There are separators of thousands.",
    [.meantNumber]
  )

  static let numberBrackets = CodeDefinition(
    "number.format.brackets",
    of: .numberFormat,
    "The number is in brackets, as bookkeepers write a negative one.",
    [.meantNumber]
  )

  static let numberUnit = CodeDefinition(
    "number.format.unit",
    of: .numberFormat,
    "There is a unit or a currency next to the number.",
    [.init("written_unit", .text, "the unit or the currency", isFromInput: true)]
  )

  static let numberLetterForDigit = CodeDefinition(
    "number.format.letter_for_digit",
    of: .numberFormat,
    "There is a letter in place of a digit.",
    [.letterForDigit]
  )

  static let numberSeveral = CodeDefinition(
    "number.format.several",
    of: .numberFormat,
    "There are several numbers."
  )
}

extension CodeDefinition.Argument {
  fileprivate static let meantNumber = Self(
    "example",
    .text,
    "the number that was meant, as it is typed",
    isFromInput: true
  )
}
