import ErrorCatalog
package import SourceTexts
import UnicodeText
package import Violations

extension ContractFile {
  /// Reads a file that ``text(of:)`` wrote, and that people may have merged.
  ///
  /// Empty lines and further lines that begin with `#` are ignored.
  ///
  /// - Throws: A `LoadingError` with everything that is wrong in the file.
  /// - Complexity: O(*n*) in the length of the file.
  package init(_ source: SourceText) throws(LoadingError) {
    var reader = ContractReader(source: source)
    source.forEachLine { number, bytes in
      reader.read(String(decoding: bytes, as: UTF8.self), number)
    }
    if reader.format == nil {
      reader.report("contract.header", SourcePosition(line: 1, column: 1), "the file is empty")
    }
    try reader.collector.throwIfAny()
    self.init(entries: reader.entries, source: source)
  }
}

/// Reads a file of contracts line by line.
struct ContractReader {
  /// A part of a line, or of another part, with its position.
  struct Piece {
    var text: String
    var position: SourcePosition

    /// The pieces between separators.
    func split(_ separator: String) -> [Piece] {
      var column = position.column
      return text.split(separator: separator, omittingEmptySubsequences: false).map { part in
        defer { column += part.unicodeScalars.count + separator.unicodeScalars.count }
        return Piece(
          text: String(part),
          position: SourcePosition(line: position.line, column: column)
        )
      }
    }

    /// Returns the piece without some scalars at its beginning and end.
    func dropping(_ first: Int, _ last: Int) -> Piece {
      Piece(
        text: String(text.unicodeScalars.dropFirst(first).dropLast(last)),
        position: SourcePosition(line: position.line, column: position.column + first)
      )
    }
  }

  let source: SourceText
  var collector = DiagnosticCollector()
  var entries: [ContractFile.Entry] = []
  var format: String?
  private var lines: [ViolationCode: Int] = [:]
  private var numbers: [String: ViolationCode] = [:]

  init(source: SourceText) { self.source = source }

  mutating func report(
    _ code: String,
    _ position: SourcePosition,
    _ reason: String,
    hint: String? = nil
  ) {
    collector.add(source.diagnostic(code, at: position, reason: reason, hint: hint))
  }

  mutating func read(_ line: String, _ number: Int) {
    let start = SourcePosition(line: number, column: 1)
    guard format != nil else { return readHeader(line, start) }
    if line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) { return }
    if ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains(where: line.hasPrefix) {
      return report(
        "contract.line",
        start,
        "two versions of the file haven't been merged yet",
        hint: "keep the lines of both, and run `rulebook codes --check` again"
      )
    }
    let pieces = Piece(text: line, position: start).split(ContractFile.separator)
    guard pieces.count == CodeContract.Part.allCases.count else {
      return report(
        "contract.line",
        start,
        "a line has \(CodeContract.Part.allCases.count) parts separated by ` | `, but this one "
          + "has \(pieces.count)",
        hint: "write `storage.full | billing:4200 | error | 507/- | same | current | ()`"
      )
    }
    if let entry = entry(pieces) { add(entry, at: start) }
  }

  private mutating func readHeader(_ line: String, _ start: SourcePosition) {
    format = ContractFile.format
    guard line.hasPrefix(ContractFile.headerStart) else {
      return report(
        "contract.header",
        start,
        "this isn't the header of a file that `rulebook codes --write` wrote",
        hint: "write the file again, and review the changes"
      )
    }
    let rest = line.dropFirst(ContractFile.headerStart.count)
    let found = rest.prefix { $0.isNumber }
    if found != ContractFile.format {
      report(
        "contract.format",
        SourcePosition(line: start.line, column: ContractFile.headerStart.count + 1),
        "this version reads files of format \(ContractFile.format)",
        hint: "use the version of rulebook that wrote the file, or a later one"
      )
    }
  }

  private mutating func add(_ entry: ContractFile.Entry, at start: SourcePosition) {
    let contract = entry.contract
    if let line = lines[contract.code] {
      return report(
        "contract.duplicate",
        start,
        "the code `\(contract.code)` is already in line \(line)",
        hint: "keep one of the two"
      )
    }
    lines[contract.code] = start.line
    entries.append(entry)
    guard contract.number != nil else { return }
    let number = contract.text(.number)
    if let first = numbers[number] {
      report(
        "contract.duplicate",
        entry.position(.number),
        "`\(number)` is already the number of `\(first)`",
        hint: "a number belongs to one code forever"
      )
    }
    numbers[number] = contract.code
  }

  // MARK: Parts

  private mutating func entry(_ pieces: [Piece]) -> ContractFile.Entry? {
    guard let code = code(pieces[0]), let number = number(pieces[1]),
      let severity: Severity? = word(pieces[2], "a severity"),
      let status = status(pieces[3]),
      let retry: ErrorDeclaration.Retry? = retry(pieces[4]),
      let standing = standing(pieces[5]),
      let arguments = arguments(pieces[6])
    else { return nil }
    let contract = CodeContract(
      code: code,
      pack: number.pack,
      number: number.number,
      severity: severity,
      status: status,
      retry: retry,
      standing: standing,
      arguments: arguments.list
    )
    return ContractFile.Entry(
      contract: contract,
      positions: pieces.map(\.position),
      positionsOfArguments: arguments.places
    )
  }

  private mutating func code(_ piece: Piece) -> ViolationCode? {
    let code = ViolationCode(rawValue: piece.text)
    if code.isWellFormed { return code }
    report(
      "contract.part",
      piece.position,
      "`\(piece.text)` isn't a code",
      hint: "codes are lowercase words separated by dots, such as `storage.full`"
    )
    return nil
  }

  private mutating func number(_ piece: Piece) -> (pack: String, number: Int?)? {
    let parts = piece.split(":")
    let isName = parts[0].text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." }
    if parts.count == 2, isName, !parts[0].text.isEmpty {
      if parts[1].text == "-" { return (parts[0].text, nil) }
      if let number = Int(parts[1].text) { return (parts[0].text, number) }
    }
    report(
      "contract.part",
      piece.position,
      "`\(piece.text)` isn't a pack with a number",
      hint: "write the pack, a colon, and the number or `-`, as in `billing:4102`"
    )
    return nil
  }

  /// Reads one of some words, or `-`.
  ///
  /// The outer nil stands for anything else.
  private mutating func word<Word>(_ piece: Piece, _ what: String) -> Word??
  where Word: CaseIterable & RawRepresentable, Word.RawValue == String {
    if piece.text == "-" { return .some(nil) }
    if let word = Word(rawValue: piece.text) { return word }
    let words = Word.allCases.map(\.rawValue)
    report(
      "contract.part",
      piece.position,
      "`\(piece.text)` isn't \(what)",
      hint: nearestName(to: piece.text, in: words).map { "did you mean `\($0)`?" }
        ?? "write \(words.joined(separator: ", ")), or `-` for none"
    )
    return nil
  }

  private mutating func standing(_ piece: Piece) -> CodeContract.Standing? {
    if let standing = CodeContract.Standing(rawValue: piece.text) { return standing }
    report(
      "contract.part",
      piece.position,
      "`\(piece.text)` doesn't say whether the code is still in use",
      hint: "write `current`, `deprecated`, or `retired`"
    )
    return nil
  }

  private mutating func status(_ piece: Piece) -> ErrorStatus? {
    let parts = piece.split("/")
    guard parts.count == 2, parts[0].text == "-" || Int(parts[0].text) != nil else {
      report(
        "contract.part",
        piece.position,
        "`\(piece.text)` isn't a status",
        hint:
          "write the statuses of HTTP and gRPC with a slash: `402/failed-precondition`, or `-/-`"
      )
      return nil
    }
    guard let grpc: ErrorStatus.GRPC? = word(parts[1], "a gRPC status") else { return nil }
    return ErrorStatus(http: Int(parts[0].text), grpc: grpc)
  }

  /// Reads whether to try again, or `-`.
  ///
  /// The outer nil stands for anything else.
  private mutating func retry(_ piece: Piece) -> ErrorDeclaration.Retry?? {
    switch piece.text {
    case "-": return .some(nil)
    case "never": return .never
    case "same": return .same
    default:
      if piece.text.hasPrefix("after "), piece.text.count > 6 {
        return .after(argument: String(piece.text.dropFirst(6)))
      }
      report(
        "contract.part",
        piece.position,
        "`\(piece.text)` doesn't say whether to try again",
        hint: "write `never`, `same`, `after ARGUMENT`, or `-`"
      )
      return nil
    }
  }
}
