import CICU

/// A script of Unicode (UAX #24).
///
///     Script("Latn")?.code                 // "Latn"
///     Script("Cyrillic") == Script("Cyrl")  // true
@usableFromInline
package struct Script: Hashable, Sendable {
  /// ICU's number for the script, which never changes.
  package let number: Int32

  /// Creates a script from ICU's number.
  package init(number: Int32) { self.number = number }

  /// Creates a script from its four-letter code (ISO 15924) or its name; returns nil for other
  /// text.
  package init?(_ name: String) {
    let number = name.withCString { cicu_script_named($0) }
    guard number >= 0 else { return nil }
    self.init(number: number)
  }

  /// The four-letter code.
  package var code: String { cicu_script_code(number).map { String(cString: $0) } ?? "Zzzz" }

  /// Characters that many scripts share: `Zyyy`.
  package static let common = Script(number: 0)

  /// Marks that inherit the script of their letter: `Zinh`.
  package static let inherited = Script(number: 1)

  // ICU's numbers; they never change.

  /// Arabic.
  package static let arabic = Script(number: 2)

  /// Bopomofo.
  package static let bopomofo = Script(number: 5)

  /// Cyrillic.
  package static let cyrillic = Script(number: 8)

  /// Greek.
  package static let greek = Script(number: 14)

  /// Han.
  package static let han = Script(number: 17)

  /// Hangul.
  package static let hangul = Script(number: 18)

  /// Hebrew.
  package static let hebrew = Script(number: 19)

  /// Hiragana.
  package static let hiragana = Script(number: 20)

  /// Katakana.
  package static let katakana = Script(number: 22)

  /// Latin.
  package static let latin = Script(number: 25)

  /// Mongolian.
  package static let mongolian = Script(number: 27)

  /// Japanese writing: Han, Hiragana, and Katakana.
  static let japanese = Script(number: 105)

  /// Korean writing: Hangul and Han.
  static let korean = Script(number: 119)

  /// Han with Bopomofo.
  static let hanWithBopomofo = Script(number: 172)
}

/// A set of scripts.
///
/// A set has room for the scripts of all foreseeable Unicode versions.
@usableFromInline
package struct ScriptSet: Hashable, Sendable {
  private var words: SIMD4<UInt64>

  private init(words: SIMD4<UInt64>) { self.words = words }

  package init(_ scripts: [Script] = []) {
    words = .zero
    for script in scripts where 0..<256 ~= script.number {
      words[Int(script.number) / 64] |= 1 << UInt64(script.number % 64)
    }
  }

  /// Creates the set of scripts that use a character (Script_Extensions).
  package init(of scalar: Unicode.Scalar) {
    var result: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    // SAFETY: the tuple has CICU_SCRIPT_WORDS words, and the call doesn't keep the pointer.
    withUnsafeMutablePointer(to: &result) {
      $0.withMemoryRebound(to: UInt64.self, capacity: 4) { cicu_scalar_scripts(scalar.value, $0) }
    }
    words = SIMD4(result.0, result.1, result.2, result.3)
  }

  package func contains(_ script: Script) -> Bool {
    guard 0..<256 ~= script.number else { return false }
    return words[Int(script.number) / 64] >> UInt64(script.number % 64) & 1 == 1
  }

  /// The script in the set, if there is exactly one.
  package var single: Script? {
    var found: Script?
    for index in 0..<4 where words[index] != 0 {
      guard found == nil, words[index] & (words[index] - 1) == 0 else { return nil }
      found = Script(number: Int32(index * 64 + words[index].trailingZeroBitCount))
    }
    return found
  }

  /// Returns whether the sets have a script in common.
  package func intersects(_ other: Self) -> Bool { words & other.words != .zero }

  /// Returns the scripts that are in both sets.
  package func intersection(_ other: Self) -> Self { Self(words: words & other.words) }

  /// Returns the scripts that are in either set.
  package func union(_ other: Self) -> Self { Self(words: words | other.words) }

  /// Whether the characters don't belong to a particular script: Common or Inherited.
  package var isShared: Bool { contains(.common) || contains(.inherited) }

  /// The set with the writing systems that use these scripts (UTS #39 §5.1).
  ///
  /// Han is part of Japanese and Korean, Kana of Japanese, and Hangul of Korean. Bopomofo and Han
  /// are part of a combined writing system.
  package var augmented: Self {
    var result = self
    if contains(.han) { result = result.union(Self([.hanWithBopomofo, .japanese, .korean])) }
    if contains(.hiragana) || contains(.katakana) { result = result.union(Self([.japanese])) }
    if contains(.hangul) { result = result.union(Self([.korean])) }
    if contains(.bopomofo) { result = result.union(Self([.hanWithBopomofo])) }
    return result
  }
}

/// The level of script mixing in a text (UTS #39 §5.2), from strict to free.
///
///     "Иван".utf8Span.restrictionLevel        // .singleScript
///     "田中 Smith".utf8Span.restrictionLevel   // .highlyRestrictive
///     "pаypal".utf8Span.restrictionLevel      // .minimallyRestrictive, with a Cyrillic а
@usableFromInline
package enum RestrictionLevel: Int, CaseIterable, Comparable, Sendable {
  /// All characters are ASCII.
  case ascii

  /// One script, in addition to characters that all scripts share.
  case singleScript

  /// Latin with Han and Kana, Han and Bopomofo, or Han and Hangul.
  case highlyRestrictive

  /// Latin with one other recommended script, but not Cyrillic or Greek.
  case moderatelyRestrictive

  /// Any scripts.
  case minimallyRestrictive

  /// Characters that no profile allows.
  case unrestrictive

  /// Returns whether one level is stricter than another.
  @usableFromInline
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Creates a level from ICU's URestrictionLevel.
  init(code: Int32) {
    self =
      switch code {
      case 0x1000_0000: .ascii
      case 0x2000_0000: .singleScript
      case 0x3000_0000: .highlyRestrictive
      case 0x4000_0000: .moderatelyRestrictive
      case 0x5000_0000: .minimallyRestrictive
      default: .unrestrictive
      }
  }
}

extension UTF8Span {
  /// The restriction level of this text.
  package var restrictionLevel: RestrictionLevel {
    RestrictionLevel(code: withBytes { cicu_spoof_level($0, $1) })
  }
}

extension String {
  /// The skeleton of this text (UTS #39 §4).
  ///
  /// Texts that look alike have the same skeleton.
  ///
  ///     "раураl".confusableSkeleton == "paypal".confusableSkeleton   // true: Cyrillic letters
  ///
  /// A skeleton is meant for comparison, not for reading or storing.
  package var confusableSkeleton: String {
    String(withBytes { cicu_spoof_skeleton($0, $1) }) ?? self
  }
}
