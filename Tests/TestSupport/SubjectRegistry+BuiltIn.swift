public import RuleEngine
import Rulebook

extension SubjectRegistry {
  /// The checks and kinds of table that come with the library.
  public static let builtIn: SubjectRegistry = {
    do {
      return try SubjectRegistry(Rulebook.subjects)
    } catch {
      preconditionFailure("\(error)")
    }
  }()
}
