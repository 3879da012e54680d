/// The keys of a keyboard: where each is, and what it writes.
///
///     let rows = [
///       PasswordKeyboard.Row(start: 0, keys: ["1!", "2@", "3#"]),
///       PasswordKeyboard.Row(start: 0, keys: ["qQ", "wW"]),
///     ]
///     let keyboard = PasswordKeyboard(name: "small", isSlanted: true, rows: rows)  // 10 characters
public struct PasswordKeyboard: Sendable, Hashable {
  /// One row of keys.
  public struct Row: Sendable, Hashable {
    /// The column of the first key.
    public let start: Int

    /// The keys: of each, what it writes alone, and then what it writes with Shift.
    public let keys: [String]

    /// Creates a row.
    public init(start: Int, keys: [String]) {
      self.start = start
      self.keys = keys
    }
  }

  /// The name, which is that of its file.
  public let name: String

  /// Its number among the keyboards of zxcvbn's published model; nil if the model lacks it.
  public let publishedOrder: Int?

  /// Whether each row stands half a key to the right of the one above, so that a key has six
  /// neighbours; else it has eight.
  public let isSlanted: Bool

  /// The rows from above.
  public let rows: [Row]

  /// The name of the keyboard that guesses are counted with; nil for this one.
  ///
  /// Only zxcvbn's published model takes the numbers of keys and neighbours of another keyboard.
  public let countedAs: String?

  /// Creates a keyboard.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - publishedOrder: Its number among the keyboards of zxcvbn's published model.
  ///   - isSlanted: Whether each row stands half a key to the right of the one above.
  ///   - countedAs: The name of the keyboard that guesses are counted with, if it is another one.
  ///   - rows: The rows from above.
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
