import Violations

/// One thing that is wrong with a name.
struct NameFault: Sendable {
  /// What is wrong, in the order in which faults at one offset are told.
  ///
  /// Inspections compare the kinds of up to a hundred faults, which is much faster than to compare
  /// their codes.
  enum Kind: CaseIterable, Sendable {
    case url, markup, emoji, digit, symbol, punctuation, control, character, invisible, unassigned
    case bidiControl, privateUse, tooManyMarks, markWithoutBase
    case leadingJoiner, trailingJoiner, repeatedJoiner
    case scriptNotAllowed, notInAlphabet, mixedScripts, noLetter, partMissing, confusable
  }

  var kind: Kind
  var range: Range<Int>?
  var character: Unicode.Scalar?
  var text: String?
  var isWarning = false
}

extension NameFault.Kind {
  /// The code under which the check reports a fault.
  var code: CodeDefinition {
    switch self {
    case .url: .personNameURL
    case .markup: .personNameMarkup
    case .emoji: .personNameEmoji
    case .digit: .personNameDigit
    case .symbol: .personNameSymbol
    case .punctuation: .personNamePunctuation
    case .control: .personNameControl
    case .character: .personNameCharacter
    case .invisible: .personNameInvisible
    case .unassigned: .personNameUnassigned
    case .bidiControl: .personNameBidiControl
    case .privateUse: .personNamePrivateUse
    case .tooManyMarks: .personNameTooManyMarks
    case .markWithoutBase: .personNameMarkWithoutBase
    case .leadingJoiner: .personNameLeadingJoiner
    case .trailingJoiner: .personNameTrailingJoiner
    case .repeatedJoiner: .personNameRepeatedJoiner
    case .scriptNotAllowed: .personNameScriptNotAllowed
    case .notInAlphabet: .personNameNotInAlphabet
    case .mixedScripts: .personNameMixedScripts
    case .noLetter: .personNameNoLetter
    case .partMissing: .personNamePartMissing
    case .confusable: .personNameConfusable
    }
  }
}

extension CodeDefinition {
  static let personNameURL = CodeDefinition(
    "person_name.url",
    "The name has a web address."
  )

  static let personNameMarkup = CodeDefinition(
    "person_name.markup",
    "The name has tags, entities or links of markup."
  )

  static let personNameEmoji = CodeDefinition(
    "person_name.emoji",
    "The name has an emoji.",
    [.characterAtFault]
  )

  static let personNameDigit = CodeDefinition(
    "person_name.digit",
    "The name has a digit.",
    [.characterAtFault]
  )

  static let personNameSymbol = CodeDefinition(
    "person_name.symbol",
    "The name has a symbol, or a letter in a style of its own.",
    [.characterAtFault]
  )

  static let personNamePunctuation = CodeDefinition(
    "person_name.punctuation",
    "The name has punctuation that names do not have.",
    [.characterAtFault]
  )

  static let personNameControl = CodeDefinition(
    "person_name.control",
    "The name has a control character.",
    [.characterAtFault]
  )

  static let personNameCharacter = CodeDefinition(
    "person_name.character",
    "The name has a character that names do not have.",
    [.characterAtFault]
  )

  static let personNameInvisible = CodeDefinition(
    "person_name.invisible",
    "The name has a character that cannot be seen, or a joiner that joins nothing.",
    [.characterAtFault]
  )

  static let personNameUnassigned = CodeDefinition(
    "person_name.unassigned",
    "The name has a code point that has no character.",
    [.characterAtFault]
  )

  static let personNameBidiControl = CodeDefinition(
    "person_name.bidi_control",
    "The name has a character that changes the direction of text.",
    [.characterAtFault]
  )

  static let personNamePrivateUse = CodeDefinition(
    "person_name.private_use",
    "The name has a code point for private use.",
    [.characterAtFault]
  )

  static let personNameTooManyMarks = CodeDefinition(
    "person_name.too_many_marks",
    "A letter of the name has more marks than any orthography uses.",
    [.characterAtFault]
  )

  static let personNameMarkWithoutBase = CodeDefinition(
    "person_name.mark_without_base",
    "The name has a mark without a letter.",
    [.characterAtFault]
  )

  static let personNameLeadingJoiner = CodeDefinition(
    "person_name.leading_joiner",
    "A word of the name begins with a character that joins.",
    [.characterAtFault]
  )

  static let personNameTrailingJoiner = CodeDefinition(
    "person_name.trailing_joiner",
    "A word of the name ends with a character that joins.",
    [.characterAtFault]
  )

  static let personNameRepeatedJoiner = CodeDefinition(
    "person_name.repeated_joiner",
    "The name has the same joining character twice in a row.",
    [.characterAtFault]
  )

  static let personNameScriptNotAllowed = CodeDefinition(
    "person_name.script_not_allowed",
    "The name has a letter of a script that is not accepted.",
    [.characterAtFault]
  )

  static let personNameNotInAlphabet = CodeDefinition(
    "person_name.not_in_alphabet",
    "The name has a letter that the accepted alphabet does not have.",
    [.characterAtFault]
  )

  static let personNameMixedScripts = CodeDefinition(
    "person_name.mixed_scripts",
    "The name mixes letters of scripts that do not go together.",
    [.characterAtFault]
  )

  static let personNameNoLetter = CodeDefinition(
    "person_name.no_letter",
    "The name has no letter."
  )

  static let personNamePartMissing = CodeDefinition(
    "person_name.part_missing",
    "A part of the name is missing.",
    [.init("part", .text, "the missing part, as the pack names it")]
  )

  static let personNameConfusable = CodeDefinition(
    "person_name.confusable",
    "The name looks like a protected one.",
    [.init("name", .text, "the protected name, as the pack has it")]
  )
}

extension CodeDefinition.Argument {
  fileprivate static let characterAtFault = Self(
    "character",
    .character,
    "the first character at fault",
    isFromInput: true
  )
}
