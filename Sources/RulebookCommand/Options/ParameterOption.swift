import ArgumentParser
import Rulebook

/// The parameters of a rule.
struct ParameterOption: ParsableArguments {
  @Option(
    name: .customLong("with"),
    help: ArgumentHelp(
      "A parameter of the rule, such as region=CH. Repeatable; one name more than once is a list.",
      valueName: "name=value"
    )
  )
  var with: [String] = []

  func validate() throws {
    // What is written here may be a value in the wrong place, so it is not shown.
    guard with.allSatisfy({ Assignment(argument: $0) != nil }) else {
      throw ValidationError("A parameter is written --with NAME=VALUE.")
    }
  }

  /// The parameters by name; of a name that is given more than once, all values in a list.
  var parameters: [String: Value] {
    let given = Dictionary(grouping: with.compactMap(Assignment.init), by: \.name)
    return given.mapValues { given in
      let values = given.map { Value.text($0.value) }
      return values.count == 1 ? values[0] : .list(values)
    }
  }
}

/// A name and a value with `=` between them.
private struct Assignment {
  var name: String
  var value: String

  init?(argument: String) {
    guard let equals = argument.firstIndex(of: "="), equals > argument.startIndex else {
      return nil
    }
    name = String(argument[..<equals])
    value = String(argument[argument.index(after: equals)...])
  }
}
