#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The system's calls that read and write bytes, on arrays, and other code that needs unsafe
/// values.
///
/// Each function that reads or writes makes one call. The call may move fewer bytes than requested,
/// and on failure returns a number below 0 with the reason in `errno`. Callers must handle both.
enum SystemCalls {
  // SAFETY: the arrays live through the calls, which receive the size that is left after `start`.

  /// Reads bytes into an array, from an index to its end.
  static func read(_ descriptor: CInt, into bytes: inout [UInt8], from start: Int = 0) -> Int {
    bytes.withUnsafeMutableBytes {
      let room = UnsafeMutableRawBufferPointer(rebasing: $0[start...])
      return unqualifiedRead(descriptor, room.baseAddress, room.count)
    }
  }

  /// Reads bytes at an offset of a file into an array, from an index to its end.
  static func read(
    _ descriptor: CInt,
    into bytes: inout [UInt8],
    from start: Int,
    atOffset offset: Int
  ) -> Int {
    bytes.withUnsafeMutableBytes {
      let room = UnsafeMutableRawBufferPointer(rebasing: $0[start...])
      return pread(descriptor, room.baseAddress, room.count, off_t(offset))
    }
  }

  /// Writes the bytes of an array, starting at an index.
  static func write(_ descriptor: CInt, _ bytes: [UInt8], from start: Int) -> Int {
    bytes[start...].withUnsafeBytes { unqualifiedWrite(descriptor, $0.baseAddress, $0.count) }
  }

  /// Writes the bytes of an array, starting at an index, to an offset of a file.
  static func write(
    _ descriptor: CInt,
    _ bytes: [UInt8],
    from start: Int,
    atOffset offset: Int
  ) -> Int {
    bytes[start...].withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, off_t(offset)) }
  }
}

extension SystemCalls {
  /// Returns a set of signals.
  static func signals(_ numbers: [CInt]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    return set
  }

  /// Returns whether the process ignores a signal, as it does if `nohup` started it.
  static func isIgnored(_ number: CInt) -> Bool {
    // The system only returns the handler when another one is set, so the old one is restored after
    // that.
    let handler = signal(number, SIG_DFL)
    signal(number, handler)
    // SAFETY: handlers are compared as addresses and not called; the one that ignores isn't a
    // function.
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// Calls the system's `read`, under a name that no method hides.
private func unqualifiedRead(
  _ descriptor: CInt,
  _ buffer: UnsafeMutableRawPointer?,
  _ size: Int
) -> Int {
  read(descriptor, buffer, size)
}

/// Calls the system's `write`, under a name that no method hides.
private func unqualifiedWrite(_ descriptor: CInt, _ buffer: UnsafeRawPointer?, _ size: Int) -> Int {
  write(descriptor, buffer, size)
}
