import Rulebook
import Testing

/// A form manager: it goes through a model in order and returns the first error as an integer code
/// and a message; the same code has a message of its own for each field.
@Suite("Recipe: a form manager with integer codes")
struct FormManagerTests {
  struct Person: Sendable {
    var email = "ann@example.org"
    var name = "Ann"
    var mobile = "081234 56789"
    var nickname = ""
    var account = ""
  }

  struct FormError: Equatable {
    var code: Int
    var message: String
  }

  /// What an application keeps: a form whose rules, numbers and words are all data.
  struct FormManager {
    let rulebook: Rulebook
    let form: BoundForm<Person>

    init() throws {
      rulebook = try RecipePacks.rulebook("registration")
      form = try TypedForm<Person>(pack: "registration") {
        Field(\.email)
        Field(\.name)
        Field(\.mobile)
        Field(\.nickname)
        Field(\.account)
      }.bound(to: rulebook)
    }

    func firstError(in person: Person, locale: String = "en") -> FormError? {
      guard let violation = form.check(person).report.first, let number = violation.number else {
        return nil
      }
      let message = rulebook.localizer(for: locale).message(for: violation).text
      return FormError(code: number, message: message)
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var change: @Sendable (inout Person) -> Void
    var code: Int
    var message: String

    init(
      _ name: String,
      _ code: Int,
      _ message: String,
      _ change: @escaping @Sendable (inout Person) -> Void
    ) {
      (testDescription, self.code, self.message, self.change) = (name, code, message, change)
    }
  }

  static let rows: [Row] = [
    Row("no e-mail", 3003, "Enter your e-mail address.") { $0.email = "" },
    Row("no name", 3003, "Enter your name.") { $0.name = " " },
    Row("no mobile number", 3003, "Enter your mobile number.") { $0.mobile = "" },
    Row("a bad e-mail", 3004, "Enter an e-mail address, such as ann@example.org.") {
      $0.email = "ann@"
    },
    Row("a bad name", 3010, "Enter your name in letters.") { $0.name = "R2-D2" },
    Row("a bad mobile number", 3008, "Enter a mobile number of ten digits.") {
      $0.mobile = "12345"
    },
    Row("a number of a fixed line", 3008, "Enter a mobile number of ten digits.") {
      $0.mobile = "011 2345 6789"
    },
    Row("more than ten characters", 3009, "Enter at most 10 characters.") {
      $0.nickname = "elevenletter"
    },
    Row("not alphanumeric", 3006, "Use only the letters A to Z and digits.") {
      $0.account = "ann-lee"
    },
    Row("several at once: the first in the form's order", 3003, "Enter your name.") {
      $0.account = "ann-lee"
      $0.mobile = ""
      $0.name = ""
    },
  ]

  @Test("The first error, its code and its message", arguments: rows)
  func firstError(row: Row) throws {
    var person = Person()
    row.change(&person)
    #expect(
      try FormManager().firstError(in: person) == FormError(code: row.code, message: row.message)
    )
  }

  @Test("A model without errors")
  func noError() throws {
    #expect(try FormManager().firstError(in: Person()) == nil)
  }

  @Test("The same code in another language")
  func german() throws {
    let manager = try FormManager()
    let error = manager.firstError(in: Person(mobile: ""), locale: "de-AT")
    #expect(error == FormError(code: 3003, message: "Gib deine Handynummer ein."))
  }
}
