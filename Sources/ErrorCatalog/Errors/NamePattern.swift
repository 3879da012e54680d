/// A text with names in braces, such as the URL of a help page or a log line.
///
///     let pattern = try NamePattern("refused at {gateway}, attempt {attempts}")
///     pattern.names                    // ["gateway", "attempts"]
///     pattern.filled { _ in "1" }      // "refused at 1, attempt 1"
///
/// `{{` and `}}` are literal braces.
package struct NamePattern: Hashable, Sendable {
  /// A mistake in a pattern.
  package struct Fault: Error, Hashable, Sendable {
    package var reason: String

    /// The offset of the mistake, in Unicode scalars.
    package var offset: Int
  }

  private enum Piece: Hashable, Sendable {
    case text(String)
    case name(String, offset: Int)
  }

  private var pieces: [Piece] = []

  /// Parses a pattern.
  ///
  /// - Throws: The first mistake.
  /// - Complexity: O(*n*) in the length of the pattern.
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

  /// Returns the name in the braces at an offset.
  private static func name(in scalars: [Unicode.Scalar], at start: Int) throws(Fault) -> String {
    guard scalars[start] == "{" else {
      throw Fault(reason: "this brace doesn't close anything", offset: start)
    }
    guard let end = scalars[start...].firstIndex(of: "}") else {
      throw Fault(reason: "this brace is never closed", offset: start)
    }
    var name = String.UnicodeScalarView()
    name.append(contentsOf: scalars[(start + 1)..<end])
    let isName = name.allSatisfy { "a"..."z" ~= $0 || "0"..."9" ~= $0 || $0 == "_" }
    guard isName, !name.isEmpty else {
      throw Fault(reason: "`{\(String(name))}` isn't a name in braces", offset: start)
    }
    return String(name)
  }

  /// The names, in order.
  package var names: [String] { places.map(\.name) }

  /// The names with the offsets of their braces, in Unicode scalars.
  package var places: [(name: String, offset: Int)] {
    pieces.compactMap { piece in
      if case .name(let name, let offset) = piece { (name, offset) } else { nil }
    }
  }

  /// Returns the text with a value for each name.
  ///
  /// If the value is nil, the name stays in braces.
  ///
  /// - Parameters:
  ///   - literal: Returns the text between names as it should be written.
  ///   - value: Returns the value for a name.
  /// - Returns: The filled-in text.
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
