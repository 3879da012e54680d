/// Where a rulebook takes packs from.
///
///     try Rulebook(.bundled, .folder("/etc/acme/rulepacks"))
public enum PackSource: Hashable, Sendable {
  /// The packs that come with the library.
  case bundled

  /// A folder: each `.yaml` file in it is a pack, and each folder in it that
  /// has a `pack.yaml`. A folder that has a `pack.yaml` itself is one pack.
  ///
  /// A folder without a `pack.yaml` whose folder `regions` holds files like `CH.yaml` brings
  /// telephone numbers of regions, which take the place of those in lower layers.
  case folder(String)

  /// One file.
  case file(String)

  /// The text of one file, under a name for errors.
  case text(String, name: String)
}
