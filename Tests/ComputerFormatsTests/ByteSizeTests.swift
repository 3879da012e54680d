import ComputerFormats
import Testing

/// Sizes with units, and Base 64 without padding.
@Suite struct ByteSizeTests {
  @Test(
    "Sizes are exact",
    arguments: [
      ("0", 0), ("512", 512), ("512 B", 512), ("1 byte", 1), ("2 Bytes", 2), ("10 MB", 10_000_000),
      ("10mb", 10_000_000), ("10M", 10_000_000), ("10 Mi", 10_485_760), ("1.5GiB", 1_610_612_736),
      ("0.001 kB", 1), ("1.50 kB", 1500), ("0.5 KiB", 512), ("0.0009765625 KiB", 1),
      ("007 B", 7), ("1.000 B", 1), ("1 EiB", 1 << 60), ("3 qib", 3 << 100),
      ("340282366920938463463374607431768211455", UInt128.max),
      ("0.00000000000000000000000000000000000000000000000 B", 0),
    ] as [(String, UInt128)]
  )
  func exact(text: String, bytes: UInt128) throws {
    #expect(try ByteSize(text.utf8Span, prefixes: .decimal).bytes == bytes)
  }

  @Test("What MB means is the caller's choice, and what MiB means is not")
  func prefixes() throws {
    #expect(try ByteSize("10 MB".utf8Span, prefixes: .binary).bytes == 10 << 20)
    #expect(try ByteSize("10 MiB".utf8Span, prefixes: .binary).bytes == 10 << 20)
    #expect(try ByteSize("10 MiB".utf8Span, prefixes: .decimal).bytes == 10 << 20)
  }

  @Test(
    "Texts that are no sizes",
    arguments: [
      ("", .unfinished), ("1.", .unfinished), ("1 ", .unfinished), ("1 by", .unfinished),
      ("MB", .character(at: 0)), (".5 kB", .character(at: 0)), ("-1", .character(at: 0)),
      ("1..5", .character(at: 2)), ("1,5 MB", .character(at: 1)), ("10 Mbit", .character(at: 5)),
      ("1 B B", .character(at: 3)), ("1 kk", .character(at: 3)), ("1 KiX", .character(at: 4)),
      ("1 bytesx", .character(at: 7)), ("1 1", .character(at: 2)), ("1\u{a0}kB", .character(at: 1)),
      ("1.5", .number), ("1.0001 kB", .number), ("0.3 KiB", .number),
      ("340282366920938463463374607431768211456", .number), ("1000000000000 qib", .number),
    ] as [(String, ByteSize.Fault)]
  )
  func faults(text: String, fault: ByteSize.Fault) {
    #expect(throws: fault) { try ByteSize(text.utf8Span, prefixes: .decimal) }
  }

  @Test("Random sizes are those of whole numbers, moved by ten at a time")
  func random() {
    var random = SystemlessRandom(seed: 80_000_13)
    let units: [(String, Int)] = [
      ("", 1), ("kB", 1000), ("MB", 1_000_000), ("KiB", 1024), ("MiB", 1 << 20),
    ]
    for _ in 0..<5_000 {
      let (unit, factor) = units[random.next(units.count)]
      let digits = random.next(8)
      var scale = 1
      for _ in 0..<digits { scale *= 10 }
      let number = random.next(1_000_000)
      var fraction = String(number % scale)
      fraction = String(repeating: "0", count: max(0, digits - fraction.count)) + fraction
      let text = digits == 0 ? "\(number) \(unit)" : "\(number / scale).\(fraction) \(unit)"
      let written = unit.isEmpty ? String(text.dropLast()) : text
      let size: UInt128?
      do { size = try ByteSize(written.utf8Span, prefixes: .decimal).bytes } catch { size = nil }
      let (quotient, rest) = (number * factor).quotientAndRemainder(dividingBy: scale)
      #expect(size == (rest == 0 ? UInt128(quotient) : nil), "\(written)")
    }
  }

  @Test(
    "Base 64 for addresses, without padding",
    arguments: [
      ("", nil, []), ("Zg", nil, [0x66]), ("Zm8", nil, [0x66, 0x6F]),
      ("Zm9v", nil, [0x66, 0x6F, 0x6F]),
      ("_-8", nil, [0xFF, 0xEF]), ("Zh", 1, nil), ("Zm9", 2, nil), ("Zm9vY", 4, nil),
      ("Zg==", 2, nil), ("Z+9v", 1, nil),
    ] as [(String, Int?, [UInt8]?)]
  )
  func base64(text: String, offset: Int?, bytes: [UInt8]?) {
    #expect(Base64URL.offsetOfFault(in: text.utf8Span.span) == offset)
    #expect(Base64URL.bytes(of: text.utf8Span.span) == bytes)
  }
}
