import JSONDocuments
import Violations

/// What the traces of one report still have room for.
///
/// A pack decides how many checks contain each other, and how many parameters their rules have. So
/// the traces of a report have a greatest size, and the rest is left out.
package struct TraceRoom {
  /// What they can hold, in bytes of JSON.
  private static let most = 262_144

  private var size = 0

  /// Creates the room for the traces of one report.
  package init() {}

  /// Whether something didn't fit.
  var isFull: Bool { size > Self.most }

  /// Counts a step that is about to be shown.
  ///
  /// - Returns: Whether it fits. After one that doesn't, none fits anymore.
  mutating func hold(_ step: Violation.Trace.Step) -> Bool {
    if isFull { return false }
    var json = JSONWriter()
    json.write(Value.record(step.members))
    size += json.bytes.count
    return !isFull
  }
}
