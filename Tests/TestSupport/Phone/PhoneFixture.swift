package import PhoneNumbers

/// A small world of telephone numbers: the ways to dial of real regions, with fewer ranges.
package struct PhoneFixture: PhoneRegionSource {
  private let descriptions: [String: PhoneRegion.Description]

  /// Creates a source of some regions.
  package init(descriptions: [String: PhoneRegion.Description]) {
    self.descriptions = descriptions
  }

  package func region(named name: String) throws(PhoneRegionUnreadable) -> PhoneRegion {
    guard let description = descriptions[name] else {
      throw PhoneRegionUnreadable(region: name, reason: "there is no such file")
    }
    do {
      return try PhoneRegion(description)
    } catch {
      throw PhoneRegionUnreadable(region: name, reason: "\(error)")
    }
  }

  package static let index: [Int: [String]] = [
    1: ["US", "AG", "CA"], 7: ["RU", "KZ"], 39: ["IT", "VA"], 41: ["CH"], 44: ["GB", "GG"],
    54: ["AR"], 55: ["BR"], 81: ["JP"], 378: ["SM"], 800: ["001"], 999: ["XX"],
  ]

  package static func directory() throws -> PhoneDirectory {
    PhoneDirectory(index: index, source: PhoneFixture(descriptions: try all()))
  }

  package static func all() throws -> [String: PhoneRegion.Description] {
    var all: [String: PhoneRegion.Description] = [:]
    for description in [
      try switzerland(), try unitedStates(), try canada(), try antigua(), try russia(),
      try kazakhstan(), try italy(), try vatican(), try britain(), try guernsey(),
      try argentina(), try brazil(), try japan(), try sanMarino(),
    ] {
      all[description.name] = description
    }
    all["800"] = try freephone()
    return all
  }
}

extension DigitRanges {
  /// A set from rows of lengths and prefixes.
  package init(_ rows: KeyValuePairs<[Int], String>) throws {
    self.init()
    for (lengths, prefixes) in rows { try add(prefixes, lengths: lengths) }
  }

  /// A set of everything that starts with some prefixes.
  package init(prefixes: String) throws {
    self.init()
    try add(prefixes)
  }
}

extension PhoneRegion.Description {
  package init(
    _ name: String,
    _ callingCode: Int,
    any: KeyValuePairs<[Int], String>,
    _ types: [PhoneNumberType: KeyValuePairs<[Int], String>]
  ) throws {
    self.init(name: name, callingCode: callingCode)
    anyRanges = try DigitRanges(any)
    for (type, rows) in types { ranges[type] = try DigitRanges(rows) }
  }
}

extension PhoneRegion.Format {
  package init(
    _ groups: [Int],
    _ template: String,
    leading: String? = nil,
    national: String? = nil,
    withCarrier: String? = nil
  ) throws {
    self.init(
      groups: groups.map { $0...$0 },
      template: template,
      leading: try leading.map { try DigitRanges(prefixes: $0) },
      national: national,
      withCarrier: withCarrier
    )
  }
}
