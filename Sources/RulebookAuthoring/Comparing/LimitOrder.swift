import ComputerFormats
import DatesAndTimes
import Violations

/// The order of limits as packs write them.
///
///     LimitOrder.order(of: "today-P18Y", to: "today-P16Y")  // -1
///     LimitOrder.order(of: "20 MB", to: "10 MB")            // 1
///     LimitOrder.order(of: "P1M", to: "P30D")               // nil
enum LimitOrder {
  /// Returns whether a limit is less (−1), equal (0) or greater (1) than another, or nil if that
  /// isn't known.
  static func order(of new: String, to old: String) -> Int? {
    if let new = ExactDecimal(new), let old = ExactDecimal(old) { return order(new, old) }
    if let new = CivilDate(new), let old = CivilDate(old) { return order(new, old) }
    return sizes(new, old) ?? distances(new, old)
  }

  private static func order<Limit: Comparable>(_ new: Limit, _ old: Limit) -> Int {
    new < old ? -1 : new > old ? 1 : 0
  }

  /// Compares sizes such as `10 MB`, if the order is the same with both meanings of their prefixes.
  private static func sizes(_ new: String, _ old: String) -> Int? {
    let orders = ByteSize.Prefixes.allCases.map { prefixes -> Int? in
      guard let new = bytes(new, prefixes), let old = bytes(old, prefixes) else { return nil }
      return order(new, old)
    }
    return Set(orders).count == 1 ? orders.first ?? nil : nil
  }

  private static func bytes(_ text: String, _ prefixes: ByteSize.Prefixes) -> UInt128? {
    do throws(ByteSize.Fault) {
      return try ByteSize(text.utf8Span, prefixes: prefixes).bytes
    } catch {
      return nil
    }
  }

  /// Compares durations, or limits that are relative to the same day or time.
  private static func distances(_ new: String, _ old: String) -> Int? {
    guard let new = Distance(new), let old = Distance(old), new.start == old.start else {
      return nil
    }
    if new.isBackward != old.isBackward { return new.isBackward ? -1 : 1 }
    // By the calendar, two notations of the same length can differ.
    guard let order = new.span.order(to: old.span), order != 0 else { return nil }
    return new.isBackward ? -order : order
  }
}

/// A duration, or the distance of a limit from today or now.
private struct Distance {
  /// The word before the distance; empty for a duration.
  let start: String

  let isBackward: Bool
  let span: TimeSpan

  /// Reads a duration, or a limit such as `today+P1D`; nil for any other text.
  init?(_ text: String) {
    start = ["today", "now"].first { text.hasPrefix($0) } ?? ""
    var written = String(text.dropFirst(start.count))
    isBackward = !start.isEmpty && written.hasPrefix("-")
    if !start.isEmpty {
      if written.isEmpty {
        span = TimeSpan()
        return
      }
      guard isBackward || written.hasPrefix("+") else { return nil }
      written.removeFirst()
    }
    do throws(TimeFault) {
      span = try TimeSpan(written.utf8Span.span, style: .iso8601)
    } catch {
      return nil
    }
  }
}
