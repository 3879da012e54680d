import UnicodeText

/// The contextual rules of RFC 5892, Appendix A.
enum PrecisContext {
  /// Returns whether a code point that needs a context has it.
  ///
  /// - Complexity: O(*n*) in the number of scalars.
  static func allows(_ index: Int, in text: [Unicode.Scalar]) -> Bool {
    switch text[index].value {
    case 0x200C: isAfterVirama(index, text) || joinsLetters(index, text)  // A.1
    case 0x200D: isAfterVirama(index, text)  // A.2
    case 0xB7: before(index, text) == "l" && after(index, text) == "l"  // A.3
    case 0x375: after(index, text).map { script($0) == "Grek" } ?? false  // A.4
    case 0x5F3, 0x5F4: before(index, text).map { script($0) == "Hebr" } ?? false  // A.5, A.6
    case 0x30FB: text.contains { ["Hira", "Kana", "Hani"].contains(script($0)) }  // A.7
    case 0x660...0x669: !text.contains { 0x6F0...0x6F9 ~= $0.value }  // A.8
    case 0x6F0...0x6F9: !text.contains { 0x660...0x669 ~= $0.value }  // A.9
    default: false
    }
  }

  static func isAfterVirama(_ index: Int, _ text: [Unicode.Scalar]) -> Bool {
    before(index, text).map { ScalarProperties(of: $0).combiningClass == 9 } ?? false
  }

  /// A joining letter, U+200C, a joining letter; transparent marks may stand between.
  static func joinsLetters(_ index: Int, _ text: [Unicode.Scalar]) -> Bool {
    guard let left = firstOpaque(text[..<index].reversed()),
      let right = firstOpaque(text[(index + 1)...])
    else { return false }
    return (left == .leftJoining || left == .dualJoining)
      && (right == .rightJoining || right == .dualJoining)
  }

  /// The joining type of the first scalar that joins or does not.
  private static func firstOpaque(_ scalars: some Sequence<Unicode.Scalar>) -> JoiningType? {
    for scalar in scalars {
      let type = ScalarProperties(of: scalar).joiningType
      if type != .transparent { return type }
    }
    return nil
  }

  private static func before(_ index: Int, _ text: [Unicode.Scalar]) -> Unicode.Scalar? {
    index > 0 ? text[index - 1] : nil
  }

  private static func after(_ index: Int, _ text: [Unicode.Scalar]) -> Unicode.Scalar? {
    index + 1 < text.count ? text[index + 1] : nil
  }

  private static func script(_ scalar: Unicode.Scalar) -> String {
    ScalarProperties(of: scalar).script.code
  }
}
