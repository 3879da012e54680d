import JSONDocuments
import SourceTexts
import UnicodeText
import Violations

extension ExampleReport.Failure {
  /// The failure in the format that compilers use: its position, what was expected, and what was
  /// found.
  package var text: String {
    let place = "\(file):\(position): \(rule): \(valueText)\(formText)"
    let wanted = words(
      expectedCodes,
      expectedPlaces,
      .valid,
      expectedNormalized.map(Value.text)
    )
    let got = words(
      actualCodes,
      actualPlaces,
      outcome,
      expectedNormalized == nil ? nil : actualNormalized
    )
    return [
      place.escapingDisruptions(),
      "    wanted: " + (wanted + facts(expectedFacts)).escapingDisruptions(),
      "    got:    " + (got + facts(actualFacts)).escapingDisruptions(),
    ].map { $0 + "\n" }.joined()
  }

  private var valueText: String {
    value.text.map { "'\($0.escapedAndIsolated())'" } ?? json(value).escapedAndIsolated()
  }

  private var formText: String {
    form.map { ", which the rule itself turns into '\($0.escapedAndIsolated())'" } ?? ""
  }

  private func facts(_ facts: [String: Value]) -> String {
    facts.sorted { $0.key < $1.key }.map { name, value in
      let text =
        if case .null = value { "absent" } else { (value.text ?? json(value)).escapedAndIsolated() }
      return ", \(name) \(text)"
    }.joined()
  }

  private func words(
    _ codes: [ViolationCode],
    _ places: [FieldPath: [ViolationCode]],
    _ outcome: Outcome,
    _ normalized: Value?
  ) -> String {
    let ofPlaces = places.map { path, codes in
      "\(path.isEmpty ? "the record" : "\(path)"): \(codes.map(\.rawValue).joined(separator: ", "))"
    }
    let names =
      places.isEmpty
      ? codes.map(\.rawValue).joined(separator: ", ")
      : ofPlaces.sorted().joined(separator: "; ")
    let form = normalized.map { " '\(($0.text ?? json($0)).escapedAndIsolated())'" } ?? ""
    return names.isEmpty ? outcome.rawValue + form : names
  }

  private func json(_ value: Value) -> String {
    var json = JSONWriter()
    json.write(value)
    return json.text
  }
}
