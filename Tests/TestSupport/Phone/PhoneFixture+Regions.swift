package import PhoneNumbers

extension PhoneFixture {
  package static func switzerland() throws -> PhoneRegion.Description {
    var region = try PhoneRegion.Description(
      "CH",
      41,
      any: [[9]: "2-9", [12]: "8"],
      [.fixedLine: [[9]: "21-22 31 44"], .mobile: [[9]: "75-79"], .tollFree: [[9]: "800"]]
    )
    region.internationalPrefixes = ["00"]
    region.dialling = [.init(strip: ["0"])]
    region.anyLengths = [9]
    region.anyLocalLengths = [7]
    region.formats = [
      try .init([3, 3, 3], "$1 $2 $3", leading: "80 84 87 90", national: "0$1"),
      try .init([2, 3, 2, 2], "$1 $2 $3 $4", leading: "2-7 9 81", national: "0$1"),
    ]
    return region
  }

  package static func unitedStates() throws -> PhoneRegion.Description {
    var region = try PhoneRegion.Description(
      "US",
      1,
      any: [[10]: "2-9"],
      [
        .fixedLine: [[10]: "212 650 907"], .mobile: [[10]: "212 650 907"],
        .tollFree: [[10]: "800 888"],
      ]
    )
    region.internationalPrefixes = ["011"]
    region.dialling = [.init(strip: ["1"])]
    region.anyLocalLengths = [7]
    region.formats = [
      try .init([3, 4], "$1-$2", leading: "2-9"),
      try .init([3, 3, 4], "($1) $2-$3", leading: "2-9"),
    ]
    region.internationalFormats = [try .init([3, 3, 4], "$1-$2-$3", leading: "2-9")]
    return region
  }

  package static func canada() throws -> PhoneRegion.Description {
    var region = try PhoneRegion.Description(
      "CA",
      1,
      any: [[10]: "2-9"],
      [.fixedLine: [[10]: "416 604"], .mobile: [[10]: "416 604"]]
    )
    region.internationalPrefixes = ["011"]
    region.dialling = [.init(strip: ["1"])]
    return region
  }

  package static func antigua() throws -> PhoneRegion.Description {
    var region = try PhoneRegion.Description(
      "AG",
      1,
      any: [[10]: "268 800"],
      [.fixedLine: [[10]: "268460"], .mobile: [[10]: "268464"]]
    )
    region.leadingDigits = try DigitRanges(prefixes: "268")
    region.internationalPrefixes = ["011"]
    region.dialling = [
      .init(keep: try DigitRanges([[7]: "4-5 7"]), isWhole: true, inserted: "268"),
      .init(strip: ["1"]),
    ]
    region.anyLocalLengths = [7]
    return region
  }

  package static func russia() throws -> PhoneRegion.Description {
    var region = try PhoneRegion.Description(
      "RU",
      7,
      any: [[10]: "3-4 8-9"],
      [.fixedLine: [[10]: "495"], .mobile: [[10]: "90-99"]]
    )
    region.leadingDigits = try DigitRanges(prefixes: "3-4 8-9")
    region.internationalPrefixes = ["810"]
    region.preferredInternationalPrefix = "8~10"
    region.dialling = [.init(strip: ["8"])]
    region.formats = [
      try .init([3, 3, 2, 2], "$1 $2-$3-$4", leading: "3-4 7-9", national: "8 ($1)")
    ]
    return region
  }

  package static func kazakhstan() throws -> PhoneRegion.Description {
    var region = try PhoneRegion.Description("KZ", 7, any: [[10]: "7"], [.mobile: [[10]: "70"]])
    region.leadingDigits = try DigitRanges(prefixes: "7")
    region.internationalPrefixes = ["810"]
    region.dialling = [.init(strip: ["8"])]
    return region
  }

  package static func italy() throws -> PhoneRegion.Description {
    var region = try PhoneRegion.Description(
      "IT",
      39,
      any: [[6, 7, 8, 9, 10, 11]: "0", [10]: "3"],
      [.fixedLine: [[6, 7, 8, 9, 10, 11]: "00-05 06 07-09"], .mobile: [[10]: "3"]]
    )
    region.internationalPrefixes = ["00"]
    region.formats = [
      try .init([2, 4, 4], "$1 $2 $3", leading: "02 06"),
      try .init([3, 3, 4], "$1 $2 $3", leading: "3"),
    ]
    return region
  }

  package static func vatican() throws -> PhoneRegion.Description {
    var region = try PhoneRegion.Description(
      "VA",
      39,
      any: [[10]: "06698"],
      [.fixedLine: [[10]: "06698"]]
    )
    region.leadingDigits = try DigitRanges(prefixes: "06698")
    region.internationalPrefixes = ["00"]
    return region
  }

  package static func britain() throws -> PhoneRegion.Description {
    var region = try PhoneRegion.Description(
      "GB",
      44,
      any: [[10]: "1-9"],
      [.fixedLine: [[10]: "20"], .mobile: [[10]: "7400-7499 7950"], .pager: [[10]: "76"]]
    )
    region.internationalPrefixes = ["00"]
    region.extensionPrefix = " x"
    region.dialling = [.init(strip: ["0", "180020"])]
    region.anyLengths = [9, 10]
    region.anyLocalLengths = [4, 5, 6, 7, 8]
    region.formats = [
      try .init([2, 4, 4], "$1 $2 $3", leading: "2", national: "0$1"),
      try .init([4, 6], "$1 $2", leading: "7", national: "0$1"),
    ]
    return region
  }

  package static func guernsey() throws -> PhoneRegion.Description {
    var region = try PhoneRegion.Description(
      "GG",
      44,
      any: [[10]: "1481 7781"],
      [.fixedLine: [[10]: "14812 14815-14819"], .mobile: [[10]: "7781"]]
    )
    region.internationalPrefixes = ["00"]
    region.dialling = [
      .init(keep: try DigitRanges([[6]: "2 5-9"]), isWhole: true, inserted: "1481"),
      .init(strip: ["0", "180020"]),
    ]
    region.anyLocalLengths = [6]
    return region
  }
}
