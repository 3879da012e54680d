import Violations

/// Codes that checks of several subjects report, so that one message serves them all.
extension CodeDefinition {
  package static let charactersNotAllowed = CodeDefinition(
    "characters.not_allowed",
    "The text contains a character that isn't allowed.",
    [.init("character", .character, "the first such character", isFromInput: true)]
  )

  package static let lengthTooLong = CodeDefinition(
    "length.too_long",
    "The text is too long.",
    [.init("maximum", .integer, "the maximum length"), .actualLength, .unitOfLength]
  )

  package static let lengthTooLongBytes = CodeDefinition(
    "length.too_long.bytes",
    "The text has too many bytes.",
    lengthTooLong.arguments,
    isCase: true
  )
}

extension CodeDefinition.Argument {
  package static let characterAtFault = Self(
    "character",
    .character,
    "the first character at fault",
    isFromInput: true
  )

  package static let actualLength = Self(
    "actual",
    .integer,
    "the length found",
    isMeasured: true
  )

  /// Returns the argument `example` of a code for texts that aren't written as required.
  ///
  /// - Parameter kind: What is typed, such as “a date”.
  /// - Returns: The argument.
  package static func typedExample(of kind: String) -> Self {
    Self("example", .text, "\(kind) that is accepted, as it is typed")
  }

  package static let unitOfLength = Self(
    "unit",
    .text,
    "characters, scalars, utf16, bytes or words"
  )
}
