package import Violations

/// A fault in the parts that a rule names.
package struct PartFault: Error, Sendable {
  /// The dotted name of the fault.
  package var code: String

  /// What is wrong, as a diagnostic.
  package var reason: String

  /// What to do about it.
  package var hint: String?

  /// The position of the part.
  package var position: FilePosition
}
