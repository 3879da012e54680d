import ErrorCatalog
import PackLoading
import Rules
package import Violations

extension ErrorArgument.Kind {
  /// Returns the argument that a value stands for; nil if it is of another kind.
  ///
  ///     ErrorArgument.Kind.integer.argument(from: 2)                     // .integer(2)
  ///     ErrorArgument.Kind.integer.argument(from: "2")                   // nil
  ///     ErrorArgument.Kind.integer.argument(from: "2", isWritten: true)  // .integer(2)
  ///
  /// Dates, regions, paths and characters are texts, as `batch` writes them.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isWritten: Whether numbers may be texts, too, and one value a list, as on a command line.
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
  /// Whether the text has the form of a region's code (BCP 47): two capital letters or three digits.
  fileprivate var isRegionCode: Bool {
    let letters = utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    let digits = utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    return utf8.count == 2 && letters || utf8.count == 3 && digits
  }
}

extension Rulebook {
  /// Returns an error that is named by its code, with arguments that are given as values.
  ///
  /// - Parameters:
  ///   - code: A code that a pack declares with `arguments`.
  ///   - values: Exactly those that everybody may see.
  ///   - isWritten: Whether numbers may be texts, too, as on a command line.
  /// - Returns: The error with its declaration and its arguments.
  /// - Throws: A ``UsageError`` as ``errorText(for:_:in:)`` does.
  func resolve(
    _ code: ViolationCode,
    values: [String: Value],
    isWritten: Bool = false
  ) throws(UsageError) -> ResolvedError {
    let kinds = declaration(of: code)?.publicArguments ?? []
    var arguments: [String: Argument] = [:]
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let declared = kinds.first(where: { $0.name == name }) else {
        // Nobody may see it; resolving says so, or that there is no such code.
        arguments[name] = .text("")
        continue
      }
      guard let argument = declared.kind.argument(from: value, isWritten: isWritten) else {
        throw .unsuitableArgument(declared, of: code)
      }
      arguments[name] = argument
    }
    return try resolve(code, arguments)
  }

  /// Returns the texts of a code, with arguments as they are written on a command line.
  ///
  /// The code of a check has the arguments that every report of it has.
  ///
  ///     try rulebook.rendered("length.too_short", ["minimum": "8", "unit": "characters"], in: "en")
  ///
  /// - Throws: A ``UsageError`` if there is no such code, or an argument is missing or does not suit.
  package func rendered(
    _ code: ViolationCode,
    _ values: [String: Value],
    in locale: String
  ) throws(UsageError) -> ErrorText {
    let localizer = localizer(for: locale)
    let declaration = declaration(of: code)
    if declaration?.arguments != nil || declaration?.standing.isRetired == true {
      return text(for: try resolve(code, values: values, isWritten: true), in: localizer, nil)
    }
    let known = try explanation(of: code).arguments
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
      arguments[name] = read
    }
    for argument in known where arguments[argument.name] == nil {
      let kind = argument.kinds.min { $0.rawValue < $1.rawValue } ?? .text
      throw .missingArgument(ErrorArgument(argument.name, .single(kind)), of: code)
    }
    return errorText(for: Violation(code, arguments), in: locale)
  }
}
