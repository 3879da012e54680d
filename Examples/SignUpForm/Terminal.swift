#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A terminal that delivers every key right away and is drawn as a whole.
struct Terminal {
  /// A key that a person pressed.
  enum Key {
    case text(String)
    case backspace, delete, enter, up, down, left, right, home, end, interrupt, other
  }

  /// Whether a person uses both the input and the output.
  static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Ends the program.
  static func end(_ code: Int32) -> Never { exit(code) }

  /// Lets a form use the terminal, and always restores it.
  ///
  /// ^C is a key here, not a signal.
  static func raw<Result>(_ body: (Terminal) throws -> Result) rethrows -> Result {
    var original = termios()
    tcgetattr(STDIN_FILENO, &original)
    var changed = original
    cfmakeraw(&changed)
    changed.c_oflag = original.c_oflag
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &changed)
    // A separate screen, without a cursor.
    print("\u{1B}[?1049h\u{1B}[?25l", terminator: "")
    defer {
      print("\u{1B}[?25h\u{1B}[?1049l", terminator: "")
      fflush(nil)
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &original)
    }
    return try body(Terminal())
  }

  /// Replaces the screen with lines, or, if there are too many, with the lines around a part.
  func show(_ lines: [String], around part: Range<Int>) {
    let first = max(0, min(part.lowerBound, max(part.upperBound, height) - height))
    let shown = lines[first...].prefix(height).joined(separator: "\n")
    print("\u{1B}[H\u{1B}[2J" + shown, terminator: "")
    fflush(nil)
  }

  /// The number of lines of the terminal.
  private var height: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return 24 }
    return Int(size.ws_row)
  }

  /// Waits for a key.
  func readKey() -> Key {
    guard let byte = readByte() else { return .interrupt }
    switch byte {
    case 0x03, 0x04: return .interrupt
    case 0x08, 0x7F: return .backspace
    case 0x0A, 0x0D: return .enter
    case 0x09: return .down
    case 0x1B: return readSequence()
    case 0x00..<0x20: return .other
    default: return readText(from: byte)
    }
  }

  /// Reads the rest of the sequence of an arrow or editing key: `ESC [ D`, `ESC O D`, `ESC [ 3 ~`.
  private func readSequence() -> Key {
    // The escape key sends only one byte.
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&input, 1, 50) == 1, let second = readByte() else { return .other }
    guard second == UInt8(ascii: "[") || second == UInt8(ascii: "O") else { return .other }
    var number: UInt8 = 0
    while let byte = readByte() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number = byte
      case UInt8(ascii: ";"): continue
      case UInt8(ascii: "A"), UInt8(ascii: "Z"): return .up
      case UInt8(ascii: "B"): return .down
      case UInt8(ascii: "C"): return .right
      case UInt8(ascii: "D"): return .left
      case UInt8(ascii: "H"): return .home
      case UInt8(ascii: "F"): return .end
      case UInt8(ascii: "~"): return key(numbered: number)
      default: return .other
      }
    }
    return .interrupt
  }

  private func key(numbered number: UInt8) -> Key {
    switch number {
    case UInt8(ascii: "1"), UInt8(ascii: "7"): .home
    case UInt8(ascii: "3"): .delete
    case UInt8(ascii: "4"), UInt8(ascii: "8"): .end
    default: .other
    }
  }

  /// Reads the rest of a UTF-8 scalar.
  private func readText(from first: UInt8) -> Key {
    var bytes = [first]
    let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    while bytes.count < length, let byte = readByte() { bytes.append(byte) }
    return String(validating: bytes, as: UTF8.self).map(Key.text) ?? .other
  }

  private func readByte() -> UInt8? {
    var byte: UInt8 = 0
    return read(STDIN_FILENO, &byte, 1) == 1 ? byte : nil
  }
}
