import Foundation
import Rulebook

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The result of a run of the line protocol.
package struct Run {
  package var output: [UInt8]
  package var exitCode: Int32

  /// The lines of the output, without the line feeds that end them.
  package var lines: [String] {
    var lines = String(decoding: output, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    if lines.last == "" { lines.removeLast() }
    return lines.map(String.init)
  }
}

extension Lines {
  /// Runs on a pipe that is fed in pieces, and collects the output of another.
  package func run(feeding pieces: some Sequence<[UInt8]> & Sendable) throws -> Run {
    let input = Pipe()
    let output = Pipe()
    let collected = Collected()
    let feeder = Thread {
      for piece in pieces { input.fileHandleForWriting.write(Data(piece)) }
      input.fileHandleForWriting.closeFile()
    }
    let collector = Thread {
      collected.bytes = Array(output.fileHandleForReading.readDataToEndOfFile())
      collected.isDone.signal()
    }
    feeder.start()
    collector.start()
    let exitCode = try run(
      input: input.fileHandleForReading.fileDescriptor,
      output: output.fileHandleForWriting.fileDescriptor
    )
    output.fileHandleForWriting.closeFile()
    collected.isDone.wait()
    return Run(output: collected.bytes, exitCode: exitCode)
  }

  /// Runs on a pipe that gets the whole text in one piece.
  package func run(_ text: String) throws -> Run { try run(feeding: [Array(text.utf8)]) }
}

/// The output that a thread collects; the semaphore orders the accesses.
private final class Collected: @unchecked Sendable {
  var bytes: [UInt8] = []
  let isDone = DispatchSemaphore(value: 0)
}
