import Violations

/// How large a report may become, and the sizes of what it holds.
///
/// A pack decides which facts and arguments a report has. Each of them can be the whole value, many
/// times over. So a report holds a small multiple of what was checked, and then the violation
/// `limit.report_size`.
enum ReportSize {
  /// What the report on a text can hold, however short the text is, in bytes.
  static let leastOfText = 65_536

  /// What the report on a list or record can hold, however small it is: a thousand violations.
  static let leastOfRecord = 262_144

  /// How many times as large as the text, list or record a report can be.
  static let times = 4

  /// Returns what the report on a text can hold.
  static func limit(ofText bytes: Int) -> Int { leastOfText + times * bytes }

  /// Returns what the report on a value can hold.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  static func limit(of value: Value) -> Int {
    if case .text(let text) = value { return limit(ofText: text.utf8.count) }
    let size = ValueSize(of: value)
    return leastOfRecord + times * (size.bytes + 4 * size.values)
  }
}

/// What the report on a record still has room for.
///
/// Everything that counts against the limit of a record counts here: the values that are kept while
/// a record is checked, the report, and the outcome without a report.
struct ReportRoom {
  private var size = 0
  private var limit = ReportSize.leastOfRecord

  /// The record, until its size is needed to know the limit.
  private var unmeasured: Value?

  init(for record: Value) { unmeasured = record }

  /// Whether something didn't fit.
  var isFull: Bool { size > limit }

  /// Counts what is about to be kept.
  ///
  /// - Returns: Whether it fits. After something that doesn't, nothing fits anymore.
  mutating func hold(_ added: Int) -> Bool {
    if isFull { return false }
    size += added
    if isFull, let record = unmeasured {
      unmeasured = nil
      limit = ReportSize.limit(of: record)
    }
    return !isFull
  }
}

extension String {
  /// The size in a report, where control characters are escaped.
  ///
  /// A short text is not looked at, because its length is close enough.
  fileprivate var reportSize: Int {
    let bytes = utf8.count
    if bytes <= 256 { return bytes }
    return bytes + 7 * utf8.count { $0 < 0x20 || $0 == 0x7F }
  }
}

extension Value {
  /// The size of the value as a fact.
  var reportSize: Int {
    switch self {
    case .text(let text): text.reportSize + 8
    case .decimal(let number): number.digits.utf8.count + 16
    case .boolean, .null: 8
    case .list(let elements): elements.reduce(8) { $0 + $1.reportSize }
    case .record(let entries):
      entries.reduce(8) { $0 + $1.key.reportSize + $1.value.reportSize }
    }
  }
}

extension Argument {
  fileprivate var reportSize: Int {
    switch self {
    case .text(let text), .region(let text): text.reportSize
    case .decimal(let number), .plainNumber(let number): number.digits.utf8.count
    case .integer, .date, .character: 8
    case .list(let elements): elements.reduce(8) { $0 + $1.reportSize }
    case .field(let path): path.reportSize
    case .rule(let name, let title): name.reportSize + title.reportSize
    }
  }
}

extension FieldPath {
  /// The size of the path, which messages mention as well.
  var reportSize: Int {
    components.reduce(0) { size, component in
      if case .name(let name) = component { size + name.reportSize + 4 } else { size + 8 }
    }
  }
}

extension Violation {
  /// The size of the violation with its message.
  var reportSize: Int {
    let own = 100 + path.reportSize + (fix?.replacement.reportSize ?? 0)
    return arguments.reduce(own) { $0 + $1.key.utf8.count + $1.value.reportSize }
  }

  /// Whether it says that a report doesn't hold everything.
  var isReportLimit: Bool { code == CodeDefinition.limitReportSize.code }
}

extension [String: Value] {
  /// The size of facts.
  var reportSize: Int { reduce(0) { $0 + $1.key.utf8.count + $1.value.reportSize } }
}

extension Report {
  /// The size of what the report holds, apart from the normalized value.
  var size: Int { violations.reduce(facts.reportSize) { $0 + $1.reportSize } }
}
