package import ErrorCatalog
import PackLoading
import RuleEngine
package import Violations

extension ErrorArgument.Kind {
  /// Returns the argument for a value; nil if the value doesn't suit the kind.
  ///
  ///     ErrorArgument.Kind.integer.argument(from: 2)                     // .integer(2)
  ///     ErrorArgument.Kind.integer.argument(from: "2")                   // nil
  ///     ErrorArgument.Kind.integer.argument(from: "2", isWritten: true)  // .integer(2)
  ///
  /// Dates, regions, paths and characters are texts, as in the requests of `batch`.
  ///
  /// - Parameters:
  ///   - value: The value to convert.
  ///   - isWritten: Whether a number may also be a text, and a single value a list, as on a command
  ///     line.
  /// - Returns: The argument, or nil.
  package func argument(from value: Value, isWritten: Bool = false) -> Argument? {
    switch self {
    case .choice(let words):
      return value.text.flatMap { words.contains($0) ? .text($0) : nil }
    case .list(let kind):
      let elements: [Value]
      switch value {
      case .list(let list): elements = list
      case _ where isWritten: elements = [value]
      default: return nil
      }
      let arguments = elements.compactMap { kind.argument(from: $0, isWritten: isWritten) }
      return arguments.count == elements.count ? .list(arguments) : nil
    case .single(let kind):
      return kind.argument(from: value, isWritten: isWritten)
    }
  }
}

extension Argument.Kind {
  fileprivate func argument(from value: Value, isWritten: Bool) -> Argument? {
    switch (self, value) {
    case (.integer, .decimal(let number)): number.integer.map { .integer($0) }
    case (.decimal, .decimal(let number)): Argument(number)
    case (.integer, .text(let text)) where isWritten: Int(text).map { .integer($0) }
    case (.decimal, .text(let text)) where isWritten: ExactDecimal(text).map { Argument($0) }
    case (.text, .text(let text)): .text(text)
    case (.date, .text(let text)): CivilDate(text).map { .date($0) }
    case (.region, .text(let text)): text.isRegionCode ? .region(text) : nil
    case (.field, .text(let text)): FieldPath(text).map { .field($0) }
    case (.character, .text(let text)):
      text.unicodeScalars.count == 1 ? text.unicodeScalars.first.map { .character($0) } : nil
    default: nil
    }
  }
}

extension String {
  /// Whether the text has the form of a region code (BCP 47): two uppercase letters or three
  /// digits.
  fileprivate var isRegionCode: Bool {
    let letters = utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    let digits = utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    return utf8.count == 2 && letters || utf8.count == 3 && digits
  }
}

extension Rulebook {
  /// Returns an error for a code, with arguments passed as values.
  ///
  /// - Parameters:
  ///   - code: A code that a pack declares with `arguments`.
  ///   - values: Exactly the arguments that everyone may see.
  ///   - isWritten: Whether a number may also be a text, as on a command line.
  /// - Returns: The error with its declaration and its arguments.
  /// - Throws: The same ``UsageError`` as ``errorText(for:_:in:)``.
  func namedError(
    _ code: ViolationCode,
    reading values: [String: Value],
    isWritten: Bool = false
  ) throws(UsageError) -> ResolvedError {
    let kinds = declaration(of: code)?.publicArguments ?? []
    var arguments: [String: Argument] = [:]
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let declared = kinds.first(where: { $0.name == name }) else {
        // No one may see this argument, so the error is refused for it, or for an unknown code.
        arguments[name] = .text("")
        continue
      }
      guard let argument = declared.kind.argument(from: value, isWritten: isWritten) else {
        throw .unsuitableArgument(declared, of: code)
      }
      arguments[name] = argument
    }
    return try namedError(code, arguments)
  }

  /// Returns the texts for a program's code, with arguments as they are written on a command line.
  ///
  /// - Returns: The texts; nil if the code belongs to a check.
  /// - Throws: A ``UsageError`` if an argument is missing or unsuitable.
  package func textOfProgramCode(
    _ code: ViolationCode,
    _ values: [String: Value],
    in locale: String
  ) throws(UsageError) -> ErrorText? {
    let declaration = declaration(of: code)
    guard declaration?.arguments != nil || declaration?.standing.isRetired == true else {
      return nil
    }
    let error = try namedError(code, reading: values, isWritten: true)
    return text(for: error, in: localizer(for: locale), nil)
  }
}
