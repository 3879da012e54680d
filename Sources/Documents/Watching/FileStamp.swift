#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What the system knows of a file, a folder or a link that changes with its content.
package struct FileStamp: Hashable, Sendable {
  /// The number that identifies a file or folder, whatever its name is.
  package struct Number: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
  }

  /// What the path leads to.
  package enum Kind: Hashable, Sendable {
    case file, folder, link

    /// A pipe or device, which is never read.
    case other
  }

  package let number: Number
  package let kind: Kind

  /// Who may do what with it.
  private let mode: UInt32

  /// The size, and the times of the last changes; nil unless it is a file, because those of folders
  /// also change with files that don't matter.
  private let size: Int?
  private let modified: ClockTime?
  private let changed: ClockTime?

  /// Asks the system, or returns nil if there is nothing at the path, or the system doesn't say.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - followsLink: Whether a link at the path stands for what it leads to.
  package init?(_ path: String, followingLink followsLink: Bool) {
    var status = stat()
    guard !path.utf8.contains(0),
      (followsLink ? stat(path, &status) : lstat(path, &status)) == 0
    else { return nil }
    number = Number(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino)
    )
    mode = UInt32(truncatingIfNeeded: status.st_mode)
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    #if canImport(Darwin)
    let times = (status.st_mtimespec, status.st_ctimespec)
    #else
    let times = (status.st_mtim, status.st_ctim)
    #endif
    let isFile = kind == .file
    size = isFile ? Int(status.st_size) : nil
    modified = isFile ? ClockTime(times.0) : nil
    changed = isFile ? ClockTime(times.1) : nil
  }

  /// Returns whether the file was changed so shortly before a time that another change after that
  /// time could have the same stamp.
  func wasChanged(justBefore time: ClockTime) -> Bool {
    guard let changed, abs(time.seconds - changed.seconds) <= 1 else { return false }
    let age =
      (time.seconds - changed.seconds) * 1_000_000_000 + time.nanoseconds - changed.nanoseconds
    return abs(age) < Self.coarsestClock
  }

  /// The longest time, in nanoseconds, that two changes can be apart and still have the same stamp.
  private static let coarsestClock = 20_000_000

  /// A time of the system's clock.
  struct ClockTime: Hashable, Sendable {
    let seconds: Int
    let nanoseconds: Int

    /// The current time.
    static var now: ClockTime {
      var now = timespec()
      clock_gettime(CLOCK_REALTIME, &now)
      return ClockTime(now)
    }
  }
}

extension FileStamp.ClockTime {
  /// Creates a time from that of the system.
  fileprivate init(_ time: timespec) {
    self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}
