/// A message, split into words for people and codes that they leave unchanged.
///
/// A message without plurals and selects is split at its arguments: `Use {minimum, number} digits.`
/// has the code `{minimum, number}`. Any other message is one text. A language may need more
/// branches than the source has, so translators must see the braces.
///
///     InlineCodes("Use {count} “'{'”.").pieces
///     // [.text("Use "), .code("{count}"), .text(" “'{'”.")]
struct InlineCodes: Hashable {
  /// A piece of a message, as it is written.
  enum Piece: Hashable {
    case text(String)
    case code(String)
  }

  let pieces: [Piece]

  /// Splits a message.
  ///
  /// - Complexity: O(*n*) in the length of the message.
  init(_ pattern: String) {
    var pieces: [Piece] = []
    var text = String.UnicodeScalarView()
    var isQuoted = false
    let scalars = Array(pattern.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if scalar == "'", next == "'" {
        text.append(contentsOf: [scalar, scalar])
        index += 2
        continue
      }
      if scalar == "'" { isQuoted = !isQuoted && (next == "{" || next == "}") }
      guard scalar == "{", !isQuoted else {
        text.append(scalar)
        index += 1
        continue
      }
      let code = scalars[index...].prefix { $0 != "}" }
      if code.dropFirst().contains("{") || code.endIndex == scalars.count {
        // There is a branch, so the whole message is for people.
        self.pieces = pattern.isEmpty ? [] : [.text(pattern)]
        return
      }
      if !text.isEmpty { pieces.append(.text(String(text))) }
      text = String.UnicodeScalarView()
      pieces.append(.code(String(String.UnicodeScalarView(code)) + "}"))
      index = code.endIndex + 1
    }
    if !text.isEmpty { pieces.append(.text(String(text))) }
    self.pieces = pieces
  }

  /// The codes, in the order of the message.
  var codes: [String] {
    pieces.compactMap { if case .code(let code) = $0 { code } else { nil } }
  }
}
