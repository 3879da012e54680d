import Foundation
import TestSupport
import Testing

/// The command on the shipped data says nothing of a card number but its brand.
@Suite("Card numbers on the command line")
struct CardSecretsTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path(percentEncoded: false)

  static let options = [
    ["--format", "json", "--locale", "en"], ["--format", "text", "--locale", "ar"],
    ["--format", "text", "--with", "accepted=jcb"], ["--format", "problem", "--locale", "pl"],
  ]

  @Test("are not shown", arguments: options)
  func check(options: [String]) throws {
    // A process for each is slow: a few ways of writing, each with another fault.
    for pair in SecretCardNumbers.pairs.enumerated() where pair.offset.isMultiple(of: 17) {
      try expectSecrecy(of: pair.element) { try run(["check", "payment-card", $0] + options) }
    }
  }

  @Test("are not shown in lines")
  func batch() throws {
    for pair in SecretCardNumbers.pairs.enumerated() where pair.offset.isMultiple(of: 19) {
      try expectSecrecy(of: pair.element) { number in
        let lines = [
          #"{"rule":"payment-card","value":"\#(number)","locale":"ja"}"#,
          #"{"rule":"payment-card","value":"\#(number)"#,
          #"{"form":"sign-up","record":{"card":"\#(number)"},"locale":"de"}"#,
        ]
        return try run(["batch"], input: lines.joined(separator: "\n"))
      }
    }
  }

  private func run(_ arguments: [String], input: String = "") throws -> String {
    let result = try Command.run(
      arguments,
      input: input,
      environment: ["RULEBOOK_RESOURCES": Self.root]
    )
    return "\(result.exitCode)\n\(result.output)\n\(result.errors)"
  }

  private func expectSecrecy(
    of pair: SecretCardNumbers.Pair,
    _ speak: (String) throws -> String
  ) rethrows {
    let first = try speak(pair.first)
    #expect(try first == speak(pair.second), "\(pair)")
    for run in SecretCardNumbers.runs(of: pair) { #expect(!first.contains(run), "\(pair)") }
  }
}
