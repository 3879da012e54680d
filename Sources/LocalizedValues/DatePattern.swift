/// A pattern of a date: a sequence of elements.
struct DatePattern: Sendable {
  /// An element of a pattern.
  enum Element: Hashable {
    case day, month, year, monthName, weekday, era

    /// A year of four digits.
    case longYear

    /// A year of four digits in the Gregorian calendar, as in ISO 8601.
    case standardYear

    /// A period, slash, hyphen or space between numbers, the same one in the whole date.
    case separator

    /// Any number of spaces.
    case space

    /// A character that isn't a letter, and a letter.
    case mark(UInt32), letter(UInt32)

    var isMark: Bool { if case .mark = self { true } else { false } }

    var isField: Bool {
      switch self {
      case .space, .mark, .letter, .separator: false
      default: true
      }
    }
  }

  private(set) var elements: [Element] = []

  /// The number of elements up to the last field.
  ///
  /// Elements after it are optional.
  private(set) var needed = 0

  static let iso = DatePattern([.standardYear, .mark(0x2D), .month, .mark(0x2D), .day])

  private init(_ elements: [Element]) {
    self.elements = elements
    needed = elements.count
  }

  /// Creates the pattern of numbers with any of the usual separators.
  init(inOrder fields: [Element]) {
    self.init(Array(fields.map { [$0] }.joined(separator: [.separator])))
  }

  /// Whether all fields are numbers, with separators of their own.
  var isNumeric: Bool {
    elements[..<needed].allSatisfy { element in
      switch element {
      case .day, .month, .year, .standardYear, .space, .mark: true
      case .monthName, .weekday, .era, .letter, .longYear, .separator: false
      }
    }
  }

  /// The fields in their order without the era, or nil if one of the others isn't a number.
  var order: [Element]? {
    let fields = elements[..<needed].filter { $0.isField && $0 != .era }
    let hasLetter = elements[..<needed].contains { if case .letter = $0 { true } else { false } }
    let isNumeric = fields.allSatisfy { [.day, .month, .year, .standardYear].contains($0) }
    return isNumeric && !hasLetter ? fields : nil
  }

  /// Reads a pattern of UTS #35, part 4, §8, or returns nil if it has fields other than day, month
  /// and year.
  init?(_ text: String, _ hasDotlessI: Bool) {
    var scalars = Array(text.unicodeScalars)[...]
    var isQuoted = false
    while let scalar = scalars.popFirst() {
      if scalar == "'" {
        guard scalars.first == "'" else { isQuoted.toggle(); continue }
        scalars.removeFirst()
      } else if !isQuoted, scalar.isASCII, scalar.properties.isAlphabetic {
        var count = 1
        while scalars.first == scalar { scalars.removeFirst(); count += 1 }
        guard let field = Self.field(scalar, count) else { return nil }
        elements.append(field)
        continue
      }
      let value = scalar.value.foldedSeparator.foldedApostrophe
      if value.isDirectionMark { continue }
      if value == 0x20 {
        if elements.last != .space { elements.append(.space) }
      } else if value != 0x27,
        scalar.properties.isAlphabetic
          || scalar.properties.generalCategory == .nonspacingMark
          || scalar.properties.generalCategory == .spacingMark
      {
        elements.append(.letter(scalar.value.foldedLetter(hasDotlessI)))
      } else {
        elements.append(.mark(value))
      }
    }
    needed = (elements.lastIndex(where: \.isField) ?? -1) + 1
    let fields = Set(elements.filter(\.isField))
    guard fields.contains(.day), fields.contains(.year),
      fields.contains(.month) || fields.contains(.monthName)
    else { return nil }
  }

  private static func field(_ letter: Unicode.Scalar, _ count: Int) -> Element? {
    switch letter {
    case "y", "u": .year
    case "M", "L": count < 3 ? .month : .monthName
    case "d": .day
    case "E", "c", "e": .weekday
    case "G": .era
    default: nil
    }
  }
}
