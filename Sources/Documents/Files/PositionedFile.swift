public import SourceTexts
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
/// Nothing is mapped into memory. If a file is truncated or overwritten in the meantime, reading
/// returns nil or other bytes, but never ends the process.
public final class PositionedFile: Sendable {
  /// The name for diagnostics.
  public let name: String

  /// The number of bytes that the file had when it was opened.
  public let size: Int

  private let descriptor: CInt

  /// The absolute path, which stays valid even if the process changes its folder.
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
  ///   - count: The number of bytes to read.
  ///   - offset: The offset of the first one.
  /// - Returns: The requested number of bytes; nil if the file has fewer, or can't be read.
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

  /// Begins to watch the file for changes.
  ///
  /// File systems round the time of a change, some of them to a hundredth of a second. A file that
  /// has just been changed could be changed again at the same rounded time, so this waits until
  /// that time is over.
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

extension PositionedBytes {
  /// The size and the first bytes of the file, which stand for its content in checksums.
  ///
  /// A large table begins with checksums of its own.
  var sample: [UInt8] { Array("\(size) ".utf8) + (read(min(size, 1 << 16), at: 0) ?? []) }
}

extension PositionedFile: PositionedBytes {
  /// Begins to watch the file; see ``watch()``.
  public func watchingForChanges() -> @Sendable () -> Bool {
    let watch = watch()
    return { watch.isUnchanged }
  }
}

/// Watches whether an open file is still the one that its path leads to, and hasn't been written
/// to.
///
/// It compares the size, the times of the last changes, and the file's number (inode), both of the
/// open file and of the file at its path.
public struct FileWatch: Sendable {
  /// The file's state when watching began; nil if it can't be determined.
  private let state: State?
  private let descriptor: CInt
  private let path: String

  /// Keeps the file open while it is being watched.
  private let file: PositionedFile

  /// The longest time, in microseconds, that two changes can be apart and still have the same time.
  fileprivate static let coarsestClock: UInt32 = 20_000

  fileprivate init(descriptor: CInt, path: String, file: PositionedFile) {
    self.descriptor = descriptor
    self.path = path
    self.file = file
    state = State { fstat(descriptor, &$0) == 0 }
  }

  /// Whether the file is the same as when watching began.
  ///
  /// Check this after reading: if it is true, the bytes come from the unchanged file.
  public var isUnchanged: Bool {
    guard let state, state.size == file.size else { return false }
    return State { fstat(descriptor, &$0) == 0 } == state
      && State { stat(path, &$0) == 0 } == state
  }

  /// Whether another change could have the same time as the last one.
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

    /// The time when the content was changed.
    var modified: Time

    /// The time when the content or the file's metadata was changed.
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
