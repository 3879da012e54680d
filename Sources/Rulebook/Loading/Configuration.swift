public import Foundation
public import RuleEngine
public import Violations

extension Rulebook {
  /// Everything that a rulebook needs: packs, catalogs, the application's checks, a clock and
  /// limits.
  ///
  ///     var configuration = Rulebook.Configuration()
  ///     configuration.sources = [.bundled, .folder("/etc/acme/rulepacks")]
  ///     configuration.limits.inputBytes = 4_096
  ///     let rulebook = try Rulebook(configuration)
  ///
  /// Every property has a default, so an application sets only what differs.
  public struct Configuration: Sendable {
    /// The sources of packs, lowest layer first; if the array is empty, the bundled packs are used.
    public var sources: [PackSource]

    /// The application's own catalogs; a string literal is a folder with catalog files.
    ///
    /// A catalog takes precedence over those before it in the array, over packs, and over bundled
    /// catalogs.
    public var localizations: [CatalogSource]

    /// Checks that the application adds, for use in packs.
    public var checks: [CheckDefinition]

    /// The subjects that the application adds, each a set of checks and the kinds of tables that
    /// they use.
    public var subjects: [Subject]

    /// The limits on the size of values, and on tables in memory.
    public var limits: Limits

    /// Returns the current time.
    public var clock: @Sendable () -> Date

    /// The time zone that determines the current day and time.
    public var timeZone: TimeZone

    /// The folder with the bundled data; nil to look next to the executable.
    public var resources: String?

    /// Whether to follow symbolic links, and to skip broken packs.
    public var loading: Rulebook.LoadingOptions

    /// The way to handle errors that no pack declares.
    public var errors: ErrorHandling

    /// Decides which packs and catalogs may be loaded; nil if all may.
    package var admission: (any PackAdmission)?

    /// Whether violations say which checks reported them, for ``Rulebook/trace(of:)``.
    ///
    /// Checking takes longer, so use it to find out why a value is refused.
    public var tracesViolations = false

    /// Whether each report names the rulebook that made it (`Report.rulebook`).
    public var identifiesReports = false

    /// Creates a configuration; each parameter has a default.
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

    /// The clock and the limits for checks.
    package var surroundings: Surroundings {
      var surroundings = Surroundings(limits: limits, clock: clock, timeZone: timeZone)
      surroundings.tracesViolations = tracesViolations
      return surroundings
    }
  }
}

extension Surroundings {
  /// The system's clock in UTC, with the default limits.
  package static let system = Surroundings(clock: { Date() }, timeZone: .gmt)

  /// Creates surroundings from Foundation's dates and time zones.
  init(limits: Limits = Limits(), clock: @escaping @Sendable () -> Date, timeZone: TimeZone) {
    self.init(
      limits: limits,
      now: {
        // Times outside the four-digit Gregorian years are clamped, because all of them are equally
        // invalid.
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
