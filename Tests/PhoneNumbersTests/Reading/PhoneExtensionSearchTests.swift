import PhoneNumbers
import TestSupport
import Testing

@Suite struct PhoneExtensionSearchTests {
  static let labels = [
    ";ext=", " ext. ", " ext ", "ext", " extn ", "xt", " extension: ", " extensión ",
    " extensio\u{301}n ", " EXT. ", " доб. ", " ДОБ ", " anexo ", " ｅｘｔ ", "ＥＸＴ．",
    " x", "x ", " #", "＃", "~", "～", " int ", " ｉｎｔ ", ",,", ";", " ; ", ",", ", , ",
    "\t,,:\u{A0}",
  ]

  @Test("Every word for an extension is known", arguments: labels)
  func label(label: String) throws {
    let number = try PhoneFixture.directory().parse("0791234567\(label)12", region: "CH")
    #expect(number.extension == "12")
    #expect(number.nationalNumber == "791234567")
  }

  static let limits: [(String, Int)] = [
    (";ext=", 20), (" ext. ", 20), (" доб. ", 20), (",,", 15), (";", 15), (" x", 9), (" int ", 9),
    ("#", 9), (",", 9),
  ]

  @Test("A label limits the digits of its extension", arguments: limits)
  func limit(label: String, most: Int) throws {
    let directory = try PhoneFixture.directory()
    for count in [1, most, most + 1] {
      let digits = String(repeating: "7", count: count)
      let number = try? directory.parse("079123456\(label)\(digits)", region: "CH")
      #expect((number?.extension == digits) == (count <= most), "\(count)")
    }
  }

  static let texts: [(String, String?)] = [
    ("0791234567 - 503#", "503"), ("0791234567 - 1234567#", nil), ("0791234567 - 503", nil),
    ("0791234567 x12#", "12"), ("0791234567 ext", nil), ("7 x12", nil), ("07 x12", "12"),
    ("0791234567 x12 x34", "34"), ("0791234567 x٣٤", "٣٤"),
  ]

  @Test("Only what is one counts as an extension", arguments: texts)
  func text(text: String, ext: String?) throws {
    let number = try? PhoneFixture.directory().parse(text, region: "CH")
    #expect(number?.extension == ext)
  }
}
