/// The words of all dictionaries, packed for looking up every piece of a password.
final class PasswordLexicon: @unchecked Sendable {
  // SAFETY: the tables are written before an instance can be shared, are never changed, and are
  // freed with it. Copies of ``tables`` are used only while someone holds the instance.

  /// What is known of a dictionary besides its words.
  struct Source: Sendable {
    let name: String
    let role: PasswordDictionary.Role
    let isPublished: Bool
  }

  /// The most dictionaries that fit.
  static let mostDictionaries = 250

  /// The greatest rank that fits, which words beyond it share.
  static let greatestRank = 0xFF_FFFF

  /// The dictionaries: those of the published model in its order, then the others by name.
  let sources: [Source]

  /// How many dictionaries belong to the published model; they come first.
  let publishedCount: Int

  /// What is looked up.
  let tables: LexiconTables

  /// Memory for estimates with these words.
  let memory = SpareMemory()

  init(_ dictionaries: [PasswordDictionary]) {
    let ordered = Self.ordered(dictionaries)
    sources = ordered.map {
      Source(name: $0.name, role: $0.role, isPublished: $0.publishedOrder != nil)
    }
    publishedCount = sources.count(where: \.isPublished)
    tables = LexiconBuilder(ordered).tables
  }

  deinit { tables.deallocate() }

  private static func ordered(_ dictionaries: [PasswordDictionary]) -> [PasswordDictionary] {
    let sorted = dictionaries.sorted { left, right in
      let places = (left.publishedOrder ?? .max, right.publishedOrder ?? .max)
      return places.0 != places.1 ? places.0 < places.1 : left.name < right.name
    }
    return Array(sorted.prefix(mostDictionaries))
  }

  /// The memory that the words take, in bytes.
  var size: Int { tables.size }
}
