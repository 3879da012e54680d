import Foundation
import Rulebook

/// Decodes the body of a request into an application's type, next to the usual ways.
enum DecodingBenchmarks {
  fileprivate struct Contact: Codable, Sendable {
    var name = ""
    var email = ""
  }

  fileprivate struct SignUp: Codable, Sendable {
    var email = ""
    var name = ""
    var country = ""
    var city = ""
    var phone: String?
    var age = 0
    var newsletter = false
    var tags: [String] = []
    var contacts: [Contact] = []
  }

  private static let body = Data(
    #"""
    {"email": "ann.smith@mail.example.org", "name": "Ann Smith", "country": "CH", "city": "Bern",
     "phone": "079 123 45 67", "age": 44, "newsletter": true, "tags": ["new", "sale", "summer"],
     "contacts": [{"name": "Bob Lee", "email": "bob@example.org"},
                  {"name": "Cid Ray", "email": "cid@example.org"}]}
    """#.utf8
  )

  /// The form, whose rules are cheap, so that the rows show the cost of reading.
  private static let signUp = TypedForm("decoded", blank: SignUp()) {
    Field(\.email, "email", required: true)
    Field(\.name, "text.single-line", required: true)
    Field(\.country, "country-code")
    Field(\.city, "text.single-line")
    Field(\.phone, "phone", with: ["region": .field(\.country)])
    Field(\.age, "integer", required: true)
    Field(\.newsletter, "flag", required: true)
    Each(\.tags, "slug")
    Each(\.contacts, blank: Contact()) {
      Field(\.name, "text.single-line", required: true)
      Field(\.email, "email", required: true)
    }
  }

  static func run(_ rulebook: Rulebook, _ harness: inout Harness) throws {
    let form = try signUp.bound(to: rulebook)
    let (report, _) = form.decode(body)
    if !report.isValid { print("wrong in the body of the benchmark: \(report)") }
    read(&harness)
    decode(form, &harness)
  }

  /// Measures only the reading of the body.
  private static func read(_ harness: inout Harness) {
    let read: () -> Int = {
      do { return try Value(json: body).kind == .record ? 1 : 0 } catch { return 0 }
    }
    harness.compare(
      "JSON to a value",
      read,
      with: .init(name: "JSONSerialization") { serialized == nil ? 0 : 1 }
    )
    harness.compare(
      "JSON to a value, or a decoder",
      read,
      with: .init(name: "JSONDecoder, [String: Value]") {
        do { return try JSONDecoder().decode([String: Value].self, from: body).count } catch {
          return 0
        }
      }
    )
  }

  /// Measures the whole way from a body to a checked value.
  private static func decode(_ form: BoundForm<SignUp>, _ harness: inout Harness) {
    let decode: () -> Int = { form.decode(body).value == nil ? 0 : 1 }
    harness.compare(
      "decode, or a decoder",
      decode,
      with: .init(name: "JSONDecoder and check") {
        do {
          return form.check(try JSONDecoder().decode(SignUp.self, from: body)).isValid ? 1 : 0
        } catch {
          return 0
        }
      }
    )
    harness.compare(
      "decode, or a serialization",
      decode,
      with: .init(name: "JSONSerialization and check") {
        guard let object = serialized, let signUp = SignUp(object) else { return 0 }
        return form.check(signUp).isValid ? 1 : 0
      }
    )
    // What decoding adds to the check: the reading, the types and the value.
    guard let signUp = form.decode(body).value else { return }
    harness.compare(
      "decode, or the check alone",
      decode,
      with: .init(name: "check") { form.check(signUp).isValid ? 1 : 0 }
    )
  }

  private static var serialized: [String: Any]? {
    do { return try JSONSerialization.jsonObject(with: body) as? [String: Any] } catch {
      return nil
    }
  }
}

extension DecodingBenchmarks.SignUp {
  /// Reads the members by hand, as programs with `JSONSerialization` do.
  fileprivate init?(_ object: [String: Any]) {
    guard let email = object["email"] as? String, let name = object["name"] as? String,
      let country = object["country"] as? String, let city = object["city"] as? String,
      let age = object["age"] as? Int, let newsletter = object["newsletter"] as? Bool,
      let tags = object["tags"] as? [String],
      let contacts = object["contacts"] as? [[String: String]]
    else { return nil }
    self.init(
      email: email,
      name: name,
      country: country,
      city: city,
      phone: object["phone"] as? String,
      age: age,
      newsletter: newsletter,
      tags: tags,
      contacts: contacts.map { .init(name: $0["name"] ?? "", email: $0["email"] ?? "") }
    )
  }
}
