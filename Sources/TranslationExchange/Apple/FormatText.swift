/// A text of Apple's cut into words and what stands for arguments, by the syntax of `String(format:)`
/// (IEEE Std 1003.1, `printf`, and Apple's “String Format Specifiers”).
///
///     FormatText("%1$@ has 100%%").pieces
///     // [.argument(1, %@), .text(" has 100%")]
struct FormatText {
  /// What an argument is.
  enum Kind: String {
    case text, integer, decimal

    /// A number that is written without its fraction, as `%.0f` is.
    case rounded
  }

  /// An argument as it is written.
  struct Specifier {
    /// The specifier itself, such as `%1$@`.
    var written: String

    /// The place of the argument in the call, from 1.
    var position: Int

    /// The name that stands in the specifier, as in `%(friendCount)lld`.
    var name: String?

    var kind: Kind

    /// What a message cannot do of what is asked; nil if it does everything.
    var loss: String?
  }

  /// A piece of a text.
  enum Piece {
    case text(String)
    case argument(Specifier)

    /// `%#@name@`: a text that depends on a number.
    case substitution(name: String, position: Int)

    /// `%arg`: the number on which the text depends.
    case number
  }

  /// Why a text cannot be a message.
  struct Problem: Error {
    var code: String
    var reason: String
    var hint: String
  }

  private(set) var pieces: [Piece] = []

  /// Whether a percent sign stands for itself that Apple's formatter would take for a specifier.
  private(set) var hasBarePercentSign = false

  /// The place in the call that the next specifier without a number has.
  private(set) var nextPosition: Int

  private let scalars: [Unicode.Scalar]
  private var index = 0

  /// Cuts a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - first: The place in the call of the first specifier that does not say it.
  ///   - isCounted: Whether the text depends on a number, which `%arg` is.
  /// - Throws: The first thing that no message can say.
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

  /// The places of texts that depend on a number, in the order of the text.
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

  /// Reads what stands behind a percent sign; nil if that stands for itself.
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
    // `100%-ige` is no specifier, although it has the form of one.
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

  /// Reads `1$`; nil if there is none, 0 if it cannot be one.
  private mutating func position() -> Int? {
    let start = index
    guard let number = number(), take("$") else {
      index = start
      return nil
    }
    return 1...99 ~= number ? number : 0
  }

  /// Reads `(name)`; nil if it has no end or is no name, empty if there is none.
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

  /// What stands between a percent sign and the letter that says what is written.
  private struct Options {
    var flags = ""
    var width: Int?
    var precision: Int?
  }

  private mutating func options() throws(Problem) -> Options? {
    var options = Options()
    // A blank is a flag too, and in texts nearly always the blank behind a percentage.
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
    reason: "the width of a number is an argument here, by `*`",
    hint: "write the width itself, or give the number as a text, by %@"
  )

  /// Reads digits; nil if there are none, or too many for a width.
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

  /// Returns what a letter writes, and what a message cannot do of it; nil if it is none of a specifier.
  private static func meaning(
    of conversion: Unicode.Scalar,
    _ options: Options
  ) -> (Kind, loss: String?)? {
    let isPadded = options.width != nil
    let isDecorated = options.flags.unicodeScalars.contains { "+#0".unicodeScalars.contains($0) }
    switch conversion {
    case "@", "s", "S", "c", "C":
      let isCut = isPadded || options.precision != nil
      return (.text, isCut ? "the text is neither filled up nor cut off" : nil)
    case "d", "D", "i", "u", "U":
      if isDecorated || options.precision != nil { return (.text, Self.asText) }
      return (.integer, isPadded ? "the number is not filled up" : nil)
    case "f", "F":
      if isDecorated { return (.text, Self.asText) }
      if options.precision == 0 {
        return (.rounded, isPadded ? "the number is not filled up" : nil)
      }
      return (.decimal, "the number is written with the digits that it is given with")
    case "x", "X", "o", "O", "e", "E", "g", "G", "a", "A", "p":
      return (.text, Self.asText)
    default:
      return nil
    }
  }

  /// What a message cannot do of numbers in other digits and fixed widths.
  static let asText = "the program gives it as a text"
}

extension Unicode.Scalar {
  /// Whether this is a digit from 0 to 9.
  var isDigit: Bool { "0"..."9" ~= self }
}
