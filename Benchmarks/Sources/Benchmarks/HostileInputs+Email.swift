import Rulebook
import RulebookKernels

extension HostileInputs {
  /// The rules that read addresses.
  static let emailRules: [(name: String, parameters: [String: Value])] = [
    ("email", [:]), ("email.strict-ascii", [:]), ("email.html", [:]),
    ("email.rfc5321", ["internationalized": true]), ("everything", [:]),
  ]

  /// Addresses that make a careless parser go back and forth.
  static let emails = [
    Shape("letters", repeating: "a", "@example.org"),
    Shape("dots", repeating: ".", "@example.org"),
    Shape("atoms and dots", repeating: "a.", "a@example.org"),
    Shape("labels", "ann@", repeating: "a.", "org"),
    Shape("one label", "ann@", repeating: "a", ".org"),
    Shape("hyphens", "ann@a", repeating: "-", "a.org"),
    Shape("at signs", repeating: "@", "example.org"),
    Shape("open comments", repeating: "(", "ann@example.org"),
    Shape("nested comments", repeating: "((a)(b))", "ann@example.org"),
    Shape("open comment at the end", "ann@example.org", repeating: "("),
    Shape("open quotation", "\"", repeating: "a", "@example.org"),
    Shape("quotations", repeating: "\"a\".", "a@example.org"),
    Shape("quotation marks", repeating: "\"", "a@example.org"),
    Shape("quotation marks and letters", repeating: "a\"", "a@example.org"),
    Shape("backslashes", repeating: "\\", "@example.org"),
    Shape("quoted backslashes", "\"", repeating: "\\\\", "\"@example.org"),
    Shape("combining marks", "a", repeating: "\u{301}", "@example.org"),
    Shape("combining marks in the domain", "ann@a", repeating: "\u{301}", ".org"),
    Shape("Punycode", "ann@xn--", repeating: "a9", ".org"),
    Shape("Punycode labels", "ann@", repeating: "xn--bcher-kva.", "org"),
    Shape("letters beyond ASCII", repeating: "ö", "@example.org"),
    Shape("labels beyond ASCII", "ann@", repeating: "ö.", "org"),
    Shape("one label beyond ASCII", "ann@", repeating: "例", ".org"),
    Shape("mixed directions", "ann@", repeating: "aא.", "org"),
    Shape("joiners", "क", repeating: "्\u{200D}", "@example.org"),
    Shape("joiners in the domain", "ann@क", repeating: "्\u{200D}", ".org"),
    Shape("address literal", "ann@[IPv6:", repeating: ":", "]"),
    Shape("address literal with numbers", "ann@[IPv6:", repeating: "1:", "1]"),
    Shape("open brackets", "ann@", repeating: "["),
    Shape("brackets after at signs", repeating: "@["),
    Shape("display name", repeating: "Ann ", "<ann@example.org>"),
    Shape("quoted display name", "\"", repeating: "Ann ", "\" <ann@example.org>"),
    Shape("angle brackets", repeating: "<", "ann@example.org"),
    Shape("closed angle brackets", repeating: "<>", "ann@example.org"),
    Shape("addresses", repeating: "ann@example.org, "),
    Shape("spaces around", repeating: " ", "ann@example.org "),
    Shape("spaces before the sign", "ann", repeating: " ", "@example.org"),
    Shape("spaces and letters", repeating: "a ", "@example.org"),
    Shape("folded lines", "ann", repeating: "\r\n ", "@example.org"),
    Shape("comments and spaces", "ann@", repeating: "() ", "[1"),
  ]
}
