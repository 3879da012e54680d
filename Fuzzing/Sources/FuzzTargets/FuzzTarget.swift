/// A subject to attack: inputs that look like it, and promises for any input.
///
/// A target is a file. `Fuzzing run NAME` runs it on inputs from a seed, and an executable of a few
/// lines runs it on inputs that libFuzzer finds.
public protocol FuzzTarget: Sendable {
  /// The name on the command line.
  var name: String { get }

  /// Makes inputs that look like the subject.
  var grammar: InputGrammar { get }

  /// Tries the library with an input.
  ///
  /// - Parameter input: Any bytes, usually but not always UTF-8.
  /// - Throws: The first broken promise.
  func attack(with input: [UInt8]) throws(Breach)
}

extension FuzzTarget {
  /// Attacks with an input from libFuzzer, and ends the process if a promise is broken.
  public func expectNoBreach(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // SAFETY: libFuzzer passes `count` bytes that live during the call, or none.
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
  /// Returns the targets in the order of the list.
  public static func all() -> [any FuzzTarget] {
    [
      EmailTarget(), CardsTarget(), PhoneTarget(), NamesTarget(), PasswordsTarget(),
      PatternsTarget(), PacksTarget(), CheckDigitsTarget(), NumbersTarget(), CatalogsTarget(),
      LinesTarget(), TextsTarget(), HostsTarget(), NetworksTarget(), URLsTarget(), URIsTarget(),
      ExpressionsTarget(), ComputerFormatsTarget(), LocalizedTarget(), TimesTarget(),
    ]
  }
}
