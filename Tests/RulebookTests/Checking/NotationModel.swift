import Rulebook
import Testing

/// The notation of a kind of value, written slowly and in the plainest way.
struct NotationModel: CustomTestStringConvertible, Sendable {
  var testDescription: String { rule + (parameters["locale"]?.text.map { " " + $0 } ?? "") }

  var rule: String
  var parameters: [String: Value] = [:]

  /// The characters that are typed.
  var alphabet: String

  /// Texts that are pasted.
  var pasted: [String] = []

  /// Whether the notation depends on the text before the edit.
  var dependsOnOldText = false

  /// Returns the text in the notation, or nil if the model says nothing about it.
  var notation: (@Sendable (_ edit: TextEdit) -> String)?

  static let all: [NotationModel] = [
    NotationModel(
      rule: "iban",
      alphabet: "CHgb0123456789 -.?",
      pasted: ["CH9300762011623852957", "gb82 west 1234"],
      notation: { iban($0.newText) }
    ),
    NotationModel(
      rule: "date",
      alphabet: "0123456789--",
      pasted: ["2026-11-20", "20261120"],
      notation: { masked($0.newText, "0000-00-00") }
    ),
    NotationModel(
      rule: "time",
      alphabet: "0123456789::",
      pasted: ["14:30", "143015"],
      notation: { masked($0.newText, "00:00:00") }
    ),
    NotationModel(
      rule: "us.ssn",
      alphabet: "0123456789--",
      pasted: ["123-45-6789", "123456789"],
      notation: { masked($0.newText, "000-00-0000") }
    ),
    NotationModel(
      rule: "number.localized",
      parameters: ["locale": "de"],
      alphabet: "001234567890.,",
      pasted: ["1.234.567,5", "1234567", "1.5"],
      dependsOnOldText: true,
      notation: { grouped($0) }
    ),
    NotationModel(rule: "payment-card", alphabet: "0123456789 -", pasted: ["4111 1111"]),
    NotationModel(rule: "br.cpf", alphabet: "0123456789.-", pasted: ["123.456.789-09"]),
    NotationModel(rule: "cl.rut", alphabet: "0123456789kK.-", pasted: ["12.345.678-5"]),
    NotationModel(rule: "ch.uid", alphabet: "CHE0123456789.-", pasted: ["CHE-116.281.838"]),
    NotationModel(rule: "casrn", alphabet: "0123456789-", pasted: ["7732-18-5", "64175"]),
    NotationModel(
      rule: "date.localized",
      parameters: ["locale": "de"],
      alphabet: "00112233456789.-",
      pasted: ["22.11.2026", "2026-11-22"]
    ),
    NotationModel(
      rule: "date.localized",
      parameters: ["locale": "ko"],
      alphabet: "0112233456789. ",
      pasted: ["2026. 11. 22."]
    ),
    NotationModel(
      rule: "money.localized",
      parameters: ["locale": "fr"],
      alphabet: "0123456789, €",
      pasted: ["1 234,50 €", "1234 EUR"],
      dependsOnOldText: true
    ),
    NotationModel(
      rule: "number.localized",
      parameters: ["locale": "en-IN"],
      alphabet: "0123456789,.",
      pasted: ["12,34,567"],
      dependsOnOldText: true
    ),
  ]
}

// MARK: - The plain notations

/// An IBAN in groups of four characters, if it can still become one, or one without its country.
private func iban(_ text: String) -> String {
  var groups = ""
  var count = 0
  let letters = text.filter { !" .-".contains($0) }.prefix { $0.isLetter }.count
  // Of the country, one letter can be left.
  let isBare = letters < 2
  for character in text {
    if " .-".contains(character) { continue }
    let isPossible =
      switch count {
      case _ where isBare: character.isNumber ? count < 30 + letters : count == 0
      case 0, 1: character.isLetter
      case 2, 3: character.isNumber
      default: character.isLetter || character.isNumber
      }
    if !isPossible { return text }
    if count > 0, count % 4 == 0 { groups += " " }
    groups.append(character)
    count += 1
  }
  return groups
}

/// The text with as few separators inserted as it takes to fit a mask, where `0` is a digit; the
/// text itself if that isn't possible.
private func masked(_ text: String, _ mask: String) -> String {
  func fits(_ text: String) -> Bool {
    text.count <= mask.count
      && zip(text, mask).allSatisfy { $1 == "0" ? $0.isNumber : $0 == $1 }
  }
  if text.count > mask.count { return text }
  let separators = mask.filter { $0 != "0" }
  var texts = [text]
  for _ in 0...separators.count {
    if let fitting = texts.first(where: fits) { return fitting }
    // Each text with one more separator before a digit.
    texts = texts.flatMap { text in
      text.indices.filter { text[$0].isNumber }.map { index in
        "\(text[..<index])\(separators.prefix(1))\(text[index...])"
      }
    }
  }
  return text
}

/// A German number in groups of three digits.
private func grouped(_ edit: TextEdit) -> String {
  let text = edit.newText
  guard isNumber(text) else { return text }
  if !text.contains(".") || isGrouped(text) { return isGrouped(text) ? text : regrouped(text) }
  if edit.replacement.contains(".") || !isNumber(edit.oldText) || !isGrouped(edit.oldText) {
    return text
  }
  return regrouped(text)
}

/// Whether a text has a whole part that ends with a digit, and possibly a fraction.
private func isNumber(_ text: String) -> Bool {
  let parts = text.split(separator: ",", omittingEmptySubsequences: false)
  return parts.count <= 2 && parts[0].last?.isNumber == true
    && !parts.dropFirst().joined().contains(".")
}

private func isGrouped(_ text: String) -> Bool { regrouped(text) == text }

private func regrouped(_ text: String) -> String {
  let parts = text.split(separator: ",", omittingEmptySubsequences: false)
  let digits = parts[0].filter(\.isNumber)
  var whole = ""
  for (place, digit) in digits.reversed().enumerated() {
    if place > 0, place % 3 == 0, digits.first != "0" { whole = "." + whole }
    whole = String(digit) + whole
  }
  return ([whole] + parts.dropFirst().map(String.init)).joined(separator: ",")
}
