public import ErrorCatalog
package import RuleEngine
public import Violations

/// A pack's declaration of a code, with the positions of its parts.
public struct CodeDeclaration: Sendable, Hashable {
  /// The declaration.
  public var declared: ErrorDeclaration

  /// The position of the code.
  public var position: SourcePosition

  /// The positions of the parts that name something else, by their keys, such as `retry`.
  package var places: [String: SourcePosition] = [:]

  /// The positions of the elements of `underlying`, in order.
  var placesOfCauses: [SourcePosition] = []

  /// The number and the severity.
  package var settings: CodeMapping.CodeSettings {
    CodeMapping.CodeSettings(number: declared.number, severity: declared.severity)
  }

  /// What the code means, for listings.
  public var summary: String? { declared.summary }

  /// The arguments that come with the code, in order; nil unless the code belongs to programs,
  /// which report it themselves, for example from an asynchronous check.
  public var arguments: [ErrorArgument]? { declared.arguments }

  /// Whether the declaration says more than a number and a severity, which are only for the pack's
  /// own rules and forms.
  var concernsAllPacks: Bool {
    summary != nil || declared.help != nil || arguments != nil || declared.standing != .current
  }

  /// Whether checks report the code, or could report it.
  var belongsToChecks: Bool { arguments == nil && !declared.standing.isRetired }
}
