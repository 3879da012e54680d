import ArgumentParser
import Documents
import Rulebook

/// Loads packs and catalogs again whenever their files change, and reports what happens.
struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Load packs and catalogs when their files change, and report mistakes.",
    discussion: """
      The packs and catalogs are loaded as a service would load them, and the examples in the packs \
      are run. If all is well, they are in use as a new generation. If files have mistakes, or \
      examples fail, the command shows them, and the last good generation stays in use.

      The command ends with Ctrl-C, or when no one reads its output anymore. SIGHUP loads the \
      files right away, unless the output is a terminal, which sends the signal when it closes. \
      With --format json, each line is an event: `loaded`, `reloaded`, `refused`, `unchanged` or \
      `watch_failed`.

      Examples:
        rulebook watch --packs my-packs
        rulebook watch --packs my-packs --localizations my-texts --format json
      """
  )

  @OptionGroup var format: FormatOption
  @OptionGroup var now: NowOption
  @OptionGroup var sources: SourceOptions

  func validate() throws { try sources.requireFiles() }

  func run() throws {
    try reportingFailures {
      // A terminal sends the signal when it closes, so the command should end.
      let handlesHangUp = !FileDescriptor.standardOutput.isTerminal
      if handlesHangUp { HangUpSignal.hold() }
      let live = try sources.liveRulebook(now.surroundings, LiveRulebook.Options())
      let output = format.format
      let report = LiveReport(
        on: live,
        beginning: { first in
          try Self.write(output, first)
          try Self.endWithReader()
        },
        { event, inUse in
          try Self.write(output, event, inUse)
          try Self.endWithReader()
        }
      )
      if handlesHangUp { HangUpSignal.handle { live.reload() } }
      try report.waitForEnd()
    }
  }

  /// Ends the report, and so the command, if no one reads it anymore.
  private static func endWithReader() throws {
    if Console.lostReader { throw ExitCode.success }
  }

  private static func write(_ format: OutputFormat, _ first: RulebookIdentity) throws {
    switch format {
    case .text: try Console.write(first.line(after: nil) + "\n")
    case .json: try Console.writeJSON(.record(first.members("loaded")))
    }
  }

  private static func write(
    _ format: OutputFormat,
    _ event: LiveRulebook.Event,
    _ inUse: RulebookIdentity
  ) throws {
    switch format {
    case .text:
      let style = event.isBad ? Style.bad : Style.good
      try Console.write(event.details + style(event.line(inUse)) + "\n")
    case .json: try Console.writeJSON(.record(event.members(inUse)))
    }
  }
}
