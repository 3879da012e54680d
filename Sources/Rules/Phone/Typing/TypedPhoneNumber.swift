/// The digits of a number that is being typed, in every way in which they can be read.
///
/// Most texts have one reading. An x may be a letter of the number, stand for a carrier, or start an
/// extension; six digits after a blank may become an extension when a hash follows them.
struct TypedPhoneNumber {
  /// The digits of the number in ASCII.
  struct Reading {
    /// The digits.
    var digits: String

    /// Whether something else follows, so that the number must be complete.
    var isClosed: Bool
  }

  /// Whether the number starts with a plus sign.
  private(set) var hasPlus = false

  /// Whether the text is a URI, or becomes one with a `phone-context`.
  private(set) var isURI = false

  /// The readings; the first is that of a plain number.
  private(set) var readings: [Reading] = []

  /// The longest extension without a word in front.
  private static let longestPlainExtension = 6

  private var digits = ""
  private var isEnded = false

  /// Reads a text.
  init(_ text: String) {
    var hasStarted = false
    var lengthsBeforeBlank: [Int] = []
    for scalar in text.unicodeScalars {
      let symbol = scalar.isASCII ? UInt8(scalar.value) : PhoneSymbol.code(of: scalar)
      let isPlus = PhoneSymbol.isPlus(symbol)
      guard hasStarted || isPlus || PhoneSymbol.isDigit(symbol) else { continue }
      hasStarted = true
      if symbol == UInt8(ascii: ";") { isURI = true }
      if isPlus, digits.isEmpty {
        hasPlus = true
      } else if scalar == " " || scalar == "-" {
        lengthsBeforeBlank.append(digits.utf8.count)
      } else {
        take(symbol)
      }
    }
    if !hasPlus, text.contains("tel:") { isURI = true }
    let count = digits.utf8.count
    for length in Set(lengthsBeforeBlank) where count - length <= Self.longestPlainExtension {
      close(at: length)
    }
    if !isEnded { readings.insert(Reading(digits: digits, isClosed: false), at: 0) }
  }

  private mutating func take(_ symbol: UInt8) {
    if PhoneSymbol.isDigit(symbol) {
      digits.append(Character(Unicode.Scalar(PhoneSymbol.digit(symbol) + UInt8(ascii: "0"))))
      return
    }
    if PhoneSymbol.isPunctuation(symbol), !Self.isAmbiguous(symbol) { return }
    close(at: digits.utf8.count)
    if let key = PhoneSymbol.key(of: symbol) {
      // Letters stand for digits only where there are three, and an x may stand for nothing.
      digits.append(Character(Unicode.Scalar(key + UInt8(ascii: "0"))))
    } else if !Self.isAmbiguous(symbol) {
      isEnded = true
    }
  }

  /// Whether a separator may start an extension as well.
  private static func isAmbiguous(_ symbol: UInt8) -> Bool {
    [UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "~"), PhoneSymbol.wideTilde].contains(
      symbol
    )
  }

  private mutating func close(at length: Int) {
    let reading = String(digits.prefix(length))
    if !isEnded, !readings.contains(where: { $0.digits == reading }) {
      readings.append(Reading(digits: reading, isClosed: true))
    }
  }
}
