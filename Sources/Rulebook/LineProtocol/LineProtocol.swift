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
/// The article <doc:JSONLines> lists the members of lines and answers.
///
/// A protocol caches the rules that it has used, so use it from one thread at a time.
public struct LineProtocol {
  /// The number of the protocol, which goes up when members are added.
  static let number = 1

  /// The rulebook with the rules and forms; of a live rulebook, the one that answered the last
  /// line.
  public private(set) var rulebook: Rulebook

  /// The live rulebook that each line is answered with; nil if the rulebook never changes.
  private let live: LiveRulebook?

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
    self.init(rulebook, live: nil, defaults, lineLimit, answersBlankLines)
  }

  /// Creates a line protocol that answers each line with the current generation of a live rulebook.
  ///
  ///     let live = try LiveRulebook(.bundled, .folder("/etc/acme/rulepacks"))
  ///     var lines = LineProtocol(live)
  ///     lines.answer(#"{"rule":"email","value":"ann@","generation":true}"#)
  ///     // {"generation":1,"outcome":"invalid",…}
  ///
  /// - Parameters:
  ///   - live: The live rulebook.
  ///   - defaults: The defaults for members that a line doesn't have.
  ///   - lineLimit: The maximum length of a line, in bytes; 16 MiB by default.
  ///   - answersBlankLines: Whether a blank line gets an answer instead of being skipped.
  public init(
    _ live: LiveRulebook,
    defaults: Defaults = Defaults(),
    lineLimit: Int = 16 << 20,
    answersBlankLines: Bool = false
  ) {
    self.init(live.current, live: live, defaults, lineLimit, answersBlankLines)
  }

  private init(
    _ rulebook: Rulebook,
    live: LiveRulebook?,
    _ defaults: Defaults,
    _ lineLimit: Int,
    _ answersBlankLines: Bool
  ) {
    self.rulebook = rulebook
    self.live = live
    self.defaults = defaults
    self.lineLimit = lineLimit
    self.answersBlankLines = answersBlankLines
    handles = RuleHandles(rulebook)
  }

  /// The number of the generation that answers; a rulebook that isn't live has only one.
  private var generation: Int { rulebook.identity.generation ?? 1 }

  /// Takes up the current generation of a live rulebook.
  private mutating func follow() {
    guard let current = live?.current, current !== rulebook else { return }
    rulebook = current
    handles = RuleHandles(current)
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
    follow()
    if Self.isBlank(line) { return answersBlankLines ? refuseBlankLine(into: &json) : nil }
    guard line.count <= lineLimit else { return refuseLongLine(into: &json) }
    var id: Range<Int>?
    var tellsGeneration = defaults.tellsGeneration
    do throws(LineError) {
      let members = try members(of: line, id: &id)
      let request = try LineRequest(
        members,
        defaults: defaults,
        tellsGeneration: &tellsGeneration
      )
      let generation = tellsGeneration ? self.generation : nil
      let outcome = try respond(to: request, into: &json) { json in
        if let id {
          json.name("id")
          json.write(verbatim: line.extracting(id))
        }
        json.write(generation: generation)
      }
      json.endLine()
      return outcome == .valid ? .valid : .notValid
    } catch {
      return refuse(error, tellingGeneration: tellsGeneration, into: &json) { json in
        if let id { json.write(verbatim: line.extracting(id)) } else { json.writeNull() }
      }
    }
  }

  private func refuseBlankLine(into json: inout JSONWriter) -> Answer {
    refuse(.blank, tellingGeneration: defaults.tellsGeneration, into: &json) { $0.writeNull() }
  }

  /// Writes the answer to a line that asks what runs, without an id.
  func writeHello(to json: inout JSONWriter) {
    HelloWriter(rulebook.identity).write(to: &json) { $0.write(generation: generation) }
    json.endLine()
  }

  /// Answers a line that was skipped because it is longer than the limit.
  mutating func refuseLongLine(into json: inout JSONWriter) -> Answer {
    follow()
    let error = LineError.tooLong(limit: lineLimit)
    return refuse(error, tellingGeneration: defaults.tellsGeneration, into: &json) {
      $0.writeNull()
    }
  }

  private func refuse(
    _ error: LineError,
    tellingGeneration tellsGeneration: Bool,
    into json: inout JSONWriter,
    writingID: (inout JSONWriter) -> Void
  ) -> Answer {
    json.beginObject()
    json.name("id")
    writingID(&json)
    json.write(generation: tellsGeneration ? generation : nil)
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
      case .hello:
        HelloWriter(rulebook.identity).write(to: &json, after: writeFirstMembers)
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

extension JSONWriter {
  /// Writes the member that says which generation an answer comes from, if there is a number.
  fileprivate mutating func write(generation: Int?) {
    guard let generation else { return }
    name("generation")
    write(generation)
  }
}
