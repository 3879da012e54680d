/// The keys of a keyboard: their positions, and the characters that they write.
///
///     let rows = [
///       PasswordKeyboard.Row(start: 0, keys: ["1!", "2@", "3#"]),
///       PasswordKeyboard.Row(start: 0, keys: ["qQ", "wW"]),
///     ]
///     let keyboard = PasswordKeyboard(name: "tiny", isSlanted: true, rows: rows)  // 10 characters
public struct PasswordKeyboard: Sendable, Hashable {
  /// One row of keys.
  public struct Row: Sendable, Hashable {
    /// The column of the first key.
    public let start: Int

    /// The keys: for each, the character it writes alone, followed by the character it writes with
    /// Shift.
    public let keys: [String]

    /// Creates a row.
    public init(start: Int, keys: [String]) {
      self.start = start
      self.keys = keys
    }
  }

  /// The name, taken from the file.
  public let name: String

  /// Its number among the keyboards of zxcvbn's published model, or nil if it isn't one of them.
  public let publishedOrder: Int?

  /// Whether each row is shifted half a key to the right of the row above.
  ///
  /// If so, a key has six neighbors; otherwise it has eight.
  public let isSlanted: Bool

  /// The rows, from top to bottom.
  public let rows: [Row]

  /// The name of the keyboard that guesses are counted with; nil for this one.
  ///
  /// Only zxcvbn's published model uses the number of keys and neighbors of another keyboard.
  public let countedAs: String?

  /// Creates a keyboard.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - publishedOrder: Its number among the keyboards of zxcvbn's published model, or nil if it
  ///     isn't one of them.
  ///   - isSlanted: Whether each row is shifted half a key to the right of the row above.
  ///   - countedAs: The name of the keyboard that guesses are counted with, if it is a different
  ///     one.
  ///   - rows: The rows, from top to bottom.
  public init(
    name: String,
    publishedOrder: Int? = nil,
    isSlanted: Bool,
    countedAs: String? = nil,
    rows: [Row]
  ) {
    self.name = name
    self.publishedOrder = publishedOrder
    self.isSlanted = isSlanted
    self.countedAs = countedAs
    self.rows = rows
  }
}
