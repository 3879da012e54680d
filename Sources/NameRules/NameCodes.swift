import RuleEngine
import Violations

/// One thing that is wrong with a name.
struct NameFault: Sendable {
  /// What is wrong, in the order in which faults at one offset are reported.
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
    case .url: .init("person_name.url", "The name has a web address.")
    case .markup: .init("person_name.markup", "The name has tags, entities or links of markup.")
    case .emoji: .init("person_name.emoji", "The name has an emoji.", [.characterAtFault])
    case .digit: .init("person_name.digit", "The name has a digit.", [.characterAtFault])
    case .symbol:
      .init(
        "person_name.symbol",
        "The name has a symbol, or a letter in a style of its own.",
        [.characterAtFault]
      )
    case .punctuation:
      .init(
        "person_name.punctuation",
        "The name has punctuation that names do not have.",
        [.characterAtFault]
      )
    case .control:
      .init("person_name.control", "The name has a control character.", [.characterAtFault])
    case .character:
      .init(
        "person_name.character",
        "The name has a character that names do not have.",
        [.characterAtFault]
      )
    case .invisible:
      .init(
        "person_name.invisible",
        "The name has a character that cannot be seen, or a joiner that joins nothing.",
        [.characterAtFault]
      )
    case .unassigned:
      .init(
        "person_name.unassigned",
        "The name has a code point that has no character.",
        [.characterAtFault]
      )
    case .bidiControl:
      .init(
        "person_name.bidi_control",
        "The name has a character that changes the direction of text.",
        [.characterAtFault]
      )
    case .privateUse:
      .init(
        "person_name.private_use",
        "The name has a code point for private use.",
        [.characterAtFault]
      )
    case .tooManyMarks:
      .init(
        "person_name.too_many_marks",
        "A letter of the name has more marks than any orthography uses.",
        [.characterAtFault]
      )
    case .markWithoutBase:
      .init(
        "person_name.mark_without_base",
        "The name has a mark without a letter.",
        [.characterAtFault]
      )
    case .leadingJoiner:
      .init(
        "person_name.leading_joiner",
        "A word of the name begins with a character that joins.",
        [.characterAtFault]
      )
    case .trailingJoiner:
      .init(
        "person_name.trailing_joiner",
        "A word of the name ends with a character that joins.",
        [.characterAtFault]
      )
    case .repeatedJoiner:
      .init(
        "person_name.repeated_joiner",
        "The name has the same joining character twice in a row.",
        [.characterAtFault]
      )
    case .scriptNotAllowed:
      .init(
        "person_name.script_not_allowed",
        "The name has a letter of a script that is not accepted.",
        [.characterAtFault]
      )
    case .notInAlphabet:
      .init(
        "person_name.not_in_alphabet",
        "The name has a letter that the accepted alphabet does not have.",
        [.characterAtFault]
      )
    case .mixedScripts:
      .init(
        "person_name.mixed_scripts",
        "The name mixes letters of scripts that do not go together.",
        [.characterAtFault]
      )
    case .noLetter: .init("person_name.no_letter", "The name has no letter.")
    case .partMissing:
      .init(
        "person_name.part_missing",
        "A part of the name is missing.",
        [.init("part", .text, "the missing part, as the pack names it")]
      )
    case .confusable:
      .init(
        "person_name.confusable",
        "The name looks like a protected one.",
        [.init("name", .text, "the protected name, as the pack has it")]
      )
    }
  }
}
