import Rulebook
import RulebookKernels

/// Formats that programs write for programs: the number of a check as a letter, and a text.
public struct ComputerFormatsTarget: FuzzTarget {
  /// The name on the command line.
  public let name = "computerformats"

  private let subjects: [CheckSubject]

  /// Creates the target.
  public init() {
    subjects = [
      CheckSubject("json", JSONCheck(depth: 8), JSONCheck.definition),
      CheckSubject(
        "JSON objects",
        JSONCheck(kinds: [.object, .array], depth: 3, allowsDuplicateNames: true),
        JSONCheck.definition
      ),
      CheckSubject("byte-size", ByteSizeCheck(), ByteSizeCheck.definition),
      CheckSubject("binary sizes", ByteSizeCheck(prefixes: .binary), ByteSizeCheck.definition),
      CheckSubject("base58check", Base58Check(), Base58Check.definition),
      CheckSubject(
        "bitcoin-address",
        BitcoinAddressCheck(networks: [.main, .test, .regtest]),
        BitcoinAddressCheck.definition
      ),
      CheckSubject("ethereum-address", EthereumAddressCheck(), EthereumAddressCheck.definition),
      CheckSubject("web-token", WebTokenCheck(allowsUnsigned: true), WebTokenCheck.definition),
    ]
  }

  /// Tries the library with an input.
  public func attack(with input: [UInt8]) throws(Breach) {
    guard let first = input.first else { return }
    let text = Array(String(decoding: input.dropFirst(), as: UTF8.self).utf8)
    let subject = subjects[Int(first) % subjects.count]
    let report = try subject.attack(with: text)
    let progress = subject.progress(of: text)
    try expect(
      (progress == .valid) == report.isValid,
      "\(subject.name): progress and report agree",
      "\(progress), \(report.errors)"
    )
    if case .impossible(let offset) = progress {
      try expect(
        text.indices.contains(offset) && text.isBetweenScalars(offset),
        "\(subject.name): an impossible text has an offset",
        "\(offset)"
      )
      try expect(
        subject.progress(of: text + [UInt8(ascii: "0")]) == progress,
        "\(subject.name): an impossible text stays impossible"
      )
    }
    if report.isValid { try expectPossible(text, subject) }
  }

  /// The beginnings of a valid text aren't impossible.
  private func expectPossible(_ text: [UInt8], _ subject: CheckSubject) throws(Breach) {
    for end in text.indices.prefix(100) where text.isBetweenScalars(end) {
      let progress = subject.progress(of: text[..<end])
      try expect(
        !progress.isImpossible,
        "\(subject.name): the beginning of a valid text is possible",
        "\(end): \(progress)"
      )
    }
  }
}

extension ComputerFormatsTarget {
  /// Makes inputs that look like the subject.
  public var grammar: InputGrammar {
    InputGrammar(pieces: Self.pieces) { generator in
      let subject = generator.below(Self.samples.count)
      return [UInt8(subject)] + Array(Self.samples[subject].any(&generator).utf8)
    }
  }

  private static let samples = [
    [
      #"{"a":1,"b":[true,null,-1.5e3]}"#, #"["\ud83d\ude00\n", 0, ""]"#, "12", #""x""#, "{}",
      "[[[]]]",
    ],
    [#"{"a":1,"a":2}"#, #" [ 1 , {"b" : false} ] "#, "[[[[1]]]]", "null"],
    ["10 MB", "1.5GiB", "512", "0.001 kB", "3 bytes", "1.000000000000000000001 YB", "8k"],
    ["10 MB", "1.5GiB", "0.5 Ki", "1 byte", "340282366920938463463374607431768211455"],
    [
      "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy",
      "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", "BC1SW50QGDZ25J",
      "tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7",
    ],
    ["0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "0xde709f2102306220921060314715629080e2fb77"],
    ["eyJhbGciOiJIUzI1NiJ9.e30.c2ln", "eyJhbGciOiJub25lIn0.e30."],
  ]

  private static let pieces = [
    "\u{0}", "\u{1}", "\u{2}", "\u{3}", "\u{4}", "\u{5}", "\u{6}", "{", "}", "[", "]", "\"", ":",
    ",",
    "\\u", "\\ud800", "\\n", "e", "E", "+", "-", ".", "0", "00", "1", "9", "99999999999999999999",
    "true",
    "false", "null", " ", "\n", "\r", "\t", "k", "Ki", "M", "i", "B", "b", "bytes", "bc1", "BC1",
    "tb1",
    "bcrt1", "q", "p", "1", "0x", "f", "F", "eyJhbGciOiJIUzI1NiJ9", "e30", "é", "😀", "\u{301}",
    "\u{FEFF}", "_",
  ]
}
