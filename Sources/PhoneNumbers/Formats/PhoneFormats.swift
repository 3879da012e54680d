import FrozenTables

/// The compiled formats of a region.
struct PhoneFormats: Sendable, BitwiseCopyable {
  /// How numbers are written in their own country.
  private let national: FrozenTable<PhoneFormatStep>

  /// How numbers are written for callers from other countries.
  private let international: FrozenTable<PhoneFormatStep>

  /// The word before an extension, unless it is ` ext. `.
  private let extensionPrefix: FrozenTable<UInt8>?

  /// Compiles the formats of a description.
  init(_ description: PhoneRegion.Description, in memory: FrozenMemory) throws(PhoneRegionError) {
    let national = try Self.steps(description.formats, "formats", [], in: memory)
    self.national = memory.table(national)
    if let formats = description.internationalFormats, !formats.isEmpty {
      let known = Array(zip(description.formats, national))
      international = memory.table(
        try Self.steps(formats, "international-formats", known, in: memory)
      )
    } else {
      international = self.national
    }
    extensionPrefix = description.extensionPrefix.map { memory.table($0.utf8) }
  }

  /// Writes a national number in the first format that fits, or without groups if none does.
  func write(
    _ digits: DialledDigits,
    as format: PhoneNumberFormat,
    carrier: PackedDigits,
    to writer: inout PhoneWriter
  ) {
    let isNational = format == .national
    let steps = isNational ? national : international
    for index in 0..<steps.count {
      guard let ends = steps[index].groupEnds(of: digits) else { continue }
      let withCarrier = carrier.count > 0 ? steps[index].withCarrier : nil
      return steps[index].write(
        digits,
        in: ends,
        firstGroup: isNational ? withCarrier ?? steps[index].national : nil,
        carrier: carrier,
        to: &writer
      )
    }
    writer.append(digits)
  }

  /// Writes the word before an extension.
  func writeExtensionPrefix(to writer: inout PhoneWriter) {
    if let extensionPrefix {
      for index in 0..<extensionPrefix.count { writer.append(extensionPrefix[index]) }
    } else {
      writer.append(" ext. ")
    }
  }

  /// Compiles formats.
  ///
  /// The trees of leading digits in `known` are reused: most international formats have the same
  /// leading digits as the national ones, in the same order.
  private static func steps(
    _ formats: [PhoneRegion.Format],
    _ part: String,
    _ known: [(format: PhoneRegion.Format, step: PhoneFormatStep)],
    in memory: FrozenMemory
  ) throws(PhoneRegionError) -> [PhoneFormatStep] {
    var steps: [PhoneFormatStep] = []
    steps.reserveCapacity(formats.count)
    var known = known[...]
    for (index, format) in formats.enumerated() {
      let same = known.firstIndex { $0.format.leading == format.leading }
      let leading =
        same.map { known[$0].step.leading } ?? format.leading.map { DigitTree($0, in: memory) }
      if let same { known = known[(same + 1)...] }
      let part = "\(part)[\(index)]"
      var groups = InlineArray<8, (least: UInt8, most: UInt8)>(repeating: (0, 0))
      guard 1...PhoneFormatStep.mostGroups ~= format.groups.count else {
        throw PhoneRegionError(part: part, reason: "a format must have 1 to 8 groups")
      }
      for (index, group) in format.groups.enumerated() {
        guard group.lowerBound >= 0, group.upperBound <= DigitRanges.longest else {
          throw PhoneRegionError(part: part, reason: "a group can't have that many digits")
        }
        groups[index] = (UInt8(group.lowerBound), UInt8(group.upperBound))
      }
      try verify(format, part)
      steps.append(
        PhoneFormatStep(
          groups: groups,
          groupCount: format.groups.count,
          leading: leading,
          template: format.template.map { memory.table($0.utf8) },
          national: format.national.map { memory.table($0.utf8) },
          withCarrier: format.withCarrier.map { memory.table($0.utf8) }
        )
      )
    }
    return steps
  }

  /// Rejects a format that would lose digits.
  ///
  /// It does so if its template names a group that the format doesn't have, or if its prefix text
  /// leaves out the first group.
  private static func verify(
    _ format: PhoneRegion.Format,
    _ part: String
  ) throws(PhoneRegionError) {
    if let template = format.template,
      let group = unknownGroup(in: template, groups: format.groups.count)
    {
      throw PhoneRegionError(
        part: part,
        reason: "it writes $\(group), but has only the groups $1 to $\(format.groups.count)"
      )
    }
    try verify(firstGroup: format.national, part)
    try verify(firstGroup: format.withCarrier, part)
  }

  private static func verify(firstGroup text: String?, _ part: String) throws(PhoneRegionError) {
    guard let text else { return }
    var last: UInt8 = 0
    for byte in text.utf8 {
      if last == UInt8(ascii: "$"), byte == UInt8(ascii: "1") { return }
      last = byte
    }
    throw PhoneRegionError(part: part, reason: "`\(text)` lacks $1, the first group")
  }

  /// Returns the character after a `$` if that character isn't the number of a group.
  private static func unknownGroup(in template: String, groups: Int) -> String? {
    let bytes = template.utf8Span.span
    for index in bytes.indices where bytes[index] == UInt8(ascii: "$") {
      let digit = index + 1 < bytes.count ? bytes[index + 1] : 0
      if 1...groups ~= Int(digit) - 48 { continue }
      let rest = template.utf8.dropFirst(index + 1)
      return String(Substring(rest).prefix(1))
    }
    return nil
  }
}

/// A compiled ``PhoneRegion/Format``.
struct PhoneFormatStep: Sendable, BitwiseCopyable {
  /// A text in ASCII.
  typealias Text = FrozenTable<UInt8>

  /// The maximum number of groups in a format.
  static let mostGroups = 8

  let groups: InlineArray<8, (least: UInt8, most: UInt8)>
  let groupCount: Int
  let leading: DigitTree?
  let template: Text?
  let national: Text?
  let withCarrier: Text?

  /// Returns the end index of each group; nil if the format doesn't apply to these digits.
  func groupEnds(of digits: DialledDigits) -> InlineArray<8, Int>? {
    if let leading, leading.prefixLengths(of: digits) == 0 { return nil }
    var least = 0
    for index in 0..<groupCount { least += Int(groups[index].least) }
    var ends = InlineArray<8, Int>(repeating: 0)
    var end = 0
    // Each group takes as many digits as it can and leaves every later group its minimum.
    for index in 0..<groupCount {
      least -= Int(groups[index].least)
      let length = min(Int(groups[index].most), digits.count - end - least)
      guard length >= Int(groups[index].least) else { return nil }
      end += length
      ends[index] = end
    }
    return end == digits.count ? ends : nil
  }

  func write(
    _ digits: DialledDigits,
    in ends: InlineArray<8, Int>,
    firstGroup: Text?,
    carrier: PackedDigits,
    to writer: inout PhoneWriter
  ) {
    guard let template else { return writer.append(digits) }
    var firstGroup = firstGroup
    var index = 0
    while index < template.count {
      let byte = template[index]
      guard byte == UInt8(ascii: "$"), index + 1 < template.count else {
        writer.append(byte)
        index += 1
        continue
      }
      let group = Int(template[index + 1] &- UInt8(ascii: "1"))
      index += 2
      guard group < groupCount else { continue }
      let range = (group == 0 ? 0 : ends[group - 1])..<ends[group]
      if let text = firstGroup {
        Self.write(text, digits, range, carrier, to: &writer)
        firstGroup = nil
      } else {
        for index in range { writer.append(digits[index] + UInt8(ascii: "0")) }
      }
    }
  }

  /// Writes the first group with its prefix and brackets.
  private static func write(
    _ text: Text,
    _ digits: DialledDigits,
    _ group: Range<Int>,
    _ carrier: PackedDigits,
    to writer: inout PhoneWriter
  ) {
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      guard byte == UInt8(ascii: "$"), index < text.count else {
        writer.append(byte)
        continue
      }
      if text[index] == UInt8(ascii: "C") {
        for index in 0..<carrier.count { writer.append(carrier[index] + UInt8(ascii: "0")) }
        index += 2
      } else {
        for index in group { writer.append(digits[index] + UInt8(ascii: "0")) }
        index += 1
      }
    }
  }
}
