import Foundation
import Rulebook
import TestSupport
import Testing

/// What a valid report says about a password must not reveal which password it is.
@Suite struct PasswordFactsTests {
  static let rulebook: Rulebook = {
    do { return try Rulebook() } catch { preconditionFailure("\(error)") }
  }()

  /// The passwords that an attacker would try first, from the beginning of the bundled list.
  static let candidates: [String] = {
    let path = "RulePacks/password/dictionaries/passwords.txt"
    let text: String
    do {
      text = try String(contentsOfFile: "\(DataFiles.root)/\(path)", encoding: .utf8)
    } catch { preconditionFailure("\(error)") }
    let words = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return words.prefix(4000).map(String.init)
  }()

  @Test(
    "No report of a usual password is that of a few only",
    arguments: ["password.zxcvbn", "password"]
  )
  func groups(rule: String) throws {
    let parameters: [String: Value] =
      rule == "password" ? ["minimum": 1] : ["minimum-score": 0, "reference-year": 2026]
    let handle = try Self.rulebook.rule(rule, with: parameters)
    var groups: [Report: [String]] = [:]
    for password in Self.candidates {
      let report = handle.check(password)
      if report.isValid { groups[report, default: []].append(password) }
    }
    let small = groups.values.filter { $0.count < 10 }
    let told = small.reduce(0) { $0 + $1.count }
    // A rare combination can point to a few passwords; these are less than one in a hundred.
    #expect(told * 100 < Self.candidates.count, "\(small)")
    #expect(groups.count < 60)
  }

  @Test("Each class of time has words in every language")
  func words() {
    for locale in DataFiles.languages {
      let localizer = Self.rulebook.localizer(for: locale)
      let names = ["seconds", "minutes", "hours", "days", "months", "years", "centuries"]
      let messages = names.map { name in
        localizer.message(for: Violation(ViolationCode(rawValue: "password.crack_time.\(name)")))
      }
      #expect(messages.map(\.key) == names.map { "password.crack_time.\($0)" })
      #expect(Set(messages.map(\.text)).count == names.count)
      #expect(messages.allSatisfy { $0.locale.tag == locale })
    }
  }
}
