import Synchronization

/// The dictionaries that passwords are compared with, loaded and packed when they are first needed.
///
///     let dictionaries = PasswordDictionaries { [words] }
///     try dictionaries.packedSize()  // the memory that they take, in bytes
///
/// You can use them from any number of threads, without locks.
public final class PasswordDictionaries: Sendable {
  private let load: @Sendable () throws(PasswordDataUnreadable) -> [PasswordDictionary]
  private let packed = PublishedOnce<PasswordLexicon>()

  /// Creates dictionaries.
  ///
  /// - Parameter load: Returns the dictionaries. It is called when they are first needed. Several
  ///   threads that need them at the same time may each call it.
  public init(load: @escaping @Sendable () throws(PasswordDataUnreadable) -> [PasswordDictionary]) {
    self.load = load
  }

  /// Returns the amount of memory that the words take, in bytes.
  ///
  /// - Throws: `PasswordDataUnreadable` if a dictionary can't be read.
  public func packedSize() throws(PasswordDataUnreadable) -> Int { try lexicon().size }

  /// Returns the packed words; the first caller packs them.
  func lexicon() throws(PasswordDataUnreadable) -> PasswordLexicon {
    if let lexicon = packed.object { return lexicon }
    return packed.publish(PasswordLexicon(try load()))
  }
}

/// The keyboards that passwords are compared with, loaded when they are first needed.
///
///     let keyboards = PasswordKeyboards { [qwerty, azerty] }
///
/// You can use them from any number of threads, without locks.
public final class PasswordKeyboards: Sendable {
  private let load: @Sendable () throws(PasswordDataUnreadable) -> [PasswordKeyboard]
  private let made = PublishedOnce<KeyboardSet>()

  /// Creates keyboards.
  ///
  /// - Parameter load: Returns the keyboards. It is called when they are first needed. Several
  ///   threads that need them at the same time may each call it.
  public init(load: @escaping @Sendable () throws(PasswordDataUnreadable) -> [PasswordKeyboard]) {
    self.load = load
  }

  /// Returns the keyboards in the form that the search for walks needs; the first caller creates
  /// them.
  func keyboardSet() throws(PasswordDataUnreadable) -> KeyboardSet {
    if let keyboards = made.object { return keyboards }
    return made.publish(KeyboardSet(try load()))
  }
}

/// An error that occurs if data for estimating passwords can't be read when it is needed.
public struct PasswordDataUnreadable: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name of the dictionary or keyboard.
  public let name: String

  /// The reason, for the people who run the program.
  public let reason: String

  /// Creates an error.
  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }

  /// The name and the reason.
  public var description: String { "the table \(name) can't be read: \(reason)" }
}

/// An object that is created when it is first needed.
///
/// If several threads create one, they all use the first.
///
/// Reading costs one load. `AtomicLazyReference` also looks up its generic type each time, which
/// took a tenth of a short estimate.
struct PublishedOnce<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  // SAFETY: the published object is retained when it is stored, never replaced, and released with
  // this value. Storing it releases and loading it acquires, so readers see it completely
  // initialized.
  private let published = Atomic<Unmanaged<Object>?>(nil)

  deinit { published.load(ordering: .acquiring)?.release() }

  /// The object, or nil if none has been published.
  @inline(__always)
  var object: Object? { published.load(ordering: .acquiring)?.takeUnretainedValue() }

  /// Publishes an object if there is none yet, and returns the published one.
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
