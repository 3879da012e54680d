public import Violations

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A file that stays open and is read at any offset, such as a table that is too large for memory.
///
///     let file = try PositionedFile("breached.blocklist")
///     let watch = file.watch()
///     file.read(64, at: 0)  // 64 bytes, or nil
///     watch.isUnchanged     // true, if these are bytes of the file that was opened
///
/// Nothing is mapped into memory: a file that is cut off or overwritten meanwhile gives nil or other
/// bytes, and never ends the process.
public final class PositionedFile: Sendable {
  /// The name for diagnostics.
  public let name: String

  /// The number of bytes that the file had when it was opened.
  public let size: Int

  private let descriptor: CInt

  /// The path from the root on, which means the same whatever folder the process goes to.
  private let path: String

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: The name for diagnostics; the path if absent.
  /// - Throws: A ``LoadingError`` with one of the codes `file.not_found`, `file.not_readable`,
  ///   `file.not_regular`.
  public init(_ path: String, name: String? = nil) throws(LoadingError) {
    self.name = name ?? path
    self.path =
      path.hasPrefix("/")
      ? path : Folder.path(of: path, in: FileManager.default.currentDirectoryPath)
    (descriptor, size) = try SourceText.openFile(path, name: self.name)
  }

  deinit { close(descriptor) }

  /// Reads bytes at an offset.
  ///
  /// - Parameters:
  ///   - count: How many bytes to read.
  ///   - offset: The offset of the first of them.
  /// - Returns: As many bytes as asked for; nil if the file has fewer or cannot be read.
  /// - Complexity: O(*n*) in the number of bytes.
  public func read(_ count: Int, at offset: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var start = 0
    while start < count {
      let size = SystemCalls.read(descriptor, into: &bytes, from: start, atOffset: offset + start)
      if size < 0, errno == EINTR { continue }
      guard size > 0 else { return nil }
      start += size
    }
    return bytes
  }

  /// Begins to watch whether the file is changed.
  ///
  /// File systems round the time of a change, some to a hundredth of a second. A file that was
  /// changed just now could be changed once more at the same time, so this waits until that time is
  /// over.
  public func watch() -> FileWatch {
    var watch = FileWatch(descriptor: descriptor, path: path, file: self)
    for _ in 0..<Self.mostWaits where watch.wasChangedJustNow {
      usleep(FileWatch.coarsestClock)
      watch = FileWatch(descriptor: descriptor, path: path, file: self)
    }
    return watch
  }

  private static let mostWaits = 10
}

/// Whether an open file is still the one that its path leads to, and nobody has written to it.
///
/// It looks at the size, at the times of the last changes, and at the file's number (inode), both of
/// the open file and of what its path leads to.
public struct FileWatch: Sendable {
  /// What the file was when watching began; nil if that cannot be found out.
  private let state: State?
  private let descriptor: CInt
  private let path: String

  /// The file is open as long as somebody watches it.
  private let file: PositionedFile

  /// The longest time, in microseconds, in which two changes may bear the same time.
  fileprivate static let coarsestClock: UInt32 = 20_000

  fileprivate init(descriptor: CInt, path: String, file: PositionedFile) {
    self.descriptor = descriptor
    self.path = path
    self.file = file
    state = State { fstat(descriptor, &$0) == 0 }
  }

  /// Whether the file is the same as when watching began.
  ///
  /// It is asked after reading: what was read is then of the unchanged file.
  public var isUnchanged: Bool {
    guard let state, state.size == file.size else { return false }
    return State { fstat(descriptor, &$0) == 0 } == state
      && State { stat(path, &$0) == 0 } == state
  }

  /// Whether another change could bear the same time as the last one.
  fileprivate var wasChangedJustNow: Bool {
    guard let state else { return false }
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return [state.modified, state.changed].contains { time in
      let seconds = now.tv_sec - time.seconds
      guard 0...1 ~= seconds else { return false }
      let age = seconds * 1_000_000 + (now.tv_nsec - time.nanoseconds) / 1_000
      return age < Int(Self.coarsestClock)
    }
  }

  private struct State: Equatable {
    struct Time: Equatable {
      var seconds: Int
      var nanoseconds: Int
    }

    var device: UInt64
    var number: UInt64
    var size: Int

    /// When the content was changed.
    var modified: Time

    /// When the content or anything that the system knows of the file was changed.
    var changed: Time

    init?(_ ask: (inout stat) -> Bool) {
      var status = stat()
      guard ask(&status) else { return nil }
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(status.st_ino)
      size = Int(status.st_size)
      #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
      #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
      #endif
      self.modified = Time(seconds: modified.tv_sec, nanoseconds: modified.tv_nsec)
      self.changed = Time(seconds: changed.tv_sec, nanoseconds: changed.tv_nsec)
    }
  }
}
