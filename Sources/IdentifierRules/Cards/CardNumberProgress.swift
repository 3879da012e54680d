import CardNumbers
import RuleEngine
import UnicodeText
import Violations

/// A card number while it is being typed: the brands that are still possible, whether it is
/// complete, and the form to show.
///
///     let progress = CardNumberProgress("3782 8", for: check)
///     progress.brand?.title    // American Express
///     progress.displayForm     // 3782 8
///     progress.isComplete      // false
///
/// The display form groups the digits as the brand prints them. It never ends in a separator, so
/// deleting the last character deletes a digit. To keep the cursor after the same digit when the
/// text is replaced:
///
///     let digits = CardNumberProgress.digitCount(in: text[..<cursor])
///     field.cursor = progress.displayOffset(afterDigits: digits)
///
/// Digits of any script count as digits; the display form leaves out all other characters. The
/// value is secret: it never prints any part of the number.
public struct CardNumberProgress: Sendable {
  /// The accepted brands that the number can still have, in the order of the table.
  public let candidates: [CardBrand]

  /// The brand, if it is known, even if it isn't accepted.
  public let brand: CardBrand?

  /// The number of digits so far.
  public let digitCount: Int

  /// The possible lengths of the number, ascending; empty if no number can begin like this.
  public let possibleLengths: [Int]

  /// Whether the number has as many digits as the issuer's numbers.
  public let isComplete: Bool

  /// Whether the number is valid in its current form.
  public let isValid: Bool

  private let digits: [UInt8]
  private let grouping: [Int]

  /// Creates the progress of a text.
  ///
  /// - Parameters:
  ///   - text: The text typed so far.
  ///   - check: The check with the issuers and the accepted brands.
  /// - Complexity: O(*n*) in the length of the text and in the size of the table.
  public init(_ text: some StringProtocol, for check: PaymentCardCheck) {
    digits = text.unicodeScalars.compactMap(\.cardDigit)
    digitCount = digits.count
    var leading: UInt32 = 0
    for digit in digits.prefix(CardKeyIndex.keyDigits) { leading = leading * 10 + UInt32(digit) }
    let outlook = CardNumberOutlook(leading: leading, count: digits.count, for: check)
    let table = check.issuers
    let brands = outlook.accepted.map { table.issuers[$0].brand }
    candidates = table.brands.indices.filter(brands.contains).map { table.brands[$0] }
    brand = outlook.brand.map { table.brands[$0] }
    let lengths = outlook.candidates.isEmpty ? [] : outlook.lengths.elements
    let count = digits.count
    possibleLengths = lengths.filter { $0 >= count }
    isComplete = outlook.isComplete(digits.count)
    let number = String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
    isValid = check.passes(number.utf8Span, in: CheckContext())
    let groupings = outlook.brand.flatMap { _ in
      outlook.candidates.first.map { table.issuers[$0].groupings }
    }
    grouping = Self.grouping(of: groupings ?? [], for: digits.count)
  }

  /// Returns the grouping for a number of digits: the shortest one that fits them all.
  private static func grouping(of groupings: [[Int]], for count: Int) -> [Int] {
    groupings.first { $0.reduce(0, +) >= count } ?? groupings.last ?? [4, 4, 4, 4, 3]
  }

  /// The digits so far, grouped by single spaces, without a space at the end.
  public var displayForm: String {
    var text = ""
    for (position, digit) in digits.enumerated() {
      if groupEnds.contains(position) { text += " " }
      text.unicodeScalars.append(Unicode.Scalar(digit + UInt8(ascii: "0")))
    }
    return text
  }

  /// Returns the offset right after some digits in the display form, in characters.
  ///
  /// After the last digit of a group, it is the position before the space, so deleting backwards
  /// deletes that digit.
  ///
  /// - Parameter count: The number of digits before the cursor.
  /// - Returns: The offset, from 0 to the length of the display form.
  public func displayOffset(afterDigits count: Int) -> Int {
    let count = max(0, min(count, digits.count))
    return count + groupEnds.count { $0 < count }
  }

  /// Returns the number of digits of any script in a text.
  public static func digitCount(in text: some StringProtocol) -> Int {
    text.unicodeScalars.count { $0.cardDigit != nil }
  }

  /// The numbers of digits that are followed by a space.
  private var groupEnds: [Int] {
    var ends: [Int] = []
    for size in grouping.dropLast() { ends.append((ends.last ?? 0) + size) }
    return ends
  }
}

extension CardNumberProgress: CustomStringConvertible, CustomReflectable {
  /// The brand and the number of digits, without the digits.
  public var description: String {
    "CardNumberProgress(\(brand?.name ?? "unknown"), \(digitCount) digits)"
  }

  /// A mirror without the digits.
  public var customMirror: Mirror {
    Mirror(self, children: ["brand": brand?.name as Any, "digitCount": digitCount])
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script, or nil for other scalars.
  var cardDigit: UInt8? {
    if isASCII { return "0"..."9" ~= self ? UInt8(value) - UInt8(ascii: "0") : nil }
    return decimalDigitValue.map { UInt8($0) }
  }
}
