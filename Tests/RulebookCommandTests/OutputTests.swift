import Foundation
import Testing

/// What happens to outputs and inputs that aren't regular files.
///
/// In the scripts, `$0` is the command and `$T` is a temporary folder.
@Suite("Outputs, inputs and signals of the command")
struct OutputTests {
  typealias Row = ScriptRow

  private static func run(_ script: String) throws -> Command.Result {
    let setUp = #"T=$(mktemp -d); trap 'rm -rf "$T"' EXIT; "#
    return try Command.runShell(setUp + script)
  }

  #if os(Linux)
  @Test(
    "What is lost on the way to standard output is exit code 74",
    arguments: [
      "--help", "help", "help check", "check --help", "blocklist build --help", "--version",
      "--generate-completion-script bash", "list rules", "list checks --format json", "lint",
      "check email ann@example.org", "check email ann@ --format json",
      "requirements part-number",
      "explain length.too_short", "test", "blocklist info Blocklists/words.blocklist",
      "blocklist check Blocklists/words.blocklist", "batch --rule email",
      "batch --hello", "watch --packs Packs/extra.yaml",
    ]
  )
  func lostOutput(arguments: String) throws {
    for sink in [">/dev/full", ">&-"] {
      let script = #"echo '{"value": "x"}' | "$0" "# + arguments + " " + sink
      let result = try Command.runShell(script)
      #expect(result.exitCode == 74, "\(sink) \(result.errors)")
      #expect(result.errors.contains("rulebook: the output can't be written: "))
    }
  }

  @Test("What is lost on the way to standard error is exit code 74, unless the code says more")
  func lostErrors() throws {
    for (arguments, code) in [
      ("check email ann@example.org", 0), ("check email ann@", 1), ("chekc", 64),
      ("check email x --packs Packs/broken.yaml", 65), ("requirements email", 74),
    ] {
      let result = try Command.runShell(#""$0" "# + arguments + " 2>/dev/full")
      #expect(result.exitCode == Int32(code), "\(arguments)")
    }
  }
  #endif

  private static let build = #""$0" blocklist build Blocklists/words.txt --output"#

  static let places = [
    Row("a new file", "\(build) $T/x >&2; echo $?; ls $T", "0\nx\n"),
    Row("an old file", "echo old > $T/x; \(build) $T/x >&2; echo $?; ls $T", "0\nx\n"),
    Row(
      "a link to a file",
      "echo old > $T/y; ln -s y $T/x; \(build) $T/x; echo $?; readlink $T/x; cat $T/y; ls $T",
      "74\ny\nold\nx\ny\n"
    ),
    Row("a link to nothing", "ln -s y $T/x; \(build) $T/x; echo $?; ls $T", "74\nx\n"),
    Row("a pipe", "mkfifo $T/x; \(build) $T/x; echo $?; test -p $T/x && ls $T", "74\nx\n"),
    Row("a folder", "mkdir $T/x; \(build) $T/x; echo $?; test -d $T/x && ls $T", "74\nx\n"),
    Row("no such folder", "\(build) $T/y/x; echo $?; ls $T", "74\n"),
    Row(
      "standard streams that are closed",
      "\(build) $T/x <&- >&-; echo $?; \"$0\" blocklist info $T/x | head -n 1",
      "74\nentries          3\n"
    ),
  ]

  @Test("Only a file is replaced by a new list, and nothing is left beside it", arguments: places)
  func replaces(row: Row) throws {
    #expect(try Self.run(row.script).output == row.output)
  }

  @Test("A device is not replaced")
  func device() throws {
    // Only the superuser can create a device to try.
    let script =
      "mknod $T/x c 1 7 2>&- || exit 9; \(Self.build) $T/x; echo $?; test -c $T/x && ls $T"
    let result = try Self.run(script)
    #expect(result.exitCode == 9 || result.output == "74\nx\n")
  }

  static let pipes = [
    "blocklist build $T/x", "blocklist info $T/x", "blocklist check $T/x",
    "check --form contact $T/x", "check --form contact $T/x.jsonl",
    "check email x --packs $T/x.yaml",
    "lint $T/x", "test $T/x.yaml",
  ]

  @Test("A pipe that is given as a file is refused, and not waited for", arguments: pipes)
  func refusesPipes(arguments: String) throws {
    let make = "mkfifo $T/x $T/x.jsonl $T/x.yaml; "
    #expect(try Self.run(make + #""$0" "# + arguments + "; echo $?").output.hasSuffix("66\n"))
  }

  @Test("A file that may not grow any more is exit code 74, and leaves nothing")
  func sizeLimit() throws {
    let output = try Self.run(
      """
      yes passwordpassword | head -n 20000 | nl > $T/in; ulimit -f 8
      "$0" blocklist build --exact $T/in --output $T/out; echo $? >&2
      "$0" list codes > $T/list; echo $? >&2
      rm $T/in $T/list; ls $T >&2
      """
    )
    #expect(output.errors.split(separator: "\n").filter { $0.count < 4 } == ["74", "74"])
  }

  @Test("Whoever closes standard error wants no warnings")
  func closedErrors() throws {
    #expect(try Command.runShell(#""$0" requirements email 2>&-"#).exitCode == 0)
  }

  @Test("Streams on standard input are read")
  func streams() throws {
    let script = #"cat Blocklists/words.txt | "$0" blocklist build - --output $T/x | wc -l"#
    #expect(try Self.run(script).output.trimmingCharacters(in: .whitespacesAndNewlines) == "8")
  }

  /// Waits until the new list has its temporary name, and sends a signal.
  private static func interrupted(by signal: String, _ prefix: String = "") -> String {
    """
    yes passwordpassword | head -n 400000 | nl > $T/in
    { \(prefix) exec "$0" blocklist build --exact $T/in --output $T/out >&2; } & p=$!
    until ls $T/out.*.new >&- 2>&- || ! kill -0 $p 2>&-; do :; done
    kill -\(signal) $p 2>&-
    wait $p; echo $?; rm $T/in; ls $T
    """
  }

  @Test(
    "Temporary files go away when a signal ends the command",
    arguments: [("HUP", 129), ("TERM", 143)]
  )
  func signals(signal: String, code: Int) throws {
    let output = try Self.run(Self.interrupted(by: signal)).output
    // On a machine that pauses the script, the list may be complete before the signal comes.
    #expect(output == "\(code)\n" || output == "0\nout\n")
  }

  @Test("A signal that is ignored stays ignored")
  func ignoredSignal() throws {
    let output = try Self.run(Self.interrupted(by: "HUP", "trap '' HUP;")).output
    #expect(output == "0\nout\n")
  }

  @Test("A hang-up doesn't end a batch, which answers to the end of its input")
  func hangUpOfBatch() throws {
    let output = try Self.run(
      #"""
      mkfifo $T/in; "$0" batch --rule email < $T/in > $T/out & p=$!
      exec 3> $T/in; echo '{"value": "ann@example.org"}' >&3
      until [ -s $T/out ] || ! kill -0 $p 2>&-; do :; done
      kill -HUP $p; echo '{"value": "bob@example.org"}' >&3; exec 3>&-
      wait $p; echo $?; grep -c valid $T/out
      """#
    )
    #expect(output.output == "0\n2\n")
  }

  static let changes = [
    Row(
      "cut off in memory",
      inUse(": > $T/x", memory: 64),
      "1\n1\tlisted\n2\tlisted\n3\tunlisted\n"
    ),
    Row("cut off, by position", inUse(": > $T/x", memory: 0), "74\n1\tlisted\n"),
    Row(
      "overwritten in memory",
      inUse("head -c 9999 /dev/zero > $T/x", memory: 64),
      "1\n1\tlisted\n2\tlisted\n3\tunlisted\n"
    ),
    Row(
      "overwritten, by position",
      inUse("head -c 9999 /dev/zero > $T/x", memory: 0),
      "74\n1\tlisted\n"
    ),
  ]

  /// Changes a list after its first answer.
  private static func inUse(_ change: String, memory: Int) -> String {
    """
    cp Blocklists/words.blocklist $T/x
    { echo letmein; until [ -s $T/out ]; do sleep 0.05; done; \(change); echo letmein; echo no; } |
      "$0" blocklist check $T/x --blocklist-memory \(memory) > $T/out
    echo $?; cat $T/out
    """
  }

  @Test("A list that changes while it is in use ends nothing badly", arguments: changes)
  func survives(row: Row) throws {
    #expect(try Self.run(row.script).output == row.output)
  }
}
