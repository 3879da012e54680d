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
/// when another thread calls ``end()``.
package final class FolderWatch: Sendable {
  /// The reason why waiting ended.
  package enum Reason: Sendable, Hashable {
    /// Something changed that matters, or the system lost count.
    case changed

    /// Another thread called ``FolderWatch/end()``.
    case ended

    /// The time is over.
    case timedOut
  }

  private struct Watched {
    var folders: [CInt: (number: FileStamp.Number, folder: FileSurvey.WatchedFolder)] = [:]
    var descriptors: [FileStamp.Number: CInt] = [:]
    var hasEnded = false
  }

  private let watched = Mutex(Watched())

  /// The queue of changes; -1 if there is none.
  private let queue: CInt

  /// The pipe that ends waiting.
  private let (reader, writer): (CInt, CInt)

  /// Whether the system is asked what changes.
  package var asksSystem: Bool { queue >= 0 }

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
    failure =
      asksSystem && queue < 0
      ? "\(String(cString: strerror(errno))) (fs.inotify.max_user_instances limits this)" : nil
    #else
    queue = -1
    failure = nil
    #endif
  }

  deinit { for descriptor in [queue, reader, writer] where descriptor >= 0 { close(descriptor) } }

  /// Ends all waiting, now and later, and watches nothing from now on.
  package func end() {
    // The byte stays in the pipe, so that it ends the waiting of every thread.
    _ = SystemCalls.write(writer, [0], from: 0)
    unwatchAll()
  }

  /// Waits until something changes.
  package func wait(atMost time: Duration) -> Reason {
    let end = ContinuousClock.now + time
    while true {
      let left = max(.zero, ContinuousClock.now.duration(to: end))
      // The system ignores the number of a file that doesn't exist, -1.
      var requests = [reader, queue].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let count = poll(&requests, nfds_t(requests.count), Self.milliseconds(left))
      if count > 0, requests[0].revents != 0 { return .ended }
      if hasChanged() { return .changed }
      if left == .zero || count == 0 { return .timedOut }
      // Other files in the folders on the way may change all the time.
      if rest(min(left, Self.pause)) { return .ended }
    }
  }

  /// The time that changes which don't matter are collected for.
  private static let pause = Duration.milliseconds(10)

  /// Lets time pass, even if something changes, unless another thread calls ``end()``.
  ///
  /// - Returns: Whether another thread called it.
  @discardableResult
  package func rest(_ time: Duration) -> Bool {
    var request = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, Self.milliseconds(time)) > 0
  }

  /// Lets time pass in any case.
  package static func sleep(_ time: Duration) { _ = poll(nil, 0, milliseconds(time)) }

  /// Returns whether something changed since the last question.
  package func hasChanged() -> Bool {
    if queue < 0 { return false }
    var result = false
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = SystemCalls.read(queue, into: &bytes)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return result }
      result = matters(bytes[..<count]) || result
    }
  }

  private static func milliseconds(_ time: Duration) -> CInt {
    let (seconds, attoseconds) = max(.zero, time).components
    let thousandths = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return CInt(clamping: min(seconds, 1_000_000) * 1_000 + thousandths)
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
      var result: (hasNew: Bool, failure: String?) = (false, nil)
      if watched.hasEnded { return result }
      for (number, descriptor) in watched.descriptors where folders[number] == nil {
        inotify_rm_watch(queue, descriptor)
        watched.descriptors[number] = nil
        watched.folders[descriptor] = nil
      }
      for (number, folder) in folders {
        // For a folder that is still watched, the system returns the same descriptor. A new folder
        // can have the number of one that is gone.
        let descriptor = inotify_add_watch(queue, folder.path, Self.kinds)
        if descriptor >= 0 {
          let old = watched.descriptors.updateValue(descriptor, forKey: number)
          if let old, old != descriptor { watched.folders[old] = nil }
          if old != descriptor { result.hasNew = true }
          watched.folders[descriptor] = (number, folder)
        } else if errno == ENOSPC {
          result.failure = "there are too many folders (fs.inotify.max_user_watches limits this)"
        } else if errno == ENOMEM {
          result.failure = String(cString: strerror(ENOMEM))
        }
        // A folder that is gone or closed is found by looking from time to time.
      }
      return result
    }
  }

  private func unwatchAll() {
    watched.withLock { watched in
      for descriptor in watched.folders.keys { inotify_rm_watch(queue, descriptor) }
      (watched.folders, watched.descriptors) = ([:], [:])
      watched.hasEnded = true
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
          // Unless this stopped watching the folder, it is gone.
          guard let gone = watched.folders.removeValue(forKey: descriptor) else { continue }
          if watched.descriptors[gone.number] == descriptor {
            watched.descriptors[gone.number] = nil
          }
          result = true
          continue
        }
        let isLost = kind & UInt32(IN_Q_OVERFLOW) != 0
        let isOwn = kind & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT) != 0
        guard let folder = watched.folders[descriptor]?.folder else {
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

  private func unwatchAll() {}

  private func matters(_ changes: ArraySlice<UInt8>) -> Bool { false }
}
#endif
