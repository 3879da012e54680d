import JSONDocuments
public import Violations

extension Rulebook {
  /// The facts about an error and its causes that the operators of a program may see.
  ///
  ///     let record = rulebook.logRecord(for: error, instance: "7k3m-9qxd-2f4h")
  ///     print(record)
  ///     // [7k3m-9qxd-2f4h] billing:4102
  ///     // billing.card_declined(attempts: 2, brand: "Visa", gateway: "g1"):
  ///     // refused at g1, attempt 2; caused by billing:4200 storage.full: The disk is full;
  ///     // caused by Foundation.POSIXError NSPOSIXErrorDomain 28        (all on one line)
  ///
  /// The record contains public and internal arguments and the texts for developers. It doesn't
  /// contain personal arguments. For undeclared errors, it contains only the type, the domain and
  /// the code, because their texts can contain anything. Don't send it in responses.
  public struct LogRecord: Hashable, Sendable {
    /// An error in the chain.
    public struct Entry: Hashable, Sendable {
      /// The code of the error; nil if the error isn't declared.
      public var code: ViolationCode?

      /// The pack and the number: `billing:4102`; nil if there is no number.
      public var number: String?

      /// The text for developers: the code's `log` pattern with its arguments, or else its summary;
      /// nil if it has neither.
      ///
      /// The text is one line. Characters that could break the line or mislead a reader are
      /// escaped. An argument is in quotes if it contains other characters than letters, digits and
      /// `-._:/@+`.
      public var text: String?

      /// The arguments that everyone may see, unchanged.
      public var arguments: [String: Argument] = [:]

      /// The arguments for logs only, unchanged.
      public var internalArguments: [String: Argument] = [:]

      /// The type name of an undeclared error: `Foundation.POSIXError`; nil for others.
      public var type: String?

      /// The domain of an undeclared error; nil if it is the same as the type name.
      public var domain: String?

      /// The code of an undeclared error in its domain; nil for others.
      public var domainCode: Int?
    }

    /// The error and its causes; at most sixteen.
    public var entries: [Entry]

    /// Whether there are more causes.
    public var isCut: Bool

    /// The identifier that people saw with the error; nil if there is none.
    public var instance: String?
  }
}

extension Rulebook.LogRecord: CustomStringConvertible {
  /// The record in one line.
  ///
  /// Control characters, line breaks and direction marks are escaped.
  ///
  /// A text is cut after 1,024 characters, and a list after 64 elements.
  public var description: String {
    let head = instance.map { "[\(Argument.text($0).inLog)] " } ?? ""
    // A cause continues the sentence, so a period before it is removed.
    let causes = entries.enumerated().map { place, entry in
      let line = entry.line
      return place < entries.count - 1 && line.hasSuffix(".") ? String(line.dropLast()) : line
    }.joined(separator: "; caused by ")
    return head + causes + (isCut ? "; and so on" : "")
  }

  /// The record as JSON in one line, with sorted keys.
  ///
  /// Control characters, line breaks and direction marks are escaped.
  ///
  /// ```json
  /// {"entries":[{"arguments":{},"code":"storage.full","number":"billing:4200",
  /// "text":"The disk is full"}],"instance":"7k3m-9qxd-2f4h"}
  /// ```
  public var json: String {
    var json = JSONWriter()
    var members: [String: Value] = ["entries": .list(entries.map { .record($0.members) })]
    members["instance"] = instance.map(Value.text)
    if isCut { members["is_cut"] = true }
    json.write(.record(members))
    return json.text.escapedInJSON
  }
}

extension Rulebook.LogRecord.Entry {
  fileprivate var line: String {
    guard let code else {
      let type = (type ?? "an error").beginning.escapedForLog
      let parts = [type, domain.map { Argument.text($0).inLog }, domainCode.map { String($0) }]
      return parts.compactMap(\.self).joined(separator: " ")
    }
    let all = arguments.merging(internalArguments) { $1 }.mapValues(\.beginning)
    let name = number.map { "\($0) " } ?? ""
    return name + code.rawValue.escapedForLog + all.inParentheses + (text.map { ": \($0)" } ?? "")
  }

  fileprivate var members: [String: Value] {
    var members: [String: Value] = [:]
    members["code"] = code.map { .text($0.rawValue) }
    members["number"] = number.map(Value.text)
    members["text"] = text.map(Value.text)
    if code != nil { members["arguments"] = .record(arguments.mapValues(\.value)) }
    if !internalArguments.isEmpty {
      members["internal_arguments"] = .record(internalArguments.mapValues(\.value))
    }
    members["type"] = type.map(Value.text)
    members["domain"] = domain.map(Value.text)
    members["domain_code"] = domainCode.map { .decimal(ExactDecimal($0)) }
    return members
  }
}
