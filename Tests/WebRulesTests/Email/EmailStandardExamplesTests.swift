import EmailAddresses
import Testing
import WebRules

/// The examples that the standards themselves give, with their errata.
@Suite struct EmailStandardExamplesTests {
  @Test("Mailboxes of RFC 3696 and RFC 5321 are what the standards call them", arguments: mailboxes)
  func mailbox(row: EmailRow) { row.verify(EmailCheck(options: .smtp)) }

  @Test("Headers of RFC 5322's appendix are read or named", arguments: headers)
  func header(row: EmailRow) { row.verify(EmailCheck(options: .everything)) }

  @Test("Addresses of the RFC 6530 family are what a sign-up form accepts", arguments: worldwide)
  func international(row: EmailRow) { row.verify(EmailCheck()) }

  @Test("IPv6 addresses of RFC 4291 and RFC 5952 are what RFC 5321 generates", arguments: literals)
  func literal(row: EmailRow) { row.verify(EmailCheck(options: .smtp)) }

  // RFC 3696 §3; erratum 246 puts the backslashes and the at sign between double quotes.
  static let mailboxes = [
    EmailRow("RFC 3696, quoted pair", #""Abc\@def"@example.com"#),
    EmailRow("RFC 3696, escaped space", #""Fred\ Bloggs"@example.com"#),
    EmailRow("RFC 3696, escaped backslash", #""Joe.\\Blow"@example.com"#),
    EmailRow("RFC 3696, quoted at sign", #""Abc@def"@example.com"#),
    EmailRow("RFC 3696, quoted space", #""Fred Bloggs"@example.com"#),
    EmailRow("RFC 3696, plus", "user+mailbox@example.com"),
    EmailRow("RFC 3696, slash and equals sign", "customer/department=shipping@example.com"),
    EmailRow("RFC 3696, dollar", "$A12345@example.com"),
    EmailRow("RFC 3696, bangs and percent", "!def!xyz%abc@example.com"),
    EmailRow("RFC 3696, underscore", "_somename@example.com"),
    EmailRow("before erratum 246, at sign", #"Abc\@def@example.com"#, ["email.multiple_at"]),
    EmailRow(
      "before erratum 246, space",
      #"Fred\ Bloggs@example.com"#,
      ["email.local.character", "email.white_space"],
      at: #"\"#
    ),
    EmailRow(
      "before erratum 246, backslash",
      #"Joe.\\Blow@example.com"#,
      ["email.local.backslash"]
    ),
    EmailRow("RFC 5321 §2.3.11", "Smith@bar.com"),
    EmailRow("RFC 5321 §4.1.3, IPv4", "ann@[123.255.37.2]"),
    EmailRow("RFC 5321 §4.1.2, empty quotes", #"""@example.com"#),
    EmailRow("RFC 5321 §2.3.5, no alias", "ann@com"),
    EmailRow("RFC 1035 §2.3.1 as changed by RFC 1123 §2.1", "ann@3com.com"),
    EmailRow("RFC 3696 §2, underscore in a host", "ann@a_b.com", ["email.domain.character"]),
    EmailRow(
      "RFC 2822, a dot at the end",
      "pete.@example.com",
      ["email.local.dot_at_end"],
      at: "."
    ),
  ]

  static let headers = [
    EmailRow("A.1.1, name", "John Doe <jdoe@machine.example>"),
    EmailRow("A.1.2, quoted name with a dot", #""Joe Q. Public" <john.q.public@example.com>"#),
    EmailRow("A.1.2, brackets alone", "<boss@nil.test>"),
    EmailRow("A.1.2, question mark", "Who? <one@y.test>"),
    EmailRow("A.1.2, escaped quotes", #""Giant; \"Big\" Box" <sysservices@example.net>"#),
    EmailRow(
      "A.1.2, list",
      "Mary Smith <mary@x.test>, jdoe@example.org, Who? <one@y.test>",
      ["email.several_addresses"]
    ),
    EmailRow(
      "A.1.3, group",
      "A Group:Ed Jones <c@a.test>,joe@where.test,John <jdoe@one.test>;",
      ["email.several_addresses"]
    ),
    EmailRow("A.1.3, empty group", "Undisclosed recipients:;", ["email.missing_at"]),
    EmailRow(
      "A.5, comments and folding",
      "Pete(A nice \\) chap) <pete(his account)@silly.test(his host)>"
    ),
    EmailRow("A.6.1, dot in a name without quotes", "Joe Q. Public <john.q.public@example.com>"),
    EmailRow("A.6.1, route", "Mary Smith <@node.test:mary@example.net>", ["email.obsolete"]),
    EmailRow("A.6.1, spaces around a dot", "jdoe@test   . example", ["email.obsolete"], at: "   "),
    EmailRow("§3.2.2, nested comments", "ann@example.org (a (b (c)) d)"),
    EmailRow("§4.4, words and dots", #""ann".lee@example.org"#, ["email.obsolete"]),
    EmailRow("§4.2, folds in a row", "ann@example.org \r\n \r\n\t", ["email.obsolete"]),
    EmailRow("§4.1, control in quotes", "\"a\u{1}b\"@example.org", ["email.obsolete"], at: "\u{1}"),
    EmailRow("§4.1, escaped control", "\"a\\\u{0}b\"@example.org", ["email.obsolete"], at: "\0"),
    EmailRow("§4.1, control in a comment", "ann(a\u{1}b)@example.org", ["email.obsolete"]),
  ]

  static let worldwide = [
    EmailRow("RFC 8398 appendix A, Chinese", "医生@大学.example"),
    EmailRow("RFC 8398 appendix A, domain in ASCII", "医生@xn--pss25c.example"),
    EmailRow("Latin", "Pelé@example.com"),
    EmailRow("Greek", "δοκιμή@παράδειγμα.δοκιμή"),
    EmailRow("Chinese, traditional", "我買@屋企.香港"),
    EmailRow("Japanese", "二ノ宮@黒川.日本"),
    EmailRow("Cyrillic, hyphen", "медведь@с-балалайкой.рф"),
    EmailRow("Hindi", "संपर्क@डाटामेल.भारत"),
    EmailRow("Arabic", "داود@عبد.الوهاب"),
    EmailRow("Tamil", "பயனர்@உதாரணம்.இந்தியா"),
    EmailRow("Georgian", "მომხმარებელი@მაგალითი.გე"),
    EmailRow("Armenian", "օգտատեր@օրինակ.հայ"),
    EmailRow("right to left with digits", "علي٢٣@مثال1.السعودية"),
    EmailRow("mixed digits, RFC 5893 §2 rule 4", "علي@مثال1٢.السعودية", ["email.domain.bidi"]),
  ]

  static let literals =
    [
      "ABCD:EF01:2345:6789:ABCD:EF01:2345:6789", "2001:DB8:0:0:8:800:200C:417A",
      "2001:DB8::8:800:200C:417A", "FF01:0:0:0:0:0:0:101", "FF01::101", "::1", "::",
      "0:0:0:0:0:0:0:0", "0:0:0:0:0:0:13.1.68.3", "::13.1.68.3", "::FFFF:129.144.52.38",
      "2001:db8:0:0:1:0:0:1", "2001:0db8:0:0:1:0:0:1", "2001:db8::1:0:0:1", "2001:db8:0:1:1:1:1:1",
      "2001:db8:aaaa:bbbb:cccc:dddd:eeee:0001", "fe80::", "1:2:3:4:5:6::", "::3:4:5:6:7:8",
      "1:2:3:4::255.255.255.255", "64:ff9b::192.0.2.33",
    ].map { EmailRow($0, "ann@[IPv6:\($0)]") }
    + [
      // `::` stands for two groups at least in RFC 5321, as RFC 5952 §4.2.2 has it.
      "2001:db8::1:1:1:1:1", "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8", "1:2:3:4:5::255.255.255.255",
      "2001:0DB8:0:CD30::/60", "fe80::1%eth0", "2001:db8::1::2", ":1", "1:", ":", "", "::1:",
      ":::", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "12345::", "::g", "::1.2.3", "::1.2.3.4.5",
      "::256.1.1.1", "1.2.3.4", "1.2.3.4::", "::1.2.3.4:5", " ::1", "::1 ",
    ].map { EmailRow($0, "ann@[IPv6:\($0)]", ["email.domain.literal_malformed"]) }
}
