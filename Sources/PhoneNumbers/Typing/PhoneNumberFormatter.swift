/// Formats a telephone number while it is being typed.
///
///     var formatter = PhoneNumberFormatter(region: "CH", directory: directory)
///     formatter.append("0")        // "0"
///     formatter.append("7")        // "07"
///     formatter.append("9")        // "079"
///     formatter.append("1")        // "079 1"
///     formatter.append(contentsOf: "234567")  // "079 123 45 67"
///
/// It formats digits of any script and a leading plus sign. As soon as anything else is typed, the
/// text stays as it was typed. No digit is ever lost, because the formatter only adds separators.
///
/// Numbers stay as they are typed if their region's data can't be read.
///
/// Adding a character is O(*n* · *m*) in the length of the number and the number of its region's
/// formats.
public struct PhoneNumberFormatter: Sendable {
  // How it works. Digits collect in `dialled`. From the third digit on, the formatter looks for a
  // prefix of the national number: an international prefix with a calling code, or a national
  // prefix. The prefix moves to `before`, in the form that is displayed, and the rest is
  // `national`. The region's formats that could still fit are `candidates`. The first one provides
  // the `template`, which is filled digit by digit. When no format fits anymore, `canFormat` is
  // false and the text is displayed as it was typed until a longer prefix is found.
  //
  // The results equal libphonenumber's at every step, even where they could be nicer. The oracle
  // (`make phone-oracle`) compares them. Don't change the order of the steps without running it.

  /// The formatted text so far.
  public private(set) var text = ""

  let directory: PhoneDirectory
  let home: PhoneRegion?
  let homeName: String

  var region: PhoneRegion?
  var typed = String.UnicodeScalarView()
  var dialled: [UInt8] = []
  var national: [UInt8] = []
  var before = ""
  var nationalPrefix: [UInt8] = []
  var candidates: [PhoneRegion.Format] = []
  var template = PhoneNumberTemplate()
  var templateGroups: [ClosedRange<Int>] = []

  var canFormat = true
  var hasSeparators = false
  var isComplete = false
  var expectsCallingCode = false
  var addsSpaceAfterPrefix = false
  var position = Position()

  /// The characters before the cursor.
  struct Position {
    /// The number of scalars that were typed before the cursor.
    var typed = 0

    /// The number of digits and plus signs among them.
    var dialled = 0
  }

  /// Creates a formatter for numbers that are typed in a region.
  ///
  /// Without a region, it formats only numbers with a plus sign.
  public init(region name: String?, directory: PhoneDirectory) {
    self.directory = directory
    homeName = name?.uppercased() ?? ""
    home = directory.usableMainRegion(besides: homeName)
    region = home
  }

  /// Adds a character and returns the formatted text so far.
  ///
  /// - Parameters:
  ///   - character: The character that was typed.
  ///   - isCursor: Whether ``cursor`` stays after this character.
  /// - Returns: The formatted text so far.
  @discardableResult
  public mutating func append(_ character: Character, isCursor: Bool = false) -> String {
    for scalar in character.unicodeScalars {
      text = append(scalar, isCursor)
    }
    return text
  }

  /// Adds characters and returns the formatted text so far.
  @discardableResult
  public mutating func append(contentsOf characters: some StringProtocol) -> String {
    for character in characters { append(character) }
    return text
  }

  /// Removes everything that was typed.
  public mutating func clear() {
    self = PhoneNumberFormatter(clearing: self)
  }

  private init(clearing old: PhoneNumberFormatter) {
    directory = old.directory
    homeName = old.homeName
    home = old.home
    region = old.home
  }

  /// The number of Unicode scalars in ``text`` before the cursor.
  ///
  /// The cursor is after the character that was added with `isCursor`.
  ///
  ///     formatter.append(contentsOf: "07")
  ///     formatter.append("9", isCursor: true)
  ///     formatter.append(contentsOf: "1234567")   // "079 123 45 67"
  ///     formatter.cursor                          // 3
  public var cursor: Int {
    guard canFormat else { return position.typed }
    var passed = 0
    var count = 0
    for scalar in text.unicodeScalars {
      guard passed < position.dialled else { break }
      if scalar.value == UInt32(dialled[passed]) { passed += 1 }
      count += 1
    }
    return count
  }
}
