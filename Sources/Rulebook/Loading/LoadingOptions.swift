/// How a rulebook is loaded.
///
///     try Rulebook(.bundled, .folder("/srv/rulepacks"), loading: .followingLinks)
public struct LoadingOptions: OptionSet, Sendable, Hashable {
  /// Symbolic links may lead out of the folders that are given.
  ///
  /// By default they are refused (`file.outside_folder`): errors show lines of files, and whoever may
  /// write to a folder could have lines of any other file shown.
  public static let followingLinks = LoadingOptions(rawValue: 1)

  /// Packs that are broken are left out, with those that need them, and the others are used.
  ///
  /// What is wrong in them, and which packs are left out (`pack.skipped`), is in
  /// ``Rulebook/diagnostics``. By default, loading fails.
  public static let skippingBrokenPacks = LoadingOptions(rawValue: 2)

  /// The options as bits.
  public let rawValue: Int

  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}
