import Rulebook
import RulebookKernels

/// Catalog files, their messages, and messages on their own.
public struct CatalogsTarget: FuzzTarget {
  /// The name on the command line.
  public let name = "catalogs"

  private let locales = ["de", "ar"].compactMap { LocaleIdentifier($0) }

  /// Creates the target.
  public init() {}

  /// Tries the library with an input.
  public func attack(with input: [UInt8]) throws(Breach) {
    try attackFile(input)
    try attackJSON(input)
    let text = String(decoding: input, as: UTF8.self)
    do {
      try attackMessage(try Message(text), text)
    } catch let error as Message.SyntaxError {
      try expect(
        0...text.unicodeScalars.count ~= error.offset && !error.reason.isEmpty,
        "faults in messages have a place and a reason",
        "\(error.offset) \(error.reason)"
      )
      try expect(!error.description.isEmpty, "faults in messages describe themselves")
    } catch let breach as Breach {
      throw breach
    } catch {
      throw Breach("messages throw their own errors")
    }
  }

  private func attackFile(_ input: [UInt8]) throws(Breach) {
    do {
      let file = try ARBFile(SourceText(bytes: input, name: "de.arb"))
      for (key, message) in file.messages {
        try expect(file.position(of: key) > .unknown, "messages have a place")
        try attackMessage(message, message.description)
      }
    } catch let error as LoadingError {
      let lines = input.count { $0 == 0x0A || $0 == 0x0D || $0 == 0x85 || $0 > 0xA7 } + 2
      for diagnostic in error.diagnostics {
        try expect(
          0...lines ~= diagnostic.line && 0...input.count + 2 ~= diagnostic.column,
          "diagnostics are about a place in the file",
          "\(diagnostic.code) \(diagnostic.position)"
        )
      }
    } catch let breach as Breach {
      throw breach
    } catch {
      throw Breach("files throw their own errors")
    }
  }

  /// JSON is the same after reading, writing and reading it again.
  private func attackJSON(_ input: [UInt8]) throws(Breach) {
    do {
      let value = try JSONReader.value(of: input.span)
      var json = JSONWriter()
      json.write(value)
      let again = try JSONReader.value(of: json.bytes.span)
      try expect(again == value, "written JSON is read as the same value")
    } catch let error as JSONError {
      try expect(0...input.count ~= error.offset, "faults in JSON have a place", "\(error)")
    } catch let breach as Breach {
      throw breach
    } catch {
      throw Breach("JSON throws its own errors")
    }
  }

  private func attackMessage(_ message: Message, _ pattern: String) throws(Breach) {
    try expect(
      message.description.utf8.elementsEqual(pattern.utf8),
      "a message keeps its pattern",
      message.description.debugDescription
    )
    for locale in locales {
      let localizer = Self.localizer(of: message, in: locale)
      _ = localizer.text(for: Self.key)
      for (index, argument) in Self.arguments.enumerated() {
        let given = Dictionary(uniqueKeysWithValues: message.argumentNames.map { ($0, argument) })
        let text = localizer.text(for: Self.key, arguments: given)?.text ?? ""
        try expect(
          text == localizer.text(for: Self.key, arguments: given)?.text,
          "a message is written the same twice"
        )
        // Without a comma, every argument is plain.
        if index == 0, message.argumentNames.count == 1, !pattern.contains(",") {
          try expect(
            text.contains(Self.hostile),
            "an argument is inserted unchanged",
            text.debugDescription
          )
        }
      }
    }
  }

  /// Returns a localizer for one message in a locale.
  private static func localizer(of message: Message, in locale: LocaleIdentifier) -> Localizer {
    let layer = Catalog.Layer(name: "fuzz", sourceLocale: locale, entries: [locale: [key: message]])
    return Catalog(layers: [layer], sourceLocale: locale).localizer(for: locale)
  }

  private static let key = "key"

  /// A text with special characters of patterns.
  private static let hostile = "{n}'{#"

  private static let arguments: [Argument] =
    [
      .text(hostile), .integer(2), .integer(.min), .list(["a", "}"]), .region("CH"),
      .character("{"), .decimal(ExactDecimal(Int.max)),
    ] + (CivilDate(year: 2026, month: 2, day: 28).map { [.date($0)] } ?? [])
}

extension CatalogsTarget {
  /// Makes inputs that look like the subject.
  public var grammar: InputGrammar {
    InputGrammar(pieces: Self.pieces) { generator in
      let isMessage = generator.once(in: 2)
      var messages: [String] = []
      for index in 0...generator.below(3) {
        messages.append(#""key.\#(index)": "\#(Self.message(&generator, depth: 0))""#)
      }
      if isMessage { return Array(Self.message(&generator, depth: 0).utf8) }
      return Array(#"{ "@@locale": "de", \#(messages.joined(separator: ",\n  ")) }"#.utf8)
    }
  }

  private static func message(_ generator: inout SplitMix64, depth: Int) -> String {
    var text = ""
    for _ in 0..<generator.below(4) {
      text += ["Gib ", "'", "''", "'{'", " #", "é", "\u{202B}", "ا"].any(&generator)
      guard depth < 3 else { continue }
      let branch = { (generator: inout SplitMix64) in message(&generator, depth: depth + 1) }
      switch generator.below(8) {
      case 0:
        text += "{n, plural, =0 {\(branch(&generator))} one {#} other {\(branch(&generator))}}"
      case 1: text += "{n, select, a {\(branch(&generator))} other {\(branch(&generator))}}"
      case 2: text += "{n, selectordinal, other {\(branch(&generator))}}"
      case 3:
        text += [
          "{n, number}", "{n, number, percent}", "{n, number, integer}",
          "{n, number, ::unit/hour unit-width-full-name}", "{n, number, ::unit/byte-per-day}",
        ]
        .any(&generator)
      case 4: text += ["{n, date, long}", "{n, date}", "{n, list, or}"].any(&generator)
      case 5: text += "{maximum}"
      default: text += "{n}"
      }
    }
    return text
  }

  private static let pieces = [
    "{", "}", "'", "''", "'{", "#", ",", " ", "{n}", "{n, plural, ", "{n, select, ", "one {",
    "other {", "=0 {", "=1 {", "few {", "many {", "offset:1 ", "number", "percent", "integer",
    "date", "short", "list", "or", "{0}", "{a_b}", "{a-b}", "::", "unit/",
    "megabyte", "-per-", "unit-width-narrow", "é", "\u{200F}", "\u{2066}", "א",
    "{\"@@locale\": \"de\"", "\"a\": \"", "\"@a\": {\"description\": \"x\", \"placeholders\": {}}",
    "\"", "\\", "\\u0041", "\\ud83d", "\\ude00", "\\n", "[", "]", ":", "true", "null", "1e9", "-0",
    "1.50", "1e99999", "\n", "\r\n", "\t", "\0", "\u{FEFF}", "\u{7F}", "😀", "\"@@locale\"",
    "\"en\"",
  ]
}
