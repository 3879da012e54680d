import TestSupport
import Testing
import WebRules

/// Addresses with more than one fault: all that stand for themselves, in the order of the text.
@Suite struct EmailSeveralFaultsTests {
  @Test("Every fault that stands for itself is reported", arguments: faults)
  func severalFaults(row: EmailRow) { row.verify(EmailCheck()) }

  @Test("What follows from another fault is not reported", arguments: consequences)
  func consequence(row: EmailRow) { row.verify(EmailCheck()) }

  @Test("The HTML profile reports all that HTML minds", arguments: html)
  func htmlFaults(row: EmailRow) { row.verify(EmailCheck(profile: .html)) }

  static let faults: [EmailRow] =
    TextRow.rows(
      """
      dots on both sides and an underscore | a..b@exa_mple..com | email.local.consecutive_dots, email.domain.character, email.domain.consecutive_dots
      dots everywhere before the at | .a..b.@example.org | email.local.dot_at_start, email.local.consecutive_dots, email.local.dot_at_end
      dots everywhere behind the at | ann@.a..b.org. | email.domain.dot_at_start, email.domain.consecutive_dots, email.domain.dot_at_end
      space, comma and dots | ann lee,x..y@example.org | email.white_space, email.local.character, email.local.consecutive_dots
      space, comment and a dot | ␠ann(work)@.example.org | email.white_space, email.comment, email.domain.dot_at_start
      name and faults of the address | Ann <ann.@-example.org> | email.display_name, email.local.dot_at_end, email.domain.hyphen
      hyphen and ending | ann@-example.c0m | email.domain.hyphen, email.domain.top_level
      dot at the end and special use | ann@localhost. | email.domain.special_use, email.domain.dot_at_end
      false A-label and special use | ann@xn--0.test | email.domain.punycode, email.domain.special_use
      two labels with faults of two kinds | ann@a\u{200D}b.אa.example | email.domain.joiner, email.domain.bidi
      space and dots in the domain | ann@exam ple..org | email.white_space, email.domain.consecutive_dots
      """
    ).map { EmailRow($0[0], $0[1], $0.list(2), at: $0.optional(3)) } + otherFaults

  static let otherFaults: [EmailRow] = [
    EmailRow(
      "too long and a comma",
      "," + "a" * 70 + "@example.org",
      ["email.local.character", "email.local.too_long"]
    ),
    EmailRow(
      "hyphen and long label",
      "ann@-a." + "b" * 64 + ".org",
      ["email.domain.hyphen", "email.domain.label_too_long"]
    ),
  ]

  static let consequences: [EmailRow] =
    TextRow.rows(
      """
      one code once | a,b;c:d@e_f_g.org | email.local.character, email.domain.character
      three dots in a row | a...b@example.org | email.local.consecutive_dots | ..
      two dots first | ..ann@example.org | email.local.dot_at_start | ..
      two dots last | ann..@example.org | email.local.dot_at_end | ..
      nothing but dots | ...@example.org | email.local.dot_at_start | ...
      domain of dots | ann@... | email.domain.dot_at_start | ...
      three dots in the domain | ann@a...org | email.domain.consecutive_dots | ..
      dots at the domain's end | ann@a.org.. | email.domain.dot_at_end | ..
      dots at the domain's start | ann@..a.org | email.domain.dot_at_start | ..
      comma for the dot: an ending is there | ann@example,org | email.domain.comma
      a port is not an ending | ann@example.org:25 | email.domain.character | :
      hyphen in the ending | ann@example.org- | email.domain.hyphen | org-
      direction of what cannot be read | ann@א\u{E000}a.org | email.domain.character
      dots in a comment | ann@example(a..b).org | email.comment | (a..b)
      open quotes take the rest | "a,b..c@example.org | email.local.quote_unclosed
      route in brackets | Ann <@a.org:ann@example.org> | email.display_name
      number on top that stands alone | ann@25 | email.domain.single_label
      """
    ).map { EmailRow($0[0], $0[1], $0.list(2), at: $0.optional(3)) } + otherConsequences

  static let otherConsequences: [EmailRow] = [
    EmailRow(
      "long label, long name",
      "ann@" + "a" * 300 + ".org",
      ["email.domain.label_too_long"]
    )
  ]

  static let html =
    TextRow.rows(
      """
      space, comma and hyphen | a b,c@-a | email.white_space, email.local.character, email.domain.hyphen
      dots are free | ..a,b@example.org | email.local.character | ,
      A-labels are free | a,b@xn--0.xn--0ca24w.org | email.local.character | ,
      dots of the domain | a@.b..c. | email.domain.dot_at_start, email.domain.consecutive_dots, email.domain.dot_at_end
      """
    ).map { EmailRow($0[0], $0[1], $0.list(2), at: $0.optional(3)) }
}
