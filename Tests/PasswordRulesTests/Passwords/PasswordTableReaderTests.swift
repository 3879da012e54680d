import Documents
import PasswordGuesses
import PasswordRules
import SourceTexts
import TestSupport
import Testing
import Violations

@Suite("What a dictionary for passwords may not say")
struct PasswordDictionaryReaderTests {
  static let rows: [RefusalRow] =
    RefusalRow.rows(
      """
      no notes | password¶ | password_dictionary.no_role 1:1 |  | # role: words
      an unknown role | # Words¶# role: verbs¶¶walk¶ | password_dictionary.unknown_role 2:1 | `verbs` | common-passwords
      no blank line | # role: words¶walk¶ | password_dictionary.no_blank_line 2:1
      a capital letter | # role: words¶¶walk¶Run¶ | password_dictionary.not_a_word 4:1
      a space | # role: words¶¶walk on¶ | password_dictionary.not_a_word 3:5
      a blank line | # role: words¶¶a¶¶b¶ | password_dictionary.not_a_word 4:1
      a capital beyond ASCII | # role: words¶¶Äon¶ | password_dictionary.not_a_word 3:1
      a word that is not in NFC | # role: words¶¶cafe\u{301}¶ | password_dictionary.not_a_word 3:1 |  | NFC
      """
    )

  @Test("A mistake is refused at its position", arguments: rows)
  func refusal(row: RefusalRow) throws {
    let difference = try row.difference { text in
      let source = SourceText(text, name: "dictionaries/x.txt")
      _ = try PasswordDictionaryReader.read(source, name: "x")
    }
    #expect(difference == "")
  }

  @Test("A file without mistakes is read")
  func sound() throws {
    let text = "# Words: collected\n# role: words\n# zxcvbn: 2\n\n#1\nöl\n"
    let dictionary = try PasswordDictionaryReader.read(SourceText(text, name: "x.txt"), name: "x")
    #expect(dictionary.role == .words && dictionary.publishedOrder == 2)
    #expect(dictionary.words == Array("#1\nöl\n".utf8))
  }
}

@Suite("What a keyboard file may not say")
struct PasswordKeyboardReaderTests {
  private static let head = "format: 1\nkind: keyboard\n"

  static let rows: [RefusalRow] = [
    RefusalRow(
      "another kind",
      of: "format: 1\nkind: phone-region\nslanted: true\nrows: []\n",
      .init("pack.wrong_table 2:7", hint: "kind: keyboard")
    ),
    RefusalRow("no slant", of: head + "rows: []\n", .init("pack.missing_key 1:1", "`slanted`")),
    RefusalRow(
      "a row that is too far to the right",
      of: head + "slanted: true\nrows:\n  - { start: 40, keys: 'aA' }\n",
      .init("keyboard.too_large 5:5")
    ),
    RefusalRow(
      "an unknown key",
      of: head + "slanted: true\nrows:\n  - { begin: 1, keys: 'aA' }\n",
      .init("pack.unknown_key 5:7")
    ),
  ]

  @Test("A mistake is refused at its position", arguments: rows)
  func refusal(row: RefusalRow) throws {
    let difference = try row.difference { text in
      let source = SourceText(text, name: "keyboards/x.yaml")
      _ = try PasswordKeyboardReader.read(YAMLReader.document(source), name: "x")
    }
    #expect(difference == "")
  }

  @Test("A file without mistakes is read")
  func sound() throws {
    let text = Self.head + "slanted: false\nrows:\n  - { start: 1, keys: '/ * -' }\n"
    let keyboard = try PasswordKeyboardReader.read(
      YAMLReader.document(SourceText(text, name: "x.yaml")),
      name: "x"
    )
    #expect(keyboard.rows == [PasswordKeyboard.Row(start: 1, keys: ["/", "*", "-"])])
    #expect(!keyboard.isSlanted)
  }
}
