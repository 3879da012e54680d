import Foundation
import Testing

/// The steps of the guide “Signed packs”.
///
/// In the scripts, `$0` is the command, and `$T` is a temporary folder. `pack LENGTH` writes a pack
/// into `$T/acme`, whose rule `badge` takes texts of that length. `key NAME` makes a key, and
/// `policy KEYS MORE` writes a policy. `step COMMAND…` prints the exit code of the command, and the
/// first line of its errors.
@Suite("Signed packs in the command")
struct SigningTests {
  typealias Row = ScriptRow

  private static let setUp = #"""
    T=$(mktemp -d); trap 'rm -rf "$T"' EXIT; mkdir $T/acme
    pack() {
      printf "format: 1\npack: acme\nrules: { badge: { checks: [length: $1] } }\n" \
        > $T/acme/pack.yaml
    }
    key() { "$0" keys $T/$1 | sed -n 's/^public key  //p'; }
    id() { "$0" keys $T/$1 --show | sed -n 's/^id  *//p'; }
    policy() {
      printf "format: 1\nstate: state.json\npacks: { acme: { keys: [$1] } }\n$2\n" > $T/policy.yaml
    }
    step() {
      "$@" > $T/out 2> $T/err
      echo "$?$(sed -nE "1{s|^$T/| |; s/[0-9a-f]{16}/KEY/g; p;}" $T/err)"
    }
    sign() { k=$1; shift; step "$0" sign $T/acme --key $T/$k "$@"; }
    verify() { step "$0" verify $T/acme --policy $T/policy.yaml; }
    check() { step "$0" check badge "$1" --packs $T/acme --policy $T/policy.yaml; }
    a=$(key a); b=$(key b); policy "'$a'"; pack 4
    """#

  static let rows = [
    Row(
      "are signed, verified and used",
      "verify; sign a; verify; check 1234; check 123; pack 3; check 123; sign a; check 123",
      """
      65 acme: this folder isn't signed: it has no file `rulebook.manifest`
      0
      0
      0
      1
      65 acme/pack.yaml: this file was changed after it was signed
      0
      0

      """
    ),
    Row(
      "get another key",
      """
      sign a; check 1234
      sign b; policy "'$a', '$b'"; sign b --name acme; check 1234
      policy "'$b'"; check 1234; sign b; check 1234; sign a --name acme; check 1234
      """,
      """
      0
      0
      65 acme/rulebook.signature: this key didn't sign the last manifest, which has the name `acme`
      0
      0
      0
      0
      0
      0
      65 acme/rulebook.signature: the policy doesn't have the key `KEY`

      """
    ),
    Row(
      "are refused when their key is revoked",
      """
      sign a; check 1234; policy "'$a', '$b'" "revoked-keys: [$(id a)]"; check 1234
      sign b --name acme; check 1234
      """,
      """
      0
      0
      65 acme/rulebook.signature: the key `KEY` is revoked
      0
      0

      """
    ),
    Row(
      "go back to older content only as a new revision",
      """
      sign a; cp -R $T/acme $T/old; pack 3; sign a; check 123
      rm -R $T/acme; mv $T/old $T/acme; check 1234; sign a --revision 3; check 1234
      """,
      """
      0
      0
      0
      65 acme/rulebook.manifest: this is revision 1 of `acme`, but revision 2 was loaded before
      0
      0

      """
    ),
  ]

  @Test("work as the guide says", arguments: rows)
  func steps(_ row: Row) throws {
    let result = try Command.runShell(Self.setUp + "\n" + row.script)
    #expect(result.output == row.output, "\(result.errors)")
  }
}
