/// One subject to attack: inputs that look like it, and what must hold for any input.
///
/// A target is one file. It is run on inputs from a seed by `Fuzzing run NAME`, and on those
/// that libFuzzer finds by an executable of a few lines.
public protocol FuzzTarget: Sendable {
  /// The name on the command line.
  var name: String { get }

  /// Makes inputs that look like the subject.
  var grammar: InputGrammar { get }

  /// Tries the library with an input.
  ///
  /// - Parameter input: Any bytes, most often but not always UTF-8.
  /// - Throws: The first promise that does not hold.
  func attack(with input: [UInt8]) throws(Breach)
}

extension FuzzTarget {
  /// Attacks with what libFuzzer gives, and ends the process if a promise does not hold.
  public func expectNoBreach(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // SAFETY: libFuzzer gives `count` bytes that live for the call, or none.
    let input = unsafe Array(UnsafeBufferPointer(start: data, count: count))
    do {
      try attack(with: input)
    } catch {
      preconditionFailure("\(error)\n\(input.escapedLiteral)")
    }
    return 0
  }
}

/// All targets.
public enum FuzzTargets {
  /// Returns the targets in the order in which they are listed.
  public static func all() -> [any FuzzTarget] {
    [
      EmailTarget(), CardsTarget(), PhoneTarget(), NamesTarget(), PasswordsTarget(),
      PatternsTarget(), PacksTarget(), CatalogsTarget(), LinesTarget(),
    ]
  }
}
