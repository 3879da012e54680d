/// The stable name of a kind of violation.
///
/// A code is the contract between a rule and the error catalog: the rule promises to report it with
/// a fixed set of arguments, and every locale promises a message for it. Codes are identifiers
/// rather than enum cases because rule packs outside this package define their own.
///
/// Write a code in lowercase snake case, with dots from general to specific:
/// `email.domain.label_too_long`. Never reuse or rename a code that has been released.
public struct ViolationCode: RawRepresentable, Hashable, Sendable {
  /// The name, such as `length.too_short`.
  public let rawValue: String

  /// Creates a code with the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Whether the name has the format of codes: words of lowercase letters, digits and underscores,
  /// joined with dots.
  ///
  /// Each word begins with a letter, and the name has at most 200 bytes.
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

  /// The more general codes, nearest first.
  ///
  ///     ViolationCode("email.domain.label_too_long").ancestors  // [email.domain, email]
  package var ancestors: [ViolationCode] {
    Array(sequence(first: self, next: \.parent).dropFirst())
  }

  /// Returns whether this is the given code or a more specific one.
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

/// A code is read and written as a single string, its name: `"email.domain"`.
extension ViolationCode: Codable {}
