package import Violations

// The codes for slips in values that consist of parts. Each is a case of a general code, which is
// reported if no slip is known.
extension CodeDefinition {
  /// A letter that looks like a digit is where a digit belongs: O for 0, I or l for 1.
  static let identifierFormatLetterForDigit = slip(
    "format.letter_for_digit",
    "A letter that looks like a digit is where a digit belongs."
  )

  /// A letter of another alphabet looks like the Latin letter that belongs there.
  static let identifierFormatLookAlike = slip(
    "format.look_alike",
    "A letter of another alphabet only looks like the right one."
  )

  /// A value ends with a sign that doesn't belong to it, such as a comma.
  static let identifierFormatEnd = slip(
    "format.end",
    "A sign that doesn't belong to a value is at its end."
  )

  /// Words follow a whole value.
  static let identifierFormatTextAfter = slip(
    "format.text_after",
    "Words that don't belong to a value follow it."
  )

  /// A scheme or other text comes before a whole value.
  static let identifierFormatTextBefore = slip(
    "format.text_before",
    "Text that doesn't belong to a value, such as words or https://, comes before it."
  )

  /// Two values are in one text.
  static let identifierFormatSeveral = slip(
    "format.several",
    "There are two values instead of one."
  )

  /// The letters at the beginning of a value are there twice.
  static let identifierFormatRepeated = slip(
    "format.repeated",
    "The letters at the beginning of a value are there twice."
  )

  /// The signs between the parts of a value aren't those that belong there.
  static let identifierFormatSeparator = slip(
    "format.separator",
    "Other signs than the usual ones are between the parts of a value."
  )

  /// A character can't be where it is.
  static let identifierFormatCharacter = slip(
    "format.character",
    "A character can't be where it is.",
    [.characterAtFault]
  )

  /// A character is where only a digit can be.
  static let identifierFormatCharacterDigit = slip(
    "format.character.digit",
    "A character is where only a digit can be.",
    [.characterAtFault]
  )

  /// A character is where only a letter can be.
  static let identifierFormatCharacterLetter = slip(
    "format.character.letter",
    "A character is where only a letter can be.",
    [.characterAtFault]
  )

  /// The end of a value is missing.
  static let identifierFormatTooShort = slip(
    "format.too_short",
    "The end of a value is missing.",
    [.missing]
  )

  /// A value has more characters than belong to it.
  static let identifierFormatTooLong = slip(
    "format.too_long",
    "A value has more characters than belong to it.",
    [.extra]
  )

  /// A value has fewer characters than values of its kind.
  static let identifierLengthTooShort = slip(
    "length.too_short",
    "A value has fewer characters than belong to it.",
    [.missing]
  )

  /// A value has more characters than values of its kind.
  static let identifierLengthTooLong = slip(
    "length.too_long",
    "A value has more characters than belong to it.",
    [.extra]
  )

  /// The check digits would be right if two neighbors changed places.
  static let identifierCheckDigitSwapped = slip(
    "check_digit.swapped",
    "The check digits would be right if two neighbors changed places.",
    [.init("pairs", .list, "the pairs of neighbors, as they are", isFromInput: true)]
  )

  /// All codes for slips.
  package static let identifierSlips: [CodeDefinition] = [
    .identifierFormatLetterForDigit, .identifierFormatLookAlike, .identifierFormatEnd,
    .identifierFormatTextAfter, .identifierFormatTextBefore, .identifierFormatSeveral,
    .identifierFormatRepeated, .identifierFormatSeparator, .identifierFormatCharacter,
    .identifierFormatCharacterDigit, .identifierFormatCharacterLetter, .identifierFormatTooShort,
    .identifierFormatTooLong, .identifierLengthTooShort, .identifierLengthTooLong,
    .identifierCheckDigitSwapped,
  ]

  private static func slip(
    _ name: String,
    _ summary: String,
    _ arguments: [Argument] = []
  ) -> CodeDefinition {
    identifier(name, summary, arguments, isCase: true)
  }
}

extension CodeDefinition.Argument {
  fileprivate static let missing = Self(
    "missing",
    .integer,
    "the number of missing characters",
    isMeasured: true
  )

  fileprivate static let extra = Self(
    "extra",
    .integer,
    "the number of characters that are too many",
    isMeasured: true
  )
}

extension ViolationCode {
  /// Returns whether this code is another one, or names a slip that is a case of it.
  ///
  ///     ViolationCode("identifier.format.end").isOrIsSlip(of: "identifier.format")  // true
  package func isOrIsSlip(of code: ViolationCode) -> Bool {
    self == code
      || isOrIsBelow(code) && CodeDefinition.identifierSlips.contains { $0.code == self }
  }
}
