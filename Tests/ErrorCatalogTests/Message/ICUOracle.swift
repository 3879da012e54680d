import CICUOracle
import Violations

/// ICU's own formatter of messages.
final class ICUOracle {
  private let oracle: OpaquePointer

  /// Compiles a pattern, or returns nil where ICU refuses it.
  init?(_ pattern: String, locale: String) {
    guard let oracle = icu_oracle_open(locale, pattern) else { return nil }
    self.oracle = oracle
  }

  deinit { icu_oracle_close(oracle) }

  /// Returns the message for texts, numbers and dates, or nil where ICU fails.
  func text(_ arguments: [String: Argument]) -> String? {
    let names = Array(arguments.keys)
    var strings: [String] = []
    var kinds: [(icu_oracle_kind, Int64)] = []
    for name in names {
      switch arguments[name] {
      case .text(let text):
        strings.append(text)
        kinds.append((ICU_ORACLE_TEXT, 0))
      case .integer(let number):
        strings.append("")
        kinds.append((ICU_ORACLE_INTEGER, Int64(number)))
      case .decimal(let number):
        strings.append(number.description)
        kinds.append((ICU_ORACLE_DECIMAL, 0))
      case .date(let date):
        strings.append("")
        kinds.append((ICU_ORACLE_DATE, Int64(date.daysSinceEpoch)))
      default:
        return nil
      }
    }
    if names.isEmpty { strings = [""] }
    // One buffer holds all names and texts, each ended by a zero.
    var offsets: [Int] = []
    var bytes: [CChar] = []
    for text in names + strings {
      offsets.append(bytes.count)
      bytes.append(contentsOf: text.utf8.map { CChar(bitPattern: $0) })
      bytes.append(0)
    }
    return bytes.withUnsafeBufferPointer { (buffer: UnsafeBufferPointer<CChar>) -> String? in
      // SAFETY: every offset is within the buffer, which outlives the call.
      guard let base = buffer.baseAddress else { return nil }
      let list = names.indices.map { index in
        icu_oracle_argument(
          name: base + offsets[index],
          kind: kinds[index].0,
          text: base + offsets[names.count + index],
          number: kinds[index].1
        )
      }
      var output = [CChar](repeating: 0, count: 65_536)
      let length = icu_oracle_format(oracle, list, Int32(list.count), &output, Int32(output.count))
      guard length >= 0 else { return nil }
      return String(decoding: output[..<Int(length)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
