public import RuleEngine
import UnicodeText
public import Violations

/// Requires a user name according to RFC 8265 §3, and adds the form that systems store.
///
///     username: case-mapped     // ＪＵＬＩＥＴ is stored as juliet
///
/// A user name has letters and digits of all scripts, and printable ASCII without spaces.
public struct UsernameCheck: Check {
  /// How uppercase letters are treated.
  public enum CaseRule: String, CaseIterable, Sendable {
    /// They become lowercase, as in the profile UsernameCaseMapped.
    case mapped = "case-mapped"

    /// They stay unchanged, as in the profile UsernameCasePreserved.
    case preserved = "case-preserved"
  }

  private let profile: PrecisProfile

  /// Creates a check.
  public init(_ letterCase: CaseRule = .mapped) {
    profile = letterCase == .mapped ? .usernameCaseMapped : .usernameCasePreserved
  }

  /// Reports each character at fault once.
  ///
  /// - Complexity: O(*n*).
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if !findings.wantsDetails, text.isPlainUsername { return }
    if findings.wantsDetails, text.endsWithAddressInBrackets {
      return findings.add(.usernameDisplayName)
    }
    let codes = PrecisCodes(
      character: .usernameCharacter,
      space: .usernameSpace,
      invisible: .usernameInvisible,
      context: .usernameContext,
      direction: .usernameMixedDirection
    )
    codes.check(text, against: profile, into: &findings)
    if findings.wantsDetails { warn(about: text, into: &findings) }
  }

  /// Adds what is doubtful about a user name: that it is a link, or a letter of another script that
  /// looks like one of its own.
  private func warn(about text: UTF8Span, into findings: inout Findings) {
    let written = String(copying: text).lowercased()
    if written.contains("://") || written.hasPrefix("mailto:") { findings.add(.usernameLink) }
    guard let letter = MixedLabel(in: text), let other = letter.lookAlike else { return }
    findings.add(
      .usernameLookAlike,
      at: letter.offset..<letter.offset + letter.character.utf8Length,
      ["character": .character(letter.character), "look_alike": .character(other)]
    )
  }

  /// Returns whether the characters so far may occur in a user name.
  ///
  /// - Complexity: O(*n*).
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    text.isPlainUsername ? .valid : profile.progress(of: text)
  }

  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "username",
    "Requires a user name according to RFC 8265.",
    shorthand: "profile",
    settings: [
      .choice(
        "profile",
        CaseRule.self,
        "Whether uppercase letters become lowercase.",
        default: .mapped
      )
    ],
    codes: [
      .usernameCharacter, .usernameSpace, .usernameInvisible, .usernameContext,
      .usernameMixedDirection, .usernameDisplayName, .usernameLink, .usernameLookAlike,
    ],
    givesCanonicalForm: true
  ) { settings throws(SettingError) in
    UsernameCheck(settings.choice("profile") ?? .mapped)
  }
}

/// Requires a nickname according to RFC 8266, and adds the form that systems show.
///
/// A nickname has letters, digits, spaces, punctuation and symbols of all scripts.
public struct NicknameCheck: Check {
  /// Creates a check.
  public init() {}

  /// The length of the longest text that is looked at, in bytes.
  ///
  /// A compatibility form can be 18 times as long, and it is made up to four times. No nickname is
  /// as long as that, so the rule's own limit on the length refuses the text.
  private static let longest = 8_192

  /// Reports each character at fault once.
  ///
  /// - Complexity: O(*n*).
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if text.count > Self.longest {
      return findings.addLimit(.limitInputSize, ["maximum": .integer(Self.longest)])
    }
    let codes = PrecisCodes(
      character: .nicknameCharacter,
      space: .nicknameCharacter,
      invisible: .nicknameInvisible,
      context: .nicknameContext,
      direction: .nicknameCharacter
    )
    codes.check(text, against: .nickname, into: &findings)
  }

  /// Returns whether the characters so far may occur in a nickname.
  ///
  /// - Complexity: O(*n*).
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    text.count > Self.longest ? .unfinished : PrecisProfile.nickname.progress(of: text)
  }

  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "nickname",
    "Requires a nickname according to RFC 8266.",
    codes: [.nicknameCharacter, .nicknameInvisible, .nicknameContext],
    givesCanonicalForm: true
  ) { _ in NicknameCheck() }
}

extension CodeDefinition {
  static let usernameCharacter = CodeDefinition(
    "username.character",
    "The user name contains a character that user names don't allow.",
    [PrecisCodes.character]
  )

  static let usernameSpace = CodeDefinition("username.space", "The user name contains a space.")

  static let usernameInvisible = CodeDefinition(
    "username.invisible",
    "The user name contains an invisible character.",
    [PrecisCodes.character]
  )

  static let usernameContext = CodeDefinition(
    "username.context",
    "A character of the user name isn't allowed in its position.",
    [PrecisCodes.character]
  )

  // The Bidi Rule of RFC 5893.
  static let usernameMixedDirection = CodeDefinition(
    "username.mixed_direction",
    "The user name mixes right-to-left with left-to-right characters."
  )

  static let usernameDisplayName = CodeDefinition(
    "username.display_name",
    "There is a name before the user name, which is in angle brackets."
  )

  static let usernameLink = CodeDefinition(
    "username.link",
    "The user name looks like a link.",
    severity: .warning
  )

  static let usernameLookAlike = CodeDefinition(
    "username.look_alike",
    "A letter of another script looks like one of the user name's own.",
    [
      .init("character", .character, "the letter of another script", isFromInput: true),
      .init("look_alike", .character, "the letter that was probably meant", isFromInput: true),
    ],
    severity: .warning
  )

  static let nicknameCharacter = CodeDefinition(
    "nickname.character",
    "The nickname contains a character that nicknames don't allow.",
    [PrecisCodes.character]
  )

  static let nicknameInvisible = CodeDefinition(
    "nickname.invisible",
    "The nickname contains an invisible character.",
    [PrecisCodes.character]
  )

  static let nicknameContext = CodeDefinition(
    "nickname.context",
    "A character of the nickname isn't allowed in its position.",
    [PrecisCodes.character]
  )
}

extension UTF8Span {
  /// Whether the text ends with something in angle brackets after a space, as in
  /// `Ann Lee <ann@example.org>`.
  fileprivate var endsWithAddressInBrackets: Bool {
    let bytes = span
    guard count > 3, bytes[count - 1] == UInt8(ascii: ">") else { return false }
    return (1..<count - 2).contains {
      bytes[$0] == UInt8(ascii: "<") && bytes[$0 - 1] == UInt8(ascii: " ")
    }
  }

  /// Whether the text is printable ASCII, which every user name may contain.
  fileprivate var isPlainUsername: Bool {
    let bytes = span
    for index in bytes.indices where !(0x21...0x7E ~= bytes[index]) { return false }
    return !bytes.isEmpty
  }
}

extension UsernameCheck: MeasuredCheck {
  package var runningCost: RunningCost { RunningCost(call: 500, byte: 600) }
}

extension NicknameCheck: MeasuredCheck {
  package var runningCost: RunningCost { RunningCost(call: 500, byte: 600) }
}
