package import Violations

/// What is wrong with the parts that a rule names.
package struct PartFault: Error, Sendable {
  /// The dotted name of the mistake.
  package var code: String

  /// What is wrong, in words.
  package var reason: String

  /// What to do about it.
  package var hint: String?

  /// Where the part is written.
  package var position: FilePosition
}
