public import Violations

/// Requires a user name as RFC 8265 §3 has it, and gives the form that systems store.
///
///     username: case-mapped     // ＪＵＬＩＥＴ is stored as juliet
///
/// A user name has letters and digits of all scripts and printable ASCII, without spaces.
///
/// | Code                       | Arguments   |
/// | -------------------------- | ----------- |
/// | `username.character`       | `character` |
/// | `username.space`           |             |
/// | `username.invisible`       | `character` |
/// | `username.context`         | `character` |
/// | `username.mixed_direction` |             |
public struct UsernameCheck: Check {
  /// What becomes of capital letters.
  public enum CaseRule: String, CaseIterable, Sendable {
    /// They become small: the profile UsernameCaseMapped.
    case mapped = "case-mapped"

    /// They stay: the profile UsernameCasePreserved.
    case preserved = "case-preserved"
  }

  private let profile: PrecisProfile

  /// Creates a check.
  public init(_ letterCase: CaseRule = .mapped) {
    profile = letterCase == .mapped ? .usernameCaseMapped : .usernameCasePreserved
  }

  /// Reports each character at fault, once.
  ///
  /// - Complexity: O(*n*).
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if !findings.wantsDetails, text.isPlainUsername { return }
    let codes = PrecisCodes(
      character: .usernameCharacter,
      space: .usernameSpace,
      invisible: .usernameInvisible,
      context: .usernameContext,
      direction: .usernameMixedDirection
    )
    codes.check(text, against: profile, into: &findings)
  }

  /// Returns whether the characters so far are those of a user name.
  ///
  /// - Complexity: O(*n*).
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    text.isPlainUsername ? .valid : profile.progress(of: text)
  }

  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "username",
    "Requires a user name as RFC 8265 has it.",
    shorthand: "profile",
    settings: [
      SettingDefinition(
        "profile",
        .choice(CaseRule.allCases.map(\.rawValue)),
        "Whether capital letters become small.",
        default: CaseRule.mapped.rawValue
      )
    ],
    codes: [
      CodeDefinition(
        .usernameCharacter,
        "The user name has a character that user names do not have.",
        [PrecisCodes.character]
      ),
      CodeDefinition(.usernameSpace, "The user name has a space."),
      CodeDefinition(
        .usernameInvisible,
        "The user name has a character that cannot be seen.",
        [PrecisCodes.character]
      ),
      CodeDefinition(
        .usernameContext,
        "A character of the user name stands where it has no meaning.",
        [PrecisCodes.character]
      ),
      CodeDefinition(
        .usernameMixedDirection,
        "The user name mixes right-to-left with left-to-right characters."
      ),
    ],
    givesCanonicalForm: true
  ) { settings throws(SettingError) in
    UsernameCheck(settings.choice("profile") ?? .mapped)
  }
}

/// Requires a nickname as RFC 8266 has it, and gives the form that systems show.
///
/// A nickname has letters, digits, spaces, punctuation and symbols of all scripts.
///
/// | Code                 | Arguments   |
/// | -------------------- | ----------- |
/// | `nickname.character` | `character` |
/// | `nickname.invisible` | `character` |
/// | `nickname.context`   | `character` |
public struct NicknameCheck: Check {
  /// Creates a check.
  public init() {}

  /// Reports each character at fault, once.
  ///
  /// - Complexity: O(*n*).
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let codes = PrecisCodes(
      character: .nicknameCharacter,
      space: .nicknameCharacter,
      invisible: .nicknameInvisible,
      context: .nicknameContext,
      direction: .nicknameCharacter
    )
    codes.check(text, against: .nickname, into: &findings)
  }

  /// Returns whether the characters so far are those of a nickname.
  ///
  /// - Complexity: O(*n*).
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    PrecisProfile.nickname.progress(of: text)
  }

  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "nickname",
    "Requires a nickname as RFC 8266 has it.",
    codes: [
      CodeDefinition(
        .nicknameCharacter,
        "The nickname has a character that nicknames do not have.",
        [PrecisCodes.character]
      ),
      CodeDefinition(
        .nicknameInvisible,
        "The nickname has a character that cannot be seen.",
        [PrecisCodes.character]
      ),
      CodeDefinition(
        .nicknameContext,
        "A character of the nickname stands where it has no meaning.",
        [PrecisCodes.character]
      ),
    ],
    givesCanonicalForm: true
  ) { _ in NicknameCheck() }
}

extension ViolationCode {
  /// A user name has a character that user names do not have.
  public static let usernameCharacter: Self = "username.character"

  /// A user name has a space.
  public static let usernameSpace: Self = "username.space"

  /// A user name has a character that cannot be seen.
  public static let usernameInvisible: Self = "username.invisible"

  /// A character of a user name stands where it has no meaning.
  public static let usernameContext: Self = "username.context"

  /// A user name breaks the Bidi Rule of RFC 5893.
  public static let usernameMixedDirection: Self = "username.mixed_direction"

  /// A nickname has a character that nicknames do not have.
  public static let nicknameCharacter: Self = "nickname.character"

  /// A nickname has a character that cannot be seen.
  public static let nicknameInvisible: Self = "nickname.invisible"

  /// A character of a nickname stands where it has no meaning.
  public static let nicknameContext: Self = "nickname.context"
}

extension UTF8Span {
  /// Whether the text is printable ASCII, which every user name may have.
  fileprivate var isPlainUsername: Bool {
    let bytes = span
    for index in bytes.indices where !(0x21...0x7E ~= bytes[index]) { return false }
    return !bytes.isEmpty
  }
}
