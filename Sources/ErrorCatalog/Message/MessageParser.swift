import UnicodeText

/// Parses a pattern into a tree.
///
/// The syntax is a strict subset of ICU MessageFormat 1, in its default apostrophe mode. Some
/// patterns that ICU accepts are errors here, because their authors most likely meant something
/// else:
///
/// - a quotation or brace without its other half,
/// - two branches for one selector,
/// - unknown plural keywords,
/// - `#` in a select inside a plural, which ICU prints unchanged and other implementations replace.
///
/// Offsets are indices of ``scalars``; `start` is the offset of the brace that opened an argument.
struct MessageParser {
  /// The context of a text, which decides what `#` means in it.
  enum Surroundings: Equatable {
    case top
    case plural(argument: String)
    case select(inPlural: Bool)
  }

  let scalars: [Unicode.Scalar]
  var position = 0

  /// The offset of the brace at each argument's first mention.
  private(set) var firstOffsets: [String: Int] = [:]

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  /// Parses text and arguments up to the closing brace that ends them, or to the end of the
  /// pattern.
  mutating func message(
    _ surroundings: Surroundings,
    depth: Int
  ) throws(Message.SyntaxError) -> [MessageNode] {
    var nodes: [MessageNode] = []
    var literal = LiteralText()
    var isolates = OpenIsolates()

    while let scalar = next {
      switch scalar {
      case "'":
        try quotation(surroundings, into: &literal, &isolates)
      case "{":
        literal.flush(into: &nodes)
        nodes.append(try argument(surroundings, depth: depth + 1))
      case "}":
        guard surroundings == .top else {
          literal.flush(into: &nodes)
          try close(isolates)
          return nodes
        }
        throw error(
          .unmatchedBrace,
          "this brace was never opened",
          hint: "write `'}'` for a brace in the text"
        )
      case "#":
        try numberSign(surroundings, literal: &literal, nodes: &nodes)
      default:
        try note(scalar, at: position, in: &isolates)
        literal.append(scalar)
        position += 1
      }
    }
    literal.flush(into: &nodes)
    try close(isolates)
    return nodes
  }

  private mutating func numberSign(
    _ surroundings: Surroundings,
    literal: inout LiteralText,
    nodes: inout [MessageNode]
  ) throws(Message.SyntaxError) {
    switch surroundings {
    case .top, .select(inPlural: false):
      literal.append("#")
    case .plural(let argument):
      literal.flush(into: &nodes)
      nodes.append(.numberSign(argument))
    case .select(inPlural: true):
      throw error(
        .ambiguousNumberSign,
        "a `#` in a select inside a plural isn't replaced by the number",
        hint: "name the plural's argument in braces instead"
      )
    }
    position += 1
  }

  /// Parses an apostrophe and the text that it quotes.
  ///
  /// Two apostrophes mean one. An apostrophe before a character that has a meaning here begins a
  /// quotation, which ends with the next single apostrophe. Any other apostrophe is an ordinary
  /// character.
  private mutating func quotation(
    _ surroundings: Surroundings,
    into literal: inout LiteralText,
    _ isolates: inout OpenIsolates
  ) throws(Message.SyntaxError) {
    let start = position
    position += 1
    switch next {
    case "'":
      literal.append("'")
      position += 1
      return
    case "{", "}":
      break
    case "#":
      guard case .plural = surroundings else { fallthrough }
    default:
      literal.append("'")
      return
    }
    while let scalar = next {
      position += 1
      if scalar == "'" {
        guard next == "'" else { return }
        position += 1
      }
      try note(scalar, at: position - 1, in: &isolates)
      literal.append(scalar)
    }
    throw error(
      .unclosedQuotation,
      "this apostrophe begins quoted text that never ends",
      hint: "write `''` for an apostrophe before a brace",
      at: start
    )
  }

  func error(
    _ code: Message.SyntaxError.Code,
    _ reason: String,
    hint: String = "",
    at offset: Int? = nil
  ) -> Message.SyntaxError {
    Message.SyntaxError(code, reason, hint: hint, offset: offset ?? position, in: scalars)
  }
}

/// The text between arguments while it is parsed.
///
/// It is stored in UTF-8, because appending to a string scalar by scalar takes eight times as long.
private struct LiteralText {
  private var utf8: [UInt8] = []

  var string: String { String(decoding: utf8, as: UTF8.self) }

  mutating func append(_ scalar: Unicode.Scalar) { utf8.append(contentsOf: scalar.utf8) }

  /// Adds the text to a message, unless it is empty, and begins a new text.
  mutating func flush(into nodes: inout [MessageNode]) {
    if !utf8.isEmpty { nodes.append(.text(string)) }
    utf8.removeAll(keepingCapacity: true)
  }
}

extension MessageParser {
  /// Parses `{name}`, `{name, type}`, `{name, type, style}`, or a plural or select.
  mutating func argument(
    _ surroundings: Surroundings,
    depth: Int
  ) throws(Message.SyntaxError) -> MessageNode {
    let start = position
    guard depth <= Message.maximumDepth else {
      throw error(
        .tooDeep,
        "arguments are nested more than \(Message.maximumDepth) deep",
        hint: "split the message"
      )
    }
    position += 1
    skipWhiteSpace()
    let name = try name(of: start)
    if firstOffsets[name] == nil { firstOffsets[name] = start }
    guard try comma(orEndOf: start) else { return .argument(name, .plain) }

    let typeStart = position
    let type = word()
    switch type {
    case "number" where hasSkeleton:
      return .unit(name, try unitStyle(start: start))
    case "number", "date", "list":
      return .argument(name, try style(of: type, at: typeStart, start: start))
    case "plural", "selectordinal":
      return .plural(
        name,
        type == "plural" ? .cardinal : .ordinal,
        try pluralBranches(of: name, start: start, depth: depth)
      )
    case "select":
      return .select(name, try selectBranches(surroundings, start: start, depth: depth))
    default:
      if next == nil { throw unclosed(start) }
      throw error(
        .unknownType,
        type.isEmpty ? "the type of the argument is missing" : "`\(type)` isn't a type",
        hint: "the types are number, date, list, plural, selectordinal and select",
        at: typeStart
      )
    }
  }

  /// Parses a name: ASCII letters, digits and underscores that don't begin with a digit.
  private mutating func name(of start: Int) throws(Message.SyntaxError) -> String {
    let nameStart = position
    let name = word()
    guard let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first),
      isAtEndOfWord
    else {
      if next == nil { throw unclosed(start) }
      throw error(
        .invalidName,
        "an argument needs a name of letters, digits and underscores",
        hint: "write `{name}`, or `'{'` for a brace in the text",
        at: nameStart
      )
    }
    return name
  }

  private var isAtEndOfWord: Bool {
    guard let next else { return false }
    return next == "," || next == "}" || Self.isWhiteSpace(next)
  }

  /// Parses a comma and the space around it, or the brace that closes an argument.
  ///
  /// - Returns: Whether it was a comma.
  private mutating func comma(orEndOf start: Int) throws(Message.SyntaxError) -> Bool {
    skipWhiteSpace()
    guard let scalar = next else { throw unclosed(start) }
    guard scalar == "," || scalar == "}" else {
      throw error(.unexpectedCharacter, "expected a comma or `}` here")
    }
    position += 1
    if scalar == "," { skipWhiteSpace() }
    return scalar == ","
  }

  /// Parses the style of a number, date or list, and the brace that closes the argument.
  private mutating func style(
    of type: String,
    at typeStart: Int,
    start: Int
  ) throws(Message.SyntaxError) -> ArgumentStyle {
    let hasStyle = try comma(orEndOf: start)
    let styleStart = hasStyle ? position : typeStart
    let name = hasStyle ? word() : ""
    let style: ArgumentStyle? =
      switch (type, name) {
      case ("number", "") where !hasStyle: .number
      case ("number", "integer"): .integer
      case ("number", "percent"): .percent
      case ("date", "") where !hasStyle: .date(.medium)
      case ("date", _): DateStyle(rawValue: name).map { .date($0) }
      case ("list", _): ListType(rawValue: name).map { .list($0) }
      default: nil
      }
    guard let style else {
      if hasStyle, next == nil { throw unclosed(start) }
      let names =
        switch type {
        case "number": "integer or percent, a unit such as `::unit/megabyte`, or none"
        case "date": "short, medium or long, or none"
        default: "or, and"
        }
      throw error(
        .unknownStyle,
        name.isEmpty
          ? "the style of the \(type) is missing" : "`\(name)` isn't a style of a \(type)",
        hint: "the styles of a \(type) are \(names)",
        at: styleStart
      )
    }
    guard hasStyle else { return style }
    skipWhiteSpace()
    guard let scalar = next else { throw unclosed(start) }
    guard scalar == "}" else { throw error(.unexpectedCharacter, "expected `}` here") }
    position += 1
    return style
  }

  func unclosed(_ start: Int) -> Message.SyntaxError {
    error(
      .unclosedBrace,
      "this brace is never closed",
      hint: "close it with `}`, or write `'{'` for a brace in the text",
      at: start
    )
  }

  /// Parses ASCII letters, digits and underscores.
  mutating func word() -> String {
    let start = position
    while let scalar = next {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": position += 1
      default: return text(from: start)
      }
    }
    return text(from: start)
  }

  func text(from start: Int) -> String {
    var text = LiteralText()
    for scalar in scalars[start..<position] { text.append(scalar) }
    return text.string
  }

  mutating func skipWhiteSpace() {
    while let scalar = next, Self.isWhiteSpace(scalar) { position += 1 }
  }

  /// Whether a scalar has the property Pattern_White_Space (UAX #31).
  static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t"..."\r", " ", "\u{85}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
