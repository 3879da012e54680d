public import Violations

extension LiveRulebook {
  /// Something that happened to a live rulebook.
  public enum Event: Sendable, Hashable {
    /// A new generation is in use.
    case reloaded(RulebookIdentity)

    /// Changed files have mistakes, their examples fail, or a policy refuses them, so the old
    /// generation stays.
    ///
    /// A failing example is a diagnostic with the code `example.failed`. If files don't stop
    /// changing, the diagnostic has the code `file.changing`.
    case refused(LoadingError)

    /// Changed files have no mistakes, but lack something that the program follows, such as a rule,
    /// so the old generation stays.
    case unusable(UsageError)

    /// The files are the same as for the current generation.
    ///
    /// ``LiveRulebook/reload()`` returns this if nothing changed. Among the events, it says that
    /// files that were refused are gone.
    case unchanged(RulebookIdentity)

    /// The system can't say when files change, for this reason, so they are looked at from time to
    /// time.
    case watchFailed(String)
  }

  /// What happens from now on, as a sequence for one consumer.
  ///
  ///     for await event in live.events {
  ///       if case .refused(let error) = event { print(error) }
  ///     }
  ///
  /// Each use of this property makes another sequence, and all of them get all events. A consumer
  /// that is slow keeps the newest 64 events. The sequence ends with ``LiveRulebook/stop()``, or
  /// when nothing refers to the live rulebook anymore.
  public var events: AsyncStream<Event> { core.loader.events.stream() }
}
