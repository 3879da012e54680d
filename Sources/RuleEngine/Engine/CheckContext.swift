public import Violations

/// The surroundings of a value: everything that a check can use in addition to the value.
///
/// The context can't store the text being checked, because the text only lives for the duration of
/// the call.
public struct CheckContext: Sendable {
  /// The rule's parameters for this call, by name.
  public var parameters: [String: Value]

  /// The other fields of the record.
  ///
  /// They are nil unless the value belongs to a record and the rule or form names other fields for
  /// its checks.
  public var fields: (any FieldSource)?

  /// The clock and the limits.
  public var surroundings: Surroundings

  /// Whether a rule that passed the value on has the parameter ``ExactlyAsWritten``, so that no
  /// rule changes the value.
  var isExact = false

  /// Whether a rule that passed the value on is finding out whether the text is valid as given.
  ///
  /// Rules that it is passed to don't look for something around the value then. Otherwise, each
  /// rule in a chain would double the work.
  var isTrial = false

  /// What checking the record has cost so far; nil for a value on its own.
  var work: RecordWork?

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

/// A check that looks at the parts of a value, or contains checks that might.
///
/// While a value is being typed, the check itself works out which violations are already certain.
package protocol PartSensitiveCheck: Check {}

// Parameters and other fields can be secret, so they must not reach logs.
extension CheckContext: CustomStringConvertible, CustomReflectable {
  /// The name of the type, without parameters and fields.
  public var description: String { "CheckContext" }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Provides checks with the values of a record's other fields.
public protocol FieldSource: Sendable {
  /// Returns a field's value, or nil if it is blank or missing. A valid value is returned in its
  /// normalized form, and an invalid one unchanged.
  ///
  /// The path names the field as the form does. In it, `[]` means the element that is being
  /// checked.
  func value(of path: FieldPath) -> Value?

  /// Returns a field's value after its rule's normalization steps, whether or not it is valid, or
  /// nil if it is blank or missing. Two fields are compared by this value.
  ///
  /// The path has the same meaning as in ``value(of:)``.
  func normalizedInput(of path: FieldPath) -> Value?

  /// Returns the values that a field has in all elements of the lists on its path, in order. An
  /// element is nil where the field is blank or missing. The result is nil if there are more values
  /// than the limits allow.
  ///
  /// If the checked value is itself inside an element of one of these lists, only that element
  /// counts.
  func values(of path: FieldPath) -> [Value?]?
}

extension FieldSource {
  /// Returns ``value(of:)``, because a source without rules doesn't normalize.
  public func normalizedInput(of path: FieldPath) -> Value? { value(of: path) }

  /// Returns only ``value(of:)``, because a source without lists has a single value.
  public func values(of path: FieldPath) -> [Value?]? { [value(of: path)] }
}

/// The things that checks take from the outside world: the date, the time, and limits on the size
/// of values.
public struct Surroundings: Sendable {
  /// Returns today's date in the time zone of the caller's choice.
  public var today: @Sendable () -> CivilDate

  /// Returns the current time as seconds since 1970-01-01 in UTC, plus nanoseconds.
  package var now: @Sendable () -> (seconds: Int, nanosecond: Int)

  /// Returns the offset of the caller's time zone from UTC at a given time, in seconds.
  package var secondsFromUTC: @Sendable (_ seconds: Int) -> Int

  /// The limits on the size of a value.
  public var limits: Limits

  /// Whether violations say which checks reported them.
  package var tracesViolations = false

  /// The rulebook that reports name; nil if they don't name any.
  package var rulebook: RulebookIdentity?

  /// Creates surroundings whose current time is the start of a day in UTC.
  ///
  /// - Parameters:
  ///   - limits: The limits on the size of a value.
  ///   - today: Returns today's date. Without it, every day is 1970-01-01.
  public init(limits: Limits = Limits(), today: (@Sendable () -> CivilDate)? = nil) {
    let today = today ?? { .epoch }
    self.limits = limits
    self.today = today
    now = { (today().daysSinceEpoch * 86_400, 0) }
    secondsFromUTC = { _ in 0 }
  }

  /// Creates surroundings from a clock and a time zone.
  ///
  /// - Parameters:
  ///   - limits: The limits on the size of a value.
  ///   - now: Returns the current time as seconds since 1970-01-01 in UTC, plus nanoseconds.
  ///   - secondsFromUTC: Returns the offset of the time zone from UTC at a given time.
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
