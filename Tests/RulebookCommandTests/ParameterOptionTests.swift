import ArgumentParser
import Rulebook
import Testing

@testable import RulebookCommand

@Suite("Parameters on the command line")
struct ParameterOptionTests {
  static let rows: [(arguments: [String], parameters: [String: Value])] = [
    ([], [:]),
    (["--with", "region=CH"], ["region": "CH"]),
    (["--with", "region="], ["region": ""]),
    (["--with", "pattern=a=b,c"], ["pattern": "a=b,c"]),
    (["--with", "regions=CH", "--with", "regions=AT"], ["regions": .list(["CH", "AT"])]),
    (
      ["--with", "a=1", "--with", "b=2", "--with", "a=3", "--with", "a=4"],
      ["a": .list(["1", "3", "4"]), "b": "2"]
    ),
  ]

  @Test("One name more than once is a list in the order given", arguments: rows)
  func parameters(arguments: [String], parameters: [String: Value]) throws {
    #expect(try ParameterOption.parse(arguments).parameters == parameters)
  }
}
