/// The pattern of a message, built from words, arguments, and branches.
///
///     var pattern = MessagePattern()
///     pattern.add(words: "It's {")
///     pattern.add(argument: "name", .text)
///     pattern.text  // "It's '{'{name}"
struct MessagePattern {
  /// The pattern so far.
  private(set) var text = ""

  /// The position of the number that the innermost plural around the pattern depends on; nil
  /// outside of plurals.
  let number: Int?

  init(inPluralOf number: Int? = nil) { self.number = number }

  /// The number of bytes.
  var count: Int { text.utf8.count }

  /// Adds words, and quotes characters that have a meaning in messages.
  ///
  /// - Complexity: O(*n*) in the length of the words.
  mutating func add(words: String) {
    let scalars = Array(words.unicodeScalars)
    var isQuoted = false
    for (index, scalar) in scalars.enumerated() {
      let hasMeaning = isMeaningful(scalar)
      if scalar != "'", hasMeaning != isQuoted {
        text += "'"
        isQuoted = hasMeaning
      }
      text.unicodeScalars.append(scalar)
      guard scalar == "'" else { continue }
      // A brace may come after the last word.
      let next = index + 1 < scalars.count ? scalars[index + 1] : "}"
      if isQuoted || next == "'" || isMeaningful(next) { text += "'" }
    }
    if isQuoted { text += "'" }
  }

  private func isMeaningful(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "{" || scalar == "}" || number != nil && scalar == "#"
  }

  /// Adds another pattern.
  mutating func add(_ other: MessagePattern) { text += other.text }

  mutating func add(argument name: String, _ kind: FormatText.Kind) {
    switch kind {
    case .text: text += "{\(name)}"
    case .integer, .decimal: text += "{\(name), number}"
    case .rounded: text += "{\(name), number, integer}"
    }
  }

  /// Adds the number that a branch depends on.
  mutating func addNumberSign() { text += "#" }

  mutating func add(plural name: String, _ branches: [(selector: String, pattern: MessagePattern)])
  {
    let written = branches.map { "\($0.selector) {\($0.pattern.text)}" }
    text += "{\(name), plural, \(written.joined(separator: " "))}"
  }
}
