import Foundation
import Rulebook

/// Measures formats that programs write for programs, next to Foundation if it can read them.
enum ComputerBenchmarks {
  private static let json =
    #"{"name":"Ann Lee","tags":["a","b",1,2.5e3,true,null],"address":{"city":"Bern","zip":"3011"}}"#
  private static let base64 = String(repeating: "Zm9vYmFy", count: 32)

  static func run(_ rulebook: Rulebook, _ harness: inout Harness) throws {
    let json = try rulebook.rule("json")
    let data = Data(Self.json.utf8)
    harness.compare(
      "json, 95 bytes",
      { json.accepts(Self.json) ? 1 : 0 },
      with: .init(name: "JSONSerialization") {
        do { return try JSONSerialization.jsonObject(with: data) is [String: Any] ? 1 : 0 } catch {
          return 0
        }
      }
    )
    let base64 = try rulebook.rule("base64")
    harness.compare(
      "base64, 256 characters",
      { base64.accepts(Self.base64) ? 1 : 0 },
      with: .init(name: "Data(base64Encoded:)") { Data(base64Encoded: Self.base64)?.count ?? 0 }
    )
    let uuid = try rulebook.rule("uuid.v4")
    harness.compare(
      "uuid.v4",
      { uuid.accepts("919108f7-52d1-4320-9bac-f847db4148a8") ? 1 : 0 },
      with: .init(name: "UUID(uuidString:)") {
        UUID(uuidString: "919108f7-52d1-4320-9bac-f847db4148a8") == nil ? 0 : 1
      }
    )
    let bitcoin = try rulebook.rule("bitcoin-address")
    let form = try rulebook.rule("base58")
    harness.compare(
      "bitcoin-address, Base58Check",
      { bitcoin.accepts("1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2") ? 1 : 0 },
      with: .init(name: "Base 58 alone") {
        form.accepts("1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2") ? 1 : 0
      }
    )
    harness.compare(
      "bitcoin-address, Bech32",
      { bitcoin.accepts("bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4") ? 1 : 0 },
      with: nil
    )
    for (name, value) in [
      ("ethereum-address", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"), ("byte-size", "1.5 GiB"),
      ("css-color", "rgb(30 144 255 / 50%)"), ("file-name", "report 2026.pdf"),
    ] {
      let rule = try rulebook.rule(name)
      harness.compare(name, { rule.accepts(value) ? 1 : 0 }, with: nil)
    }
  }
}
