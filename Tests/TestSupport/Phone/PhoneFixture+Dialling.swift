package import PhoneNumbers

// Regions where a number changes when it is dialed at home.
extension PhoneFixture {
  package static func argentina() throws -> PhoneRegion.Description {
    var region = try PhoneRegion.Description(
      "AR",
      54,
      any: [[10]: "11 2-3 6 8", [11]: "9"],
      [.fixedLine: [[10]: "11 2-3"], .mobile: [[11]: "911 92-93"], .tollFree: [[10, 11]: "800"]]
    )
    region.internationalPrefixes = ["00"]
    let areas = try DigitRanges([[2]: "11", [3]: "221 351", [4]: "2901"])
    region.dialling = [
      .init(strip: ["0", ""], keep: areas, dropped: "15", inserted: "9"), .init(strip: ["0"]),
    ]
    region.anyLocalLengths = [6, 7, 8]
    region.formats = [
      try .init([4, 4], "$1-$2", leading: "1-8"),
      try .init([2, 4, 4], "$1 $2-$3", leading: "1", national: "0$1"),
      try .init([1, 2, 4, 4], "$2 15-$3-$4", leading: "91", national: "0$1"),
    ]
    region.internationalFormats = [
      try .init([2, 4, 4], "$1 $2-$3", leading: "1"),
      try .init([1, 2, 4, 4], "$1 $2 $3-$4", leading: "91"),
    ]
    return region
  }

  package static func brazil() throws -> PhoneRegion.Description {
    var region = try PhoneRegion.Description(
      "BR",
      55,
      any: [[10, 11]: "1-9"],
      [.fixedLine: [[10]: "112-115"], .mobile: [[11]: "119"]]
    )
    region.internationalPrefixes = ["0015", "0021"]
    let carriers = try DigitRanges([[2]: "15 21"])
    let rest = try DigitRanges([[10, 11]: "0-9"])
    region.dialling = [
      .init(strip: ["0", "90"], carrier: carriers, keep: rest), .init(strip: ["0", "90"]),
    ]
    region.anyLocalLengths = [8, 9]
    region.formats = [
      try .init([4, 4], "$1-$2", leading: "2-5"),
      try .init(
        [2, 5, 4],
        "$1 $2-$3",
        leading: "11",
        national: "($1)",
        withCarrier: "0 $CC ($1)"
      ),
    ]
    region.internationalFormats = [try .init([2, 5, 4], "$1 $2-$3", leading: "11")]
    return region
  }

  package static func japan() throws -> PhoneRegion.Description {
    var region = try PhoneRegion.Description(
      "JP",
      81,
      any: [[9]: "1-9", [8, 9, 10]: "000"],
      [.fixedLine: [[9]: "3"], .tollFree: [[8]: "00077"]]
    )
    region.internationalPrefixes = ["010"]
    region.dialling = [
      .init(keep: try DigitRanges([[8, 9, 10]: "0002 0005-0006 0009"]), isWhole: true),
      .init(strip: ["003768", "0037680", "0"]),
    ]
    return region
  }

  package static func sanMarino() throws -> PhoneRegion.Description {
    var region = try PhoneRegion.Description(
      "SM",
      378,
      any: [[10]: "0549", [8]: "5-7"],
      [.fixedLine: [[10]: "05498 05499"]]
    )
    region.internationalPrefixes = ["00"]
    region.dialling = [.init(keep: try DigitRanges([[6]: "8-9"]), isWhole: true, inserted: "0549")]
    region.anyLocalLengths = [6]
    return region
  }

  package static func freephone() throws -> PhoneRegion.Description {
    var region = try PhoneRegion.Description(
      "001",
      800,
      any: [[8]: "1-9"],
      [.tollFree: [[8]: "1-9"]]
    )
    region.formats = [try .init([4, 4], "$1 $2")]
    return region
  }
}
