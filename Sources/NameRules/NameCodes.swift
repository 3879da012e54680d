import RuleEngine
import Violations

/// A fault of a name.
struct NameFault: Sendable {
  /// The kinds of faults, in the order of reporting faults at the same offset.
  ///
  /// Inspections compare the kinds of up to a hundred faults. That is much faster than comparing
  /// their codes.
  enum Kind: CaseIterable, Sendable {
    case url, emailAddress, markup, emoji, digit, symbol, punctuation, control, character
    case invisible, unassigned, bidiControl, privateUse, tooManyMarks, markWithoutBase
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
  /// Whether the fault is something that isn't a name, such as an address, and no character of it
  /// is at fault.
  var isAboutText: Bool { self == .url || self == .emailAddress || self == .markup }

  /// The code of a fault in reports.
  var code: CodeDefinition {
    switch self {
    case .url: .init("person_name.url", "The name contains a web address.")
    case .emailAddress: .init("person_name.email_address", "The name contains an email address.")
    case .markup: .init("person_name.markup", "The name contains markup: tags, entities or links.")
    case .emoji: .init("person_name.emoji", "The name contains an emoji.", [.characterAtFault])
    case .digit: .init("person_name.digit", "The name contains a digit.", [.characterAtFault])
    case .symbol:
      .init(
        "person_name.symbol",
        "The name contains a symbol, or a letter in a special style.",
        [.characterAtFault]
      )
    case .punctuation:
      .init(
        "person_name.punctuation",
        "The name contains punctuation that names don't use.",
        [.characterAtFault]
      )
    case .control:
      .init("person_name.control", "The name contains a control character.", [.characterAtFault])
    case .character:
      .init(
        "person_name.character",
        "The name contains a character that names don't use.",
        [.characterAtFault]
      )
    case .invisible:
      .init(
        "person_name.invisible",
        "The name contains an invisible character, or a joiner that doesn't join anything.",
        [.characterAtFault]
      )
    case .unassigned:
      .init(
        "person_name.unassigned",
        "The name contains a code point without a character.",
        [.characterAtFault]
      )
    case .bidiControl:
      .init(
        "person_name.bidi_control",
        "The name contains a character that changes the direction of text.",
        [.characterAtFault]
      )
    case .privateUse:
      .init(
        "person_name.private_use",
        "The name contains a private-use code point.",
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
        "The name contains a mark without a letter.",
        [.characterAtFault]
      )
    case .leadingJoiner:
      .init(
        "person_name.leading_joiner",
        "A word of the name begins with a joining character.",
        [.characterAtFault]
      )
    case .trailingJoiner:
      .init(
        "person_name.trailing_joiner",
        "A word of the name ends with a joining character.",
        [.characterAtFault]
      )
    case .repeatedJoiner:
      .init(
        "person_name.repeated_joiner",
        "The name contains the same joining character twice in a row.",
        [.characterAtFault]
      )
    case .scriptNotAllowed:
      .init(
        "person_name.script_not_allowed",
        "The name contains a letter of a script that isn't accepted.",
        [.characterAtFault]
      )
    case .notInAlphabet:
      .init(
        "person_name.not_in_alphabet",
        "The name contains a letter that isn't in the accepted alphabet.",
        [.characterAtFault]
      )
    case .mixedScripts:
      .init(
        "person_name.mixed_scripts",
        "The name mixes letters of scripts that don't belong together.",
        [.characterAtFault]
      )
    case .noLetter: .init("person_name.no_letter", "The name doesn't contain a letter.")
    case .partMissing:
      .init(
        "person_name.part_missing",
        "A part of the name is missing.",
        [.init("part", .text, "the missing part, as the pack names it", isMeasured: true)]
      )
    case .confusable:
      .init(
        "person_name.confusable",
        "The name looks like a protected name.",
        [.init("name", .text, "the protected name, as written in the pack", isMeasured: true)]
      )
    }
  }
}
