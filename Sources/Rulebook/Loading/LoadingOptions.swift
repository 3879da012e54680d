extension Rulebook {
  /// The options for loading a rulebook.
  ///
  ///     let sources: [PackSource] = [.bundled, .folder("/srv/rulepacks")]
  ///     try Rulebook(.init(sources: sources, loading: .followingLinks))
  public struct LoadingOptions: OptionSet, Sendable, Hashable {
    /// Follows symbolic links that point outside of the given folders.
    ///
    /// By default, these links are refused (`file.outside_folder`). Errors show lines of files, so
    /// anyone who can write to a folder could otherwise see lines of any other file.
    public static let followingLinks = Rulebook.LoadingOptions(rawValue: 1)

    /// Skips broken packs and the packs that need them, and broken catalog files, and uses the
    /// others.
    ///
    /// If a catalog file next to a pack is broken, only its language is skipped, unless it has the
    /// pack's source texts. The mistakes, the packs that were skipped (`pack.skipped`) and the
    /// catalog files that were skipped (`arb.skipped`) are in ``Rulebook/diagnostics``. By default,
    /// loading fails.
    public static let skippingBrokenPacks = Rulebook.LoadingOptions(rawValue: 2)

    /// The options as bits.
    public let rawValue: Int

    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
  }
}
