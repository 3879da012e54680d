/// The open isolates of a text: the offsets of the characters that began them.
struct OpenIsolates {
  fileprivate var offsets: [Int] = []
}

/// The characters that control the order of text (UAX #9), and which of them a message may contain.
///
/// Marks are harmless. Overrides and embeddings are refused: they can make a text look like a
/// different one, and arguments are isolated anyway. An isolate must end within the text or branch
/// where it begins, so that it can't reorder the text around it.
extension MessageParser {
  func note(
    _ scalar: Unicode.Scalar,
    at offset: Int,
    in isolates: inout OpenIsolates
  ) throws(Message.SyntaxError) {
    switch scalar.value {
    case 0x202A...0x202E:
      throw error(
        .bidi,
        "the character U+\(Self.number(of: scalar)) reorders the text after it",
        hint: "remove it, or use a mark (U+200E, U+200F) or an isolate (U+2068 … U+2069)",
        at: offset
      )
    case 0x2066...0x2068: isolates.offsets.append(offset)
    case 0x2069:
      if isolates.offsets.popLast() != nil { return }
      throw error(
        .bidi,
        "the character U+2069 ends an isolate, but none is open here",
        hint: "remove it, or begin an isolate before it",
        at: offset
      )
    default: break
    }
  }

  /// Refuses isolates that are still open at the end of their text.
  func close(_ isolates: OpenIsolates) throws(Message.SyntaxError) {
    guard let first = isolates.offsets.first else { return }
    throw error(
      .bidi,
      "the character U+\(Self.number(of: scalars[first])) begins an isolate that never ends",
      hint: "end it with U+2069 within the same text or branch",
      at: first
    )
  }

  private static func number(of scalar: Unicode.Scalar) -> String {
    String(scalar.value, radix: 16, uppercase: true)
  }
}
