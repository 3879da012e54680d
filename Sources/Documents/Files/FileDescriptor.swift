package import Violations

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// An open file or pipe, for the system's calls with their pitfalls handled: interrupted calls are
/// repeated, and a call on a nonblocking descriptor waits.
package struct FileDescriptor: Sendable {
  /// The number that identifies the open file to the system.
  package let number: CInt

  /// Creates a descriptor from the number of an open file.
  package init(number: CInt) { self.number = number }

  /// The stream that the process reads from.
  package static let standardInput = FileDescriptor(number: STDIN_FILENO)

  /// The stream that the process writes its results to.
  package static let standardOutput = FileDescriptor(number: STDOUT_FILENO)

  /// The stream that the process writes its error messages to.
  package static let standardError = FileDescriptor(number: STDERR_FILENO)

  /// Reads bytes into a buffer, from an index up to its end at most.
  ///
  /// - Returns: The number of bytes that were read; 0 at the end.
  package func read(into buffer: inout [UInt8], from start: Int) throws(StreamError) -> Int {
    while true {
      let count = SystemCalls.read(number, into: &buffer, from: start)
      if count >= 0 { return count }
      try recover(.input)
    }
  }

  /// Writes all bytes.
  ///
  /// - Returns: False if no one reads them anymore.
  package func write(_ bytes: [UInt8]) throws(StreamError) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = SystemCalls.write(number, bytes, from: start)
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

  /// Reads everything to the end; nil if it is larger than a limit.
  package func readAll(limit: Int) throws(StreamError) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try read(into: &buffer, from: 0)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      if bytes.count > limit { return nil }
    }
  }

  /// Whether the stream is a terminal, so that a person is likely to see it.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// Whether this is a regular file, which never makes its reader wait for another program.
  package var isRegularFile: Bool {
    var status = stat()
    return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether this is a folder, which can't be read like a file.
  package var isFolder: Bool {
    var status = stat()
    return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Closes the descriptor, which can't be used after that.
  ///
  /// - Throws: A ``StreamError`` if earlier output is lost, which some file systems only report
  ///   now.
  package func close() throws(StreamError) {
    guard closeDescriptor(number) != 0, errno != EBADF, errno != EINTR else { return }
    throw StreamError(code: .output, reason: String(cString: strerror(errno)))
  }

  /// Makes the standard streams fail only with errors.
  ///
  /// A command calls this first.
  ///
  /// A closed stream keeps its number. Otherwise, a file that is opened later would get that
  /// number, and standard output would go into that file. Reading and writing a closed stream fail,
  /// except that writing to a closed standard error is ignored. A file that exceeds the process's
  /// size limit also causes an error instead of a signal that ends the process.
  package static func prepareStandardStreams() {
    let modes = [O_WRONLY, O_RDONLY, O_WRONLY]
    for (number, mode) in zip(STDIN_FILENO...STDERR_FILENO, modes)
    where fcntl(number, F_GETFD) < 0 {
      // The system assigns the lowest free number, which is this one.
      _ = open("/dev/null", mode)
    }
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Returns if the call can be tried again.
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

/// Calls the system's `close`, which the method with the same name hides inside the type.
private func closeDescriptor(_ number: CInt) -> CInt { close(number) }

/// Keeps `SIGPIPE` from ending the process while this thread writes.
///
/// The signal goes to the thread that writes to a closed pipe. It is blocked here, so nothing
/// changes for other threads. A signal that this thread's own write caused is discarded at the end.
package enum BrokenPipeSignal {
  /// Runs a body where writing to a closed pipe only fails with `EPIPE`.
  package static func withheld<Result>(_ body: () throws -> Result) rethrows -> Result {
    var ours = sigset_t()
    sigemptyset(&ours)
    sigaddset(&ours, SIGPIPE)
    var before = sigset_t()
    let wasPending = isPending()
    pthread_sigmask(SIG_BLOCK, &ours, &before)
    defer {
      if !wasPending, isPending() {
        var signal: CInt = 0
        sigwait(&ours, &signal)
      }
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }
    return try body()
  }

  /// Lets the whole process continue when no one reads its output anymore.
  package static func ignore() { _ = ignored }

  private static let ignored: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  private static func isPending() -> Bool {
    var pending = sigset_t()
    sigemptyset(&pending)
    return sigpending(&pending) == 0 && sigismember(&pending, SIGPIPE) == 1
  }
}
