package import JSONDocuments
import NumberAndDateRules
import RuleEngine

/// Answers lines of JSON with lines of JSON, as an interface for other languages and for pipes.
///
///     var lines = LineProtocol(rulebook, defaults: .init(locale: "de"))
///     lines.answer(#"{"id":7,"rule":"email","value":"ann@"}"#)
///     // {"id":7,"outcome":"invalid","violations":[{"code":"email.domain.missing",…}],
///     //  "facts":{"local":"ann"}}, all on one line
///
/// Each line that isn't blank gets one answer, in order. With ``answersBlankLines``, blank lines
/// get one, too. A line that can't be answered gets `{"id":…,"error":{"code":"…","message":"…"}}`,
/// and the following lines are not affected:
///
/// | Code                         | The line                                            |
/// | ---------------------------- | --------------------------------------------------- |
/// | `line.not_json`              | isn't JSON, has a name twice, or is nested too deep |
/// | `line.not_an_object`         | is another JSON value                               |
/// | `line.blank`                 | is blank, and blank lines are answered              |
/// | `line.too_long`              | is longer than the limit                            |
/// | `line.unknown_member`        | has a member that the protocol doesn't define       |
/// | `line.missing_member`        | lacks a member                                      |
/// | `line.conflicting_members`   | has members that exclude each other                 |
/// | `line.unsuitable_member`     | has a member of the wrong type                      |
/// | `usage.…`                    | names something that the rulebook doesn't have      |
///
/// A protocol caches the rules that it has used, so use it from one thread at a time.
public struct LineProtocol {
  /// The rulebook with the rules and forms.
  public let rulebook: Rulebook

  /// The defaults for members that a line doesn't have.
  public let defaults: Defaults

  /// The maximum length of a line, in bytes, without its line break.
  public let lineLimit: Int

  /// Whether a blank line gets an answer, the error `line.blank`, instead of being skipped.
  public let answersBlankLines: Bool

  private var handles: RuleHandles

  /// Creates a line protocol.
  ///
  /// - Parameters:
  ///   - rulebook: The rulebook with the rules and forms.
  ///   - defaults: The defaults for members that a line doesn't have.
  ///   - lineLimit: The maximum length of a line, in bytes; 16 MiB by default.
  ///   - answersBlankLines: Whether a blank line gets an answer instead of being skipped.
  public init(
    _ rulebook: Rulebook,
    defaults: Defaults = Defaults(),
    lineLimit: Int = 16 << 20,
    answersBlankLines: Bool = false
  ) {
    self.rulebook = rulebook
    self.defaults = defaults
    self.lineLimit = lineLimit
    self.answersBlankLines = answersBlankLines
    handles = RuleHandles(rulebook)
  }
}

extension LineProtocol {
  /// Answers one line.
  ///
  ///     var lines = LineProtocol(rulebook)
  ///     lines.answer(#"{"id": 7, "rule": "email", "value": "ann@example.org"}"#)
  ///     // {"id":7,"outcome":"valid","violations":[],"normalized":"ann@example.org",…}
  ///
  /// - Parameter line: The line, with or without its line break.
  /// - Returns: The answer without a line break; nil for a blank line that is skipped.
  /// - Complexity: O(*n*) in the number of bytes, plus the time that the rule takes.
  public mutating func answer(_ line: String) -> String? {
    var json = JSONWriter()
    let bytes = Array(line.utf8)
    guard respond(to: bytes.span, into: &json) != nil else { return nil }
    return String(decoding: json.bytes.dropLast(), as: UTF8.self)
  }

  /// Answers one line of bytes, and returns the exit code for a command that answers only this
  /// line; nil for a blank line that is skipped.
  @_spi(Kernels)
  public mutating func answer(_ line: Span<UInt8>) -> (bytes: [UInt8], exitCode: Int32)? {
    var json = JSONWriter()
    return respond(to: line, into: &json).map { (json.bytes, $0.exitCode) }
  }

  /// Answers one line of bytes into a buffer for several answers.
  ///
  /// - Parameters:
  ///   - line: The line as UTF-8, with or without its line break.
  ///   - json: The buffer that the answer and a line break are added to.
  /// - Returns: The result of the line; nil for a blank line that is skipped.
  /// - Complexity: O(*n*) in the number of bytes, plus the time that the rule takes.
  @discardableResult
  package mutating func respond(to line: Span<UInt8>, into json: inout JSONWriter) -> Answer? {
    if Self.isBlank(line) { return answersBlankLines ? refuseBlankLine(into: &json) : nil }
    guard line.count <= lineLimit else { return refuseLongLine(into: &json) }
    var id: Range<Int>?
    do throws(LineError) {
      let members = try members(of: line, id: &id)
      let request = try LineRequest(members, defaults: defaults)
      let outcome = try respond(to: request, into: &json) { json in
        guard let id else { return }
        json.name("id")
        json.write(verbatim: line.extracting(id))
      }
      json.endLine()
      return outcome == .valid ? .valid : .notValid
    } catch {
      return refuse(error, into: &json) { json in
        if let id { json.write(verbatim: line.extracting(id)) } else { json.writeNull() }
      }
    }
  }

  private func refuseBlankLine(into json: inout JSONWriter) -> Answer {
    refuse(.blank, into: &json) { $0.writeNull() }
  }

  /// Answers a line that was skipped because it is longer than the limit.
  mutating func refuseLongLine(into json: inout JSONWriter) -> Answer {
    refuse(.tooLong(limit: lineLimit), into: &json) { $0.writeNull() }
  }

  private func refuse(
    _ error: LineError,
    into json: inout JSONWriter,
    writingID: (inout JSONWriter) -> Void
  ) -> Answer {
    json.beginObject()
    json.name("id")
    writingID(&json)
    json.name("error")
    json.beginObject()
    json.name("code")
    json.write(error.code)
    json.name("message")
    json.write(error.message)
    json.endObject()
    json.endObject()
    json.endLine()
    return .error
  }

  /// Returns whether a line consists of JSON whitespace (RFC 8259 §2).
  private static func isBlank(_ line: Span<UInt8>) -> Bool {
    for index in line.indices {
      switch line[index] {
      case 0x20, 0x09, 0x0A, 0x0D: continue
      default: return false
      }
    }
    return true
  }

  /// Parses the members of a line, and finds the range of its id, which the answer repeats
  /// unchanged.
  private func members(
    of line: Span<UInt8>,
    id: inout Range<Int>?
  ) throws(LineError) -> [String: Value] {
    let value: Value
    do throws(JSONError) {
      (value, id) = try JSONReader.value(of: line, skipping: "id")
    } catch {
      throw LineError(error)
    }
    guard case .record(let members) = value else { throw .notAnObject(value.kind) }
    return members
  }

  /// Writes the answer to a request as an object whose first members the caller writes.
  private mutating func respond(
    to request: LineRequest,
    into json: inout JSONWriter,
    after writeFirstMembers: (inout JSONWriter) -> Void
  ) throws(LineError) -> Outcome {
    let report: Report
    do throws(UsageError) {
      switch request.subject {
      case .code(let code, let arguments):
        let error = try rulebook.namedError(code, reading: arguments)
        let localizer = rulebook.localizer(for: request.locale ?? rulebook.catalog.sourceLocale.tag)
        ErrorTextWriter(rulebook: rulebook, localizer: localizer)
          .write(error, to: &json, after: writeFirstMembers)
        return .valid
      case .record(let record, let form, let groups):
        report = try rulebook.form(form, groups: groups).check(
          record,
          in: surroundings(of: request)
        )
      case .value(let value, let rule, let parameters, let groups):
        let handle = try handles.handle(rule, parameters, groups)
        report =
          request.hasOwnSurroundings
          ? handle.check(value, in: surroundings(of: request)) : handle.check(value)
      }
    } catch {
      throw LineError(error)
    }
    let writer = ReportWriter(
      localizer: request.locale.map { rulebook.localizer(for: $0) },
      tellsOrigins: request.tellsOrigins,
      tracer: request.traces ? rulebook : nil
    )
    writer.write(report, to: &json, after: writeFirstMembers)
    return report.outcome
  }

  private func surroundings(of request: LineRequest) -> Surroundings {
    var surroundings = rulebook.surroundings
    if let now = request.now { surroundings.set(now) }
    if request.traces { surroundings.tracesViolations = true }
    return surroundings
  }

}

extension LineProtocol {
  /// The defaults for members that a line doesn't have.
  public struct Defaults: Sendable, Hashable {
    /// The rule for a line with a value.
    public var rule: String?

    /// The form for a line with a record.
    public var form: String?

    /// The locale of messages; if nil, reports don't have messages.
    public var locale: String?

    /// The parameters for a line with a value and without `with`.
    public var parameters: [String: Value]

    /// The groups of checks for a line without `groups`; they run in addition to those without a
    /// group.
    public var groups: Set<String>

    /// The current day; if nil, the rulebook's clock decides.
    public var now: CivilDate?

    /// Whether messages include their origin: `key`, `layer` and `is_fallback`.
    public var tellsOrigins: Bool

    /// Creates defaults.
    ///
    /// - Parameters:
    ///   - rule: The rule for a line with a value.
    ///   - form: The form for a line with a record.
    ///   - locale: The locale of messages.
    ///   - parameters: The parameters for a line with a value and without `with`.
    ///   - groups: The groups of checks for a line without `groups`.
    ///   - now: The current day.
    ///   - tellsOrigins: Whether messages include their origin.
    public init(
      rule: String? = nil,
      form: String? = nil,
      locale: String? = nil,
      with parameters: [String: Value] = [:],
      groups: Set<String> = [],
      now: CivilDate? = nil,
      tellsOrigins: Bool = false
    ) {
      self.rule = rule
      self.form = form
      self.locale = locale
      self.parameters = parameters
      self.groups = groups
      self.now = now
      self.tellsOrigins = tellsOrigins
    }
  }
}
