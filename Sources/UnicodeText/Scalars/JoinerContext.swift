/// The positions where the invisible joiners U+200C and U+200D are allowed: where the script needs
/// them.
///
/// RFC 5892, appendix A.1 and A.2.
package enum JoinerContext {
  /// Returns whether a character is one of the two joiners.
  package static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200C}" || scalar == "\u{200D}"
  }

  /// Returns whether a character is a joiner that its neighbors need, such as after a virama.
  ///
  ///     JoinerContext.allows(1, in: Array("\u{94D}\u{200D}".unicodeScalars))  // true
  ///     JoinerContext.allows(1, in: Array("a\u{200D}".unicodeScalars))        // false
  ///
  /// - Parameters:
  ///   - index: The index of the character.
  ///   - text: The characters of the text, with indices starting at 0.
  /// - Returns: Whether the joiner is allowed there.
  /// - Complexity: O(*n*) in the length of the surrounding run of marks.
  package static func allows<Text: RandomAccessCollection>(_ index: Int, in text: Text) -> Bool
  where Text.Element == Unicode.Scalar, Text.Index == Int {
    let scalar = text[index]
    guard isJoiner(scalar), index > 0 else { return false }
    if ScalarProperties(of: text[index - 1]).combiningClass == 9 { return true }
    guard scalar == "\u{200C}",
      let before = firstOpaque(text[..<index].reversed()),
      let after = firstOpaque(text[(index + 1)...])
    else { return false }
    return (before == .leftJoining || before == .dualJoining)
      && (after == .rightJoining || after == .dualJoining)
  }

  /// Returns the joining type of the first character that isn't transparent.
  private static func firstOpaque(_ scalars: some Sequence<Unicode.Scalar>) -> JoiningType? {
    for scalar in scalars {
      let type = ScalarProperties(of: scalar).joiningType
      if type != .transparent { return type }
    }
    return nil
  }
}
