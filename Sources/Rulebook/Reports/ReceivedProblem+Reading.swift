public import Foundation
import JSONDocuments
import SourceTexts
public import Violations

extension ReceivedProblem {
  /// Reads the body of a response.
  ///
  ///     let headers = ["Content-Language": "de", "Retry-After": "30"]
  ///     let problem = try ReceivedProblem(body, headers: headers)
  ///
  /// - Parameters:
  ///   - body: JSON in UTF-8 (RFC 8259), at most 1 MiB, without duplicate names in objects.
  ///   - headers: The headers of the response; only `Content-Language` and `Retry-After` are used.
  ///     Names can have uppercase or lowercase letters.
  /// - Throws: A ``LoadingError`` if the body is too large, isn't JSON or isn't an object. It has
  ///   the line and column, but nothing from the body. A body that doesn't describe an error is
  ///   accepted.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(_ body: Data, headers: [String: String] = [:]) throws(LoadingError) {
    guard body.count <= Self.sizeLimit else {
      throw Self.refusal("problem.too_large", "the body has more than \(Self.sizeLimit) bytes")
    }
    let bytes = Array(body)
    let value: Value
    do {
      value = try JSONReader.value(of: bytes.span)
    } catch {
      // A diagnostic with the text itself would show a part of the body.
      let text = SourceText(String(decoding: bytes, as: UTF8.self), name: "problem")
      throw Self.refusal(
        error.kind.rawValue,
        error.reason,
        hint: error.hint,
        at: text.position(ofByte: error.offset)
      )
    }
    guard case .record(let members) = value else {
      throw Self.refusal("problem.not_an_object", "the body isn't a JSON object")
    }
    self.init(members, headers)
  }

  private static func refusal(
    _ code: String,
    _ reason: String,
    hint: String? = nil,
    at position: SourcePosition = .start
  ) -> LoadingError {
    LoadingError(
      Diagnostic(code: code, file: "problem", position: position, reason: reason, hint: hint)
    )
  }

  private init(_ members: [String: Value], _ headers: [String: String]) {
    self.init()
    var rest = members
    // RFC 9457 §3.1: a member with the wrong type is treated as if it were absent.
    if let type = rest.removeValue(forKey: "type")?.text { self.type = type }
    title = rest.removeValue(forKey: "title")?.text
    status = rest.removeValue(forKey: "status")?.integer.flatMap { 100...599 ~= $0 ? $0 : nil }
    detail = rest.removeValue(forKey: "detail")?.text
    instance = rest.removeValue(forKey: "instance")?.text
    code = rest.take("code") { $0.text.map { ViolationCode(rawValue: $0) } }
    number = rest.take("number", \.integer)
    action = rest.take("action", \.text)
    arguments = rest.take("arguments", \.record) ?? [:]
    retry = rest.take("retry") { ProblemDetails.Retry($0) }
    causes = rest.take("causes", Item.list) ?? []
    errors = rest.take("errors", Item.list) ?? []
    extensions = rest
    readHeaders(headers)
  }

  private mutating func readHeaders(_ headers: [String: String]) {
    func header(_ name: String) -> String? {
      headers.first { $0.key.lowercased() == name }?.value.trimmingCharacters(in: .whitespaces)
    }
    contentLanguage = header("content-language")?.split(separator: ",").first.flatMap {
      LocaleIdentifier($0.trimmingCharacters(in: .whitespaces))
    }
    if case .after(let seconds) = retry {
      retryAfter = seconds
    } else if let text = header("retry-after"), text.utf8.allSatisfy({ 48...57 ~= $0 }) {
      retryAfter = Int(text)
    }
  }
}

extension ReceivedProblem.Item {
  /// Reads a list of items; nil if an element isn't an object.
  fileprivate static func list(_ value: Value) -> [Self]? {
    guard case .list(let elements) = value else { return nil }
    let items = elements.compactMap { $0.record.map(Self.init) }
    return items.count == elements.count ? items : nil
  }

  private init(_ members: [String: Value]) {
    var rest = members
    code = rest.take("code") { $0.text.map { ViolationCode(rawValue: $0) } }
    number = rest.take("number", \.integer)
    detail = rest.take("detail", \.text)
    action = rest.take("action", \.text)
    help = rest.take("help", \.text)
    pointer = rest.take("pointer", \.text)
    arguments = rest.take("arguments", \.record) ?? [:]
    extensions = rest
  }
}

extension [String: Value] {
  /// Removes a member that can be read, and returns its content; otherwise returns nil and keeps
  /// it.
  fileprivate mutating func take<Read>(_ name: String, _ read: (Value) -> Read?) -> Read? {
    guard let value = self[name], let result = read(value) else { return nil }
    self[name] = nil
    return result
  }
}

extension Value {
  fileprivate var integer: Int? {
    if case .decimal(let number) = self { number.integer } else { nil }
  }

  fileprivate var record: [String: Value]? {
    if case .record(let members) = self { members } else { nil }
  }
}
