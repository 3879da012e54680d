#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The system's calls on a number that stands for an open file or pipe, with their traps handled:
/// interruptions are repeated, and a descriptor that does not block is waited for.
package struct FileDescriptor {
  let number: CInt

  /// Takes an open descriptor by its number.
  package init(number: CInt) { self.number = number }

  /// Reads some bytes to the end of a part of a buffer.
  ///
  /// - Returns: How many bytes were read; 0 at the end.
  func read(into buffer: inout [UInt8], from start: Int) throws(StreamError) -> Int {
    while true {
      // SAFETY: the buffer lives through the call, and the length is what it has behind `start`.
      let count = buffer.withUnsafeMutableBytes {
        let room = UnsafeMutableRawBufferPointer(rebasing: $0[start...])
        return systemRead(number, room.baseAddress, room.count)
      }
      if count >= 0 { return count }
      try recover(.input)
    }
  }

  /// Writes all bytes.
  ///
  /// - Returns: False if nobody reads them any more.
  package func write(_ bytes: [UInt8]) throws(StreamError) -> Bool {
    var start = 0
    while start < bytes.count {
      // SAFETY: the buffer lives through the call, and the length is what it has behind `start`.
      let count = bytes[start...].withUnsafeBytes {
        systemWrite(number, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        start += count
      } else if errno == EPIPE {
        return false
      } else {
        try recover(.output)
      }
    }
    return true
  }

  /// Whether this is a file, which never makes its reader wait for another program.
  var isRegularFile: Bool {
    var status = stat()
    return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns if the call may be tried again.
  private func recover(_ stream: StreamError.Code) throws(StreamError) {
    switch errno {
    case EINTR: return
    case EAGAIN, EWOULDBLOCK:
      let event = stream == .input ? POLLIN : POLLOUT
      var request = pollfd(fd: number, events: Int16(event), revents: 0)
      _ = poll(&request, 1, -1)
    case let code: throw StreamError(code: stream, reason: String(cString: strerror(code)))
    }
  }
}

/// The system's `read`, under a name that no method hides.
private func systemRead(_ number: CInt, _ buffer: UnsafeMutableRawPointer?, _ size: Int) -> Int {
  read(number, buffer, size)
}

/// The system's `write`, under a name that no method hides.
private func systemWrite(_ number: CInt, _ buffer: UnsafeRawPointer?, _ size: Int) -> Int {
  write(number, buffer, size)
}
