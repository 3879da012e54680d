import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Waits until something in folders changes, if the system says so.
///
///     let watch = FolderWatch(asksSystem: true)
///     watch.watch(FileSurvey(of: ["/etc/acme/rulepacks"]).folders)
///     watch.wait(atMost: .seconds(5))  // .changed
///
/// Linux says so (inotify). On other systems, ``wait(atMost:)`` only returns after its time, or
/// when another thread calls ``wake()``.
package final class FolderWatch: Sendable {
  /// The reason why waiting ended.
  package enum Reason: Sendable, Hashable {
    /// Something changed that matters, or the system lost count.
    case changed

    /// Another thread called ``FolderWatch/wake()``.
    case woken

    /// The time is over.
    case timedOut
  }

  private struct Watched {
    var folders: [CInt: FileSurvey.WatchedFolder] = [:]
    var descriptors: [FileStamp.Number: CInt] = [:]
  }

  private let watched = Mutex(Watched())

  /// The queue of changes; -1 if there is none.
  private let queue: CInt

  /// The pipe that ends waiting.
  private let (reader, writer): (CInt, CInt)

  /// Why the system can't say what changes, if that was wanted.
  package let failure: String?

  /// Creates a watch of nothing.
  ///
  /// - Parameter asksSystem: Whether the system is asked about changes.
  package init(asksSystem: Bool) {
    var ends: [CInt] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
    }
    (reader, writer) = (ends[0], ends[1])
    #if os(Linux)
    queue = asksSystem ? inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC)) : -1
    failure = asksSystem && queue < 0 ? String(cString: strerror(errno)) : nil
    #else
    queue = -1
    failure = nil
    #endif
  }

  deinit { for descriptor in [queue, reader, writer] where descriptor >= 0 { close(descriptor) } }

  /// Ends the waiting of another thread, or the next waiting.
  package func wake() {
    // If the pipe is full, the thread will wake anyway.
    _ = SystemCalls.write(writer, [0], from: 0)
  }

  /// Waits until something changes.
  package func wait(atMost time: Duration?) -> Reason {
    let end = time.map { ContinuousClock.now + $0 }
    while true {
      let left = end.map { max(.zero, ContinuousClock.now.duration(to: $0)) }
      var requests = [reader, queue].filter { $0 >= 0 }.map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let count = poll(&requests, nfds_t(requests.count), left.map(Self.milliseconds) ?? -1)
      if reader >= 0, Self.drain(reader, { _ in true }) { return .woken }
      if hasChanged() { return .changed }
      if let left, left == .zero || count == 0 { return .timedOut }
    }
  }

  /// Lets time pass, even if something changes.
  ///
  /// - Returns: Whether another thread called ``wake()``.
  @discardableResult
  package func rest(_ time: Duration) -> Bool {
    var request = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    _ = poll(&request, 1, Self.milliseconds(max(.zero, time)))
    return reader >= 0 && Self.drain(reader) { _ in true }
  }

  /// Returns whether something changed since the last question.
  package func hasChanged() -> Bool {
    if queue < 0 { return false }
    return Self.drain(queue) { self.matters($0) }
  }

  private static func milliseconds(_ time: Duration) -> CInt {
    let (seconds, attoseconds) = time.components
    let thousandths = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return CInt(clamping: min(seconds, 1_000_000) * 1_000 + thousandths)
  }

  /// Reads everything that is there, and returns whether any of it matters.
  private static func drain(_ descriptor: CInt, _ matters: (ArraySlice<UInt8>) -> Bool) -> Bool {
    var result = false
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = SystemCalls.read(descriptor, into: &bytes)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return result }
      result = matters(bytes[..<count]) || result
    }
  }
}

#if os(Linux)
extension FolderWatch {
  /// What the system reports about a folder and the files in it.
  private static let kinds = UInt32(
    IN_MODIFY | IN_ATTRIB | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE
      | IN_DELETE_SELF | IN_MOVE_SELF
  )

  /// Watches these folders, and no others.
  ///
  /// A file that is created before its folder is watched isn't reported, so look at the files again
  /// if this watches more folders than before.
  ///
  /// - Returns: Whether there are new folders, and why one of them can't be watched.
  @discardableResult
  package func watch(
    _ folders: [FileStamp.Number: FileSurvey.WatchedFolder]
  ) -> (hasNew: Bool, failure: String?) {
    if queue < 0 { return (false, nil) }
    return watched.withLock { watched in
      for (number, descriptor) in watched.descriptors where folders[number] == nil {
        inotify_rm_watch(queue, descriptor)
        watched.descriptors[number] = nil
        watched.folders[descriptor] = nil
      }
      var result: (hasNew: Bool, failure: String?) = (false, nil)
      for (number, folder) in folders {
        if let descriptor = watched.descriptors[number] {
          watched.folders[descriptor] = folder
          continue
        }
        let descriptor = inotify_add_watch(queue, folder.path, Self.kinds)
        if descriptor >= 0 {
          watched.descriptors[number] = descriptor
          watched.folders[descriptor] = folder
          result.hasNew = true
        } else if errno == ENOSPC || errno == ENOMEM {
          result.failure = "\(folder.path): \(String(cString: strerror(errno)))"
        }
        // A folder that is gone or closed is found by looking from time to time.
      }
      return result
    }
  }

  /// The size of a change without its name.
  private static let headerSize = 16

  /// Returns whether changes matter.
  private func matters(_ changes: ArraySlice<UInt8>) -> Bool {
    watched.withLock { watched in
      var result = false
      var start = changes.startIndex
      while start + Self.headerSize <= changes.endIndex {
        let descriptor = CInt(bitPattern: Self.number(changes, at: start))
        let kind = Self.number(changes, at: start + 4)
        let size = Int(Self.number(changes, at: start + 12))
        let end = min(start + Self.headerSize + size, changes.endIndex)
        let name = changes[(start + Self.headerSize)..<end].prefix { $0 != 0 }
        start = end
        if kind & UInt32(IN_IGNORED) != 0 {
          // The folder is gone, and another one can get its number.
          watched.folders[descriptor] = nil
          watched.descriptors = watched.descriptors.filter { $0.value != descriptor }
          continue
        }
        let isLost = kind & UInt32(IN_Q_OVERFLOW) != 0
        let isOwn = kind & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT) != 0
        guard let folder = watched.folders[descriptor] else {
          result = result || isLost
          continue
        }
        result = result || isOwn || folder.contains(String(decoding: name, as: UTF8.self))
      }
      return result
    }
  }

  /// Returns the four bytes at an index as a number, in the order of the machine.
  private static func number(_ bytes: ArraySlice<UInt8>, at index: Int) -> UInt32 {
    let little = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[index + $1]) << (8 * UInt32($1)) }
    return UInt32(littleEndian: little)
  }
}
#else
extension FolderWatch {
  /// Watches nothing, because this system doesn't say what changes.
  @discardableResult
  package func watch(
    _ folders: [FileStamp.Number: FileSurvey.WatchedFolder]
  ) -> (hasNew: Bool, failure: String?) { (false, nil) }

  private func matters(_ changes: ArraySlice<UInt8>) -> Bool { false }
}
#endif
