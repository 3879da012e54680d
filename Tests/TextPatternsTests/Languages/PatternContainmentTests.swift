import TestSupport
import Testing
import TextPatterns

/// Whether one pattern matches everything that another one matches.
@Suite("Containment of patterns")
struct PatternContainmentTests {
  /// What is compared, the pattern, the other one, and whether the pattern contains the other and
  /// the other way around.
  static let rows = TextRow.rows(
    #"""
    the same | [a-c]+ | [a-c]+ | yes | yes
    another spelling | (?:a|b)+ | [ab]+ | yes | yes
    a wider set | [a-z]{2} | [a-c]{2} | yes | no
    a greater count | a{1,5} | a{2,3} | yes | no
    counts that overlap | a{1,3} | a{2,5} | no | no
    one more alternative | ab|cd|ef | ab|ef | yes | no
    nothing in common | [a-z]+ | [0-9]+ | no | no
    an optional end | ab?c? | ab | yes | no
    letters of both cases | (?i)abc | abc | yes | no
    a look-ahead | [a-z\d]{4} | (?=.*\d)[a-z\d]{4} | yes | no
    a refused look-ahead | (?!0)[0-9]{3} | [1-9][0-9]{2} | yes | yes
    digits of all scripts | (?!0)\d{3} | [1-9]\d\d | yes | no
    anything | (?s).* | \p{L}+ | yes | no
    groups | (?<a>[0-9])(?<b>[0-9]) | [0-9]{2} | yes | yes
    anchors | ^a$ | a | yes | yes
    a line break | a.b | a\nb | no | no
    """#
  )

  @Test("is decided by all texts", arguments: rows)
  func contains(row: TextRow) throws {
    let (pattern, other) = (try TextPattern(row[1]), try TextPattern(row[2]))
    #expect(pattern.contains(other) == (row[3] == "yes"), "\(row[0])")
    #expect(other.contains(pattern) == (row[4] == "yes"), "\(row[0])")
  }

  @Test("isn't decided if it takes too long")
  func tooLarge() throws {
    let large = try TextPattern("(?:[a-z]{1,40}[0-9]{1,40}){1,20}")
    let other = try TextPattern("(?:[a-z0-9]*[0-9][a-z0-9]{14})?x")
    #expect(large.contains(other) != true)
  }

  @Test("takes its steps from those that are left, the same number each time")
  func limit() throws {
    let (pattern, other) = (try TextPattern("[A-Z]{2,3}"), try TextPattern("CH|AT"))
    var (work, again) = (1_000_000, 1_000_000)
    #expect(pattern.contains(other, within: &work) == true)
    #expect(pattern.contains(other, within: &again) == true)
    #expect(work == again && work < 1_000_000)
    let needed = 1_000_000 - work
    var enough = needed + 1
    #expect(pattern.contains(other, within: &enough) == true)
    #expect(enough == 1)
    var none = 0
    #expect(pattern.contains(other, within: &none) == nil)
  }
}
