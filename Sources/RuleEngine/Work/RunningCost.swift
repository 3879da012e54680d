package import Violations

/// What running checks on a value costs at most, in units of about a nanosecond.
///
/// The cost of a rule is the sum of the costs of its checks. It is known before there is a value,
/// so a value that would cost too much is refused before any check runs, by the same count on every
/// machine. Real values cost much less than the bound.
///
///     RunningCost(call: 200, byte: 40).units(calls: 1, bytes: 65_000)  // 2_600_200
package struct RunningCost: Sendable, Hashable {
  /// The cost of each value.
  package var call: Int

  /// The cost of each byte of a value, on top of ``call``.
  package var byte: Int

  package init(call: Int = 0, byte: Int = 0) {
    self.call = min(call, Self.most + 1)
    self.byte = min(byte, Self.most + 1)
  }

  /// The most that checking one value, or all values of one record, can cost.
  package static let most = 600_000_000

  /// The least cost of a question about another field whose answer is remembered.
  ///
  /// To remember it takes time as well.
  static let leastRemembered = 2_000

  /// The cost of finding a value of a record, and of keeping what was found in it.
  static let place = 5_000

  /// The cost of a check that doesn't say otherwise.
  package static let ordinary = RunningCost(call: 200, byte: 40)

  /// Returns the cost of one check after another.
  package static func + (left: RunningCost, right: RunningCost) -> RunningCost {
    RunningCost(call: left.call + right.call, byte: left.byte + right.byte)
  }

  /// Returns the cost of one of two checks, whichever it is.
  package static func greater(_ left: RunningCost, _ right: RunningCost) -> RunningCost {
    RunningCost(call: max(left.call, right.call), byte: max(left.byte, right.byte))
  }

  /// Returns the cost for texts that are longer than the value that they come from.
  package func growing(times factor: Int, bytes: Int = 0) -> RunningCost {
    RunningCost(call: call + Self.product(byte, bytes), byte: Self.product(byte, factor))
  }

  /// Returns the cost of some values with a number of bytes in all.
  package func units(calls: Int, bytes: Int) -> Int {
    min(Self.most + 1, Self.product(call, calls) + Self.product(byte, bytes))
  }

  /// Returns the cost of a value.
  ///
  /// - Complexity: O(1) for a text, and O(*n*) in the number of elements otherwise.
  package func units(of value: Value) -> Int {
    if case .text(let text) = value { return units(calls: 1, bytes: text.utf8.count) }
    let size = ValueSize(of: value)
    return units(calls: size.values, bytes: size.bytes)
  }

  /// The length of the longest text within the limit, in bytes.
  var longestText: Int {
    byte == 0 ? (call > Self.most ? 0 : .max) : max(0, Self.most - call) / byte
  }

  private static func product(_ left: Int, _ right: Int) -> Int {
    let (product, isTooLarge) = left.multipliedReportingOverflow(by: right)
    return isTooLarge ? most + 1 : min(product, most + 1)
  }
}

/// The number of values in a list or record, including itself, and of the bytes of their texts and
/// names.
package struct ValueSize {
  package private(set) var values = 0
  package private(set) var bytes = 0

  /// Counts a value.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  package init(of value: Value) { add(value) }

  private mutating func add(_ value: Value) {
    values += 1
    switch value {
    case .text(let text): bytes += text.utf8.count
    case .decimal(let number): bytes += number.digits.utf8.count
    case .boolean, .null: break
    case .list(let elements): for element in elements { add(element) }
    case .record(let entries):
      for (name, entry) in entries {
        bytes += name.utf8.count
        add(entry)
      }
    }
  }
}

/// A check whose running cost differs from ``RunningCost/ordinary``.
package protocol MeasuredCheck: Check {
  /// What the check costs at most.
  var runningCost: RunningCost { get }
}

extension RunningCost {
  /// Finds the cost of a check.
  package init(of check: any Check) {
    self = (check as? any MeasuredCheck)?.runningCost ?? .ordinary
  }
}
