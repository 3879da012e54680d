/// The stable name of one way in which a value can break a rule.
///
/// A code is the contract between a rule and the error catalog: the rule
/// promises to report it with a fixed set of arguments, and every locale
/// promises a message for it. Codes are identifiers rather than enum cases
/// because rule packs outside this package define their own.
///
/// Write a code in lowercase snake case, dotted from general to special:
/// `email.domain.label_too_long`. Never reuse or rename a code that has been
/// released.
public struct ViolationCode: RawRepresentable, Hashable, Sendable {
  /// The name, such as `length.too_short`.
  public let rawValue: String

  /// Creates a code with the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Whether the name has the form that codes have: words of lowercase
  /// letters, digits and underscores, joined by dots, each word beginning with
  /// a letter, and at most 200 bytes in all.
  ///
  ///     ViolationCode("length.too_short").isWellFormed  // true
  ///     ViolationCode("Length.Too-Short").isWellFormed  // false
  public var isWellFormed: Bool {
    rawValue.utf8.count <= 200
      && rawValue.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
        guard let first = word.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else {
          return false
        }
        return word.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
          default: byte == UInt8(ascii: "_")
          }
        }
      }
  }

  /// The code one step more general, or nil for a code of one word.
  ///
  ///     ViolationCode("email.domain.label_too_long").parent  // email.domain
  ///     ViolationCode("email").parent                        // nil
  public var parent: ViolationCode? {
    guard let dot = rawValue.lastIndex(of: ".") else { return nil }
    return ViolationCode(rawValue: String(rawValue[..<dot]))
  }

  /// The more general codes, the nearest first.
  ///
  ///     ViolationCode("email.domain.label_too_long").ancestors  // [email.domain, email]
  package var ancestors: [ViolationCode] {
    Array(sequence(first: self, next: \.parent).dropFirst())
  }

  /// Whether this is a code or a more special one.
  ///
  ///     ViolationCode("email.domain.missing").isOrIsBelow("email")  // true
  ///     ViolationCode("emails").isOrIsBelow("email")                // false
  public func isOrIsBelow(_ code: ViolationCode) -> Bool {
    rawValue.hasPrefix(code.rawValue)
      && (rawValue.utf8.count == code.rawValue.utf8.count
        || rawValue.hasPrefix(code.rawValue + "."))
  }
}

extension ViolationCode: ExpressibleByStringLiteral {
  /// Creates a code with the given name.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

extension ViolationCode: Comparable {
  /// Orders codes by their names, scalar by scalar: `email` comes before `email.domain`.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension ViolationCode: CustomStringConvertible {
  /// The name, such as `length.too_short`.
  public var description: String { rawValue }
}

extension ViolationCode: Codable {
  /// Reads the name from a single string.
  ///
  /// - Throws: A `DecodingError` for anything but a string.
  public init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the name as a single string: `"email.domain"`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
