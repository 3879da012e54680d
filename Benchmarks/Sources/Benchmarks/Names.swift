import Foundation
import Rulebook
import RulebookKernels

extension Benchmarks {
  /// Measures names of 20 characters next to a regular expression of Unicode properties.
  static func names(_ rulebook: Rulebook, _ harness: inout Harness) throws {
    let rule = try rulebook.rule("person-name")
    let common = try NSRegularExpression(pattern: #"^[\p{L}\p{M}' .-]{1,100}$"#)
    for (script, name) in [
      ("ASCII", "Annemarie Smith Jones"), ("Cyrillic", "Екатерина Воробьёва"),
      ("Greek", "Ελένη Παπαδοπούλου Α"), ("Vietnamese", "Nguyễn Thị Ánh Tuyết"),
      ("Han", "欧阳娜娜欧阳娜娜欧阳娜娜"), ("Korean", "김영희 박지성 이순신 세종대왕"),
    ] {
      harness.compare(
        "name, \(script)",
        { valid(rule, name) },
        with: .matches(of: common, in: name)
      )
    }
  }
}
