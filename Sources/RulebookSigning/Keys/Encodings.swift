import Crypto
import Foundation

/// Base64 as in RFC 4648 §4, where every text of bytes has exactly one form.
enum Base64 {
  /// Returns the bytes that a text represents, or nil if it isn't their only form.
  static func bytes(of text: String) -> [UInt8]? {
    guard let data = Data(base64Encoded: text) else { return nil }
    let bytes = Array(data)
    return self.text(of: bytes).utf8.elementsEqual(text.utf8) ? bytes : nil
  }

  /// Returns the text that represents bytes.
  static func text(of bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }
}

/// SHA-256 digests of contents (FIPS 180-4), which can't be forged as checksums can.
enum SecureDigest {
  /// Returns the digest of bytes as 64 lowercase hexadecimal digits.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func text(of bytes: [UInt8]) -> String {
    SHA256.hash(data: bytes).reduce(into: "") { text, byte in
      if byte < 16 { text.append("0") }
      text.append(String(byte, radix: 16))
    }
  }

  /// Returns whether a text is a digest, or the beginning of one with another number of digits.
  static func isDigest(_ text: String, digits: Int = 64) -> Bool {
    text.utf8.count == digits
      && text.utf8.allSatisfy { byte in
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
          || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
      }
  }
}
