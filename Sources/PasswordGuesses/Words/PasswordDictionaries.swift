import Synchronization

/// The dictionaries that passwords are compared with, read and packed when they are first needed.
///
///     let dictionaries = PasswordDictionaries { [words] }
///     try dictionaries.packedSize()  // the memory that they take, in bytes
///
/// They may be used from any number of threads; no lock is on the path.
public final class PasswordDictionaries: Sendable {
  private let load: @Sendable () throws(PasswordDataUnreadable) -> [PasswordDictionary]
  private let packed = PublishedOnce<PasswordLexicon>()

  /// Creates dictionaries.
  ///
  /// - Parameter load: Returns the dictionaries. It is called when they are first needed; several
  ///   threads that need them at once may each call it.
  public init(
    load: @escaping @Sendable () throws(PasswordDataUnreadable) -> [PasswordDictionary]
  ) {
    self.load = load
  }

  /// The memory that the words take, in bytes.
  ///
  /// - Throws: `PasswordDataUnreadable` if a dictionary cannot be read.
  public func packedSize() throws(PasswordDataUnreadable) -> Int { try lexicon().size }

  /// Returns the packed words, which the first caller packs.
  func lexicon() throws(PasswordDataUnreadable) -> PasswordLexicon {
    if let lexicon = packed.object { return lexicon }
    return packed.publish(PasswordLexicon(try load()))
  }
}

/// The keyboards over which passwords may walk, read when they are first needed.
///
///     let keyboards = PasswordKeyboards { [qwerty, azerty] }
///
/// They may be used from any number of threads; no lock is on the path.
public final class PasswordKeyboards: Sendable {
  private let load: @Sendable () throws(PasswordDataUnreadable) -> [PasswordKeyboard]
  private let made = PublishedOnce<KeyboardSet>()

  /// Creates keyboards.
  ///
  /// - Parameter load: Returns the keyboards. It is called when they are first needed; several
  ///   threads that need them at once may each call it.
  public init(load: @escaping @Sendable () throws(PasswordDataUnreadable) -> [PasswordKeyboard]) {
    self.load = load
  }

  /// Returns the keyboards as the search for walks needs them, which the first caller makes.
  func keyboardSet() throws(PasswordDataUnreadable) -> KeyboardSet {
    if let keyboards = made.object { return keyboards }
    return made.publish(KeyboardSet(try load()))
  }
}

/// Data for estimating passwords could not be read when they were needed.
public struct PasswordDataUnreadable: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name of the dictionary or keyboard.
  public let name: String

  /// Why, for whoever runs the program.
  public let reason: String

  /// Creates an error.
  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  /// The name and the reason.
  public var description: String { "the table \(name) cannot be read: \(reason)" }
}

/// An object that is made when it is first needed; if several threads make one, the first serves all.
///
/// Reading costs one load. `AtomicLazyReference` looks up its generic type each time as well, which
/// took a tenth of a short estimate.
struct PublishedOnce<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  // SAFETY: the published object was retained when it was stored, is never replaced, and is
  // released with this value. Storing it releases and loading it acquires, so that readers see it
  // whole.
  private let published = Atomic<Unmanaged<Object>?>(nil)

  deinit { published.load(ordering: .acquiring)?.release() }

  /// The object, or nil while there is none.
  @inline(__always)
  var object: Object? { published.load(ordering: .acquiring)?.takeUnretainedValue() }

  /// Publishes an object if there is none yet, and returns the one that serves.
  func publish(_ object: Object) -> Object {
    let own = Unmanaged.passRetained(object)
    let (_, other) = published.compareExchange(
      expected: nil,
      desired: own,
      ordering: .acquiringAndReleasing
    )
    guard let other else { return object }
    own.release()
    return other.takeUnretainedValue()
  }
}
