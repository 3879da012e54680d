import SourceTexts
import Violations

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The state of some files and folders, and of all folders and links on the way to them.
///
///     let before = FileSurvey(of: ["/etc/acme/rulepacks"])
///     // Something reads the files.
///     before.states == FileSurvey(of: ["/etc/acme/rulepacks"]).states  // true if nothing changed
///
/// A folder stands for everything in it, except names that begin with a dot. Links are followed, so
/// the survey of a mounted configuration volume sees that its link `..data` leads elsewhere. A link
/// in a folder that leads out of it counts itself, but what it leads to doesn't, as for a
/// ``FolderBoundary``.
package struct FileSurvey: Sendable {
  /// The state of a path.
  package enum State: Hashable, Sendable {
    case file(FileStamp)
    case folder(FileStamp)

    /// A folder that can't be listed.
    case closed(FileStamp)

    /// A link, with its destination as written.
    case link(String)

    /// Nothing, or something that the system doesn't show.
    case absent
  }

  /// A folder, and what matters in it.
  package struct WatchedFolder: Hashable, Sendable {
    /// A path of the folder without links.
    package let path: String

    /// The names that matter, even if they begin with a dot.
    package var names: Set<String> = []

    /// Whether all other names matter, too, unless they begin with a dot.
    package var isWhole = false

    /// Returns whether a name in the folder matters.
    package func contains(_ name: String) -> Bool {
      names.contains(name) || isWhole && !name.hasPrefix(".")
    }
  }

  /// The states by path.
  package private(set) var states: [String: State] = [:]

  /// The folders to watch.
  package private(set) var folders: [FileStamp.Number: WatchedFolder] = [:]

  /// The files that were changed so shortly before the survey that a change after it could have the
  /// same stamp.
  package private(set) var freshFiles: Set<String> = []

  /// Whether there are more files than a survey looks at.
  package var isCut: Bool { states.count >= Self.mostFiles }

  private static let mostFiles = 20_000
  private static let mostLinks = 40
  private static let greatestDepth = 16

  private let time = FileStamp.ClockTime.now
  private var numbers: [String: FileStamp.Number] = [:]
  private var walked: Set<FileStamp.Number> = []

  /// The path that is looked at, without links, or `/` if links may lead out of it.
  private var boundary = "/"

  /// Looks at files and folders.
  ///
  /// - Parameters:
  ///   - paths: The files and folders.
  ///   - files: Further files, which are looked at first.
  ///   - followsLinksOut: Whether links in a folder are followed that lead out of it.
  package init(
    of paths: [String],
    besides files: [String] = [],
    followingLinksOut followsLinksOut: Bool = false
  ) {
    let current = FileManager.default.currentDirectoryPath
    for file in files where !isCut {
      guard let real = resolve(file, in: current),
        let stamp = FileStamp(real, followingLink: false)
      else { continue }
      if stamp.kind == .file || stamp.kind == .other { note(real, stamp) }
    }
    for path in paths {
      guard let real = resolve(path, in: current) else { continue }
      boundary = followsLinksOut ? "/" : real
      look(at: real, depth: 0)
    }
  }

  /// Compares this survey with a later one of the same paths.
  ///
  /// - Parameters:
  ///   - later: The later survey.
  ///   - files: The files whose content matters, without links; nil for all. That another file
  ///     appears or disappears always matters.
  /// - Returns: A path whose state differs; nil if there is none.
  package func difference(from later: FileSurvey, on files: Set<String>? = nil) -> String? {
    let differences = Set(states.keys).union(later.states.keys).filter { path in
      let (first, second) = (states[path], later.states[path])
      if first == second { return false }
      guard let files, case .file = first, case .file = second else { return true }
      return files.contains(path)
    }
    return differences.min()
  }

  /// Follows a path, and remembers all links and folders on the way.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - folder: The absolute path of the folder that a relative path begins at.
  /// - Returns: The path without links; nil if it leads nowhere.
  private mutating func resolve(_ path: String, in folder: String) -> String? {
    let full = path.hasPrefix("/") ? path : Folder.path(of: path, in: folder)
    var real = "/"
    var names: [Substring] = full.split(separator: "/").reversed()
    var links = 0
    while let name = names.popLast() {
      if name == "." { continue }
      if name == ".." {
        real = Folder.parent(of: real)
        continue
      }
      watch(real) { $0.names.insert(String(name)) }
      let next = Folder.path(of: String(name), in: real)
      guard let stamp = FileStamp(next, followingLink: false) else {
        states[next] = .absent
        return nil
      }
      guard stamp.kind == .link else {
        real = next
        continue
      }
      let destination = Folder.destination(ofLink: next) ?? ""
      states[next] = .link(destination)
      links += 1
      if links > Self.mostLinks || destination.isEmpty { return nil }
      if destination.hasPrefix("/") { real = "/" }
      names += destination.split(separator: "/").reversed()
    }
    return real
  }

  /// Looks at a path without links, and at everything in it if it is a folder.
  private mutating func look(at path: String, depth: Int) {
    if isCut || states[path] != nil && depth > 0 { return }
    guard let stamp = FileStamp(path, followingLink: false) else {
      states[path] = .absent
      return
    }
    switch stamp.kind {
    case .folder: walk(path, stamp, depth: depth)
    case .link:
      if let real = resolve(path, in: "/"), Folder.isPath(real, inside: boundary) {
        look(at: real, depth: depth)
      }
    case .file, .other: note(path, stamp)
    }
  }

  private mutating func note(_ file: String, _ stamp: FileStamp) {
    states[file] = .file(stamp)
    if stamp.wasChanged(justBefore: time) { freshFiles.insert(file) }
  }

  private mutating func walk(_ folder: String, _ stamp: FileStamp, depth: Int) {
    states[folder] = .folder(stamp)
    watch(folder) { $0.isWhole = true }
    // Links can lead back to a folder that contains them.
    guard depth < Self.greatestDepth, walked.insert(stamp.number).inserted else { return }
    do throws(LoadingError) {
      for name in try Folder.names(in: folder) {
        look(at: Folder.path(of: name, in: folder), depth: depth + 1)
      }
    } catch {
      states[folder] = .closed(stamp)
    }
  }

  private mutating func watch(_ path: String, _ change: (inout WatchedFolder) -> Void) {
    guard let number = numbers[path] ?? FileStamp(path, followingLink: true)?.number else {
      return
    }
    numbers[path] = number
    change(&folders[number, default: WatchedFolder(path: path)])
  }
}
