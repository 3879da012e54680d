/// A text with names in braces, such as the address of a help page or the line of a log.
///
///     let pattern = try NamePattern("refused at {gateway}, attempt {attempts}")
///     pattern.names                    // ["gateway", "attempts"]
///     pattern.filled { _ in "1" }      // "refused at 1, attempt 1"
///
/// `{{` and `}}` are braces.
package struct NamePattern: Hashable, Sendable {
  /// What is wrong with a pattern.
  package struct Fault: Error, Hashable, Sendable {
    package var reason: String

    /// Where it is, in Unicode scalars.
    package var offset: Int
  }

  private enum Piece: Hashable, Sendable {
    case text(String)
    case name(String, offset: Int)
  }

  private var pieces: [Piece] = []

  /// Reads a pattern.
  ///
  /// - Throws: The first mistake.
  /// - Complexity: O(*n*) in its length.
  package init(_ pattern: String) throws(Fault) {
    let scalars = Array(pattern.unicodeScalars)
    var text = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      let isBrace = scalar == "{" || scalar == "}"
      if !isBrace || index + 1 < scalars.count && scalars[index + 1] == scalar {
        text.append(scalar)
        index += isBrace ? 2 : 1
        continue
      }
      let name = try Self.name(in: scalars, at: index)
      if !text.isEmpty { pieces.append(.text(String(text))) }
      text.removeAll()
      pieces.append(.name(name, offset: index))
      index += name.unicodeScalars.count + 2
    }
    if !text.isEmpty { pieces.append(.text(String(text))) }
  }

  /// Returns the name in the braces that begin at an offset.
  private static func name(in scalars: [Unicode.Scalar], at start: Int) throws(Fault) -> String {
    guard scalars[start] == "{" else {
      throw Fault(reason: "this brace closes nothing", offset: start)
    }
    guard let end = scalars[start...].firstIndex(of: "}") else {
      throw Fault(reason: "this brace is never closed", offset: start)
    }
    var name = String.UnicodeScalarView()
    name.append(contentsOf: scalars[(start + 1)..<end])
    let isName = name.allSatisfy { "a"..."z" ~= $0 || "0"..."9" ~= $0 || $0 == "_" }
    guard isName, !name.isEmpty else {
      throw Fault(reason: "`{\(String(name))}` is not a name in braces", offset: start)
    }
    return String(name)
  }

  /// The names, in order.
  package var names: [String] { places.map(\.name) }

  /// The names with the places of their braces, in Unicode scalars.
  package var places: [(name: String, offset: Int)] {
    pieces.compactMap { piece in
      if case .name(let name, let offset) = piece { (name, offset) } else { nil }
    }
  }

  /// Returns the text with something in the place of each name; the name in braces where that is nil.
  ///
  /// - Parameters:
  ///   - literal: Returns how to write what stands between names.
  ///   - value: Returns what stands for a name.
  /// - Returns: The text.
  package func filled(
    literal: (String) -> String = { $0 },
    _ value: (String) -> String?
  ) -> String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let between): text += literal(between)
      case .name(let name, _): text += value(name) ?? "{\(name)}"
      }
    }
  }
}
