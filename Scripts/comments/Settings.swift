// What the examples in documentation comments assume.
//
// `Scripts/check-comments` compiles each example as a method of one of these protocols. Nothing
// runs, so nothing implements them.

import Foundation
import Rulebook
import RulebookChecks

/// Values that many examples mention.
protocol Setting: Sendable {
  var rulebook: Rulebook { get }
  var live: LiveRulebook { get }
  var signUpForm: TypedForm<SignUp> { get }
  var record: [String: Value] { get }
  var form: BoundForm<SignUp> { get }
  var ann: SignUp { get }
  var checks: AsyncChecks { get }
  var isFree: AsyncCheck { get }

  var error: any Error { get }
  var failures: [any Error] { get }
  var name: String { get }
  var body: Data { get }
  var request: Request { get }
  var response: Response { get }
  var acceptLanguage: String { get }
  var problem: ReceivedProblem { get }

  var users: any Users { get }
  var invitations: any Invitations { get }
  var registry: any Registry { get }
  var server: any Server { get }

  func hash(_ bytes: Span<UInt8>) -> Int
  func charge() throws
  func save(_ record: Value)
  func save(_ signUp: SignUp)
  func show(_ text: String)
}

/// A setting with rules, forms of packs, and catalogs.
protocol RecordSetting: Setting {
  var report: Report { get nonmutating set }
  var signUp: FormHandle { get }
  var session: FormSession { get }
  var field: SessionField { get }
  var card: SessionField { get }
  var pin: SessionField? { get }
  var typing: TextEdit { get }
  var email: RuleHandle { get }
  var staffID: RuleHandle { get }
  var strength: Rulebook.PasswordStrength { get }
  var secret: SecretText { get }
  var lines: LineProtocol { get nonmutating set }
  var configuration: Rulebook.Configuration { get }
  var packs: String { get }
  var check: EvenLengthCheck { get }

  var catalog: Catalog { get }
  var localizer: Localizer { get }
  var violation: Violation { get }
  var declaration: ErrorDeclaration { get }
  var english: LocaleIdentifier { get }
  var german: LocaleIdentifier { get }
  var swissGerman: LocaleIdentifier { get }
  var alert: Alert { get }
  var logger: any Logger { get }
  func readMessages(_ file: String) throws -> [String: Message]
}

/// A setting with a form of the application's own type.
protocol TypedSetting: Setting {
  var signUp: TypedForm<SignUp> { get }
  var report: TypedReport<SignUp> { get }
  var session: TypedSession<SignUp> { get }
  var password: SessionField { get }
}

/// A setting inside a check or a table that is written in Swift.
protocol CheckSetting {
  var check: any Check { get }
  var definition: CheckDefinition { get }
  var settings: Settings { get }
  var checks: CheckList { get }
  var document: SourceDocument { get }
  var node: DocumentNode { get }
  var source: SourceText { get }
}

// The application's own types.

struct SignUp: Codable, Sendable {
  var email = ""
  var country = ""
  var phone: String?
  var state = ""
  var password = ""
  var oldPassword = ""
  var passwordAgain = ""
  var nickname = ""
  var badge = ""
  var pin = ""
  var code = ""
  var start: CivilDate?
  var end: CivilDate?
  var tags: [String] = []
  var address = Address()
  var billing: Address?
  var contacts: [Contact] = []
  var boxes: [Box] = []
}

struct Address: Codable, Sendable {
  var street = ""
  var city = ""
  var country = ""
}

struct Contact: Codable, Sendable { var email = "" }
struct Box: Codable, Sendable { var lines: [Line] = [] }
struct Line: Codable, Sendable { var sku = "" }
enum Room: String, CaseIterable, FieldValue { case single, double, suite }

/// An error as `rulebook generate swift` writes it.
enum AccountsError: CatalogedError {
  case nameTaken(suggestion: String)

  static let pack = ErrorPack("accounts", sourceLocale: "en", codes: [], messages: [:])

  var code: ViolationCode { "accounts.name_taken" }

  var arguments: [String: Argument] {
    switch self {
    case .nameTaken(let suggestion): ["suggestion": .text(suggestion)]
    }
  }
}

// The application's surroundings.

protocol Users: Sendable {
  func isFree(_ name: String) async throws -> Bool
  func isTaken(_ name: Value) async -> Bool
}

protocol Invitations: Sendable { func contains(_ code: String) async throws -> Bool }
protocol Registry: Sendable { func state(of domain: String) async throws -> DomainState }

struct DomainState: Sendable {
  var isLocked: Bool
  var until: CivilDate
}

protocol Server: Sendable {
  func violations(in record: Value) async -> [Violation]
  func violations(in signUp: SignUp) async -> [Violation]
}

struct Request: Sendable {
  var headers: [String: String]
  var body: Data
}

@MainActor final class Response {
  var status = 200
  var headers: [String: String] = [:]
  var body = Data()
}

@MainActor final class Alert { var message: String? }
protocol Logger { func error(_ text: String) }

// Checks and tables in Swift.

// The comment of `Check` declares the type.
extension EvenLengthCheck {
  static let definition = CheckDefinition(
    "even-length",
    "Requires an even number of bytes.",
    codes: [.evenLengthOdd]
  ) {
    _ in EvenLengthCheck()
  }
}

enum AmountCheck { static let definition = EvenLengthCheck.definition }
enum LengthUnit: String, CaseIterable { case characters, bytes }
struct CurrencyCodes: Sendable { init(_ codes: [String]) {} }

struct Office: FolderTableEntry {
  static let fileEnding = ".office"

  static func read(_ file: TableFile, name: String) throws(LoadingError) -> Office { Office() }

  static func table(of entries: FolderTable<Office>) -> [String] { [] }
}
