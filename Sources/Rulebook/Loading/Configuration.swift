public import Foundation
public import RuleEngine
public import Violations

extension Rulebook {
  /// Everything that a rulebook is made of: packs, catalogs, own subjects, clock and limits.
  ///
  ///     var configuration = Rulebook.Configuration(sources: [.bundled, .folder("/etc/acme/rulepacks")])
  ///     configuration.limits.inputBytes = 4_096
  ///     let rulebook = try Rulebook(configuration)
  ///
  /// Every property has a default, so that an application writes only what differs.
  public struct Configuration: Sendable {
    /// Where the packs are, lowest layer first; the bundled ones if there is none.
    public var sources: [PackSource]

    /// Catalogs of the application's own; a string literal is a folder with catalog files.
    ///
    /// The last one is asked first, and all of them before packs and bundled catalogs.
    public var localizations: [CatalogSource]

    /// Checks that the application adds, for packs to name.
    public var checks: [CheckDefinition]

    /// Subjects that the application adds: checks with kinds of table of their own.
    public var subjects: [Subject]

    /// How large a value may be, and how large a table in memory.
    public var limits: Limits

    /// Returns the current time.
    public var clock: @Sendable () -> Date

    /// Where a day begins and ends, and which time it is there.
    public var timeZone: TimeZone

    /// The folder with the bundled data; found beside the executable if nil.
    public var resources: String?

    /// Whether symbolic links are followed, and broken packs left out.
    public var loading: Rulebook.LoadingOptions

    /// What is made of errors that no pack declares.
    public var errors: ErrorHandling

    /// Creates a configuration; whatever is left out has its default.
    public init(
      sources: [PackSource] = [.bundled],
      localizations: [CatalogSource] = [],
      checks: [CheckDefinition] = [],
      subjects: [Subject] = [],
      limits: Limits = Limits(),
      clock: @escaping @Sendable () -> Date = { Date() },
      timeZone: TimeZone = .gmt,
      resources: String? = nil,
      loading: Rulebook.LoadingOptions = [],
      errors: ErrorHandling = ErrorHandling()
    ) {
      self.sources = sources
      self.localizations = localizations
      self.checks = checks
      self.subjects = subjects
      self.limits = limits
      self.clock = clock
      self.timeZone = timeZone
      self.resources = resources
      self.loading = loading
      self.errors = errors
    }

    /// The clock and the limits as checks use them.
    var surroundings: Surroundings {
      Surroundings(limits: limits, clock: clock, timeZone: timeZone)
    }
  }
}

extension Surroundings {
  /// The system's clock in UTC, and the usual limits.
  package static let system = Surroundings(clock: { Date() }, timeZone: .gmt)

  /// Creates surroundings of Foundation's dates and time zones.
  init(limits: Limits = Limits(), clock: @escaping @Sendable () -> Date, timeZone: TimeZone) {
    self.init(
      limits: limits,
      now: {
        // Times that no Gregorian year of four digits has are as good as the first that has none.
        let time = min(max(clock().timeIntervalSince1970, -1e11), 1e12)
        let seconds = time.rounded(.down)
        return (Int(seconds), Int((time - seconds) * 1_000_000_000))
      },
      secondsFromUTC: { seconds in
        timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
      }
    )
  }
}
