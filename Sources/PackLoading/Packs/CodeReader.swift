import ErrorCatalog
import RuleEngine
import SourceTexts
import UnicodeText
import Violations

/// Reads a pack's declarations of codes.
struct CodeReader {
  let reader: NodeReader
  let pack: String

  static let keys = ["number", "severity", "summary", "help", "deprecated", "retired"]

  /// Reads the codes of a pack.
  func codes(_ node: DocumentNode) -> [ViolationCode: CodeDeclaration] {
    guard let record = reader.record(node, "codes") else { return [:] }
    var codes: [ViolationCode: CodeDeclaration] = [:]
    var firstWithNumber: [Int: DocumentRecord.Entry] = [:]
    for entry in record.entries {
      let code = reader.code(
        entry.key,
        at: entry.keyStart,
        "isn't a code",
        hint: NodeReader.hintForCodes
      )
      guard let code else { continue }
      let declaration = declaration(of: code, entry)
      codes[code] = declaration
      guard let number = declaration.declared.number else { continue }
      if let first = firstWithNumber[number] {
        reader.report(
          "pack.duplicate_number",
          at: entry.value.record?["number"]?.start ?? entry.keyStart,
          "the code `\(first.key)` already has the number \(number), in line "
            + "\(first.keyStart.line)",
          hint: "give each code a different number"
        )
      } else {
        firstWithNumber[number] = entry
      }
    }
    return codes
  }

  private func declaration(of code: ViolationCode, _ entry: DocumentRecord.Entry) -> CodeDeclaration
  {
    var declaration = CodeDeclaration(
      declared: ErrorDeclaration(code, pack: pack),
      position: entry.keyStart
    )
    guard !entry.value.isNull, let written = reader.record(entry.value, "the code `\(entry.key)`")
    else { return declaration }
    let record = reader.checkKeys(
      written,
      of: "a code",
      known: Self.keys + ProgramCodeReader.keys
    )
    for part in record.entries { declaration.places[part.key] = part.value.start }
    declaration.declared.number = record["number"].flatMap(number)
    declaration.declared.severity =
      record["severity"].flatMap { reader.choice($0, "the severity") }
    declaration.declared.summary = record["summary"].flatMap { reader.line($0, "the summary") }
    ProgramCodeReader(reader: reader).read(record, into: &declaration)
    declaration.declared.help =
      record["help"].flatMap { help($0, hasNumber: declaration.declared.number != nil) }
    readStanding(record, into: &declaration)
    return declaration
  }

  /// Reads a number, which can't be negative, so that people can quote it.
  private func number(_ node: DocumentNode) -> Int? {
    guard let number = reader.integer(node, "the number") else { return nil }
    if number >= 0 { return number }
    reader.report(
      "pack.wrong_value",
      at: node.start,
      "the number of a code can't be negative",
      hint: "write \(number.magnitude)"
    )
    return nil
  }

  // MARK: Help

  /// Reads the address of a help page: an HTTPS address with names in braces.
  private func help(_ node: DocumentNode, hasNumber: Bool) -> String? {
    guard let text = reader.text(node, "the help address"),
      let pattern = reader.namePattern(text, of: node, "the address")
    else { return nil }
    for place in pattern.places
    where !ErrorDeclaration.helpNames.contains(place.name) || place.name == "number" && !hasNumber {
      reader.report(
        "pack.wrong_value",
        at: node.position(ofScalar: place.offset, in: reader.source),
        place.name == "number"
          ? "the code doesn't have a number" : "{\(place.name)} isn't a name for help addresses",
        hint: "write `{code}`, `{locale}` or, if the code has a number, `{number}`"
      )
      return nil
    }
    guard pattern.filled({ _ in "1" }).isAddressOfHTTPS, !text.hostPart.contains("{") else {
      reader.report(
        "pack.wrong_value",
        at: node.start,
        "the help address isn't an HTTPS address (RFC 3986)",
        hint: "write it like `https://acme.example/errors/{code}`, and encode other characters, "
          + "like `%20`"
      )
      return nil
    }
    return text
  }

  // MARK: Deprecated and retired codes

  private func readStanding(_ record: DocumentRecord, into declaration: inout CodeDeclaration) {
    for key in ["deprecated", "retired"] {
      guard let node = record[key] else { continue }
      if declaration.declared.standing != .current {
        reader.report(
          "pack.wrong_value",
          at: node.start,
          "a code can't be both deprecated and retired",
          hint: "remove `deprecated`"
        )
      }
      let parts = reader.record(node, "`\(key)`")
      if let parts { reader.checkKeys(parts, of: "`\(key)`", known: ["since", "replaced-by"]) }
      let since = parts.flatMap { reader.required("since", in: $0, of: node, "`\(key)`") }
      let version = since.flatMap { reader.text($0, "the version") } ?? ""
      if let since, !version.isEmpty || since.text == "", !version.isVersion {
        reader.report(
          "pack.bad_version",
          at: since.start,
          "`\(version.prefix(40))` isn't a version",
          hint: "write letters, digits, dots and hyphens, with at least one digit, like `3.2` or "
            + "`2026-11`"
        )
      }
      let replacement =
        parts?["replaced-by"].flatMap { reader.code($0, "the replacement code") }
      declaration.places["replaced-by"] = parts?["replaced-by"]?.start
      declaration.declared.standing =
        key == "retired"
        ? .retired(since: version, replacement: replacement)
        : .deprecated(since: version, replacement: replacement)
    }
  }
}

extension String {
  /// The text between `https://` and the path.
  fileprivate var hostPart: Substring {
    hasPrefix("https://") ? dropFirst(8).prefix { !"/?#".contains($0) } : ""
  }

  /// Whether the text is an address with the scheme `https`, a host name or IPv4 address, and
  /// characters that RFC 3986 §2 allows.
  fileprivate var isAddressOfHTTPS: Bool {
    let authority = hostPart.split(separator: ":", omittingEmptySubsequences: false)
    guard let host = authority.first, let first = host.utf8.first, first.isLetterOrDigit,
      host.utf8.allSatisfy({
        $0.isLetterOrDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
      }),
      authority.count == 1 || authority.count == 2 && UInt16(authority[1]) != nil
    else { return false }
    var bytes = Array(utf8.dropFirst(8 + hostPart.utf8.count))[...]
    while let byte = bytes.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard bytes.prefix(2).count == 2, bytes.prefix(2).allSatisfy(\.isHexadecimalDigit) else {
          return false
        }
      } else if !byte.isLetterOrDigit && !"-._~:/?#@!$&'()*+,;=".utf8.contains(byte) {
        return false
      }
    }
    return true
  }

  /// Whether the text can name a release: letters, digits, dots and hyphens, with at least one
  /// digit.
  fileprivate var isVersion: Bool {
    unicodeScalars.count <= 40 && unicodeScalars.contains { "0"..."9" ~= $0 }
      && unicodeScalars.allSatisfy {
        "0"..."9" ~= $0 || "a"..."z" ~= $0 || "A"..."Z" ~= $0 || ".-+_".unicodeScalars.contains($0)
      }
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool { isLetter || isDigit }
}

extension NodeReader {
  func code(_ node: DocumentNode, _ what: String) -> ViolationCode? {
    guard let text = text(node, what) else { return nil }
    let code = ViolationCode(rawValue: text)
    if code.isWellFormed { return code }
    report("pack.bad_name", at: node.start, "`\(text)` isn't a code", hint: Self.hintForCodes)
    return nil
  }

  /// How codes are written.
  static let hintForCodes =
    "write lowercase words with underscores, joined by dots: `billing.card_declined`"

  /// Reads a text with names in braces.
  func namePattern(_ text: String, of node: DocumentNode, _ what: String) -> NamePattern? {
    do throws(NamePattern.Fault) {
      return try NamePattern(text)
    } catch {
      report(
        "pack.wrong_value",
        at: node.position(ofScalar: error.offset, in: source),
        "\(what): \(error.reason)",
        hint: "write names like `{code}`, and a literal brace as `{{` or `}}`"
      )
      return nil
    }
  }
}
