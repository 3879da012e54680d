public import Violations

/// Requires a user name as RFC 8265 §3 has it, and gives the form that systems store.
///
///     username: case-mapped     // ＪＵＬＩＥＴ is stored as juliet
///
/// A user name has letters and digits of all scripts and printable ASCII, without spaces.
public struct UsernameCheck: Check {
  /// What becomes of uppercase letters.
  public enum CaseRule: String, CaseIterable, Sendable {
    /// They become lowercase: the profile UsernameCaseMapped.
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
        "Whether uppercase letters become lowercase.",
        default: CaseRule.mapped.rawValue
      )
    ],
    codes: [
      .usernameCharacter, .usernameSpace, .usernameInvisible, .usernameContext,
      .usernameMixedDirection,
    ],
    givesCanonicalForm: true
  ) { settings throws(SettingError) in
    UsernameCheck(settings.choice("profile") ?? .mapped)
  }
}

/// Requires a nickname as RFC 8266 has it, and gives the form that systems show.
///
/// A nickname has letters, digits, spaces, punctuation and symbols of all scripts.
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
    codes: [.nicknameCharacter, .nicknameInvisible, .nicknameContext],
    givesCanonicalForm: true
  ) { _ in NicknameCheck() }
}

extension CodeDefinition {
  static let usernameCharacter = CodeDefinition(
    "username.character",
    "The user name has a character that user names do not have.",
    [PrecisCodes.character]
  )

  static let usernameSpace = CodeDefinition("username.space", "The user name has a space.")

  static let usernameInvisible = CodeDefinition(
    "username.invisible",
    "The user name has a character that cannot be seen.",
    [PrecisCodes.character]
  )

  static let usernameContext = CodeDefinition(
    "username.context",
    "A character of the user name stands where it has no meaning.",
    [PrecisCodes.character]
  )

  // The Bidi Rule of RFC 5893.
  static let usernameMixedDirection = CodeDefinition(
    "username.mixed_direction",
    "The user name mixes right-to-left with left-to-right characters."
  )

  static let nicknameCharacter = CodeDefinition(
    "nickname.character",
    "The nickname has a character that nicknames do not have.",
    [PrecisCodes.character]
  )

  static let nicknameInvisible = CodeDefinition(
    "nickname.invisible",
    "The nickname has a character that cannot be seen.",
    [PrecisCodes.character]
  )

  static let nicknameContext = CodeDefinition(
    "nickname.context",
    "A character of the nickname stands where it has no meaning.",
    [PrecisCodes.character]
  )
}

extension UTF8Span {
  /// Whether the text is printable ASCII, which every user name may have.
  fileprivate var isPlainUsername: Bool {
    let bytes = span
    for index in bytes.indices where !(0x21...0x7E ~= bytes[index]) { return false }
    return !bytes.isEmpty
  }
}
