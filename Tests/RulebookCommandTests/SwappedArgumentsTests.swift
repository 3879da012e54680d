import Testing

/// Where a value stands in the place of something else, no error repeats it.
@Suite("Values in the wrong place on the command line")
struct SwappedArgumentsTests {
  static let secret = "hunter2"

  static let rows: [[String]] = [
    [secret], [secret, "pin"], ["check", secret, "pin"], ["check", secret],
    ["check", "--", secret],
    ["check", "--form", secret], ["check", "pin", "1234", secret],
    ["check", "pin", "--with", secret], ["check", "pin", "--with", "\(secret)=1"],
    ["check", "part-number", "x", "--with", "\(secret)=1"],
    ["check", "pin", "--with=\(secret)"], ["check", "pin", "1234", "--format", secret],
    ["check", "pin", "1234", "--format=\(secret)"], ["check", "pin", "1234", "--now", secret],
    ["check", "pin", "--\(secret)"], ["check", "pin", "--\(secret)=pin"],
    ["requirements", secret], ["requirements", secret, "part-number"],
    ["requirements", "part-number", "x", secret],
    ["batch", "--rule", secret], ["batch", "--form", secret], ["batch", secret],
    ["batch", "--rule", "pin", secret],
    ["batch", "--rule", "pin", "--\(secret)"],
    ["list", secret], ["explain", secret], ["explain", "required", secret],
    ["explain", "rule", secret], ["explain", "form", secret], ["explain", "check", secret],
    ["explain", "code", secret], ["show", secret], ["show", secret, "--with", "a=b"],
    ["show", "part-number", "--with", "\(secret)=1"],
    ["blocklist", secret],
  ]

  @Test("are not repeated", arguments: rows)
  func silence(arguments: [String]) throws {
    let result = try Command.run(arguments, input: "12a")
    #expect(result.exitCode != 0, "\(result.output)")
    let said = result.output + result.errors
    #expect(!said.isEmpty)
    #expect(!said.contains(Self.secret), "\(said)")
  }
}
