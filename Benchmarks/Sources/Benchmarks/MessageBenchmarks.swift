import BenchmarkICU
import CReferences
import Rulebook

/// Measures messages of violations next to ICU's formatter, and texts of errors next to messages of
/// violations.
enum MessageBenchmarks {
  static func run(_ rulebook: Rulebook, _ harness: inout Harness) throws {
    let localizer = rulebook.localizer(for: "pl")
    let plain = Violation("number.not_whole")
    let plural = Violation("limit.list_size", ["maximum": 5])
    let plainText = localizer.message(for: plain).text.replacing("'", with: "''")
    let plainReference = reference_message_open(plainText, "pl")
    harness.compare(
      "message, plain",
      { localizer.message(for: plain).text.utf8.count },
      with: .init(name: "ICU MessageFormat") {
        Int(reference_message_format(plainReference, 0))
      }
    )
    let pluralReference = reference_message_open(
      "{0, plural, one {Podaj maksymalnie # pozycję.} few {Podaj maksymalnie # pozycje.} "
        + "many {Podaj maksymalnie # pozycji.} other {Podaj maksymalnie # pozycji.}}",
      "pl"
    )
    harness.compare(
      "message, plural",
      { localizer.message(for: plural).text.utf8.count },
      with: .init(name: "ICU MessageFormat") {
        Int(reference_message_format(pluralReference, 5))
      }
    )
    errors(localizer, &harness)
  }

  /// An error costs as much as a violation with its code, and making one doesn't need a lookup.
  private static func errors(_ localizer: Localizer, _ harness: inout Harness) {
    let violation = Violation("internal", ["instance": "7k3m-9qxd-2f4h"])
    harness.compare(
      "error, its message, title and action",
      { localizer.errorText(for: Failure(instance: "7k3m-9qxd-2f4h"))?.message.utf8.count ?? 0 },
      with: .init(name: "the message of a violation") {
        localizer.message(for: violation).text.utf8.count
      }
    )
    harness.compare(
      "error, made and thrown",
      {
        do throws(Failure) { return try thrown() } catch { return error.instance.utf8.count }
      },
      with: .init(name: "a violation made") {
        Violation("internal", ["instance": "7k3m-9qxd-2f4h"]).arguments.count
      }
    )
  }

  @inline(never)
  private static func thrown() throws(Failure) -> Int { throw Failure(instance: "7k3m-9qxd-2f4h") }

  /// An error that shows people only an identifier.
  private struct Failure: CatalogedError {
    static let pack = ErrorPack("benchmark", sourceLocale: "en", codes: [], messages: [:])
    var instance: String
    var code: ViolationCode { "internal" }
    var arguments: [String: Argument] { ["instance": .text(instance)] }
  }
}
