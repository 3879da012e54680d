import JSONDocuments
package import Rulebook
import SourceTexts
import UnicodeText
import Violations

extension ExampleReport.Failure {
  /// One property of an example with the expected and the actual value.
  struct Difference {
    var name: String
    var expected: String
    var actual: String
  }

  /// The failure for a person: its position in the format that compilers use, and below it each
  /// difference, with the expected and the actual value side by side.
  package var text: String {
    let rows = [Difference(name: "", expected: "expected", actual: "actual")] + differences
    let names = rows.map(\.name.count).max() ?? 0
    let expected = rows.map(\.expected.count).max() ?? 0
    let lines = rows.map { row in
      "    " + row.name.padded(to: names + 2) + row.expected.padded(to: expected + 2) + row.actual
    }
    return ([heading] + lines).map { $0 + "\n" }.joined()
  }

  /// The position, the rule, and the value.
  var heading: String {
    "\(file):\(position): \(rule): \(valueText)\(formText)".escapingDisruptions()
  }

  /// Each property that differs.
  var differences: [Difference] {
    var rows: [Difference] = []
    if outcome != expectedOutcome {
      rows.append(
        Difference(
          name: "outcome",
          expected: expectedOutcome.rawValue,
          actual: outcome.rawValue
        )
      )
    }
    rows += differencesOfCodes
    if let expectedNormalized {
      let actual = actualNormalized.map { "'\(($0.text ?? $0.json).escapedAndIsolated())'" }
      rows.append(
        Difference(
          name: "normalized",
          expected: "'\(expectedNormalized.escapedAndIsolated())'",
          actual: actual ?? "nothing"
        )
      )
    }
    for (name, value) in expectedFacts.sorted(by: { $0.key < $1.key }) {
      rows.append(
        Difference(name: name, expected: value.shown, actual: (actualFacts[name] ?? .null).shown)
      )
    }
    return rows
  }

  private var differencesOfCodes: [Difference] {
    if expectedPlaces.isEmpty, actualPlaces.isEmpty {
      let isFree = expectedCodes.isEmpty && outcome == expectedOutcome
      if isFree || actualCodes.areOrAreSlips(of: expectedCodes) { return [] }
      return [
        Difference(name: "codes", expected: expectedCodes.listed, actual: actualCodes.listed)
      ]
    }
    let places = Set(expectedPlaces.keys).union(actualPlaces.keys)
    return places.sorted { $0.description < $1.description }.compactMap { place in
      let (expected, actual) = (expectedPlaces[place] ?? [], actualPlaces[place] ?? [])
      if actual.areOrAreSlips(of: expected) { return nil }
      let name = place.isEmpty ? "the record" : place.description.escapingDisruptions()
      return Difference(name: name, expected: expected.listed, actual: actual.listed)
    }
  }

  var valueText: String {
    value.text.map { "'\($0.escapedAndIsolated())'" } ?? value.json.escapedAndIsolated()
  }

  private var formText: String {
    form.map { ", which the rule itself turns into '\($0.escapedAndIsolated())'" } ?? ""
  }
}

extension [ViolationCode] {
  fileprivate var listed: String {
    isEmpty ? "none" : map(\.rawValue).joined(separator: ", ")
  }
}

extension Value {
  /// The value of a fact in one line.
  fileprivate var shown: String {
    if case .null = self { return "absent" }
    return (text ?? json).escapedAndIsolated()
  }

  fileprivate var json: String {
    var json = JSONWriter()
    json.write(self)
    return json.text
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
