import Foundation
import TestSupport
import Testing

/// The command on the shipped data says nothing of a password.
@Suite("Passwords on the command line")
struct PasswordSecretsTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path(percentEncoded: false)

  static let commands = [
    ["check", "password", "--format", "json", "--locale", "en"],
    ["check", "password.zxcvbn", "--with", "minimum-score=4", "--locale", "ar"],
    ["requirements", "password.classic", "-", "--format", "json"],
    ["check", "pasword"], ["check", "password", "--with", "minimum=x"],
  ]

  @Test("are not shown", arguments: commands)
  func outputs(arguments: [String]) throws {
    for password in SecretPasswords.all.prefix(8) {
      let result = try Command.run(
        arguments,
        input: password,
        environment: ["RULEBOOK_RESOURCES": Self.root]
      )
      let said = result.output + result.errors
      #expect(!said.isEmpty)
      for piece in SecretPasswords.pieces(of: password) {
        #expect(!said.contains(piece), "\(piece)")
      }
    }
  }
}
