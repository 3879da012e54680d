/// The lines of a generated Swift file.
struct SwiftLines {
  private(set) var text = ""

  /// Writes a line, indented by two spaces for each level.
  mutating func line(_ depth: Int, _ line: String = "") {
    text += line.isEmpty ? "\n" : String(repeating: "  ", count: depth) + line + "\n"
  }

  /// Writes elements on one line if they fit, or else each on its own line.
  mutating func list(
    _ depth: Int,
    _ start: String,
    _ elements: [String],
    _ end: String,
    trailingComma: Bool = false
  ) {
    let short = start + elements.joined(separator: ", ") + end
    if elements.isEmpty || short.count + 2 * depth <= 100 { return line(depth, short) }
    line(depth, start)
    for (number, element) in elements.enumerated() {
      line(depth + 1, element + (number < elements.count - 1 || trailingComma ? "," : ""))
    }
    line(depth, end)
  }
}
