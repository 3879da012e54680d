public import RuleEngine
import Violations

/// The format of a date in digits, such as `yyMMdd`.
///
///     try DateFormat("yyMMdd").date(of: "851224", latestYear: 2026)   // 1985-12-24
///     try DateFormat("dd.MM.yyyy").date(of: "24.12.1985", latestYear: 2026)
///
/// `yyyy` is a year, `yy` its last two digits, `MM` a month, `dd` a day, and `DDD` the day of the
/// year, from 001. Characters other than letters represent themselves. Two digits mean the last
/// year that ends with them and isn't after the latest year. A format without a month or a day
/// means the first one.
public struct DateFormat: Hashable, Sendable {
  /// A part of a format.
  private enum Piece: Hashable {
    case year
    case shortYear
    case month
    case day
    case dayOfYear
    case literal(UInt8)

    /// The number of digits, or 0 for a literal.
    var digits: Int {
      switch self {
      case .year: 4
      case .dayOfYear: 3
      case .shortYear, .month, .day: 2
      case .literal: 0
      }
    }
  }

  /// The text of the format.
  public let text: String

  private let pieces: [Piece]

  /// The largest number of bytes in a format.
  ///
  /// Messages show formats, so a longer one would cost time for each value.
  static let byteLimit = 64

  /// Whether a year has only its last two digits.
  var hasShortYear: Bool { pieces.contains(.shortYear) }

  /// Reads a format.
  ///
  /// - Throws: A ``SettingError`` for letters without a meaning, for a format without a year or
  ///   with a repeated part, and for one that is longer than 64 bytes.
  public init(_ text: String) throws(SettingError) {
    guard text.utf8.count <= Self.byteLimit else {
      throw SettingError(
        "format",
        "`\(text.prefix(20))…` is longer than \(Self.byteLimit) bytes",
        hint: "write a format such as `yyMMdd` or `dd.MM.yyyy`"
      )
    }
    var pieces: [Piece] = []
    var rest = text[...]
    while let first = rest.first {
      let word = rest.prefix { $0 == first && $0.isLetter }
      switch String(word) {
      case "yyyy": pieces.append(.year)
      case "yy": pieces.append(.shortYear)
      case "MM": pieces.append(.month)
      case "dd": pieces.append(.day)
      case "DDD": pieces.append(.dayOfYear)
      case "":
        guard let ascii = first.asciiValue else { throw Self.fault(text, String(first)) }
        pieces.append(.literal(ascii))
        rest = rest.dropFirst()
      default: throw Self.fault(text, String(word))
      }
      rest = rest.dropFirst(word.count)
    }
    let dated = pieces.filter { $0.digits > 0 }
    let years = dated.filter { $0 == .year || $0 == .shortYear }
    guard years.count == 1, Set(dated).count == dated.count else {
      throw SettingError(
        "format",
        "`\(text.prefix(40))` needs one year, and at most one month and one day",
        hint: "write a format such as `yyMMdd` or `dd.MM.yyyy`"
      )
    }
    if dated.contains(.dayOfYear), dated.count > 2 {
      throw SettingError(
        "format",
        "`\(text.prefix(40))` has the day of the year in addition to a month or a day",
        hint: "write only the year and `DDD`, such as `yyyyDDD`"
      )
    }
    self.text = text
    self.pieces = pieces
  }

  private static func fault(_ text: String, _ letters: String) -> SettingError {
    SettingError(
      "format",
      "`\(letters.prefix(40))` doesn't have a meaning in the date format `\(text.prefix(40))`",
      hint: "write `yyyy` or `yy`, `MM` and `dd`, or `DDD` for the day of the year"
    )
  }

  /// The result of reading a text.
  enum Reading {
    case date(CivilDate)

    /// The text has another format.
    case otherFormat

    /// The day doesn't exist in the calendar.
    case noSuchDay
  }

  /// Reads a date.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - latestYear: The last year that two digits can mean.
  /// - Returns: The day, or the reason why there is none.
  func read(_ text: UTF8Span, latestYear: Int) -> Reading {
    let bytes = text.span
    var year = 1
    var month = 1
    var day = 1
    var dayOfYear: Int?
    var offset = 0
    for index in pieces.indices {
      let piece = pieces[index]
      if case .literal(let byte) = piece {
        guard offset < bytes.count, bytes[offset] == byte else { return .otherFormat }
        offset += 1
        continue
      }
      var number = 0
      for _ in 0..<piece.digits {
        guard offset < bytes.count, bytes[offset] &- UInt8(ascii: "0") < 10 else {
          return .otherFormat
        }
        number = number * 10 + Int(bytes[offset] - UInt8(ascii: "0"))
        offset += 1
      }
      switch piece {
      case .year: year = number
      case .shortYear:
        year = latestYear - latestYear % 100 + number
        if year > latestYear { year -= 100 }
      case .month: month = number
      case .day: day = number
      case .dayOfYear: dayOfYear = number
      case .literal: break
      }
    }
    guard offset == bytes.count else { return .otherFormat }
    let date =
      if let dayOfYear {
        Self.date(year: year, dayOfYear: dayOfYear)
      } else {
        CivilDate(year: year, month: month, day: day)
      }
    return date.map(Reading.date) ?? .noSuchDay
  }

  /// Returns a day of a year, counted from 1, or nil if the year doesn't have it.
  private static func date(year: Int, dayOfYear day: Int) -> CivilDate? {
    guard let first = CivilDate(year: year, month: 1, day: 1),
      let date = CivilDate(daysSinceEpoch: first.daysSinceEpoch + day - 1), date.year == year
    else { return nil }
    return date
  }

  /// Returns a date in this format.
  ///
  ///     try DateFormat("dd.MM.yyyy").text(of: CivilDate("2026-11-20") ?? .epoch)  // "20.11.2026"
  func text(of date: CivilDate) -> String {
    var text = ""
    for piece in pieces {
      let number: Int
      switch piece {
      case .year: number = date.year
      case .shortYear: number = date.year % 100
      case .month: number = date.month
      case .day: number = date.day
      case .dayOfYear:
        let first = CivilDate.dayNumber(year: date.year, month: 1, day: 1)
        number = date.daysSinceEpoch - first + 1
      case .literal(let byte):
        text.unicodeScalars.append(Unicode.Scalar(byte))
        continue
      }
      let digits = String(number)
      text += String(repeating: "0", count: max(0, piece.digits - digits.utf8.count)) + digits
    }
    return text
  }

  /// Whether a text that is being typed can still become a date in this format.
  func mayContinue(_ text: UTF8Span) -> Bool {
    let bytes = text.span
    var offset = 0
    for piece in pieces {
      if case .literal(let byte) = piece {
        if offset == bytes.count { return true }
        guard bytes[offset] == byte else { return false }
        offset += 1
        continue
      }
      for _ in 0..<piece.digits {
        if offset == bytes.count { return true }
        guard bytes[offset] &- UInt8(ascii: "0") < 10 else { return false }
        offset += 1
      }
    }
    return offset == bytes.count
  }
}
