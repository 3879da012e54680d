public import BlocklistFiles
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
  /// - Parameter list: The texts refused.
  public init(_ list: Blocklist) {
    self.list = list
  }

  /// Reports a text that is in the list; of a list whose file was changed since, that nobody knows.
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

  /// Returns that the text must not be in the list.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    [Violation(.blocklistListed)]
  }
}

extension CodeDefinition {
  static let blocklistListed = CodeDefinition("blocklist.listed", "The value is in the list.")
}

extension BlocklistCheck {
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "blocklist",
    "Refuses the texts of a list, such as breached passwords.",
    shorthand: "words",
    settings: [
      SettingDefinition(
        "words",
        .table("blocklist"),
        "The table of texts refused: a blocklist, or words.",
        isRequired: true
      ),
      SettingDefinition(
        "ignoring-case",
        .boolean,
        "Whether lowercase and uppercase letters are the same; of a blocklist, as it was built."
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
      let words = settings.table("words", as: WordList.self)?.words ?? []
      return BlocklistCheck(try Blocklist(words, ignoringCase: ignoresCase ?? false))
    } catch {
      throw SettingError("words", error.reason, hint: error.hint)
    }
  }

  /// Returns the error for a pack that asks for another treatment of case than that of the list.
  private static func mismatch(_ header: BlocklistHeader, ignoringCase: Bool) -> SettingError {
    if !ignoringCase {
      return SettingError(
        "ignoring-case",
        "the blocklist was built with folded case",
        hint: "build it without --fold-case, or leave this setting out"
      )
    }
    return SettingError(
      "ignoring-case",
      header.kind == .password
        ? "the blocklist tells lowercase and uppercase letters apart"
        : "of hashes nobody can say what differs only in case",
      hint: header.kind == .password
        ? "build it with --fold-case, or leave this setting out" : "leave this setting out"
    )
  }
}
