import Foundation
import Rulebook
import TestSupport
import Testing

/// Nothing of a password is said anywhere, not three characters of it.
@Suite struct PasswordSecretsTests {
  static let rulebook: Rulebook = {
    do { return try Rulebook() } catch { preconditionFailure("\(error)") }
  }()

  static let locales = DataFiles.locales

  static let rules: [(rule: String, parameters: [String: Value])] = [
    ("password", [:]), ("password", ["minimum-score": "4", "second-factor": "true"]),
    ("password", ["maximum": "3"]), ("password.classic", ["minimum-score": "4"]),
    ("password.classic", ["maximum-repeat": "1", "maximum-sequence": "2"]),
    ("password.zxcvbn", ["minimum-score": "4", "reference-year": "2025"]),
    ("password.levels", ["minimum-level": "very-strong"]),
  ]

  @Test("Reports of every policy", arguments: SecretPasswords.all)
  func reports(password: String) throws {
    for (rule, parameters) in Self.rules {
      let report = try Self.rulebook.check(password, as: rule, with: parameters)
      #expect(report.normalized == nil)
      expectSecrecy(of: password, in: spoken(report))
      let list = try Self.rulebook.check(.list([.text(password)]), as: rule, with: parameters)
      expectSecrecy(of: password, in: spoken(list))
    }
  }

  @Test("Reports with the password as its context", arguments: SecretPasswords.all)
  func context(password: String) throws {
    let context: [String: Value] = ["context": .list([.text(password), "ann"])]
    for rule in ["password", "password.classic", "password.zxcvbn"] {
      let report = try Self.rulebook.check(password, as: rule, with: context)
      expectSecrecy(of: password, in: spoken(report))
    }
  }

  @Test("Forms", arguments: SecretPasswords.all)
  func forms(password: String) throws {
    let record: [String: Value] = [
      "password": .text(password), "password-again": .text(password + "x"), "email": "ann@",
    ]
    expectSecrecy(of: password, in: spoken(try Self.rulebook.check(record, form: "sign-up")))
  }

  @Test("Checklists", arguments: SecretPasswords.all)
  func checklists(password: String) throws {
    for (rule, parameters) in Self.rules {
      for locale in Self.locales {
        let items = try Self.rulebook.checklist(
          for: password,
          of: rule,
          with: parameters,
          in: locale
        )
        expectSecrecy(of: password, in: "\(items)")
      }
    }
  }

  @Test("Lines, also those that go wrong", arguments: SecretPasswords.all)
  func lines(password: String) throws {
    let lines = Lines(Self.rulebook)
    let json = String(decoding: try JSONEncoder().encode(password), as: UTF8.self)
    let answers = [
      #"{"rule":"password","value":\#(json),"locale":"en"}"#,
      #"{"rule":"password","value":[\#(json)],"locale":"ar"}"#,
      #"{"rule":"password","valeu":\#(json)}"#, #"{"rule":"pasword","value":\#(json)}"#,
      #"{"rule":"password","value":\#(json),"with":{"minimum":\#(json)}}"#,
      #"{"rule":"password","value":"x","with":{"context":[\#(json)]},"locale":"fr"}"#,
      #"{"form":"sign-up","record":{"password":\#(json)},"locale":"pl"}"#,
      #"{"form":"sign-up","record":{"password":{"text":\#(json)}}}"#,
      #"{"rule":"password","value":\#(json)"#,
    ].map { lines.answer($0).text }
    expectSecrecy(of: password, in: answers.joined())
  }

  @Test("Thrown errors", arguments: SecretPasswords.all)
  func errors(password: String) {
    let errors = [
      thrown { try Self.rulebook.check(password, as: "pasword") },
      thrown { try Self.rulebook.check(password, as: "password", with: ["minimun": "8"]) },
      thrown { try Self.rulebook.check(["pasword": .text(password)], form: "sign-up") },
      thrown { try Self.rulebook.check(["password": .text(password)], form: "sign-in") },
    ]
    expectSecrecy(of: password, in: errors.joined())
  }

  private func expectSecrecy(of password: String, in text: String) {
    #expect(!text.isEmpty)
    for piece in SecretPasswords.pieces(of: password) {
      #expect(!text.contains(piece), "\(piece)")
    }
  }

  /// Returns all that can be got from a report: printed, encoded, and in every language.
  private func spoken(_ report: Report) -> String {
    var text = "\(report)" + String(reflecting: report)
    do { text += String(decoding: try JSONEncoder().encode(report), as: UTF8.self) } catch {
      Issue.record("a report cannot be encoded")
    }
    for locale in Self.locales {
      text += Self.rulebook.messages(for: report, in: locale).map(\.text).joined()
    }
    return text
  }

  private func thrown(_ work: () throws -> Report) -> String {
    do { return "\(try work().outcome)" } catch { return "\(error)" + String(reflecting: error) }
  }
}
