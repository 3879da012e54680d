import UnicodeText

/// Where the invisible joiners U+200C and U+200D are safe: where the script needs them.
///
/// RFC 5892, appendix A.1 and A.2.
enum JoinerContext {
  private static let viramas = EmailScalars.set(#"[\p{ccc=9}]"#)
  private static let transparent = EmailScalars.set(#"[\p{Joining_Type=T}]"#)
  private static let joinsForward = EmailScalars.set(#"[\p{Joining_Type=L}\p{Joining_Type=D}]"#)
  private static let joinsBackward = EmailScalars.set(#"[\p{Joining_Type=R}\p{Joining_Type=D}]"#)

  /// Returns whether a character is a joiner in its place.
  ///
  /// - Complexity: O(*n*) in the length of the run of marks around it.
  static func allows(_ index: Int, in word: [(scalar: Unicode.Scalar, range: Range<Int>)]) -> Bool {
    let scalar = word[index].scalar
    guard scalar == "\u{200C}" || scalar == "\u{200D}", index > 0 else { return false }
    if viramas.contains(word[index - 1].scalar) { return true }
    guard scalar == "\u{200C}",
      let before = word[..<index].last(where: { !transparent.contains($0.scalar) }),
      let after = word[(index + 1)...].first(where: { !transparent.contains($0.scalar) })
    else { return false }
    return joinsForward.contains(before.scalar) && joinsBackward.contains(after.scalar)
  }
}
