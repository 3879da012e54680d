/// A named checksum.
///
/// Its check characters are the last ones of the text.
public enum ChecksumMethod: String, CaseIterable, Hashable, Sendable {
  /// Double-add-double over digits (ISO/IEC 7812-1 annex B).
  case luhn

  /// Luhn over the digits of a text whose letters A to Z are written as 10 to 35 (ISO 6166).
  case luhnOfLetters = "luhn-of-letters"

  /// The dihedral group of order ten (J. Verhoeff, 1969).
  case verhoeff

  /// A totally anti-symmetric quasigroup of order ten (H. M. Damm, 2004).
  case damm

  /// Two digits over digits and letters, which count as 10 to 35 (ISO/IEC 7064, ISO 13616).
  case mod97And10 = "mod-97-10"

  /// A digit or X over digits (ISO/IEC 7064).
  case mod11And2 = "mod-11-2"

  /// A digit, a letter or `*` over digits and letters (ISO/IEC 7064).
  case mod37And2 = "mod-37-2"

  /// Two letters over letters (ISO/IEC 7064).
  case mod661And26 = "mod-661-26"

  /// Two digits or letters over digits and letters (ISO/IEC 7064).
  case mod1271And36 = "mod-1271-36"

  /// A digit over digits (ISO/IEC 7064).
  case mod11And10 = "mod-11-10"

  /// A letter over letters (ISO/IEC 7064).
  case mod27And26 = "mod-27-26"

  /// A digit or letter over digits and letters (ISO/IEC 7064).
  case mod37And36 = "mod-37-36"

  /// A digit over digits, with a table that is applied again for each digit, as in Swiss payment
  /// slips.
  case mod10Recursive = "mod-10-recursive"

  /// The number of check characters at the end.
  public var checkCount: Int {
    switch self {
    case .mod97And10, .mod661And26, .mod1271And36: 2
    default: 1
    }
  }
}

// H. M. Damm, "Total anti-symmetrische Quasigruppen", Marburg 2004, order 10.
private let dammTable = [
  0, 3, 1, 7, 5, 9, 8, 6, 4, 2,
  7, 0, 9, 2, 1, 5, 4, 8, 6, 3,
  4, 2, 0, 6, 8, 7, 1, 3, 5, 9,
  1, 7, 5, 0, 9, 8, 3, 4, 2, 6,
  6, 1, 2, 3, 0, 4, 5, 9, 7, 8,
  3, 6, 7, 4, 2, 0, 9, 5, 8, 1,
  5, 8, 6, 9, 7, 2, 0, 1, 3, 4,
  8, 9, 4, 5, 3, 6, 2, 0, 1, 7,
  9, 4, 3, 8, 6, 1, 7, 2, 0, 5,
  2, 5, 8, 1, 4, 3, 6, 7, 9, 0,
]

// SIX, Swiss Payment Standards, "check digit modulo 10, recursive".
private let recursiveTable = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]

// J. Verhoeff, "Error Detecting Decimal Codes", Amsterdam 1969: the permutation, which is applied
// once more for each further position.
private let verhoeffPermutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]

/// Returns the product of two elements of the dihedral group of order ten: 0 to 4 are rotations,
/// 5 to 9 reflections.
private func dihedralProduct(_ left: Int, _ right: Int) -> Int {
  switch (left < 5, right < 5) {
  case (true, true): (left + right) % 5
  case (true, false): 5 + (left + right) % 5
  case (false, true): 5 + (left - right) % 5
  case (false, false): (left - right + 5) % 5
  }
}

extension ChecksumMethod {
  /// The steps of a method that is neither a sum nor a number.
  var steps: ChecksumSteps? {
    switch self {
    case .damm:
      return ChecksumSteps(.digits, states: 10, accepting: 0) { state, digit, _ in
        dammTable[state * 10 + digit]
      }
    case .mod10Recursive:
      return ChecksumSteps(.digits, states: 10, accepting: 0) { state, digit, _ in
        recursiveTable[(state + digit) % 10]
      }
    case .verhoeff:
      let powers = (0..<8).map { power in
        (0..<10).map { digit in (0..<power).reduce(digit) { last, _ in verhoeffPermutation[last] } }
      }
      // The group's product is associative, so a text can be read from the left although its
      // positions count from the right.
      return ChecksumSteps(.digits, states: 10, places: 8, accepting: 0) { state, digit, place in
        dihedralProduct(powers[place][digit], state)
      }
    case .mod11And10: return .hybrid(.digits, 10)
    case .mod27And26: return .hybrid(.letters, 26)
    case .mod37And36: return .hybrid(.alphanumeric, 36)
    case .luhnOfLetters: return .luhnOfLetters
    default: return nil
    }
  }
}

/// A checksum that moves from state to state, one step for each character, from the left.
struct ChecksumSteps {
  let values: CharacterValues
  let states: Int
  let places: Int
  let start: Int
  let accepting: Int

  /// The remainder of a state, which is compared with ``accepting``.
  let remainder: (Int) -> Int

  /// Returns the next state for a state, the value of a character, and its position from the right.
  let next: (Int, Int, Int) -> Int

  init(
    _ values: CharacterValues,
    states: Int,
    places: Int = 1,
    start: Int = 0,
    accepting: Int,
    remainder: @escaping (Int) -> Int = { $0 },
    next: @escaping (Int, Int, Int) -> Int
  ) {
    self.values = values
    self.states = states
    self.places = places
    self.start = start
    self.accepting = accepting
    self.remainder = remainder
    self.next = next
  }

  /// Creates a hybrid system of ISO/IEC 7064 (§7).
  ///
  /// With the modulus M, add a character. Then take 2 times the sum modulo M + 1, where a sum of 0
  /// counts as M. The text is right if its last addition leaves 1.
  ///
  /// A state is the last sum modulo M. Twice the first state is M.
  static func hybrid(_ values: CharacterValues, _ modulus: Int) -> ChecksumSteps {
    ChecksumSteps(values, states: modulus, start: modulus / 2, accepting: 1) { state, value, _ in
      let product = 2 * (state == 0 ? modulus : state) % (modulus + 1)
      return (product + value) % modulus
    }
  }

  /// The Luhn checksum over the decimal digits of values.
  ///
  /// Reading from the left, it isn't known how many digits follow. So a state has two sums: one for
  /// an even number of following digits, and one for an odd number. A digit swaps their roles.
  static var luhnOfLetters: ChecksumSteps {
    ChecksumSteps(
      .alphanumeric,
      states: 100,
      accepting: 0,
      remainder: { $0 / 10 },
      next: { state, value, _ in
        (value < 10 ? [value] : [value / 10, value % 10]).reduce(state) { state, digit in
          let (sum, otherSum) = (state / 10, state % 10)
          let twice = digit < 5 ? digit * 2 : digit * 2 - 9
          return (otherSum + digit) % 10 * 10 + (sum + twice) % 10
        }
      }
    )
  }
}

/// A pure system of ISO/IEC 7064 (§6): the text as one number has the remainder 1.
struct PureSystem {
  let modulus: Int
  let reading: ChecksumFormula.Reading
  let values: CharacterValues
  let check: CharacterValues
}

extension ChecksumMethod {
  var pureSystem: PureSystem? {
    switch self {
    case .mod97And10:
      PureSystem(modulus: 97, reading: .number, values: .alphanumeric, check: .digits)
    case .mod11And2:
      PureSystem(
        modulus: 11,
        reading: .digits(base: 2),
        values: .digits,
        check: CharacterValues(plain: "0123456789X")
      )
    case .mod37And2:
      PureSystem(
        modulus: 37,
        reading: .digits(base: 2),
        values: .alphanumeric,
        check: CharacterValues(plain: "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*")
      )
    case .mod661And26:
      PureSystem(modulus: 661, reading: .digits(base: 26), values: .letters, check: .letters)
    case .mod1271And36:
      PureSystem(
        modulus: 1271,
        reading: .digits(base: 36),
        values: .alphanumeric,
        check: .alphanumeric
      )
    default: nil
    }
  }
}
