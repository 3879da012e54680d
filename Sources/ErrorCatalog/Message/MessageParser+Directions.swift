/// The isolates of a text that are open: the offsets of the characters that began them.
struct OpenIsolates {
  fileprivate var offsets: [Int] = []
}

/// What a message may have of the characters that steer the order of text (UAX #9).
///
/// Marks are harmless. Overrides and embeddings can show a text as another one, and what a message
/// inserts is isolated anyway, so they are refused; isolates end within the text or branch in which they
/// begin, so that they reorder nothing around it.
extension MessageParser {
  /// Notes a character of a text.
  func note(
    _ scalar: Unicode.Scalar,
    at offset: Int,
    in isolates: inout OpenIsolates
  ) throws(MessageSyntaxError) {
    switch scalar.value {
    case 0x202A...0x202E:
      throw error(
        .bidi,
        "the character U+\(Self.number(of: scalar)) reorders the text after it",
        hint: "remove it; a mark (U+200E, U+200F) or an isolate (U+2068 … U+2069) will do",
        at: offset
      )
    case 0x2066...0x2068: isolates.offsets.append(offset)
    case 0x2069:
      if isolates.offsets.popLast() != nil { return }
      throw error(
        .bidi,
        "the character U+2069 ends an isolate, and none is open here",
        hint: "remove it, or begin the isolate before",
        at: offset
      )
    default: break
    }
  }

  /// Refuses isolates that are still open where their text ends.
  func close(_ isolates: OpenIsolates) throws(MessageSyntaxError) {
    guard let first = isolates.offsets.first else { return }
    throw error(
      .bidi,
      "the character U+\(Self.number(of: scalars[first])) begins an isolate that never ends",
      hint: "end it by U+2069 within the same text or branch",
      at: first
    )
  }

  private static func number(of scalar: Unicode.Scalar) -> String {
    String(scalar.value, radix: 16, uppercase: true)
  }
}
