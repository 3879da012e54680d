import EmailAddresses
import Testing
import WebRules

/// Everything that SMTP allows, what headers allow in addition, and HTML's own definition.
@Suite struct EmailProfileTests {
  @Test("SMTP's forms are accepted under its options", arguments: smtp)
  func smtpForm(row: EmailRow) { row.verify(EmailCheck(options: .smtp)) }

  @Test("Forms of headers are accepted where everything is", arguments: headers)
  func headerForm(row: EmailRow) { row.verify(EmailCheck(options: .everything)) }

  @Test("The HTML profile follows HTML alone", arguments: html)
  func htmlForm(row: EmailRow) { row.verify(EmailCheck(profile: .html)) }

  @Test("Without internationalised forms, ASCII is asked for", arguments: ascii)
  func asciiForm(row: EmailRow) {
    var options = EmailAddress.Options()
    options.allowsInternationalizedLocalPart = false
    options.allowsInternationalizedDomain = false
    row.verify(EmailCheck(options: options))
  }

  static let smtp = [
    EmailRow("quoted", #""ann lee"@example.org"#),
    EmailRow("empty quotes", #"""@example.org"#),
    EmailRow("quoted at", #""ann@lee"@example.org"#),
    EmailRow("quoted dots", #""ann..lee"@example.org"#),
    EmailRow("escaped quote", #""ann\"lee"@example.org"#),
    EmailRow("escaped backslash", #""ann\\"@example.org"#),
    EmailRow("escaped letter", #""\a"@example.org"#),
    EmailRow("quoted beyond ASCII", #""jörg"@example.org"#),
    EmailRow("no-break space", "ann\u{A0}lee@example.org"),
    EmailRow("escaped beyond ASCII", #""\ö"@example.org"#, ["email.local.character"], at: "ö"),
    EmailRow("tab in quotes", "\"a\tb\"@example.org", ["email.white_space"], at: "\t"),
    EmailRow("folded line in quotes", "\"a\r\n b\"@example.org", ["email.white_space"]),
    EmailRow("control in quotes", "\"a\u{7}\"@example.org", ["email.obsolete"], at: "\u{7}"),
    EmailRow("quotes too long", "\"" + "a" * 63 + "\"@example.org", ["email.local.too_long"]),
    EmailRow("single label", "ann@localhost"),
    EmailRow("number on top", "ann@192.0.2.1"),
    EmailRow("reserved label", "ann@ab--c.example"),
    EmailRow("A-label that encodes nothing", "ann@xn--0.org"),
    EmailRow("A-label that encodes nothing, alone", "ann@xn--example"),
    EmailRow("A-label that encodes a capital letter", "ann@xn--bcher-2pa.example"),
    EmailRow("A-label and a hyphen", "ann@xn--a-.org", ["email.domain.hyphen"], at: "xn--a-"),
    EmailRow("false A-label beyond ASCII", "ann@ü.xn--0", ["email.domain.punycode"], at: "xn--0"),
    EmailRow("IPv4", "ann@[192.0.2.1]"),
    EmailRow("IPv4 with zeros", "ann@[192.000.002.001]"),
    EmailRow("IPv4 too large", "ann@[192.0.2.256]", ["email.domain.literal_malformed"]),
    EmailRow("IPv4 of three", "ann@[192.0.2]", ["email.domain.literal_malformed"]),
    EmailRow("IPv4 of four digits", "ann@[0192.0.2.1]", ["email.domain.literal_malformed"]),
    EmailRow("IPv6 in full", "ann@[IPv6:2001:db8:0:0:0:0:0:1]"),
    EmailRow("IPv6 short", "ann@[IPv6:2001:db8::1]"),
    EmailRow("IPv6 all zeros", "ann@[ipv6:::]"),
    EmailRow("IPv6 loopback", "ann@[IPv6:::1]"),
    EmailRow("IPv6 open end", "ann@[IPv6:2001:db8::]"),
    EmailRow("IPv6 with IPv4", "ann@[IPv6:::ffff:192.0.2.1]"),
    EmailRow("IPv6 with IPv4 in full", "ann@[IPv6:1:2:3:4:5:6:192.0.2.1]"),
    EmailRow("IPv6 only IPv4", "ann@[IPv6:::192.0.2.1]"),
    EmailRow("IPv6 without tag", "ann@[2001:db8::1]", ["email.domain.literal_malformed"]),
    EmailRow("IPv6 of seven", "ann@[IPv6:1:2:3:4:5:6:7]", ["email.domain.literal_malformed"]),
    EmailRow("IPv6 of nine", "ann@[IPv6:1:2:3:4:5:6:7:8:9]", ["email.domain.literal_malformed"]),
    EmailRow("one zero group", "ann@[IPv6:1:2:3:4:5:6:7::]", ["email.domain.literal_malformed"]),
    EmailRow("two gaps", "ann@[IPv6:1::2::3]", ["email.domain.literal_malformed"]),
    EmailRow("three colons", "ann@[IPv6:1:::2]", ["email.domain.literal_malformed"]),
    EmailRow("only a colon", "ann@[IPv6::]", ["email.domain.literal_malformed"]),
    EmailRow("colon first", "ann@[IPv6::1:2:3:4:5:6:7]", ["email.domain.literal_malformed"]),
    EmailRow("colon before IPv4", "ann@[IPv6::192.0.2.1]", ["email.domain.literal_malformed"]),
    EmailRow("colon last", "ann@[IPv6:1::2:]", ["email.domain.literal_malformed"]),
    EmailRow("no hexadecimal", "ann@[IPv6:1::g]", ["email.domain.literal_malformed"]),
    EmailRow("five digits", "ann@[IPv6:1::12345]", ["email.domain.literal_malformed"]),
    EmailRow("unregistered tag", "ann@[x400:c=ch]", ["email.domain.literal_malformed"]),
    EmailRow("empty literal", "ann@[]", ["email.domain.literal_malformed"]),
    EmailRow("open literal", "ann@[192.0.2.1", ["email.domain.literal_malformed"]),
    EmailRow("text behind a literal", "ann@[192.0.2.1].a", ["email.domain.literal_malformed"]),
    EmailRow("source route", "<@a.org:ann@example.org>", ["email.display_name"]),
  ]

  static let headers = [
    EmailRow("name", "Ann Lee <ann@example.org>"),
    EmailRow("name without a space", "Ann<ann@example.org>"),
    EmailRow("quoted name", #""Lee, Ann" <ann@example.org>"#),
    EmailRow("name beyond ASCII", "Jörg 🦊 <joerg@example.org>"),
    EmailRow("initials", "A. B. Lee <ann@example.org>"),
    EmailRow("brackets alone", "<ann@example.org>"),
    EmailRow("comment in a name", "Ann (work) <ann@example.org>"),
    EmailRow("comment behind", "Ann <ann@example.org> (work)"),
    EmailRow("comments around all parts", "(a)ann(b)@(c)example.org(d)"),
    EmailRow("folded line", "ann@example.org\r\n (work)"),
    EmailRow("comma in a name", "Lee, Ann <ann@example.org>", ["email.display_name.character"]),
    EmailRow("at sign in a name", "a@b <ann@example.org>", ["email.several_addresses"]),
    EmailRow("control in a name", "A\u{1}B <ann@example.org>", ["email.display_name.character"]),
    EmailRow("text behind", "Ann <ann@example.org> x", ["email.text_after"], at: "x"),
    EmailRow("open bracket", "Ann <ann@example.org", ["email.display_name.unclosed"], at: "<"),
    EmailRow("source route", "<@a.org,@b.org:ann@example.org>", ["email.obsolete"]),
    EmailRow("space around a dot", "ann . lee@example.org", ["email.obsolete"], at: " "),
    EmailRow("comment behind a dot", "ann@example.(x)org", ["email.obsolete"], at: "(x)"),
    EmailRow("comment in a word", "an(x)n@example.org", ["email.comment"], at: "(x)"),
    EmailRow("bare line end", "ann@example.org\n", ["email.white_space"], at: "\n"),
    EmailRow("line end without a space", "ann@example.org\r\n", ["email.white_space"]),
    EmailRow("two folds", "ann@example.org\r\n \r\n ", ["email.obsolete"], at: "\r\n \r\n "),
    EmailRow("fold without a space", "ann@example.org\r\n\r\n ", ["email.white_space"]),
    EmailRow("control in a comment", "ann(\u{7})@example.org", ["email.obsolete"]),
    EmailRow("fault inside", "Ann <.ann@example.org>", ["email.local.dot_at_start"], at: "."),
  ]

  static let html = [
    EmailRow("plain", "ann@example.org"),
    EmailRow("one label", "ann@localhost"),
    EmailRow("dots anywhere", "..ann..@example.org"),
    EmailRow("long local part", "a" * 300 + "@example.org"),
    EmailRow("numbers", "ann@0.1.2.3"),
    EmailRow("reserved and false A-labels", "ann@ab--c.xn--0"),
    EmailRow("label of 63", "ann@" + "a" * 63),
    EmailRow("label of 64", "ann@" + "a" * 64, ["email.domain.label_too_long"]),
    EmailRow("no at", "ann", ["email.missing_at"]),
    EmailRow("space at the end", "ann@example.org ", ["email.white_space"], at: " "),
    EmailRow("beyond ASCII", "jörg@example.org", ["email.local.not_ascii"], at: "ö"),
    EmailRow("domain beyond ASCII", "ann@bücher.example", ["email.domain.not_ascii"], at: "ü"),
    EmailRow("quoted", #""ann"@example.org"#, ["email.local.quoted_not_allowed"]),
    EmailRow("literal", "ann@[192.0.2.1]", ["email.domain.literal_not_allowed"]),
    EmailRow("hyphen first", "ann@-a", ["email.domain.hyphen"], at: "-a"),
    EmailRow("dots and a hyphen", ".ann@a-", ["email.domain.hyphen"], at: "a-"),
    EmailRow("dot at the end", "ann@example.org.", ["email.domain.dot_at_end"], at: "."),
    EmailRow("name", "Ann <ann@example.org>", ["email.display_name"]),
    EmailRow("long and wrong", "ann@" + ("a" * 60 + ".") * 20, ["email.domain.dot_at_end"]),
    EmailRow("long, dots and wrong", "." + "a" * 70 + ",@b", ["email.local.character"], at: ","),
  ]

  static let ascii = [
    EmailRow("ASCII", "ann@example.org"),
    EmailRow("A-label", "ann@xn--bcher-kva.example"),
    EmailRow("letter before the at", "jörg@example.org", ["email.local.not_ascii"], at: "ö"),
    EmailRow("letter in the domain", "ann@bücher.example", ["email.domain.not_ascii"], at: "ü"),
    EmailRow("both", "jörg@bücher.example", ["email.local.not_ascii", "email.domain.not_ascii"]),
  ]
}
