import PackLoading
import Rulebook

/// How much was read of packs and catalogs.
///
/// It shows if something wasn't found, and so wasn't checked.
///
///     try Linter().lint(["/etc/acme/rulepacks"]).read.description
///     // "2 packs, 5 rules, 1 form, 4 codes, 8 messages, 3 files"
public struct ReadSummary: Sendable, Hashable, CustomStringConvertible {
  /// The number of packs.
  public var packs = 0

  /// The number of rules.
  public var rules = 0

  /// The number of forms.
  public var forms = 0

  /// The number of codes that packs declare.
  public var codes = 0

  /// The number of messages, in all languages together.
  public var messages = 0

  /// The number of files: packs, their tables, and catalogs.
  public var files = 0

  /// The numbers with their units.
  public var description: String {
    [
      (packs, "pack"), (rules, "rule"), (forms, "form"), (codes, "code"), (messages, "message"),
      (files, "file"),
    ]
    .map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
  }

  mutating func add(_ pack: PackFolder.Pack) {
    let declaration = pack.declaration
    if !declaration.isOnlyTables { packs += 1 }
    rules += declaration.rules.count
    forms += declaration.forms.count
    codes += declaration.codes.count
    messages += declaration.messages.values.reduce(0) { $0 + $1.count }
    messages += pack.catalogs.reduce(0) { $0 + $1.messages.count }
    files += declaration.fileCount
  }

  mutating func add(_ catalog: ARBFile) {
    messages += catalog.messages.count
    files += 1
  }
}
