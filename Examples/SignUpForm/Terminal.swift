#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A terminal that gives every key at once and is drawn as a whole.
struct Terminal {
  /// What a person pressed.
  enum Key {
    case text(String)
    case backspace, enter, up, down, interrupt, other
  }

  /// Whether a person sits at both ends.
  static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Ends the program.
  static func end(_ code: Int32) -> Never { exit(code) }

  /// Lets a form use the terminal, and leaves it as it was, whatever happens: ^C is a key here, not
  /// a signal.
  static func raw<Result>(_ body: (Terminal) throws -> Result) rethrows -> Result {
    var original = termios()
    tcgetattr(STDIN_FILENO, &original)
    var changed = original
    cfmakeraw(&changed)
    changed.c_oflag = original.c_oflag
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &changed)
    // A screen of its own, without a cursor.
    print("\u{1B}[?1049h\u{1B}[?25l", terminator: "")
    defer {
      print("\u{1B}[?25h\u{1B}[?1049l", terminator: "")
      fflush(nil)
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &original)
    }
    return try body(Terminal())
  }

  /// Shows lines in the place of all that was there.
  func show(_ lines: [String]) {
    print("\u{1B}[H\u{1B}[2J" + lines.joined(separator: "\n"), terminator: "")
    fflush(nil)
  }

  /// Waits for a key.
  func readKey() -> Key {
    guard let byte = readByte() else { return .interrupt }
    switch byte {
    case 0x03, 0x04: return .interrupt
    case 0x08, 0x7F: return .backspace
    case 0x0A, 0x0D: return .enter
    case 0x09: return .down
    case 0x1B: return readArrow()
    case 0x00..<0x20: return .other
    default: return readText(from: byte)
    }
  }

  private func readArrow() -> Key {
    guard readByte() == UInt8(ascii: "[") else { return .other }
    return switch readByte() {
    case UInt8(ascii: "A"), UInt8(ascii: "Z"): .up
    case UInt8(ascii: "B"): .down
    default: .other
    }
  }

  /// Reads the rest of a scalar of UTF-8.
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
