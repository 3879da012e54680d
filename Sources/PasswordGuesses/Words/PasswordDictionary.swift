/// Words that people use in passwords, with the most frequent first.
///
///     let dictionary = PasswordDictionary(
///       name: "passwords",
///       role: .commonPasswords,
///       publishedOrder: 1,
///       words: Array("123456\npassword\n".utf8)
///     )  // `password` has the rank 2
public struct PasswordDictionary: Sendable, Hashable {
  /// The kind of words in a dictionary, which decides on the advice.
  public enum Role: String, CaseIterable, Sendable, Hashable {
    /// Passwords that many people have chosen.
    case commonPasswords = "common-passwords"

    /// Words of a written language.
    case words

    /// Words of a language as spoken in films.
    case speech

    /// Family names.
    case surnames

    /// Given names.
    case givenNames = "given-names"
  }

  /// The name, taken from the file.
  public let name: String

  /// The kind of words.
  public let role: Role

  /// Its number among the dictionaries of zxcvbn's published model, or nil if it isn't one of them.
  public let publishedOrder: Int?

  /// The words in UTF-8, in lowercase, each with a line feed after it.
  ///
  /// A word's rank is the number of its line.
  public let words: [UInt8]

  /// Creates a dictionary.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - role: The kind of words.
  ///   - publishedOrder: Its number among the dictionaries of zxcvbn's published model, or nil if
  ///     it isn't one of them.
  ///   - words: The words in UTF-8, in lowercase, each with a line feed after it.
  public init(name: String, role: Role, publishedOrder: Int? = nil, words: [UInt8]) {
    self.name = name
    self.role = role
    self.publishedOrder = publishedOrder
    self.words = words
  }
}
