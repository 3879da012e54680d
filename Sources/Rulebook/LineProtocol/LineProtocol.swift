package import Documents
import Rules

/// Answers lines of JSON with lines of JSON: the interface for other languages and for pipes.
///
///     var lines = LineProtocol(rulebook, defaults: .init(locale: "de"))
///     lines.answer(#"{"id":7,"rule":"email","value":"ann@"}"#)
///     // {"id":7,"outcome":"invalid","violations":[{"code":"email.domain.missing",…}],
///     //  "facts":{"local":"ann"}}, in one line
///
/// Each line that is not blank gets one line, in order. One that cannot be answered gets
/// `{"id":…,"error":{"code":"…","message":"…"}}`, and the next ones are not affected:
///
/// | Code                         | The line                                            |
/// | ---------------------------- | --------------------------------------------------- |
/// | `line.not_json`              | is not JSON, or has a name twice, or is nested deep |
/// | `line.not_an_object`         | is another JSON value                               |
/// | `line.too_long`              | is longer than the limit                            |
/// | `line.unknown_member`        | has a member that the protocol does not know        |
/// | `line.missing_member`        | says too little                                     |
/// | `line.conflicting_members`   | asks for a rule and a form at once                  |
/// | `line.unsuitable_member`     | has a member of the wrong type                      |
/// | `usage.…`                    | names what the rulebook does not have               |
///
/// It keeps the rules and localizers that it used, so it belongs to one thread at a time.
public struct LineProtocol {
  /// The rulebook that checks.
  public let rulebook: Rulebook

  /// What holds for lines that say nothing else.
  public let defaults: Defaults

  /// The longest accepted line, in bytes, without its line break.
  public let lineLimit: Int

  private var handles: RuleHandles
  private var localizers: [String: Localizer] = [:]

  /// Creates a protocol.
  ///
  /// - Parameters:
  ///   - rulebook: The rulebook that checks.
  ///   - defaults: What holds for lines that say nothing else.
  ///   - lineLimit: The longest accepted line in bytes; 16 MiB unless set.
  public init(_ rulebook: Rulebook, defaults: Defaults = Defaults(), lineLimit: Int = 16 << 20) {
    self.rulebook = rulebook
    self.defaults = defaults
    self.lineLimit = lineLimit
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
  /// - Returns: The answer without a line break; nil for a blank line, which gets none.
  /// - Complexity: O(*n*) in the number of bytes, and what the rule takes.
  public mutating func answer(_ line: String) -> String? {
    var json = JSONWriter()
    let bytes = Array(line.utf8)
    guard respond(to: bytes.span, into: &json) != nil else { return nil }
    return String(decoding: json.bytes.dropLast(), as: UTF8.self)
  }

  /// Answers one line of bytes, with the exit code of a command that answered nothing else; nil for
  /// a blank line.
  @_spi(Kernels)
  public mutating func answer(_ line: Span<UInt8>) -> (bytes: [UInt8], exitCode: Int32)? {
    var json = JSONWriter()
    return respond(to: line, into: &json).map { (json.bytes, $0.exitCode) }
  }

  /// Answers one line of bytes into what several answers are gathered in.
  ///
  /// - Parameters:
  ///   - line: The line as UTF-8, with or without its line break.
  ///   - json: Receives the answer with a line break.
  /// - Returns: How the line was answered; nil for a blank line, which gets no answer.
  /// - Complexity: O(*n*) in the number of bytes, and what the rule takes.
  @discardableResult
  package mutating func respond(to line: Span<UInt8>, into json: inout JSONWriter) -> Answer? {
    if Self.isBlank(line) { return nil }
    guard line.count <= lineLimit else { return refuseLongLine(into: &json) }
    var id: Range<Int>?
    do throws(LineError) {
      let members = try members(of: line, id: &id)
      let request = try LineRequest(members, defaults: defaults)
      let report = try report(for: request)
      let writer = ReportWriter(localizer: request.locale.map { localizer(for: $0) })
      writer.write(report, to: &json) { json in
        guard let id else { return }
        json.name("id")
        json.write(verbatim: line.extracting(id))
      }
      json.endLine()
      return report.isValid ? .valid : .notValid
    } catch {
      return refuse(error, into: &json) { json in
        if let id { json.write(verbatim: line.extracting(id)) } else { json.writeNull() }
      }
    }
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

  /// Returns whether a line has only the white space of JSON (RFC 8259 §2).
  private static func isBlank(_ line: Span<UInt8>) -> Bool {
    for index in line.indices {
      switch line[index] {
      case 0x20, 0x09, 0x0A, 0x0D: continue
      default: return false
      }
    }
    return true
  }

  /// Reads the members of a line, and where the value of its id stands, which is repeated as it is.
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

  private mutating func report(for request: LineRequest) throws(LineError) -> Report {
    var surroundings = rulebook.surroundings
    if let now = request.now { surroundings.today = { now } }
    do throws(UsageError) {
      switch request.subject {
      case .record(let record, let form):
        return try rulebook.form(form).check(record, in: surroundings)
      case .value(let value, let rule, let parameters):
        let handle = try handles.handle(rule, parameters)
        return request.now == nil ? handle.check(value) : handle.check(value, in: surroundings)
      }
    } catch {
      throw LineError(error)
    }
  }

  private mutating func localizer(for request: String) -> Localizer {
    if let known = localizers[request] { return known }
    let made = rulebook.localizer(for: request)
    guard request.utf8.count <= Self.maximumKeptRequest else { return made }
    if localizers.count >= Self.maximumKeptLocalizers { localizers.removeAll() }
    localizers[request] = made
    return made
  }

  private static let maximumKeptRequest = 256
  private static let maximumKeptLocalizers = 64
}

extension LineProtocol {
  /// What holds for lines that say nothing else.
  public struct Defaults: Sendable, Hashable {
    /// The rule for a line with a value.
    public var rule: String?

    /// The form for a line with a record.
    public var form: String?

    /// The locale of messages; without one, there are none.
    public var locale: String?

    /// The parameters for a line with a value and without `with`.
    public var parameters: [String: Value]

    /// What day it is; the rulebook's clock says it where this is nil.
    public var now: CivilDate?

    /// Creates defaults.
    ///
    /// - Parameters:
    ///   - rule: The rule for a line with a value.
    ///   - form: The form for a line with a record.
    ///   - locale: The locale of messages.
    ///   - parameters: The parameters for a line with a value and without `with`.
    ///   - now: What day it is.
    public init(
      rule: String? = nil,
      form: String? = nil,
      locale: String? = nil,
      with parameters: [String: Value] = [:],
      now: CivilDate? = nil
    ) {
      self.rule = rule
      self.form = form
      self.locale = locale
      self.parameters = parameters
      self.now = now
    }
  }
}
