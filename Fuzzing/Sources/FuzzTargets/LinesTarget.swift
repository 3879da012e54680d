@_spi(Kernels) import Rulebook
import RulebookKernels

/// Lines of the line protocol.
public struct LinesTarget: FuzzTarget {
  /// The name on the command line.
  public let name = "lines"

  private let rulebook = Rulebook.forFuzzing()

  /// Creates the target.
  public init() {}

  /// Tries the library with an input.
  public func attack(with input: [UInt8]) throws(Breach) {
    let defaults = LineProtocol.Defaults(rule: "email", locale: "de", now: .epoch)
    var lines = LineProtocol(rulebook, defaults: defaults, lineLimit: 4_096)
    guard let (first, exitCode) = lines.answer(input.span) else { return }
    let again = lines.answer(input.span)
    try expect(
      again?.exitCode == exitCode && again?.bytes == first,
      "a line is answered the same twice"
    )
    try expect(
      first.last == 0x0A && first.count { $0 == 0x0A } == 1,
      "an answer is one line"
    )
    guard case .record(let members) = read(first) else {
      throw Breach("an answer is a JSON object", String(decoding: first, as: UTF8.self))
    }
    try expect(
      (members["error"] != nil) == (exitCode == 65),
      "an error is answered with an error"
    )
    if case .record(let asked) = read(input), input.count <= 4_096 {
      try expect(
        members["id"] == asked["id"] || asked["id"] == nil,
        "an answer has the id of its line"
      )
      try expectPlaces(members, in: asked["value"])
    } else {
      try expect(exitCode == 65, "a line that is not a JSON object is an error")
    }
  }

  /// Ranges are within the original value.
  private func expectPlaces(_ answer: [String: Value], in value: Value?) throws(Breach) {
    guard let text = value?.text, case .list(let violations) = answer["violations"] else { return }
    for violation in violations {
      guard case .record(let members) = violation, case .list(let range) = members["range"] else {
        continue
      }
      for end in range {
        guard case .decimal(let offset) = end else { throw Breach("a range has two numbers") }
        let isInside = offset >= 0 && offset <= ExactDecimal(text.utf8.count)
        try expect(isInside, "a range is in the value", "\(members)")
      }
    }
  }

  private func read(_ bytes: [UInt8]) -> Value? {
    do { return try JSONReader.value(of: bytes.span) } catch { return nil }
  }
}

extension LinesTarget {
  /// Makes inputs that look like the subject.
  public var grammar: InputGrammar {
    InputGrammar(pieces: Self.pieces) { generator in
      var members: [String] = []
      for _ in 0..<generator.below(5) { members.append(Self.members.any(&generator)) }
      members.append(#""rule": "\#(Self.rules.any(&generator))""#)
      members.append(#""value": \#(Self.values.any(&generator))"#)
      return Array("{\(members.joined(separator: ", "))}".utf8)
    }
  }

  private static let rules = [
    "email", "email.html", "payment-card", "card-expiry", "security-code", "country", "password",
    "person-name", "unknown", "emial",
  ]

  private static let values = [
    #""ann@example.org""#, #"" ann@""#, #""\u00e9\ud83d\ude00@x""#, #""4111 1111""#, #""12/40""#,
    "7", "null", "[]", "{}", "true", #""""#, #""\u0000""#, #""é\u0301""#, "1.50e3",
  ]

  private static let members = [
    #""id": 7"#, #""id": "a\nb""#, #""id": {"a": [1.0, null]}"#, #""locale": "pl""#,
    #""locale": "de-CH, fr;q=0.5""#, #""locale": """#, #""now": "2026-11-21""#, #""now": "x""#,
    #""with": {"internationalized": false}"#, #""with": {"accepted": ["visa"]}"#, #""with": 3"#,
    #""form": "sign-up""#, #""record": {"email": "ann@", "name": "x"}"#, #""rule": null"#,
    #""with": {"number": "4111 1111 1111 1111"}"#, #""more": 1"#,
    #""generation": true"#, #""hello": true"#,
  ]

  private static let pieces =
    members + values + [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud83d", "d800", "\"rule\": \"email\"",
      "\"value\": \"", "\"form\": \"sign-up\"", "\"record\": ", " ", "\n", "\t", "\0", "é",
      "\u{FEFF}",
      "-", "0", "1e10001", "0.1", "true", "nul", "\u{2028}", "😀", "/*", "NaN", "\u{7F}",
    ]
}
