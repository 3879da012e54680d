public import Rulebook
import RulebookAuthoring
public import Testing

/// Runs the examples in packs, and reports each that doesn't have the result that its pack says.
///
///     try expectExamples(in: ["Sources/Shop/Packs"])
///
/// It is the same as `rulebook test`, with the checks and subjects of the program. Each report has
/// the position of the example in its pack. If there is no example in any of the paths, that is
/// reported too.
///
/// - Parameters:
///   - paths: Pack files and folders of packs, on top of the bundled packs.
///   - configuration: The program's checks, subjects, clock, limits and data, and its policy for
///     signed packs. Its packs and catalogs aren't used.
///   - sourceLocation: The place that failures are reported at.
/// - Throws: A `LoadingError` if a path doesn't exist, or if a pack or one of its rules is broken,
///   or a `UsageError` if an example passes its rule a parameter that doesn't suit it.
public func expectExamples(
  in paths: [String],
  configuration: Rulebook.Configuration = Rulebook.Configuration(),
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let report = try ExampleRunner(configuration).run(paths)
  if report.passed == 0, report.failures.isEmpty {
    Issue.record("the packs have no examples", sourceLocation: sourceLocation)
  }
  for failure in report.failures {
    Issue.record(Comment(rawValue: failure.text), sourceLocation: sourceLocation)
  }
}
