#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Keeps `SIGHUP` from ending the process.
///
/// Service managers send this signal to ask a service to read its configuration again, and shells
/// send it when a terminal closes. A command that answers until the end of its input ignores it:
/// the input also ends if a terminal closes.
package enum HangUpSignal {
  /// Ignores the signal from now on.
  ///
  /// A library must not call this.
  package static func ignore() { signal(SIGHUP, SIG_IGN) }
}
