public import PasswordGuesses
import Rules

/// Reads a keyboard over which passwords may walk from its file.
///
///     format: 1
///     kind: keyboard
///     slanted: true
///     rows:
///       - { start: 0, keys: '1! 2@ 3#' }
///       - { start: 1, keys: 'qQ wW eE' }
public enum PasswordKeyboardReader {
  /// The most columns and rows that a keyboard may have.
  private static let most = 40

  /// Reads a keyboard.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - name: The keyboard's name.
  /// - Returns: The keyboard.
  /// - Throws: A ``LoadingError`` with everything that is wrong in the file.
  public static func read(
    _ source: SourceText,
    name: String
  ) throws(LoadingError) -> PasswordKeyboard {
    let node = try YAMLReader.read(source)
    let reader = DeclarationReader(source: source, registry: .builtIn)
    let keyboard = reader.keyboard(node, name: name, most: most)
    try reader.collector.throwIfAny()
    guard let keyboard else {
      throw LoadingError(
        source.diagnostic("pack.empty", at: node.start, reason: "the file holds no keyboard")
      )
    }
    return keyboard
  }
}

extension DeclarationReader {
  fileprivate func keyboard(_ node: YAMLNode, name: String, most: Int) -> PasswordKeyboard? {
    let what = "a keyboard file"
    guard let record = record(node, what) else { return nil }
    checkKeys(
      record,
      of: what,
      known: ["format", "kind", "summary", "sources", "zxcvbn", "counted-as", "slanted", "rows"]
    )
    checkKind(record, of: node, .keyboard)
    guard
      let slanted = required("slanted", in: record, of: node, what).flatMap({
        boolean($0, "slanted")
      }),
      let rows = required("rows", in: record, of: node, what).flatMap({ list($0, "the rows") })
    else { return nil }
    if rows.count > most {
      report("keyboard.too_large", at: node.start, "a keyboard has at most \(most) rows")
    }
    return PasswordKeyboard(
      name: name,
      publishedOrder: record["zxcvbn"].flatMap { integer($0, "the place") },
      isSlanted: slanted,
      countedAs: record["counted-as"].flatMap { text($0, "a keyboard's name") },
      rows: rows.compactMap { keyboardRow($0, most: most) }
    )
  }

  private func keyboardRow(_ node: YAMLNode, most: Int) -> PasswordKeyboard.Row? {
    guard let record = record(node, "a row") else { return nil }
    checkKeys(record, of: "a row", known: ["start", "keys"])
    guard let keys = required("keys", in: record, of: node, "a row"),
      let text = text(keys, "the keys")
    else { return nil }
    let start = record["start"].flatMap { integer($0, "the start") } ?? 0
    let row = PasswordKeyboard.Row(start: start, keys: text.split(separator: " ").map(String.init))
    if start >= 0, start + row.keys.count <= most { return row }
    report("keyboard.too_large", at: node.start, "a row has at most \(most) columns")
    return nil
  }
}
