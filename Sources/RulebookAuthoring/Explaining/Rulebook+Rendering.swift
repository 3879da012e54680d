package import ErrorCatalog
package import Rulebook
package import Violations

extension Rulebook {
  /// Returns the texts of a code, with arguments as they are written on a command line.
  ///
  /// The code of a check has the arguments that every report of it has.
  ///
  ///     let arguments: [String: Value] = ["minimum": "8", "unit": "characters"]
  ///     try rulebook.rendered("length.too_short", arguments, in: "en")
  ///
  /// - Throws: A ``UsageError`` if there is no such code, or if an argument is missing or doesn't
  ///   suit it.
  package func rendered(
    _ code: ViolationCode,
    _ values: [String: Value],
    in locale: String
  ) throws(UsageError) -> ErrorText {
    if let text = try textOfProgramCode(code, values, in: locale) { return text }
    let known = try explanation(of: code, throwing: UsageError.unknownCode(_:known:)).arguments
    var arguments: [String: Argument] = [:]
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let argument = known.first(where: { $0.name == name }) else {
        throw .unknownArgument(name, of: code, known: known.map(\.name))
      }
      let kinds = argument.kinds.sorted { $0.rawValue < $1.rawValue }.map { kind in
        kind == .list ? ErrorArgument.Kind.list(of: .text) : .single(kind)
      }
      let read = kinds.lazy.compactMap { $0.argument(from: value, isWritten: true) }.first
      guard let read else {
        throw .unsuitableArgument(ErrorArgument(name, kinds.first ?? .text), of: code)
      }
      arguments[name] = argument.example.isPlainNumber ? read.inPlainNotation : read
    }
    for argument in known where arguments[argument.name] == nil {
      let kind = argument.kinds.min { $0.rawValue < $1.rawValue } ?? .text
      throw .missingArgument(ErrorArgument(argument.name, .single(kind)), of: code)
    }
    return errorText(for: Violation(code, arguments), in: locale)
  }
}
