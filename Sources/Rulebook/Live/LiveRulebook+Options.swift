extension LiveRulebook {
  /// How a live rulebook notices changes, and what it does before it uses them.
  ///
  ///     var options = LiveRulebook.Options()
  ///     options.pollInterval = .seconds(60)
  ///     let live = try LiveRulebook(.bundled, .folder("/etc/acme/rulepacks"), options: options)
  public struct Options: Sendable {
    /// How changed files are noticed.
    public enum Watching: Sendable, Hashable {
      /// The system says when a file changes, and the files are also looked at from time to time.
      ///
      /// This is for Linux. Other systems only look from time to time.
      case automatic

      /// The files are looked at from time to time.
      case polling

      /// Only ``LiveRulebook/reload()`` loads again.
      case off
    }

    /// How changed files are noticed.
    public var watching = Watching.automatic

    /// The time between two looks at the files; at least 10 milliseconds.
    ///
    /// A look costs one call of the system for each file. On Linux it only matters for changes that
    /// the system doesn't report, such as those that another computer makes in a folder on the
    /// network.
    public var pollInterval = Duration.seconds(5)

    /// The time without a change that must pass before files are loaded.
    ///
    /// Files that are copied into a folder one after the other are then loaded together.
    public var quietPeriod = Duration.milliseconds(50)

    /// Whether packs are refused if one of their examples fails.
    ///
    /// Only the examples of the program's own packs run, not those of the bundled ones.
    public var runsExamples = true

    /// The languages whose messages are read before a generation is used, so that the first message
    /// doesn't wait for them.
    ///
    /// Languages that were used before are read anyway.
    public var languages: [String] = []

    /// Creates options with their defaults.
    public init() {}
  }
}
