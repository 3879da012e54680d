import Foundation
import Testing

/// Errors about values and records show nothing of them.
@Suite("Secrets in input that cannot be read")
struct InputSecretsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var arguments: [String]
    var input: [UInt8]
    var exitCode: Int32

    init(_ name: String, _ arguments: [String], _ input: [UInt8], _ exitCode: Int32 = 65) {
      self.name = name
      self.arguments = arguments
      self.input = input
      self.exitCode = exitCode
    }

    var testDescription: String { name }
  }

  /// What no output may hold.
  static let secret = "hunter2"

  static let rows = [
    Row("a value that is not UTF-8", ["check", "pin"], bytes + [0xFF] + bytes),
    Row("a record with a comma too many", form, Array(#"{"pin": "\#(secret)",}"#.utf8)),
    Row("a record that ends early", form, Array(#"{"pin": "\#(secret)"#.utf8)),
    Row("a record that is not UTF-8", form, Array(#"{"pin": "\#(secret)"#.utf8) + [0xFF]),
    Row("a text for a record", form, Array(#""\#(secret)""#.utf8)),
    Row("a name that appears twice", form, Array(#"{"\#(secret)": 1, "\#(secret)": 2}"#.utf8)),
  ]

  private static let bytes = Array(secret.utf8)
  private static let form = ["check", "--form", "contact", "-"]

  @Test("are not shown", arguments: rows)
  func standardInput(row: Row) throws {
    let result = try Command.run(row.arguments, data: Data(row.input))
    #expect(result.exitCode == row.exitCode, "\(result.output)\(result.errors)")
    #expect(result.errors.hasPrefix("standard input:1:"), "\(result.errors)")
    #expect(!result.errors.contains("save the file"))
    expectNoSecret(in: result)
  }

  @Test("are not shown of a file either", arguments: ["json", "jsonl"])
  func file(suffix: String) throws {
    let path = try write(Data(#"{"pin": "\#(Self.secret)",}"#.utf8), suffix)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let result = try Command.run(["check", "--form", "contact", path])
    #expect(result.exitCode == 65)
    #expect(result.errors.contains(".\(suffix):1:"))
    expectNoSecret(in: result)
  }

  @Test("a file that is not UTF-8 can be saved as such")
  func encoding() throws {
    let path = try write(Data(Self.bytes + [0xFF]), "json")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let result = try Command.run(["check", "--form", "contact", path])
    #expect(result.exitCode == 65)
    #expect(result.errors.contains("save the file as UTF-8"))
    expectNoSecret(in: result)
  }

  private func write(_ data: Data, _ suffix: String) throws -> String {
    let name = "\(UUID().uuidString).\(suffix)"
    let url = FileManager.default.temporaryDirectory.appending(path: name)
    try data.write(to: url)
    return url.path(percentEncoded: false)
  }

  private func expectNoSecret(in result: Command.Result) {
    #expect(!result.output.contains(Self.secret))
    #expect(!result.errors.contains(Self.secret), "\(result.errors)")
  }
}
