import UnicodeText

/// Sets of scalars from ICU, read once for the whole process.
enum ScalarProperty {
  /// The sets by pattern.
  ///
  /// ICU takes up to half a millisecond for one set.
  private static let known = BoundedCache<String, Result<ScalarSet, UnicodePatternError>>(
    capacity: 1000
  )

  /// Returns the set of a pattern such as `[\p{L}]`.
  static func read(_ pattern: String) throws(UnicodePatternError) -> ScalarSet {
    try known.value(for: pattern) {
      do throws(UnicodePatternError) {
        return .success(ScalarSet(ascending: try UnicodeSet(pattern: pattern).ranges))
      } catch {
        return .failure(error)
      }
    }
    .get()
  }

  /// Returns the set of a property, such as `Lu` or `Script=Greek`.
  ///
  /// It accepts the names that ICU's matcher knows: the names in sets, and Java's names.
  static func named(_ name: String) throws(UnicodePatternError) -> ScalarSet {
    do throws(UnicodePatternError) {
      return try read("[\\p{\(name)}]")
    } catch {
      guard let pattern = pattern(ofJava: name) else { throw error }
      return try read(pattern)
    }
  }

  /// Returns the pattern of a set that has a special name in Java, such as `InGreek` for a block.
  private static func pattern(ofJava name: String) -> String? {
    if let pattern = javaPatterns[name] { return pattern }
    if name.lowercased() == "word" { return wordPattern }
    if name.hasPrefix("In"), name.utf8.count > 2 { return "[\\p{Block=\(name.dropFirst(2))}]" }
    guard name.hasPrefix("Is"), !name.utf8.contains(UInt8(ascii: "=")) else { return nil }
    switch name.dropFirst(2).lowercased() {
    case "": return nil
    case "assigned": return #"[\P{Unassigned}]"#
    case "titlecase": return #"[\p{Titlecase_Letter}]"#
    default: return "[\\p{\(name.dropFirst(2))}]"
    }
  }

  fileprivate static let wordPattern = #"[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\u200c\u200d]"#

  private static let javaPatterns = [
    "all": #"[\u0000-\U0010FFFF]"#,
    "javaDefined": #"[\P{Cn}]"#,
    "javaDigit": #"[\p{Nd}]"#,
    "javaIdentifierIgnorable": #"[\u0000-\u0008\u000E-\u001B\u007F-\u009F\p{Cf}]"#,
    "javaISOControl": #"[\u0000-\u001F\u007F-\u009F]"#,
    "javaJavaIdentifierPart": #"""
    [\p{L}\p{Sc}\p{Pc}\p{Nd}\p{Nl}\p{Mc}\p{Mn}\u0000-\u0008\u000E-\u001B\u007F-\u009F\p{Cf}]
    """#,
    "javaJavaIdentifierStart": #"[\p{L}\p{Nl}\p{Sc}\p{Pc}]"#,
    "javaLetter": #"[\p{L}]"#,
    "javaLetterOrDigit": #"[\p{L}\p{Nd}]"#,
    "javaLowerCase": #"[\p{Ll}]"#,
    "javaMirrored": #"[\p{Bidi_Mirrored}]"#,
    "javaSpaceChar": #"[\p{Z}]"#,
    "javaSupplementaryCodePoint": #"[\U00010000-\U0010FFFF]"#,
    "javaTitleCase": #"[\p{Lt}]"#,
    "javaUnicodeIdentifierPart": #"""
    [\p{L}\p{Pc}\p{Nd}\p{Nl}\p{Mc}\p{Mn}\u0000-\u0008\u000E-\u001B\u007F-\u009F\p{Cf}]
    """#,
    "javaUnicodeIdentifierStart": #"[\p{L}\p{Nl}]"#,
    "javaUpperCase": #"[\p{Lu}]"#,
    "javaValidCodePoint": #"[\u0000-\U0010FFFF]"#,
    "javaWhitespace": #"[[\p{Z}\u0009-\u000D\u001C-\u001F]-[\u00A0\u2007\u202F]]"#,
  ]

  /// Returns the set of a pattern that ICU should know, or nil if it doesn't.
  static func set(_ pattern: String) -> ScalarSet? {
    do throws(UnicodePatternError) {
      return try read(pattern)
    } catch {
      return nil
    }
  }
}

extension ScalarSet {
  /// The characters that end a line in ICU, which `.` doesn't match.
  static let lineTerminators = ScalarSet(boundaries: [0x0A, 0x0E, 0x85, 0x86, 0x2028, 0x202A])

  /// The characters that `\d` matches.
  static let digits = ScalarProperty.set(#"[\p{Nd}]"#) ?? .none

  /// The characters that `\w` matches (UTS #18, annex C).
  static let wordCharacters =
    ScalarProperty.set(ScalarProperty.wordPattern) ?? .none

  /// The characters that `\s` matches.
  static let whiteSpace = ScalarProperty.set(#"[\p{White_Space}]"#) ?? .none

  /// The characters that `\h` matches.
  static let horizontalSpace = ScalarProperty.set(#"[\t\p{Zs}]"#) ?? .none

  /// The characters that free spacing, `(?x)`, ignores.
  static let patternWhiteSpace = ScalarProperty.set(#"[\p{Pattern_White_Space}]"#) ?? .none
}
