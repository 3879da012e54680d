package import Rulebook
import UnicodeText
import Violations

extension ExampleReport {
  /// The report in the XML of JUnit, which build servers show.
  ///
  /// Each rule or form is a suite, and each example a case. The format has no standard. This is the
  /// part of it that Jenkins, GitLab and GitHub actions read: `testsuites`, `testsuite`, `testcase`
  /// and `failure`, with their counts.
  package var junit: String {
    var suites: [Suite] = []
    var indices: [Suite.Name: Int] = [:]
    func add(_ file: String, _ rule: String, _ item: Case) {
      let name = Suite.Name(file: file, rule: rule)
      let index = indices[name] ?? suites.count
      if index == suites.count {
        indices[name] = index
        suites.append(Suite(name: name))
      }
      suites[index].cases.append(item)
    }
    for pass in passes { add(pass.file, pass.rule, Case(pass)) }
    for failure in failures { add(failure.file, failure.rule, Case(failure)) }
    let total = passes.count + failures.count
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="rulebook" tests="\(total)" failures="\(failures.count)">
      \(suites.map(\.xml).joined())</testsuites>

      """
  }

  /// The examples of one rule or form.
  private struct Suite {
    struct Name: Hashable {
      let file: String
      let rule: String
    }

    let name: Name
    var cases: [Case] = []

    var xml: String {
      let failed = cases.count { $0.failure != nil }
      let cases = cases.sorted { $0.position < $1.position }.map { $0.xml(in: name) }.joined()
      return "  <testsuite name=\"\(name.rule.inXML)\" file=\"\(name.file.inXML)\" "
        + "tests=\"\(self.cases.count)\" failures=\"\(failed)\">\n\(cases)  </testsuite>\n"
    }
  }

  /// One example.
  private struct Case {
    let value: String
    let position: SourcePosition
    let failure: Failure?

    init(_ pass: Pass) {
      value = pass.value.named
      position = pass.position
      failure = nil
    }

    init(_ failure: Failure) {
      value = failure.value.named
      position = failure.position
      self.failure = failure
    }

    func xml(in suite: Suite.Name) -> String {
      let name = failure?.form.map { "\(value) → \($0)" } ?? value
      let head =
        "    <testcase name=\"\(name.inXML) (line \(position.line))\" "
        + "classname=\"\(suite.rule.inXML)\" file=\"\(suite.file.inXML)\" line=\"\(position.line)\""
      guard let failure else { return head + "/>\n" }
      let message = failure.differences.map { "\($0.name): \($0.actual), not \($0.expected)" }
      return head + ">\n      <failure message=\"\(message.joined(separator: "; ").inXML)\">"
        + failure.text.inXML + "</failure>\n    </testcase>\n"
    }
  }
}

extension Value {
  /// The value in the name of a case.
  fileprivate var named: String {
    switch self {
    case .text(let text): text
    case .decimal(let number): number.description
    case .boolean(let flag): String(flag)
    case .null: "null"
    case .list(let elements): "[" + elements.map(\.named).joined(separator: ", ") + "]"
    case .record(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.named)" }
        .joined(separator: ", ") + "}"
    }
  }
}

extension String {
  /// The text in XML, between tags or in an attribute, without characters that act on a terminal or
  /// that XML doesn't have (XML 1.0 §2.2).
  fileprivate var inXML: String {
    var text = self
    if text.unicodeScalars.contains(where: { $0.value == 0xFFFE || $0.value == 0xFFFF }) {
      text.unicodeScalars.removeAll { $0.value == 0xFFFE || $0.value == 0xFFFF }
    }
    return text.escapingDisruptions(keepingLines: true).htmlEscaped
  }
}
