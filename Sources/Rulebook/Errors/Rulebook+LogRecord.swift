import JSONDocuments
public import Violations

extension Rulebook {
  /// What those who run a program may see of an error and of what led to it.
  ///
  ///     let record = rulebook.logRecord(for: error, instance: "7k3m-9qxd-2f4h")
  ///     print(record)
  ///     // [7k3m-9qxd-2f4h] billing:4102 billing.card_declined(attempts: 2, brand: "Visa", gateway: "g1"):
  ///     // refused at g1, attempt 2; caused by billing:4200 storage.full: The disk is full;
  ///     // caused by Foundation.POSIXError NSPOSIXErrorDomain 28        (in one line)
  ///
  /// It has public and internal arguments and the developers' words. It has nothing that is personal, and of
  /// errors that nobody declared no more than the type, the domain and the code: no one knows what their words
  /// hold. Do not answer requests with it.
  public struct LogRecord: Hashable, Sendable {
    /// An error of the chain.
    public struct Entry: Hashable, Sendable {
      /// What went wrong; nil for an error that nobody declared.
      public var code: ViolationCode?

      /// The pack and the number: `billing:4102`; nil if there is no number.
      public var number: String?

      /// What happened, in developers' words: the pattern `log` of the code with its arguments, else its
      /// summary; nil if it has neither.
      ///
      /// It is one line: what could break it or mislead a reader is escaped, and a text with more than
      /// letters, digits and `-._:/@+` stands in quotes.
      public var text: String?

      /// The arguments that everybody may see, as they were given.
      public var arguments: [String: Argument] = [:]

      /// The arguments that only logs have, as they were given.
      public var internalArguments: [String: Argument] = [:]

      /// The name of the type of an error that nobody declared: `Foundation.POSIXError`; nil for others.
      public var type: String?

      /// The domain of such an error; nil if that is the name of its type.
      public var domain: String?

      /// The code of such an error in its domain; nil for others.
      public var domainCode: Int?
    }

    /// The error, and what led to it; at most sixteen.
    public var entries: [Entry]

    /// Whether more led to it.
    public var isCut: Bool

    /// The identifier by which people were told of the error; nil if they were told none.
    public var instance: String?
  }
}

extension Rulebook.LogRecord: CustomStringConvertible {
  /// The record in one line, in which controls, line breaks and direction marks are escaped.
  ///
  /// Of a text with more than 1,024 characters the beginning is shown, and of a list with more than 64 elements
  /// the first ones.
  public var description: String {
    let head = instance.map { "[\(Argument.text($0).inLog)] " } ?? ""
    // A cause goes on with the sentence, so a full stop before it goes.
    let causes = entries.enumerated().map { place, entry in
      let line = entry.line
      return place < entries.count - 1 && line.hasSuffix(".") ? String(line.dropLast()) : line
    }.joined(separator: "; caused by ")
    return head + causes + (isCut ? "; and so on" : "")
  }

  /// The record as JSON in one line, with sorted keys, in which controls, line breaks and direction marks are
  /// escaped.
  ///
  ///     {"entries":[{"arguments":{},"code":"storage.full","number":"billing:4200","text":"The disk is full"}],
  ///     "instance":"7k3m-9qxd-2f4h"}
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
