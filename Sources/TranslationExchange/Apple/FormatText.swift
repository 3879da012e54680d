/// A text of Apple's, split into words and arguments, in the syntax of `String(format:)` (IEEE Std
/// 1003.1, `printf`, and Apple's “String Format Specifiers”).
///
///     FormatText("%1$@ has 100%%").pieces
///     // [.argument(1, %@), .text(" has 100%")]
struct FormatText {
  /// The kind of an argument.
  enum Kind: String {
    case text, integer, decimal

    /// A number that is written without its fraction, as by `%.0f`.
    case rounded
  }

  /// An argument as it is written.
  struct Specifier {
    /// The specifier itself, such as `%1$@`.
    var written: String

    /// The position of the argument in the call, counted from 1.
    var position: Int

    /// The name in the specifier, as in `%(friendCount)lld`.
    var name: String?

    var kind: Kind

    /// What a message can't do of what the specifier requests; nil if it can do everything.
    var loss: String?
  }

  /// A piece of a text.
  enum Piece {
    case text(String)
    case argument(Specifier)

    /// `%#@name@`: a text that depends on a number.
    case substitution(name: String, position: Int)

    /// `%arg`: the number that the text depends on.
    case number
  }

  /// The reason why a text can't be a message.
  struct Problem: Error {
    var code: String
    var reason: String
    var hint: String
  }

  private(set) var pieces: [Piece] = []

  /// Whether a percent sign that is treated as text would begin a specifier for Apple's formatter.
  private(set) var hasBarePercentSign = false

  /// The position in the call of the next specifier without a number.
  private(set) var nextPosition: Int

  private let scalars: [Unicode.Scalar]
  private var index = 0

  /// Splits a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - first: The position in the call of the first specifier without a number.
  ///   - isCounted: Whether the text depends on a number, which is written `%arg`.
  /// - Throws: The first part that a message can't express.
  init(_ text: String, from first: Int = 1, isCounted: Bool = false) throws(Problem) {
    nextPosition = first
    scalars = Array(text.unicodeScalars)
    var words = String.UnicodeScalarView()
    while index < scalars.count {
      let start = index
      guard scalars[index] == "%" else {
        words.append(scalars[index])
        index += 1
        continue
      }
      index += 1
      if take("%") {
        words.append("%")
        continue
      }
      guard let piece = try piece(from: start, isCounted: isCounted) else {
        words.append("%")
        hasBarePercentSign = true
        index = start + 1
        continue
      }
      if !words.isEmpty { pieces.append(.text(String(words))) }
      words = String.UnicodeScalarView()
      pieces.append(piece)
    }
    if !words.isEmpty { pieces.append(.text(String(words))) }
  }

  /// The arguments, in the order of the text.
  var specifiers: [Specifier] {
    pieces.compactMap { if case .argument(let specifier) = $0 { specifier } else { nil } }
  }

  /// The positions of texts that depend on a number, in the order of the text.
  var substitutions: [(name: String, position: Int)] {
    pieces.compactMap {
      if case .substitution(let name, let position) = $0 { (name, position) } else { nil }
    }
  }

  // MARK: Reading

  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    index += 1
    return true
  }

  /// Reads the part after a percent sign; nil if the percent sign is only text.
  private mutating func piece(from start: Int, isCounted: Bool) throws(Problem) -> Piece? {
    if isCounted, scalars[index...].starts(with: "arg".unicodeScalars) {
      index += 3
      return .number
    }
    let position = position()
    if position == 0 { return nil }
    if scalars[index...].starts(with: "#@".unicodeScalars) {
      guard let end = scalars[(index + 2)...].firstIndex(of: "@"), end > index + 2 else {
        return nil
      }
      let name = string(scalars[(index + 2)..<end])
      index = end + 1
      if position == nil { nextPosition += 1 }
      return .substitution(name: name, position: position ?? nextPosition - 1)
    }
    guard let name = name() else { return nil }
    guard let options = try options(), let conversion = next else { return nil }
    index += 1
    guard let (kind, loss) = Self.meaning(of: conversion, options) else { return nil }
    // `100%-ige` isn't a specifier, although it looks like one.
    if options.flags.contains("-"), options.width == nil { return nil }
    let specifier = Specifier(
      written: string(scalars[start..<index]),
      position: position ?? nextPosition,
      name: name.isEmpty ? nil : name,
      kind: kind,
      loss: loss
    )
    if position == nil { nextPosition += 1 }
    return .argument(specifier)
  }

  /// Reads `1$`.
  ///
  /// Returns nil if there is none, or 0 if the number is out of range.
  private mutating func position() -> Int? {
    let start = index
    guard let number = number(), take("$") else {
      index = start
      return nil
    }
    return 1...99 ~= number ? number : 0
  }

  /// Reads `(name)`.
  ///
  /// Returns nil if it isn't closed or isn't a name, and an empty text if there is none.
  private mutating func name() -> String? {
    guard take("(") else { return "" }
    let name = scalars[index...].prefix {
      $0.isASCII && ($0.properties.isAlphabetic || $0 == "_" || $0.isDigit)
    }
    guard !name.isEmpty, name.endIndex < scalars.count, scalars[name.endIndex] == ")" else {
      return nil
    }
    index = name.endIndex + 1
    return string(name)
  }

  /// The part between a percent sign and the letter of the conversion.
  private struct Options {
    var flags = ""
    var width: Int?
    var precision: Int?
  }

  private mutating func options() throws(Problem) -> Options? {
    var options = Options()
    // A space is a flag too, but in texts it is nearly always the space after a percentage.
    while let flag = next, "-+#0'".unicodeScalars.contains(flag) {
      options.flags.unicodeScalars.append(flag)
      index += 1
    }
    if next == "*" { throw Self.star }
    options.width = number()
    if take(".") {
      if next == "*" { throw Self.star }
      options.precision = number() ?? 0
    }
    while let length = next, "hlqLztj".unicodeScalars.contains(length) { index += 1 }
    return options
  }

  private static let star = Problem(
    code: "apple.star",
    reason: "the width of a number is an argument here, because of `*`",
    hint: "write the width itself, or pass the number as a text with `%@`"
  )

  /// Reads digits.
  ///
  /// Returns nil if there are none, or too many for a width.
  private mutating func number() -> Int? {
    let digits = scalars[index...].prefix(while: \.isDigit)
    guard 1...4 ~= digits.count else { return nil }
    index = digits.endIndex
    return Int(string(digits))
  }

  private func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  // MARK: Meaning

  /// Returns what a letter writes, and what a message can't do of it; nil if it isn't the letter of
  /// a specifier.
  private static func meaning(
    of conversion: Unicode.Scalar,
    _ options: Options
  ) -> (Kind, loss: String?)? {
    let isPadded = options.width != nil
    let isDecorated = options.flags.unicodeScalars.contains { "+#0".unicodeScalars.contains($0) }
    switch conversion {
    case "@", "s", "S", "c", "C":
      let isCut = isPadded || options.precision != nil
      return (.text, isCut ? "the text is neither padded nor cut off" : nil)
    case "d", "D", "i", "u", "U":
      if isDecorated || options.precision != nil { return (.text, Self.asText) }
      return (.integer, isPadded ? "the number isn't padded" : nil)
    case "f", "F":
      if isDecorated { return (.text, Self.asText) }
      if options.precision == 0 {
        return (.rounded, isPadded ? "the number isn't padded" : nil)
      }
      return (.decimal, "the number is written with all the digits that the program passes")
    case "x", "X", "o", "O", "e", "E", "g", "G", "a", "A", "p":
      return (.text, Self.asText)
    default:
      return nil
    }
  }

  /// The loss for numbers with other digits or fixed widths, which a message can't write.
  static let asText = "the program passes it as a text"
}

extension Unicode.Scalar {
  /// Whether this is a digit from 0 to 9.
  var isDigit: Bool { "0"..."9" ~= self }
}
