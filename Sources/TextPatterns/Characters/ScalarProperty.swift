import UnicodeText

/// Sets of scalars that ICU knows, read once for the whole process.
enum ScalarProperty {
  /// Sets by their pattern.
  ///
  /// ICU takes up to half a millisecond for one.
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

  /// Returns the set of a pattern that ICU is known to have, or nil if it does not.
  static func set(_ pattern: String) -> ScalarSet? {
    do throws(UnicodePatternError) {
      return try read(pattern)
    } catch {
      return nil
    }
  }
}

extension ScalarSet {
  /// The characters that end a line for ICU: what `.` does not match.
  static let lineTerminators = ScalarSet(boundaries: [0x0A, 0x0E, 0x85, 0x86, 0x2028, 0x202A])

  /// `\d`.
  static let digits = ScalarProperty.set(#"[\p{Nd}]"#) ?? .none

  /// `\w` (UTS #18, annex C).
  static let wordCharacters =
    ScalarProperty.set(#"[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\u200c\u200d]"#) ?? .none

  /// `\s`.
  static let whiteSpace = ScalarProperty.set(#"[\p{White_Space}]"#) ?? .none

  /// `\h`.
  static let horizontalSpace = ScalarProperty.set(#"[\t\p{Zs}]"#) ?? .none

  /// What free spacing, `(?x)`, ignores.
  static let patternWhiteSpace = ScalarProperty.set(#"[\p{Pattern_White_Space}]"#) ?? .none
}
