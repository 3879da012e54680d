public import ErrorCatalog
package import RuleEngine
public import Violations

/// What a pack says about a code, with the places where it says it.
public struct CodeDeclaration: Sendable, Hashable {
  /// What is declared.
  public var declared: ErrorDeclaration

  /// Where the code is written.
  public var position: SourcePosition

  /// Where the parts are written that name something else, by their keys, such as `retry`.
  package var places: [String: SourcePosition] = [:]

  /// Where the elements of `underlying` are written, in order.
  var placesOfCauses: [SourcePosition] = []

  /// The number and the severity.
  package var settings: CodeMapping.CodeSettings {
    CodeMapping.CodeSettings(number: declared.number, severity: declared.severity)
  }

  /// What the code means, for listings.
  public var summary: String? { declared.summary }

  /// The arguments that come with the code, in order; nil unless the code belongs to programs, which give
  /// it themselves, such as by an asynchronous check.
  public var arguments: [ErrorArgument]? { declared.arguments }

  /// Whether checks report the code, or could.
  var belongsToChecks: Bool { arguments == nil && !declared.standing.isRetired }
}
