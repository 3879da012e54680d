public import Violations

/// What a check may know besides the value.
///
/// The context cannot hold the text being checked, which only lives for the call.
public struct CheckContext: Sendable {
  /// The parameters of the rule, by name, as they were given for this call.
  public var parameters: [String: Value]

  /// The other fields of the record, if the value belongs to one and the rule or the form names
  /// some of them for its checks.
  public var fields: (any FieldSource)?

  /// The clock and the limits.
  public var surroundings: Surroundings

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - parameters: The parameters of the rule, by name.
  ///   - fields: The other fields of the record, if the value belongs to one.
  ///   - surroundings: The clock and the limits.
  public init(
    parameters: [String: Value] = [:],
    fields: (any FieldSource)? = nil,
    surroundings: Surroundings = Surroundings()
  ) {
    self.parameters = parameters
    self.fields = fields
    self.surroundings = surroundings
  }
}

/// A check that looks at the parts of a value, or is made of checks that may; while a value is typed, it tells
/// itself what is certain already.
package protocol PartSensitiveCheck: Check {}

// What a rule was given, and other fields, may be secrets, so they are not for logs.
extension CheckContext: CustomStringConvertible, CustomReflectable {
  /// The name of the type, without parameters and fields.
  public var description: String { "CheckContext" }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Gives checks the values of a record's other fields.
public protocol FieldSource: Sendable {
  /// Returns a field's value: in its normalised form if it is valid, else as
  /// it was given, and nil if it is blank or missing.
  ///
  /// The path names the field as the form does; `[]` means the same element
  /// that is being checked.
  func value(of path: FieldPath) -> Value?

  /// Returns a field's value after the normalisation steps of its rule, valid
  /// or not, and nil if it is blank or missing: what two fields are compared by.
  ///
  /// The path is as for ``value(of:)``.
  func normalizedInput(of path: FieldPath) -> Value?

  /// Returns the values that a field has in all elements of the lists on its way, in order; nil for each
  /// that is blank or missing, and nil for all if there are more than may be checked.
  ///
  /// Lists in an element of which the value stands that is being checked count for that element only.
  func values(of path: FieldPath) -> [Value?]?
}

extension FieldSource {
  /// Returns ``value(of:)``: a source without rules normalises nothing.
  public func normalizedInput(of path: FieldPath) -> Value? { value(of: path) }

  /// Returns ``value(of:)`` alone: a source without lists has one.
  public func values(of path: FieldPath) -> [Value?]? { [value(of: path)] }
}

/// What checks take from the outside world: the date and the time, and how large values may be.
public struct Surroundings: Sendable {
  /// Returns today's date in the time zone of the caller's choice.
  public var today: @Sendable () -> CivilDate

  /// Returns the current time, in seconds since 1970-01-01 in UTC, and billionths of a second beside them.
  package var now: @Sendable () -> (seconds: Int, nanosecond: Int)

  /// Returns how many seconds the clocks of the caller's time zone are ahead of UTC at a time.
  package var secondsFromUTC: @Sendable (_ seconds: Int) -> Int

  /// How large a value may be.
  public var limits: Limits

  /// Creates surroundings in which it is the beginning of a day in UTC.
  ///
  /// - Parameters:
  ///   - limits: How large a value may be.
  ///   - today: Returns today's date; without it, every day is 1970-01-01.
  public init(limits: Limits = Limits(), today: (@Sendable () -> CivilDate)? = nil) {
    let today = today ?? { .epoch }
    self.limits = limits
    self.today = today
    now = { (today().daysSinceEpoch * 86_400, 0) }
    secondsFromUTC = { _ in 0 }
  }

  /// Creates surroundings of a clock and a time zone.
  ///
  /// - Parameters:
  ///   - limits: How large a value may be.
  ///   - now: Returns the current time, in seconds and billionths since 1970-01-01 in UTC.
  ///   - secondsFromUTC: Returns how far the time zone is ahead of UTC at a time.
  package init(
    limits: Limits = Limits(),
    now: @escaping @Sendable () -> (seconds: Int, nanosecond: Int),
    secondsFromUTC: @escaping @Sendable (_ seconds: Int) -> Int
  ) {
    self.limits = limits
    self.now = now
    self.secondsFromUTC = secondsFromUTC
    today = {
      let seconds = now().seconds
      let local = Double(seconds + secondsFromUTC(seconds))
      return CivilDate(daysSinceEpoch: Int((local / 86_400).rounded(.down))) ?? .epoch
    }
  }
}
