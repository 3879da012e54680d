import ErrorCatalog
import UnicodeText
import Violations

extension ContractReader {
  /// The arguments of a line, with their positions by name.
  typealias Arguments = (list: [ErrorArgument]?, places: [String: SourcePosition])

  /// Reads the arguments of a line: `(brand: text, gateway: text internal)`.
  mutating func arguments(_ piece: Piece) -> Arguments? {
    if piece.text == "-" { return (nil, [:]) }
    guard piece.text.hasPrefix("("), piece.text.hasSuffix(")"), piece.text.count > 1 else {
      report(
        "contract.part",
        piece.position,
        "`\(piece.text)` isn't a list of arguments",
        hint: "write them in parentheses, as in `(brand: text, gateway: text internal)`, or `-`"
      )
      return nil
    }
    let inner = piece.dropping(1, 1)
    var result: Arguments = ([], [:])
    for part in inner.text.isEmpty ? [] : inner.split(", ") {
      guard let argument = argument(part) else { return nil }
      if result.places.updateValue(part.position, forKey: argument.name) != nil {
        report("contract.part", part.position, "the argument `\(argument.name)` appears twice")
        return nil
      }
      result.list?.append(argument)
    }
    return result
  }

  private mutating func argument(_ piece: Piece) -> ErrorArgument? {
    let parts = piece.split(": ")
    let words = parts.count == 2 ? parts[1].split(" ") : []
    let exposure = words.count == 2 ? ErrorArgument.Exposure(rawValue: words[1].text) : .public
    if ViolationCode(rawValue: parts[0].text).isWellFormed, 1...2 ~= words.count, let exposure,
      let kind = ErrorArgument.Kind(inContract: words[0].text)
    {
      return ErrorArgument(parts[0].text, kind, exposure: exposure)
    }
    let kinds = Argument.Kind.allCases.map(\.rawValue)
    let written = words.first?.text ?? ""
    report(
      "contract.part",
      piece.position,
      "`\(piece.text)` isn't an argument",
      hint: nearestName(to: written, in: kinds).flatMap {
        $0 == written ? nil : "did you mean `\($0)`?"
      } ?? "write its name, its type, and any mark, as in `gateway: text internal`"
    )
    return nil
  }
}

extension ErrorArgument.Kind {
  /// Parses what `description` writes; nil for anything else.
  fileprivate init?(inContract text: String) {
    func inner(_ name: String) -> String? {
      guard text.hasPrefix(name + "("), text.hasSuffix(")") else { return nil }
      return String(text.dropFirst(name.count + 1).dropLast())
    }
    if let element = inner("list") {
      guard let kind = Self(inContract: element) else { return nil }
      self = .list(of: kind)
    } else if let words = inner("choice") {
      self = .choice(words.isEmpty ? [] : words.split(separator: "|").map(String.init))
    } else if let kind = Argument.Kind(rawValue: text), kind != .list {
      self = .single(kind)
    } else {
      return nil
    }
  }
}
