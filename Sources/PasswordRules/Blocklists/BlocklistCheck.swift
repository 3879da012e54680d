public import BlocklistFiles
public import RuleEngine
public import Violations

/// Refuses the texts of a list, such as common or breached passwords.
///
///     BlocklistCheck(try Blocklist(["letmein"]))  // letmein: blocklist.listed
///
/// It reports one code, declared below, and never says which entry it found.
public struct BlocklistCheck: Check {
  private let list: Blocklist

  /// Creates a check.
  ///
  /// - Parameter list: The refused texts.
  public init(_ list: Blocklist) {
    self.list = list
  }

  /// Reports a text that is in the list, or a limit if the list's file can't be read or has
  /// changed.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    switch list.lookUp(text) {
    case .listed: findings.add(.blocklistListed)
    case .unlisted: break
    case .unreadable: findings.addLimit(.dataUnreadable)
    }
  }

  /// Returns the requirement that the text isn't in the list.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    [Violation(.blocklistListed)]
  }
}

extension CodeDefinition {
  static let blocklistListed = CodeDefinition("blocklist.listed", "The value is in the list.")
}

extension BlocklistCheck: MeasuredCheck {
  package var runningCost: RunningCost { RunningCost(call: 20_000, byte: 40) }
}

extension BlocklistCheck {
  /// The definition of this check for packs and documentation.
  public static let definition = CheckDefinition(
    "blocklist",
    "Refuses the texts of a list, such as breached passwords.",
    shorthand: "words",
    settings: [
      .init(
        "words",
        .table("blocklist"),
        "The table of refused texts: a blocklist, or words.",
        isRequired: true,
        comparison: .whole
      ),
      .init(
        "ignoring-case",
        .boolean,
        "Whether to ignore case; for a blocklist, it must match how the list was built.",
        foldsCase: true
      ),
    ],
    codes: [.blocklistListed]
  ) { settings throws(SettingError) in
    let ignoresCase = settings.boolean("ignoring-case")
    if let list = settings.table("words", as: Blocklist.self) {
      if let ignoresCase, ignoresCase != list.header.foldsCase {
        throw mismatch(list.header, ignoringCase: ignoresCase)
      }
      return BlocklistCheck(list)
    }
    do throws(BlocklistError) {
      let list = settings.table("words", as: WordList.self) ?? WordList([String]())
      return BlocklistCheck(try list.blocklist(ignoringCase: ignoresCase ?? false))
    } catch {
      throw SettingError("words", error.reason, hint: error.hint)
    }
  }

  /// Returns the error for a pack that treats case differently from the list.
  private static func mismatch(_ header: BlocklistHeader, ignoringCase: Bool) -> SettingError {
    if !ignoringCase {
      return SettingError(
        "ignoring-case",
        "the blocklist was built with folded case",
        hint: "build it without `--fold-case`, or leave out this setting"
      )
    }
    return SettingError(
      "ignoring-case",
      header.kind == .password
        ? "the blocklist distinguishes lowercase and uppercase letters"
        : "a blocklist of hashes can't ignore case",
      hint: header.kind == .password
        ? "build it with `--fold-case`, or leave out this setting" : "leave out this setting"
    )
  }
}

extension WordList {
  /// Returns the words as a blocklist, which is made only once.
  ///
  /// - Parameter ignoringCase: Whether the list ignores case.
  /// - Returns: The blocklist.
  /// - Throws: A `BlocklistError` if the words can't be a blocklist.
  func blocklist(ignoringCase: Bool) throws(BlocklistError) -> Blocklist {
    try derived(variant: ignoringCase ? "ignoring case" : "") { () throws(BlocklistError) in
      try Blocklist(words, ignoringCase: ignoringCase)
    }
  }
}
