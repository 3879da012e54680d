public import UnicodeText

/// A profile of PRECIS: how strings of a kind are prepared, and which are allowed (RFC 8264 §5).
///
///     try PrecisProfile.usernameCaseMapped.enforce("Juliet")   // "juliet"
///     try PrecisProfile.nickname.enforce("  Juliet   Capulet")  // "Juliet Capulet"
public struct PrecisProfile: Sendable {
  /// What becomes of capital letters.
  public enum CaseRule: Sendable {
    /// They stay.
    case preserve

    /// They become small (Unicode toLowerCase).
    case lowercase

    /// They are folded for comparison (Unicode toCaseFold).
    case fold
  }

  /// What becomes of spaces.
  public enum SpaceRule: Sendable {
    /// They stay.
    case keep

    /// Each becomes U+0020.
    case map

    /// Each becomes U+0020, runs become one, and those at the ends go.
    case mapAndCollapse
  }

  /// The characters that are allowed.
  public var stringClass: PrecisClass

  /// Whether full-width and half-width forms become the ordinary ones.
  public var mapsWidth = false

  /// What becomes of spaces.
  public var spaces = SpaceRule.keep

  /// What becomes of capital letters.
  public var letterCase = CaseRule.preserve

  /// The normalisation form, if any.
  public var form: NormalizationForm?

  /// Whether right-to-left texts must keep the Bidi Rule.
  public var hasBidiRule = false

  /// Creates a profile that only asks for the characters of a class.
  public init(_ stringClass: PrecisClass) {
    self.stringClass = stringClass
  }

  /// User names in which capital and small letters are the same (RFC 8265 §3.3).
  public static let usernameCaseMapped: Self = {
    var profile = usernameCasePreserved
    profile.letterCase = .lowercase
    return profile
  }()

  /// User names in which capital and small letters differ (RFC 8265 §3.4).
  public static let usernameCasePreserved: Self = {
    var profile = Self(.identifier)
    profile.mapsWidth = true
    profile.form = .nfc
    profile.hasBidiRule = true
    return profile
  }()

  /// Passwords and other texts that only machines compare (RFC 8265 §4).
  public static let opaqueString: Self = {
    var profile = Self(.freeform)
    profile.spaces = .map
    profile.form = .nfc
    return profile
  }()

  /// Nicknames as they are shown (RFC 8266 §2.3).
  public static let nickname: Self = {
    var profile = Self(.freeform)
    profile.spaces = .mapAndCollapse
    profile.form = .nfkc
    return profile
  }()

  /// Nicknames as they are compared (RFC 8266 §2.4).
  public static let nicknameComparison: Self = {
    var profile = nickname
    profile.letterCase = .lowercase
    return profile
  }()
}

/// Why a text does not fit a PRECIS profile.
public struct PrecisRefusal: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// Nothing is left after the mapping.
    case empty

    /// The class does not have the character.
    case character

    /// The character stands where its rule does not allow it.
    case context

    /// Right-to-left and left-to-right characters are mixed against the Bidi Rule.
    case direction
  }

  /// What is wrong.
  public var reason: Reason

  /// The character at fault, after the mapping.
  public var character: Unicode.Scalar

  /// Its place in the text as given, in bytes of UTF-8, widened to whole segments.
  public var range: Range<Int>
}
