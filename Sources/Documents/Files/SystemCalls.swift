#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The system's calls that read and write bytes, on arrays, and what else needs unsafe values.
///
/// Each that reads or writes is one call: it may move fewer bytes than asked for, and returns a number below 0 with the
/// reason in `errno`. What is to be done then belongs to the callers.
enum SystemCalls {
  // SAFETY: the arrays live through the calls, which are given the size that is left behind `start`.

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

  /// Writes the bytes of an array from an index on.
  static func write(_ descriptor: CInt, _ bytes: [UInt8], from start: Int) -> Int {
    bytes[start...].withUnsafeBytes { unqualifiedWrite(descriptor, $0.baseAddress, $0.count) }
  }

  /// Writes the bytes of an array from an index on at an offset of a file.
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
  /// Whether the process ignores a signal, as one does that was started by `nohup`.
  static func isIgnored(_ number: CInt) -> Bool {
    // The system tells by setting another handler, which is therefore set back.
    let handler = signal(number, SIG_DFL)
    signal(number, handler)
    // SAFETY: handlers are compared as addresses and not called; the one for ignoring is no function.
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// The system's `read`, under a name that no method hides.
private func unqualifiedRead(
  _ descriptor: CInt,
  _ buffer: UnsafeMutableRawPointer?,
  _ size: Int
) -> Int {
  read(descriptor, buffer, size)
}

/// The system's `write`, under a name that no method hides.
private func unqualifiedWrite(_ descriptor: CInt, _ buffer: UnsafeRawPointer?, _ size: Int) -> Int {
  write(descriptor, buffer, size)
}
