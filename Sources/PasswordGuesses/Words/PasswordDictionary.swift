/// Words that people make passwords of, the most frequent first.
///
///     let dictionary = PasswordDictionary(
///       name: "passwords",
///       role: .commonPasswords,
///       publishedOrder: 1,
///       words: Array("123456\npassword\n".utf8)
///     )  // `password` has the rank 2
public struct PasswordDictionary: Sendable, Hashable {
  /// What kind of words a dictionary has; the advice depends on it.
  public enum Role: String, CaseIterable, Sendable, Hashable {
    /// Passwords that many people have chosen.
    case commonPasswords = "common-passwords"

    /// Words of a language as it is written.
    case words

    /// Words of a language as it is spoken in films.
    case speech

    /// Names of families.
    case surnames

    /// Names of persons.
    case givenNames = "given-names"
  }

  /// The name, which is that of its file.
  public let name: String

  /// What kind of words it has.
  public let role: Role

  /// Its number among the dictionaries of zxcvbn's published model; nil if the model lacks it.
  public let publishedOrder: Int?

  /// The words in UTF-8, in lowercase, each with a line feed after it.
  ///
  /// A word's rank is the number of its line.
  public let words: [UInt8]

  /// Creates a dictionary.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - role: What kind of words it has.
  ///   - publishedOrder: Its number among the dictionaries of zxcvbn's published model.
  ///   - words: The words in UTF-8, in lowercase, each with a line feed after it.
  public init(name: String, role: Role, publishedOrder: Int? = nil, words: [UInt8]) {
    self.name = name
    self.role = role
    self.publishedOrder = publishedOrder
    self.words = words
  }
}
