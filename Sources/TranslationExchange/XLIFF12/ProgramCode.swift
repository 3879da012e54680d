import Documents
import UnicodeText

/// An inline element that stands for a code of a program, in XLIFF 1.2 (§2.6) or 2.0 (§4.2.3).
///
///     <x id="INTERPOLATION" equiv-text="{{ user.name }}"/>         the argument user_name
///     <ph id="0" equiv="INTERPOLATION" disp="{{ user.name }}"/>    the same in 2.0
///     <x id="PH_1" equiv-text="this.user().name"/>                 the argument user_name
///     <x id="total" equiv-text="a + b"/>                           the argument total
///     <x id="START_BOLD_TEXT" ctype="x-b" equiv-text="&lt;b&gt;"/> the words <b>
///     <x id="START_BLOCK_IF" ctype="x-if" equiv-text="@if"/>       a block
struct ProgramCode {
  /// What a code stands for.
  enum Meaning: Hashable {
    case words(String)

    /// An argument with a name.
    case argument(String)

    /// The beginning or end of a block, such as Angular's `@if`.
    case block
  }

  let element: XMLElement

  /// The unit with the text that the code stands for; nil if there is none.
  private(set) var unit: String?

  /// The name of the code: a number, or a name such as `INTERPOLATION_1`.
  private let name: String

  /// The code as the program writes it; nil if the file doesn't say it.
  private let text: String?

  /// Reads an element without content.
  init(_ element: XMLElement) {
    let attributes = element.attributes
    self.element = element
    name = attributes["equiv"] ?? attributes["id"] ?? ""
    text = attributes["ctype"] == "lb" ? "\n" : attributes["equiv-text"] ?? attributes["disp"]
    unit = attributes["xid"] ?? attributes["subFlows"]
  }

  /// Reads the beginning of an element around other content.
  init(startOf element: XMLElement) {
    self.element = element
    name = element.attributes["equivStart"] ?? ""
    text = element.attributes["dispStart"]
  }

  /// Reads the end of an element around other content.
  init(endOf element: XMLElement) {
    self.element = element
    name = element.attributes["equivEnd"] ?? ""
    text = element.attributes["dispEnd"]
  }

  /// Returns what the code stands for; nil if the file doesn't say it.
  func meaning(isAngular: Bool) -> Meaning? {
    if isAngular, name.hasPrefix("START_BLOCK_") || name.hasPrefix("CLOSE_BLOCK_") { return .block }
    if isAngular, name.hasPrefix("LINE_BREAK") { return .words("\n") }
    guard let text, !text.isEmpty else {
      let isNamed = name.hasPrefix("INTERPOLATION") || isAngular && isPlaceholder
      return isNamed ? .argument(ownName) : nil
    }
    if text.hasPrefix("{{") {
      return .argument(text.hasSuffix("}}") ? path(text.dropFirst(2).dropLast(2)) : ownName)
    }
    if text.hasPrefix("{") { return nil }
    // Angular's code in a program is an expression, and its tags begin with `<`.
    guard isAngular, !text.hasPrefix("<"), hasName, !isTag else { return .words(text) }
    return .argument(isPlaceholder ? path(text[...]) : ownName)
  }

  // MARK: Names

  private var hasName: Bool { name.first?.isLetter == true }

  /// Whether the name is the one of an expression without a name of its own.
  private var isPlaceholder: Bool { name == "PH" || name.hasPrefix("PH_") }

  private var isTag: Bool {
    ["START_", "CLOSE_", "TAG_"].contains { name.hasPrefix($0) }
  }

  /// The name as the name of an argument: in lowercase, unless the program chose it.
  private var ownName: String { name == name.uppercased() ? name.lowercased() : name }

  /// Returns the name of the argument for an expression: `user_name` for `this.user().name`, or the
  /// name of the code if the expression isn't the path of a value.
  private func path(_ expression: Substring) -> String {
    let plain = expression.replacing("()", with: "")
    let isPlain = plain.utf8.allSatisfy { $0.isLetter || $0.isDigit || " ._?!".utf8.contains($0) }
    let words = plain.split { $0 == " " || $0 == "." || $0 == "?" || $0 == "!" }
      .drop { $0 == "this" }
    guard isPlain, words.first?.first?.isLetter == true else { return ownName }
    return words.joined(separator: "_")
  }
}
