public import Foundation
import JSONDocuments

extension ProblemDetails {
  /// Returns the body of the response: JSON in UTF-8 with all digits of its numbers.
  ///
  /// The keys are sorted, so equal problems have equal bytes.
  public func encoded() throws -> Data {
    var json = JSONWriter()
    json.write(.record(members))
    return Data(json.bytes)
  }

  package var members: [String: Value] {
    var members: [String: Value] = [
      "type": .text(type), "title": .text(title), "status": .decimal(ExactDecimal(status)),
      "detail": .text(detail), "errors": .list(errors.map { .record($0.members) }),
    ]
    members["instance"] = instance.map(Value.text)
    members["code"] = code.map { .text($0.rawValue) }
    members["number"] = number.map { .decimal(ExactDecimal($0)) }
    members["action"] = action.map(Value.text)
    members["arguments"] = arguments.map(Value.record)
    members["retry"] = retry?.value
    members["causes"] = causes.map { .list($0.map { .record($0.members) }) }
    // An error alone doesn't have a list of mistakes; a report has one, even if it is empty.
    if errors.isEmpty, code != nil { members["errors"] = nil }
    return members
  }
}

extension ProblemDetails: Codable {
  private enum CodingKeys: CodingKey {
    case type, title, status, detail, instance, errors
    case code, number, action, arguments, retry, causes
  }

  /// Reads the body of a response.
  ///
  /// Use this for problems that this library wrote. ``ReceivedProblem`` reads the problems of any
  /// service.
  ///
  /// - Throws: A `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      type: try container.decode(String.self, forKey: .type),
      title: try container.decode(String.self, forKey: .title),
      status: try container.decode(Int.self, forKey: .status),
      detail: try container.decode(String.self, forKey: .detail),
      instance: try container.decodeIfPresent(String.self, forKey: .instance),
      errors: try container.decodeIfPresent([Item].self, forKey: .errors) ?? []
    )
    code = try container.decodeIfPresent(ViolationCode.self, forKey: .code)
    number = try container.decodeIfPresent(Int.self, forKey: .number)
    action = try container.decodeIfPresent(String.self, forKey: .action)
    arguments = try container.decodeIfPresent([String: Value].self, forKey: .arguments)
    retry = try container.decodeIfPresent(Retry.self, forKey: .retry)
    causes = try container.decodeIfPresent([Cause].self, forKey: .causes)
  }

  /// Writes the body of the response; a number that neither `Int` nor `Double` represents exactly
  /// becomes a text.
  public func encode(to encoder: any Encoder) throws {
    try Value.record(members).encode(to: encoder)
  }
}

extension ProblemDetails.Item {
  fileprivate var members: [String: Value] {
    var members: [String: Value] = [
      "detail": .text(detail), "pointer": .text(pointer), "code": .text(code.rawValue),
    ]
    members["number"] = number.map { .decimal(ExactDecimal($0)) }
    members["arguments"] = arguments.map { .record($0.mapValues(\.typedValue)) }
    members["range"] = range.map { range in
      .list([range.lowerBound, range.upperBound].map { .decimal(ExactDecimal($0)) })
    }
    members["action"] = action.map(Value.text)
    members["help"] = help.map(Value.text)
    return members
  }
}

extension ProblemDetails.Cause {
  fileprivate var members: [String: Value] {
    var members: [String: Value] = ["code": .text(code.rawValue)]
    members["number"] = number.map { .decimal(ExactDecimal($0)) }
    members["detail"] = detail.map(Value.text)
    return members
  }
}

extension Argument {
  /// The argument as the line protocol writes it: dates, regions, paths and characters are texts.
  var value: Value {
    switch self {
    case .text(let text), .region(let text): .text(text)
    case .integer(let number): .decimal(ExactDecimal(number))
    case .decimal(let number), .plainNumber(let number): .decimal(number)
    case .date(let date): .text(date.description)
    case .field(let path): .text(path.description)
    case .rule(_, let title): .text(title)
    case .character(let scalar): .text(String(scalar))
    case .list(let elements): .list(elements.map(\.value))
    }
  }

  /// The argument with its type, as `encode(to:)` writes it: `{"type":"region","value":"CH"}`.
  fileprivate var typedValue: Value {
    let content: Value =
      switch self {
      case .decimal(let number): .text(number.description)
      case .plainNumber(let number) where kind == .decimal: .text(number.description)
      case .list(let elements): .list(elements.map(\.typedValue))
      default: value
      }
    var members: [String: Value] = ["type": .text(kind.rawValue), "value": content]
    if case .plainNumber = self { members["notation"] = .text(Argument.plainNotation) }
    return .record(members)
  }
}
