/// A compiled ``PhoneRegion/Format``.
///
/// SAFETY: As ``PhonePlan``.
struct PhoneFormatStep: @unchecked Sendable, BitwiseCopyable {
  /// Some bytes of ASCII.
  struct Text: BitwiseCopyable {
    let bytes: UnsafePointer<UInt8>
    let count: Int
  }

  /// The most groups of a format.
  static let mostGroups = 8

  let groups: InlineArray<8, (least: UInt8, most: UInt8)>
  let groupCount: Int
  let leading: DigitTree?
  let template: Text?
  let national: Text?
  let withCarrier: Text?

  /// Returns where each group ends, or nil if the format is not for these digits.
  func groupEnds(of digits: DialledDigits) -> InlineArray<8, Int>? {
    if let leading, leading.prefixLengths(of: digits) == 0 { return nil }
    var least = 0
    for index in 0..<groupCount { least += Int(groups[index].least) }
    var ends = InlineArray<8, Int>(repeating: 0)
    var end = 0
    // A group takes as many digits as the groups behind it can spare.
    for index in 0..<groupCount {
      least -= Int(groups[index].least)
      let length = min(Int(groups[index].most), digits.count - end - least)
      guard length >= Int(groups[index].least) else { return nil }
      end += length
      ends[index] = end
    }
    return end == digits.count ? ends : nil
  }

  /// Writes digits in their groups.
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
      let byte = template.bytes[index]
      guard byte == UInt8(ascii: "$"), index + 1 < template.count else {
        writer.append(byte)
        index += 1
        continue
      }
      let group = Int(template.bytes[index + 1] &- UInt8(ascii: "1"))
      index += 2
      guard group < groupCount else { continue }
      let range = (group == 0 ? 0 : ends[group - 1])..<ends[group]
      if let text = firstGroup {
        Self.write(text, digits, range, carrier, to: &writer)
        firstGroup = nil
      } else {
        for place in range { writer.append(digits[place] + UInt8(ascii: "0")) }
      }
    }
  }

  /// Writes the first group with what stands around it.
  private static func write(
    _ text: Text,
    _ digits: DialledDigits,
    _ group: Range<Int>,
    _ carrier: PackedDigits,
    to writer: inout PhoneWriter
  ) {
    var index = 0
    while index < text.count {
      let byte = text.bytes[index]
      index += 1
      guard byte == UInt8(ascii: "$"), index < text.count else {
        writer.append(byte)
        continue
      }
      if text.bytes[index] == UInt8(ascii: "C") {
        for place in 0..<carrier.count { writer.append(carrier[place] + UInt8(ascii: "0")) }
        index += 2
      } else {
        for place in group { writer.append(digits[place] + UInt8(ascii: "0")) }
        index += 1
      }
    }
  }
}
