/// Reads the cases of a text of `Tests/Fixtures/Refusals`.
struct RefusalReader {
  private var read: RefusalCase

  static func cases(in text: String, named name: String) -> [RefusalCase] {
    ("\n" + text).split(separator: "\n=== ", omittingEmptySubsequences: false).dropFirst()
      .map { RefusalReader($0, in: name).read }
  }

  private init(_ text: Substring, in name: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    read = RefusalCase(description: "\(name): \(lines.removeFirst())")
    while let line = lines.first, readDirective(line) { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    if lines.first?.hasPrefix("--- ") == true {
      readFiles(lines)
    } else {
      let first = lines.first.map { $0.replacing(/«[^»]*»/, with: "") } ?? ""
      let isWhole = ["format:", "@", "%"].contains(where: first.hasPrefix)
      readFile("acme.yaml", (isWhole ? [] : ["@acme"]) + lines)
    }
    if read.given.isEmpty && read.catalogs.isEmpty {
      read.given = read.files.keys.sorted() == ["acme.yaml"] ? ["acme.yaml"] : ["."]
    }
  }

  /// Reads a line below a title; returns false for one that is the first of a file.
  private mutating func readDirective(_ line: Substring) -> Bool {
    let parts = line.split(separator: ": ", maxSplits: 1)
    let value = parts.count == 2 ? parts[1] : ""
    let words = value.split(separator: " ").map(String.init)
    switch parts.first {
    case "loads": read.loads = true
    case "give": read.given = words
    case "catalogs": read.catalogs = words
    case "link": read.links[words[0]] = words[1]
    case "expect": expect(words[0][...], [words[1]])
    case "reason": read.reasons.append(value)
    case "hint": read.hints.append(value)
    default: return false
    }
    return true
  }

  private mutating func expect(_ codes: Substring, _ places: [String]) {
    let isWarning = codes.hasPrefix("warning:")
    let names = isWarning ? codes.dropFirst(8) : codes
    read.expected.append(
      .init(codes: names.split(separator: "|"), places: places, isWarning: isWarning)
    )
  }

  private mutating func readFiles(_ lines: ArraySlice<Substring>) {
    let heads = lines.indices.filter { lines[$0].hasPrefix("--- ") } + [lines.endIndex]
    for (head, end) in zip(heads, heads.dropFirst()) {
      readFile(String(lines[head].dropFirst(4)), Array(lines[(head + 1)..<end]))
    }
  }

  /// Reads the content of a file; its marks become what is expected.
  private mutating func readFile(_ name: String, _ lines: [Substring]) {
    var lines = lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    if let first = lines.first, first.hasPrefix("@") {
      let header = ["format: 1", "pack: \(first.dropFirst())", "source-locale: en"]
      lines.replaceSubrange(0..<1, with: header.map { $0[...] })
    }
    // A mark at the end says that the fault is that the file ends there.
    let endsWithMark = lines.last?.hasSuffix("»") == true
    let text = lines.joined(separator: "\n") + (endsWithMark ? "" : "\n")
    // A mark, a character, a byte, or what is repeated.
    let insert =
      /«(?<mark>[^»]*)»|\{\{(?:U\+(?<scalar>[0-9A-F]+)|0x(?<byte>[0-9A-F]{2})|(?<count>\d+)\*(?<text>[^»]*?))\}\}(?!\})/
    var content = Content()
    var marks: [(codes: Substring, number: Substring, places: [String])] = []
    var rest = text[...]
    while let match = rest.firstMatch(of: insert) {
      content.append(rest[..<match.range.lowerBound])
      rest = rest[match.range.upperBound...]
      guard let mark = match.mark else {
        content.append(match)
        continue
      }
      let parts = mark.split(separator: "=", maxSplits: 1)
      let number = parts.count == 2 ? parts[0] : ""
      let place = "\(name):\(content.line):\(content.column)"
      let known = marks.firstIndex {
        !number.isEmpty && ($0.number, $0.codes) == (number, parts[1])
      }
      if let known {
        marks[known].places.append(place)
      } else {
        marks.append((parts[parts.count - 1], number, [place]))
      }
    }
    content.append(rest)
    read.files[name] = content.bytes
    for mark in marks { expect(mark.codes, mark.places) }
  }

  /// The bytes of a file so far, and the place where they end.
  private struct Content {
    var bytes: [UInt8] = []
    var line = 1
    var column = 1

    mutating func append(_ text: some StringProtocol) {
      bytes += text.utf8
      for scalar in text.unicodeScalars { move(isNewLine: scalar == "\n") }
    }

    mutating func append(_ insert: Regex<Insert>.Match) {
      if let byte = insert.byte.flatMap({ UInt8($0, radix: 16) }) {
        bytes.append(byte)
        move(isNewLine: false)
      } else if let scalar = insert.scalar.flatMap({ UInt32($0, radix: 16) }) {
        append(String(UnicodeScalar(scalar).map(Character.init) ?? "?"))
      } else {
        append(String(repeating: String(insert.text ?? ""), count: Int(insert.count ?? "") ?? 0))
      }
    }

    private mutating func move(isNewLine: Bool) {
      (line, column) = isNewLine ? (line + 1, 1) : (line, column + 1)
    }
  }

  private typealias Insert = (
    Substring, mark: Substring?, scalar: Substring?, byte: Substring?, count: Substring?,
    text: Substring?
  )
}
