import Foundation
import TestSupport
import Violations

@testable import IdentifierRules

/// A row of a public suite of card cases.
struct CardSuiteRow: Sendable {
  var id: String
  var input: String
  /// What the row is about: a field such as `number`, or an operation such as `lengths`.
  var subject: String
  var expected: String
  var diagnosis: String?
  /// The current date that the row assumes.
  var today: CivilDate?
  /// The lengths of a security code that the row allows.
  var codeLengths: [Int] = []
  /// Whether the input is JSON other than a text.
  var isOtherThanText = false
  var isValid = false
  var isPossible = false
  var brand: String?
  var types: [String] = []
  var code: CardBrand.SecurityCode?
  var lengths: [Int] = []

  /// The input as the rules of the pack see it: trimmed, with ASCII digits.
  var normalizedInput: String {
    var text = ""
    for scalar in input.trimmingCharacters(in: .whitespacesAndNewlines).unicodeScalars {
      if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
        text += String(Int(value))
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  var digits: String { normalizedInput.filter(\.isWholeNumber) }
}

/// The public suites.
enum CardSuite {
  static func rows(of suite: String) throws -> [CardSuiteRow] {
    try ConformanceSuites.lines(of: "cards/" + suite).compactMap { line in
      try row(JSONSerialization.jsonObject(with: line))
    }
  }

  private static func row(_ object: Any) throws -> CardSuiteRow? {
    guard let object = object as? [String: Any], let id = object["id"] as? String,
      let input = object["input"] as? String,
      let context = object["context"] as? [String: Any],
      let subject = (context["field"] ?? context["op"]) as? String,
      let expected = object["expected"] as? String
    else { return nil }
    let extra = object["extra"] as? [String: Any] ?? [:]
    var row = CardSuiteRow(id: id, input: input, subject: subject, expected: expected)
    row.diagnosis = object["diagnosis"] as? String
    row.today = (context["now"] as? String).flatMap { CivilDate(String($0.prefix(10))) }
    let arguments = context["args"] as? [Any] ?? []
    row.codeLengths = arguments.flatMap { $0 as? [Int] ?? [$0 as? Int].compactMap { $0 } }
    row.isValid = extra["isValid"] as? Bool ?? (expected == "valid")
    row.isPossible = extra["isPotentiallyValid"] as? Bool ?? false
    row.brand = (extra["card"] ?? extra["brand"]) as? String
    row.types = extra["types"] as? [String] ?? []
    if let code = extra["code"] as? [String: Any], let name = code["name"] as? String,
      let size = code["size"] as? Int
    {
      row.code = CardBrand.SecurityCode(name: name, length: size)
    }
    if let type = (extra["row"] as? [Any])?.last as? [String: Any] {
      row.types = [type["type"] as? String].compactMap { $0 }
      row.lengths = type["lengths"] as? [Int] ?? []
    }
    if context["json_value"] != nil {
      // A month and a year in separate fields are written as one text.
      if let date = try JSONSerialization.jsonObject(
        with: Data(input.utf8),
        options: .fragmentsAllowed
      )
        as? [String: Any], let month = date["month"], let year = date["year"]
      {
        row.input = "\(month)/\(year)"
      } else {
        row.isOtherThanText = true
      }
    }
    return row
  }
}

/// A disagreement with a suite and its reason, for one row or for all rows of a kind.
struct KnownCardDisagreement: Decodable {
  /// The row; nil for a kind.
  var id: String?

  /// The name of a kind in ``CardDisagreementKind``.
  var kind: String?

  /// How many rows of a kind there are, by suite.
  var counts: [String: Int]?

  var reason: String

  /// The clause or source that decides.
  var clause: String

  static func all() throws -> [KnownCardDisagreement] {
    let file = Checkout.fixtures.appending(path: "Cards/known-disagreements.json")
    return try JSONDecoder().decode([KnownCardDisagreement].self, from: Data(contentsOf: file))
  }
}
