package import Violations

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The system's calls on a number that stands for an open file or pipe, with their traps handled:
/// interruptions are repeated, and a descriptor that does not block is waited for.
package struct FileDescriptor: Sendable {
  /// The number by which the system knows the open file.
  package let number: CInt

  /// Takes an open descriptor by its number.
  package init(number: CInt) { self.number = number }

  /// The stream that the process reads from.
  package static let standardInput = FileDescriptor(number: STDIN_FILENO)

  /// The stream that the process writes its results to.
  package static let standardOutput = FileDescriptor(number: STDOUT_FILENO)

  /// The stream that the process writes its complaints to.
  package static let standardError = FileDescriptor(number: STDERR_FILENO)

  /// Reads some bytes to the end of a part of a buffer.
  ///
  /// - Returns: How many bytes were read; 0 at the end.
  package func read(into buffer: inout [UInt8], from start: Int) throws(StreamError) -> Int {
    while true {
      let count = SystemCalls.read(number, into: &buffer, from: start)
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

  /// Reads everything to the end, or returns nil if that is more than a limit.
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

  /// Whether a person is likely to sit before this stream.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// Whether this is a file, which never makes its reader wait for another program.
  package var isRegularFile: Bool {
    var status = stat()
    return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether this is a folder, which cannot be read as a file is.
  package var isFolder: Bool {
    var status = stat()
    return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Closes the descriptor; nothing is read from it or written to it any more.
  ///
  /// - Throws: A ``StreamError`` if what was written before is lost, as some file systems say only now.
  package func close() throws(StreamError) {
    guard closeDescriptor(number) != 0, errno != EBADF, errno != EINTR else { return }
    throw StreamError(code: .output, reason: String(cString: strerror(errno)))
  }

  /// Makes the standard streams fail by errors and nothing else; a command calls it before all else.
  ///
  /// A stream that is closed keeps its place, or else a file that is opened later would take it, and what
  /// is meant for standard output would go into that file. Reading and writing such a stream fail; whoever
  /// closes standard error does not want to hear of them. A file that becomes larger than the process
  /// may make it is an error too, and no signal that ends the process.
  package static func prepareStandardStreams() {
    let modes = [O_WRONLY, O_RDONLY, O_WRONLY]
    for (number, mode) in zip(STDIN_FILENO...STDERR_FILENO, modes)
    where fcntl(number, F_GETFD) < 0 {
      // The system gives the lowest number that is free, which is this one.
      _ = open("/dev/null", mode)
    }
    signal(SIGXFSZ, SIG_IGN)
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

/// Calls the system's `close`, which the method of that name hides within the type.
private func closeDescriptor(_ number: CInt) -> CInt { close(number) }

/// Keeps `SIGPIPE` from ending the process while this thread writes.
///
/// The signal goes to the thread that writes to a closed pipe. It is held back here, so nothing
/// changes for other threads, and what a write of ours caused is taken away at the end.
package enum BrokenPipeSignal {
  /// Runs a body in which writing to a closed pipe fails with `EPIPE` and does nothing else.
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

  /// Lets the whole process go on where nobody reads its output any more.
  package static func ignore() { _ = ignored }

  private static let ignored: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  private static func isPending() -> Bool {
    var pending = sigset_t()
    sigemptyset(&pending)
    return sigpending(&pending) == 0 && sigismember(&pending, SIGPIPE) == 1
  }
}
