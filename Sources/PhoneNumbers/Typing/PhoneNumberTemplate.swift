/// A format with placeholders for digits, which are filled one by one.
struct PhoneNumberTemplate: Sendable {
  /// The text in UTF-8, with a zero for each digit that is still missing.
  private var bytes: [UInt8] = []

  /// The offset after the last digit that was filled in.
  private var filled = 0

  /// Creates a template without placeholders.
  init() {}

  /// Creates a template for the most digits that a format takes.
  init(_ format: PhoneRegion.Format) {
    self.init(format, sizes: format.sizes(ofDigits: format.mostDigits))
  }

  /// Creates a template with a placeholder for each digit.
  ///
  /// It doesn't have any if the format doesn't take that many digits.
  init(_ format: PhoneRegion.Format, digits: [UInt8]) {
    self.init(format, sizes: format.sizes(ofDigits: digits.count))
  }

  private init(_ format: PhoneRegion.Format, sizes: [Int]?) {
    guard let sizes, let template = format.template else { return }
    var rest = template.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "$"), let group = rest.popFirst() {
        let index = Int(group) - 0x31
        if sizes.indices.contains(index) {
          bytes.append(contentsOf: repeatElement(0, count: sizes[index]))
        }
      } else {
        bytes.append(byte)
      }
    }
  }

  /// Puts a digit into the next placeholder.
  ///
  /// - Returns: Whether there is a placeholder.
  mutating func fill(_ digit: UInt8) -> Bool {
    guard let blank = bytes[filled...].firstIndex(of: 0) else { return false }
    bytes[blank] = digit
    filled = blank + 1
    return true
  }

  /// Puts digits into the placeholders.
  ///
  /// - Returns: Whether there are as many digits as placeholders.
  mutating func isFilled(by digits: [UInt8]) -> Bool {
    guard !bytes.isEmpty else { return false }
    for digit in digits where !fill(digit) { return false }
    filled = bytes.endIndex
    return !bytes.contains(0)
  }

  /// The text up to the last digit that was filled in.
  var text: String { String(decoding: bytes[..<filled], as: UTF8.self) }
}

extension PhoneRegion.Format {
  /// The length of the longest number that a format is tried with.
  private static var longestNumber: Int { 15 }

  /// The most digits that the groups take.
  var mostDigits: Int {
    min(Self.longestNumber, groups.reduce(0) { $0 + $1.upperBound })
  }

  /// Returns how many digits go to each group, filling the first groups first; nil if they don't
  /// fit.
  func sizes(ofDigits count: Int) -> [Int]? {
    var rest = count - groups.reduce(0) { $0 + $1.lowerBound }
    guard rest >= 0 else { return nil }
    let sizes = groups.map { group in
      let more = min(rest, group.count - 1)
      rest -= more
      return group.lowerBound + more
    }
    return rest == 0 ? sizes : nil
  }

  /// Whether the national format adds only brackets to the first group.
  var isWrittenWithoutPrefix: Bool {
    guard let national else { return true }
    return ["$1", "($1)", "($1", "$1)"].contains(national)
  }

  /// Whether a space or hyphen separates the national prefix from the number.
  var separatesPrefix: Bool { national?.contains { $0 == " " || $0 == "-" } ?? false }

  /// Whether the template begins with its first group and has only separators between the groups.
  var canBeFilledInOrder: Bool {
    guard let template else { return false }
    var expected = UInt8(ascii: "1")
    var bytes = template.utf8[...]
    while let byte = bytes.popFirst() {
      if byte == UInt8(ascii: "$") {
        guard let group = bytes.popFirst() else { return false }
        if expected == UInt8(ascii: "1"), group != expected { return false }
        expected = 0
      } else if byte == UInt8(ascii: "*") || (0x30...0x39).contains(byte) {
        return false
      }
    }
    return expected == 0
  }

  /// Whether the digits typed so far lead to this format.
  func fitsWhileTyping(_ digits: String) -> Bool {
    guard let leading else { return true }
    return leading.containsPrefix(of: digits) || !leading.lengths(startingWith: digits).isEmpty
  }
}
