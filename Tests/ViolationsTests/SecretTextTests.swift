import Foundation
import Testing
import Violations

/// A secret text shows itself only where it is asked for.
@Suite struct SecretTextTests {
  private let secret = SecretText("Tr0ub4dor é 🔑")

  /// Not local to a test: the name of such a type has an address in it, which may hold any digits.
  struct Holder {
    var name = "ann"
    var secret: SecretText
  }

  @Test("It gives back its text", arguments: ["", "a", "Tr0ub4dor é 🔑", "a\0b"])
  func reveal(text: String) {
    let secret = SecretText(text)
    let copy = secret
    #expect(secret.reveal { String(copying: $0) } == text)
    #expect(copy.reveal { $0.count } == text.utf8.count)
  }

  @Test("What the closure throws comes out")
  func throwing() {
    #expect(throws: CancellationError.self) {
      try secret.reveal { _ in throw CancellationError() }
    }
  }

  @Test("Nothing that prints or looks inside shows any of it")
  func descriptions() {
    var dumped = ""
    dump(secret, to: &dumped)
    var printed = ""
    print(secret, to: &printed)
    #expect(String(describing: secret) == "" && String(reflecting: secret) == "")
    #expect("\(secret)" == "" && printed == "\n")
    #expect(Mirror(reflecting: secret).children.isEmpty)
    dump(Holder(secret: secret), to: &dumped)
    dumped += String(describing: Holder(secret: secret)) + String(reflecting: [secret])
    dumped += "\(Optional(secret) as Any)"
    // 84 is the first byte.
    for piece in ["Tr0", "dor", "é", "🔑", "84"] { #expect(!dumped.contains(piece), "\(dumped)") }
  }

  @Test("A form has a text only where its report is valid")
  func form() {
    let refused = Report(outcome: .invalid, violations: [Violation("required")])
    #expect(SecretText.Form(report: Report(), text: secret).text != nil)
    #expect(SecretText.Form(report: refused, text: secret).text == nil)
    #expect(!"\(SecretText.Form(report: Report(), text: secret))".contains("Tr0"))
  }
}
