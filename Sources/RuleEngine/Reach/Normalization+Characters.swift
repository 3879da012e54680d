package import TextPatterns
package import UnicodeText

extension Normalization {
  /// The characters that a normalized text can have.
  ///
  ///     Normalization([.lowercase]).possibleCharacters.contains("A")  // false
  ///
  /// None is missing, but there can be too many.
  package var possibleCharacters: ScalarSet {
    steps.reduce(.all) { set, step in step.characters(after: set) }
  }

  /// Returns whether a normalized text, or a part of one, can match a pattern.
  ///
  ///     Normalization([.lowercase]).mayMatch(try TextPattern("[A-Z]+"))    // false
  ///     Normalization([.lowercase]).mayMatch(try TextPattern("[A-Za-z]+")) // true
  ///
  /// - Complexity: O(*n*) in the size of the pattern.
  package func mayMatch(_ pattern: TextPattern) -> Bool {
    if steps.isEmpty { return true }
    let language = TextLanguage(of: pattern)
    let possible = possibleCharacters
    if language.scalars.subtracting(possible).isEmpty { return true }
    guard pattern.shortestMatch() != nil, let rest = language.limited(to: possible).pattern() else {
      return true
    }
    return rest.shortestMatch() != nil
  }

  /// Returns whether a normalized text can have a character of a set.
  package func mayHave(_ set: UnicodeSet) -> Bool {
    !ScalarSet(ascending: set.ranges).intersection(possibleCharacters).isEmpty
  }
}

extension NormalizationStep {
  /// Returns the characters that a text can have after the step, from those that it had before.
  fileprivate func characters(after set: ScalarSet) -> ScalarSet {
    switch self {
    case .asTyped(let asTyped): asTyped.characters(after: set)
    case .trim: set
    case .collapseSpaces:
      set.subtracting(KnownCharacters.whiteSpace).union(ScalarSet(" "))
    case .collapseBlanks:
      set.subtracting(KnownCharacters.blanks).union(ScalarSet(" "))
    case .nfc: set.union(KnownCharacters.notASCII).union(KnownCharacters.composed)
    case .nfkc: .all
    case .lowercase:
      set.union(KnownCharacters.letters).subtracting(KnownCharacters.changedByLowercase)
    case .uppercase:
      set.union(KnownCharacters.letters).subtracting(KnownCharacters.changedByUppercase)
    case .asciiDigits: set.subtracting(KnownCharacters.digits).union(ScalarSet("0"..."9"))
    case .remove(let characters): set.subtracting(ScalarSet(ascending: characters.set.ranges))
    }
  }
}

extension AsTyped {
  /// Returns the characters that a text can have after the step, from those that it had before.
  ///
  /// What is taken away around a value doesn't add characters.
  fileprivate func characters(after set: ScalarSet) -> ScalarSet {
    // Other digits stay in a text with letters beyond ASCII.
    let keepsDigits = kept.contains(.digitsInNames)
    let digits = keepsDigits ? KnownCharacters.fullWidthDigits : KnownCharacters.digits
    let replacements: [(Changes, of: ScalarSet, by: ScalarSet)] = [
      (.invisible, of: KnownCharacters.invisible, by: .none),
      (.blanks, of: KnownCharacters.blanks.union(ScalarSet("\t")), by: ScalarSet(" ")),
      (.digits, of: digits, by: ScalarSet("0"..."9")),
      (.digits, of: ScalarSet("\u{66A}"..."\u{66C}"), by: KnownCharacters.numberSigns),
      (.fullWidth, of: KnownCharacters.fullWidth, by: ScalarSet("!"..."~")),
      (.dashes, of: KnownCharacters.dashes, by: ScalarSet("-")),
    ]
    let made = replacements.filter { !kept.contains($0.0) }
    let left = made.reduce(set) { $0.subtracting($1.of) }
    return made.reduce(left) { $0.union($1.by) }
  }
}

/// Sets of characters that steps of normalization replace or produce.
private enum KnownCharacters {
  static let notASCII = ScalarSet("\u{80}"..."\u{10FFFF}")

  /// The characters that a change of case can produce.
  static let letters = notASCII.union(ScalarSet("A"..."Z")).union(ScalarSet("a"..."z"))

  /// The ASCII characters that others are composed to, such as the Kelvin sign to K.
  static let composed = ScalarSet(";").union(ScalarSet("`")).union(ScalarSet("K"))

  static let whiteSpace = named(#"[\p{White_Space}]"#)
  static let blanks = named(#"[\p{Zs}]"#)
  static let digits = named(#"[\p{Nd}]"#)

  /// What the Arabic signs for numbers become.
  static let numberSigns = named("[%,.]")

  static let fullWidthDigits = ScalarSet("\u{FF10}"..."\u{FF19}")

  /// The invisible characters that ``AsTyped`` removes wherever they are.
  static let invisible = named(
    #"[[[\p{Cf}]&[\p{DI}]]-[\x{200C}\x{200D}\x{202D}\x{202E}\x{E0020}-\x{E007F}]]"#
  )

  /// Full-width letters and signs, without digits and the hyphen, and the full stops and commas of
  /// Chinese and Japanese.
  static let fullWidth = named(
    #"[\x{3001}\x{3002}\x{FF01}-\x{FF0C}\x{FF0E}\x{FF0F}\x{FF1A}-\x{FF5E}\x{FF61}\x{FF64}]"#
  )

  static let dashes = named(#"[\x{2010}-\x{2015}\x{2212}\x{FE58}\x{FE63}\x{FF0D}]"#)

  static let changedByLowercase = named(#"[\p{Changes_When_Lowercased}]"#)
  static let changedByUppercase = named(#"[\p{Changes_When_Uppercased}]"#)

  private static func named(_ pattern: String) -> ScalarSet {
    do throws(UnicodePatternError) {
      return ScalarSet(ascending: try UnicodeSet(pattern: pattern).ranges)
    } catch {
      // ICU knows these properties. Without a set, every character counts as possible.
      return .none
    }
  }
}
