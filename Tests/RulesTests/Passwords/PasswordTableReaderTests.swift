import Documents
import PasswordGuesses
import Rules
import TestSupport
import Testing
import Violations

@Suite("What a dictionary for passwords may not say")
struct PasswordDictionaryReaderTests {
  private static func row(
    _ name: String,
    _ text: String,
    _ expected: RefusalRow.Expected...
  ) -> RefusalRow {
    RefusalRow(name, whole: [text], expected)
  }

  static let rows: [RefusalRow] = [
    row("no notes", "password\n", .init("password_dictionary.no_role 1:1", hint: "# role: words")),
    row(
      "an unknown role",
      "# Words\n# role: verbs\n\nwalk\n",
      .init("password_dictionary.unknown_role 2:1", "`verbs`", hint: "common-passwords")
    ),
    row("no blank line", "# role: words\nwalk\n", .init("password_dictionary.no_blank_line 2:1")),
    row(
      "a capital letter",
      "# role: words\n\nwalk\nRun\n",
      .init("password_dictionary.not_a_word 4:1")
    ),
    row("a space", "# role: words\n\nwalk on\n", .init("password_dictionary.not_a_word 3:5")),
    row("a blank line", "# role: words\n\na\n\nb\n", .init("password_dictionary.not_a_word 4:1")),
    row(
      "a capital beyond ASCII",
      "# role: words\n\nÄon\n",
      .init("password_dictionary.not_a_word 3:1")
    ),
    row(
      "a word that is not in NFC",
      "# role: words\n\ncafe\u{301}\n",
      .init("password_dictionary.not_a_word 3:1", hint: "NFC")
    ),
  ]

  @Test("A mistake is refused at its position", arguments: rows)
  func refusal(row: RefusalRow) {
    var found: [Diagnostic] = []
    for text in row.texts {
      do throws(LoadingError) {
        let source = SourceText(text, name: "dictionaries/x.txt")
        _ = try PasswordDictionaryReader.read(source, name: "x")
      } catch {
        found += error.diagnostics
      }
    }
    #expect(row.difference(from: found) == "")
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
      whole: ["format: 1\nkind: phone-region\nslanted: true\nrows: []\n"],
      [.init("pack.wrong_table 2:7", hint: "kind: keyboard")]
    ),
    RefusalRow(
      "no slant",
      whole: [head + "rows: []\n"],
      [.init("pack.missing_key 1:1", "`slanted`")]
    ),
    RefusalRow(
      "a row that is too far to the right",
      whole: [head + "slanted: true\nrows:\n  - { start: 40, keys: 'aA' }\n"],
      [.init("keyboard.too_large 5:5")]
    ),
    RefusalRow(
      "an unknown key",
      whole: [head + "slanted: true\nrows:\n  - { begin: 1, keys: 'aA' }\n"],
      [.init("pack.unknown_key 5:7")]
    ),
  ]

  @Test("A mistake is refused at its position", arguments: rows)
  func refusal(row: RefusalRow) {
    var found: [Diagnostic] = []
    for text in row.texts {
      do throws(LoadingError) {
        let source = SourceText(text, name: "keyboards/x.yaml")
        _ = try PasswordKeyboardReader.read(source, name: "x")
      } catch {
        found += error.diagnostics
      }
    }
    #expect(row.difference(from: found) == "")
  }

  @Test("A file without mistakes is read")
  func sound() throws {
    let text = Self.head + "slanted: false\nrows:\n  - { start: 1, keys: '/ * -' }\n"
    let keyboard = try PasswordKeyboardReader.read(SourceText(text, name: "x.yaml"), name: "x")
    #expect(keyboard.rows == [PasswordKeyboard.Row(start: 1, keys: ["/", "*", "-"])])
    #expect(!keyboard.isSlanted)
  }
}
