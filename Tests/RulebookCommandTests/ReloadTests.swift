import Foundation
import Testing

/// Packs that change while the command runs.
///
/// In the scripts, `$0` is the command, `$T` is a temporary folder, and `$T/packs` is a folder of
/// packs. `pack VERSION LENGTH` writes the pack `live`, whose rule `badge` takes texts of that
/// length. `await TEXT FILE` waits until a file contains a text, and `ask VALUE` sends a value to a
/// batch, and waits for the answer. `policy` makes a key and a policy with it, and `sign` signs the
/// folder.
@Suite("Packs that change", .timeLimit(.minutes(5)))
struct ReloadTests {
  typealias Row = ScriptRow

  private static let setUp = #"""
    T=$(mktemp -d); trap 'rm -rf "$T"' EXIT; mkdir $T/packs
    write() {
      printf "format: 1\npack: live\nversion: $1\nrules: { $2: { checks: [{ $3 }]$4 } }\n" > $T/new
      mv $T/new $T/packs/live.yaml
    }
    pack() { write "$1" badge "length: $2"; }
    await() {
      i=0
      until grep -q -- "$1" "$2"; do
        i=$((i+1)); [ $i -lt 1200 ] || { echo "no $1 in"; cat "$2"; exit 9; }
        sleep 0.05
      done
    }
    policy() {
      key=$("$0" keys $T/key | sed -n 's/^public key  //p')
      printf "format: 1\nstate: none\npacks: { live: { keys: ['$key'] } }\n" > $T/policy.yaml
    }
    sign() { "$0" sign $T/packs --key $T/key --name live > $T/signed; }
    batch() {
      mkfifo $T/in; : > $T/err
      "$0" batch --rule badge --packs $T/packs "$@" < $T/in > $T/out 2> $T/err & p=$!
      exec 3> $T/in
    }
    ask() {
      n=$((n+1)); echo "{\"id\":$n,\"value\":\"$1\"}" >&3; await "^{\"id\":$n," $T/out
    }
    finish() { exec 3>&-; wait $p; echo $?; cut -d , -f 1-3 $T/out; }
    watch() {
      : > $T/err; : > $T/out
      "$0" watch --packs $T/packs "$@" > $T/out 2> $T/err & p=$!
    }
    end() {
      kill -TERM $p; wait $p; echo $?
      sed -E '
        s/[0-9a-f]{16}/DIGEST/; s/"(diagnostics|packs)":\[[^]]*\]/LIST/g
        s/^\/[^ ]*live\.yaml/live.yaml/; /^ /d' $T/out
    }

    """#

  private static func run(_ script: String) throws -> Command.Result {
    try Command.runShell(setUp + script)
  }

  static let batches = [
    Row(
      "SIGHUP loads changed packs, and nothing else does",
      """
      pack 1 4; batch --generation; ask 1234; pack 2 6; ask 1234
      kill -HUP $p; await 'generation 2 is in use: 2 packs' $T/err; ask 1234; finish
      """,
      """
      1
      {"id":1,"generation":1,"outcome":"valid"
      {"id":2,"generation":1,"outcome":"valid"
      {"id":3,"generation":2,"outcome":"invalid"

      """
    ),
    Row(
      "a changed file is noticed with --watch",
      """
      pack 1 4; batch --generation --watch; ask 1234
      pack 2 6; await 'live 1 → 2' $T/err; ask 1234; finish
      """,
      """
      1
      {"id":1,"generation":1,"outcome":"valid"
      {"id":2,"generation":2,"outcome":"invalid"

      """
    ),
    Row(
      "SIGHUP loads packs with --watch, too",
      """
      pack 1 4; batch --generation --watch; ask 1234
      pack 2 6; kill -HUP $p; await 'generation 2 is in use' $T/err; ask 1234; finish
      """,
      """
      1
      {"id":1,"generation":1,"outcome":"valid"
      {"id":2,"generation":2,"outcome":"invalid"

      """
    ),
    Row(
      "the last good pack stays in use, until the mistake is corrected",
      """
      pack 1 4; batch --generation --watch; ask 1234
      write 2 badge 'lenght: 6'; await 'generation 1 stays in use' $T/err; ask 1234
      pack 2 6; await 'generation 2 is in use' $T/err; ask 1234
      grep -q 'live.yaml:4:30' $T/err && echo told; finish
      """,
      """
      told
      1
      {"id":1,"generation":1,"outcome":"valid"
      {"id":2,"generation":1,"outcome":"valid"
      {"id":3,"generation":2,"outcome":"invalid"

      """
    ),
    Row(
      "a pack whose example fails isn't used with --watch",
      """
      pack 1 4; batch --generation --watch; ask 1234
      write 2 badge 'length: 6' ', examples: { valid: [abc] }'
      await 'generation 1 stays in use' $T/err; ask 1234; finish
      """,
      """
      0
      {"id":1,"generation":1,"outcome":"valid"
      {"id":2,"generation":1,"outcome":"valid"

      """
    ),
    Row(
      "a pack is used only after it is signed, with --policy",
      """
      pack 1 4; policy; sign; batch --generation --watch --policy $T/policy.yaml; ask 1234
      pack 2 6; await 'generation 1 stays in use' $T/err; ask 1234
      sign; await 'generation 2 is in use' $T/err; ask 1234; finish
      """,
      """
      1
      {"id":1,"generation":1,"outcome":"valid"
      {"id":2,"generation":1,"outcome":"valid"
      {"id":3,"generation":2,"outcome":"invalid"

      """
    ),
    Row(
      "a pack without the rule of the option isn't used",
      """
      pack 1 4; batch --generation --watch; ask 1234
      write 2 other 'length: 6'; await 'generation 1 stays in use: ' $T/err
      ask 1234; finish
      """,
      """
      0
      {"id":1,"generation":1,"outcome":"valid"
      {"id":2,"generation":1,"outcome":"valid"

      """
    ),
    Row(
      "a pack that is skipped is told, but only once, with --skip-broken",
      #"""
      pack 1 4; batch --generation --watch --skip-broken; ask 1234
      printf 'format: 1\npack: next\nrules: { step: { checks: [{ lenght: 1 }] } }\n' > $T/new
      mv $T/new $T/packs/next.yaml; await 'is skipped' $T/err; ask 1234
      pack 2 6; await 'generation 3 is in use' $T/err; ask 1234
      pack 3 6; await 'generation 4 is in use' $T/err; grep -c 'is skipped' $T/err; finish
      """#,
      """
      1
      1
      {"id":1,"generation":1,"outcome":"valid"
      {"id":2,"generation":2,"outcome":"valid"
      {"id":3,"generation":3,"outcome":"invalid"

      """
    ),
    Row(
      "each line can ask for the generation, and an error has it, too",
      """
      pack 1 4; batch; ask 1234
      echo '{"id":8,"value":"1234","generation":true}' >&3; await '"id":8' $T/out
      echo '{"id":9,"rule":"nothing-like-it","value":"1","generation":true}' >&3
      await '"id":9' $T/out; finish
      """,
      """
      65
      {"id":1,"outcome":"valid","violations":[]
      {"id":8,"generation":1,"outcome":"valid"
      {"id":9,"generation":1,"error":{"code":"usage.unknown_rule"

      """
    ),
  ]

  @Test("A batch takes up packs", arguments: batches)
  func batch(row: Row) throws {
    let result = try Self.run(row.script)
    #expect(result.output == row.output, "\(result.errors)")
  }

  @Test("A batch can begin with a line about itself, and be asked for it later")
  func hello() throws {
    let result = try Self.run(
      #"""
      pack 1.5 4; batch --hello --watch; ask 1234
      pack 2 6; await 'generation 2 is in use' $T/err
      echo '{"id":9,"hello":true}' >&3; await '"id":9' $T/out; exec 3>&-; wait $p
      sed -E 's/"digest":"[0-9a-f]{16}"/DIGEST/' $T/out
      grep -o '"digest":"[^"]*"' $T/out | sort | uniq | wc -l
      """#
    )
    let lines = result.output.split(separator: "\n").map(String.init)
    let packs = #""packs":[{"name":"frozen","version":"1.0.0"},{"name":"live","version":"#
    #expect(
      lines.first == #"{"generation":1,"protocol":1,"version":"0.1.0",\#(packs)"1.5"}],DIGEST}"#
    )
    #expect(
      lines.dropFirst(2).first
        == #"{"id":9,"generation":2,"protocol":1,"version":"0.1.0",\#(packs)"2"}],DIGEST}"#
    )
    #expect(lines.last?.trimmingCharacters(in: .whitespaces) == "2")
  }

  @Test("The first line doesn't wait for a question")
  func helloAlone() throws {
    let result = try Command.run(["batch", "--hello"])
    #expect(result.exitCode == 0)
    #expect(result.output.hasPrefix(#"{"generation":1,"protocol":1,"#))
    #expect(result.output.hasSuffix("}\n"))
  }

  static let watches = [
    Row(
      "a new version, a mistake, and its correction",
      """
      pack 1 4; watch; await 'generation 1 is' $T/out; pack 2 6; await 'generation 2 is' $T/out
      write 3 badge 'lenght: 6'; await 'generation 2 stays' $T/out
      pack 4 6; await 'generation 3 is' $T/out; end
      """,
      """
      143
      generation 1 is in use: 2 packs, DIGEST
      generation 2 is in use: 2 packs, DIGEST; live 1 → 2
      live.yaml:4:30: there is no check `lenght`
      hint: did you mean `length`?
      generation 2 stays in use, because the changed files have mistakes
      generation 3 is in use: 2 packs, DIGEST; live 2 → 4

      """
    ),
    Row(
      "packs that are new and gone",
      """
      pack 1 4; watch; await 'generation 1 is' $T/out
      printf 'format: 1\\npack: next\\nrules: { step: { checks: [{ length: 1 }] } }\\n' > $T/new
      mv $T/new $T/packs/next.yaml
      await 'generation 2 is' $T/out; rm $T/packs/live.yaml; await 'generation 3 is' $T/out; end
      """,
      """
      143
      generation 1 is in use: 2 packs, DIGEST
      generation 2 is in use: 3 packs, DIGEST; next without a version is new
      generation 3 is in use: 2 packs, DIGEST; live is gone

      """
    ),
    Row(
      "events as lines of JSON",
      """
      pack 1 4; watch --format json; await '"loaded"' $T/out
      write 2 badge 'lenght: 6'; await '"refused"' $T/out
      pack 2 6; await '"reloaded"' $T/out; end
      """,
      #"""
      143
      {"digest":"DIGEST","event":"loaded","generation":1,LIST}
      {LIST,"digest":"DIGEST","event":"refused","generation":1,LIST}
      {"digest":"DIGEST","event":"reloaded","generation":2,LIST}

      """#
    ),
    Row(
      "SIGHUP",
      """
      pack 1 4; watch; await 'generation 1 is' $T/out
      pack 2 6; kill -HUP $p; await 'generation 2 is' $T/out; end
      """,
      """
      143
      generation 1 is in use: 2 packs, DIGEST
      generation 2 is in use: 2 packs, DIGEST; live 1 → 2

      """
    ),
  ]

  @Test("Watching reports", arguments: watches)
  func watch(row: Row) throws {
    let result = try Self.run(row.script)
    #expect(result.output == row.output, "\(result.errors)")
  }

  @Test("Watching ends when no one reads the report anymore", arguments: ["text", "json"])
  func readerGone(format: String) throws {
    let result = try Self.run(
      """
      pack 1 4; mkfifo $T/pipe; "$0" watch --packs $T/packs --format \(format) > $T/pipe & p=$!
      head -n 1 < $T/pipe > $T/out; pack 2 6; wait $p; echo $?; wc -l < $T/out
      """
    )
    let numbers = result.output.split(whereSeparator: \.isWhitespace)
    #expect(numbers == ["0", "1"], "\(result.errors)")
  }

  @Test(
    "There must be something to watch",
    arguments: [["watch"], ["batch", "--watch"], ["watch", "--resources", "Data"]]
  )
  func nothing(arguments: [String]) throws {
    let result = try Command.run(arguments)
    #expect(result.exitCode == 64)
    #expect(result.errors.contains("There is nothing to watch."))
  }

  @Test("Packs with mistakes are not watched", arguments: ["watch", "batch --watch", "batch"])
  func broken(command: String) throws {
    let arguments = command.split(separator: " ").map(String.init)
    let result = try Command.run(arguments + ["--packs", "Packs/broken.yaml"])
    #expect(result.exitCode == 65)
    #expect(result.errors.contains("Packs/broken.yaml:"))
    #expect(result.output.isEmpty)
  }
}
