import Foundation
import Rulebook

/// The errors of a service that takes payments: requests in, problem details and log lines out.
@main
struct BillingServer {
  /// A request to pay, with the result that the gateway would return.
  struct Request {
    var acceptLanguage: String
    var outcome: Outcome
  }

  /// The outcome of a payment.
  enum Outcome { case declined, busy, diskFull, bug }

  let rulebook: Rulebook

  static func main() throws {
    let rulebook = try Rulebook(
      Rulebook.Configuration(
        sources: [.bundled, .folder("Examples/ErrorCatalog/Packs")],
        errors: ErrorHandling { error in
          // Other libraries' errors become our codes here, and nowhere else.
          (error as? POSIXError)?.code == .ENOSPC ? BillingError.storageFull : nil
        }
      )
    )
    let server = BillingServer(rulebook: rulebook)
    server.answer(Request(acceptLanguage: "de-CH, fr;q=0.5", outcome: .declined), "r-1")
    server.answer(Request(acceptLanguage: "fr", outcome: .busy), "r-2")
    server.answer(Request(acceptLanguage: "de", outcome: .diskFull), "r-3")
    server.answer(Request(acceptLanguage: "pl, en;q=0.1", outcome: .bug), "r-4")
    try tellOfCodes(in: rulebook)
  }

  // This function throws only these errors, so the compiler knows when all are caught.
  func charge(_ outcome: Outcome, holder: String) throws(BillingError) {
    switch outcome {
    case .declined:
      throw .cardDeclined(brand: "Visa", attempts: 2, gateway: "gateway-7", holder: holder)
    case .busy:
      throw .busy(seconds: 30, method: .debit, cause: ErrorCause(BillingError.storageFull))
    case .diskFull, .bug:
      break
    }
  }

  func pay(_ request: Request) throws {
    try charge(request.outcome, holder: "Ann Smith")
    switch request.outcome {
    case .diskFull: throw POSIXError(.ENOSPC)
    case .bug:
      throw DecodingError.valueNotFound(Int.self, .init(codingPath: [], debugDescription: "secret"))
    case .declined, .busy: break
    }
  }

  func answer(_ request: Request, _ id: String) {
    do {
      try pay(request)
    } catch {
      // People read the problem, and operators read the log. The identifier connects the two.
      let problem = rulebook.problem(for: error, in: request.acceptLanguage, instance: id)
      print("HTTP", problem.status, problem.title)
      for (name, value) in problem.headers.sorted(by: { $0.key < $1.key }) {
        print("\(name): \(value)")
      }
      print(problem.detail)
      if let action = problem.action { print(action) }
      print("log:", rulebook.logRecord(for: error, instance: id))
      print()
    }
  }

  /// Prints facts about codes, without errors or generated code.
  static func tellOfCodes(in rulebook: Rulebook) throws {
    let text = try rulebook.errorText(for: "storage.full", in: "fr")
    print(text.message)
    do {
      _ = try rulebook.errorText(for: "billing.declined", in: "fr")
    } catch {
      print(error)
    }
  }
}
