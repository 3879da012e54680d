import FrozenTables
import UnicodeText

/// The letters and marks of the first two planes of Unicode, for ``PlainNames``.
///
/// The low byte of an entry is the ``NameKind`` of a letter or mark, and the high byte is the
/// number of its script. The entry is 0 for every character that needs a closer look. Filling the
/// table takes a few milliseconds, once, when the first name that isn't ASCII is checked.
enum NameTable {
  /// The script number of characters that several scripts share.
  static let noScript: UInt16 = 0xFF

  /// The entries, by scalar value.
  static let entries = FrozenTable(
    immortal: (0..<0x20000 as Range<UInt32>).lazy.map { value in
      value > 0x20 ? Unicode.Scalar(value).map(entry) ?? 0 : 0
    }
  )

  private static func entry(_ scalar: Unicode.Scalar) -> UInt16 {
    // Most assigned scalars are in these two blocks, where all scalars are alike.
    if 0x4E00...0x9FEF ~= scalar.value { return entry(.letter, ScriptSet([.han])) }
    if 0xAC00...0xD7A3 ~= scalar.value { return entry(.letter, ScriptSet([.hangul])) }
    guard scalar.isAssigned else { return 0 }
    let kind = NameKind(of: scalar)
    guard kind == .letter || kind == .sharedMark || kind == .ownMark else { return 0 }
    return entry(kind, ScriptSet(of: scalar))
  }

  private static func entry(_ kind: NameKind, _ scripts: ScriptSet) -> UInt16 {
    let script = scripts.isShared ? noScript : scripts.only ?? 0
    // Letters of several scripts need a closer look; letters and marks without a script don't.
    return script == 0 ? 0 : script << 8 | UInt16(kind.rawValue)
  }
}

extension ScriptSet {
  /// ICU's number for the only script, if there is exactly one.
  fileprivate var only: UInt16? {
    single.map(\.number).flatMap { 1..<255 ~= $0 ? UInt16($0) : nil }
  }
}
