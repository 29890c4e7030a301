import Foundation
import Testing

/// The table of what tests hold, and the step that compares it with a report.
@Suite struct StatusTableTests {
  private static let report = """
    <testcase classname="A" name="`B2.02 one`()" time="1" />
    <testcase classname="A" name="`S07 B2.02 and A3.01 two`()" time="1" />
    <testcase classname="A" name="`B4.02ac B4.03b clauses`()" time="1" />
    <testcase classname="A" name="`B4.02 the rule of the clauses`()" time="1" />
    <testcase classname="A" name="`A3.02 three`()" time="1">
      <failure message="no" />
    </testcase>
    <testcase classname="A" name="`nothing by number`()" time="1" />
    """

  /// A repository's folder with these rows in its table.
  private func repository(_ rows: [String] = []) -> Shell {
    let table = ["| chapter | clauses or scenarios held | by tests |", "|---|---|---|"] + rows
    return Shell(files: [
      "Documentation/Status.md": "# Status\n\n\(table.joined(separator: "\n"))\nThe end\n",
      "report.xml": Self.report,
    ])
  }

  /// Runs a function of the table's in a repository.
  private func run(_ function: String, in shell: Shell) throws -> Shell.Outcome {
    try shell.run(
      """
      mkdir -p "$root/Tools/status"; cp '\(Repository.root.path())Tools/status/chapters.txt' "$root/Tools/status"
      source '\(Repository.root.path())Tools/shell/status.sh'; \(function)
      """)
  }

  @Test func `the table counts each rule once, and not one that a test has broken`() throws {
    let outcome = try run("status_table \"$root/report.xml\" | grep -E 'B2 |A3 |Scen|B4 '", in: repository())
    #expect(
      outcome.output == """
        | A3 Bindings | 1 | 1 |
        | B2 When a body is skipped | 1 | 2 |
        | B4 Identity and lifetime | 3 | 2 |
        | Scenarios | 1 | 1 |

        """)
  }

  @Test func `a table that claims more than tests prove fails, with a line for each claim`() throws {
    let outcome = try run(
      "check_status \"$root/report.xml\"",
      in: repository([
        "| A3 Bindings | 2 | 1 |", "| B2 When a body is skipped | 1 | 10 |", "| B4 Identity and lifetime | 0 | 0 |",
        "| Z9 Wishes | 0 | 0 |",
      ]))
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        error: Documentation/Status.md claims 2 clauses or scenarios for A3 Bindings, and tests prove 1.
        error: Documentation/Status.md claims 10 tests for B2 When a body is skipped, and tests prove 2.
        error: Documentation/Status.md claims Z9 Wishes, which is no chapter.
        Put what is proven into it with: ./check --accept-status

        """)
  }

  @Test(arguments: [["| A3 Bindings | 0 | 1 |"], ["| A3 Bindings | 1 | 1 |", "| B2 When a body is skipped | 1 | 1 |"], []])
  func `a table that claims less than tests prove passes with a hint`(rows: [String]) throws {
    #expect(
      try run("check_status \"$root/report.xml\"", in: repository(rows))
        == .init(
          output: "The tests prove more than Documentation/Status.md claims. Put it there with: ./check --accept-status\n", status: 0))
  }

  @Test func `an accepted table passes without a word`() throws {
    let outcome = try run(
      "accept_status \"$root/report.xml\"; check_status \"$root/report.xml\"; tail -n 1 \"$root/Documentation/Status.md\"", in: repository()
    )
    #expect(outcome == .init(output: "The end\n", status: 0))
  }

  @Test func `without a report nothing is proven`() throws {
    let outcome = try run("check_status \"$root/none.xml\"", in: repository())
    #expect(
      outcome == .init(output: "error: there is no report of tests. Make one with: ./check --only debug\n", status: 1))
  }
}
