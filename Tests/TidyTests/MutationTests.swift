import Foundation
import Testing

/// How the step `mutations` leaves lines out, and what it makes of the tests.
@Suite struct MutationTests {
  private static let source = """
    final class Frame {
      func open() { show() }
    }

    extension Frame {
      /// Runs it.
      func run() {
        let count = 1
        repeat {
          count += 1
          windows { window in
            window.show(
              count, true)
          }
        } while count < 5
      }

      func stop() { clock.stop() }

      var isQuiet: Bool {
        clock.isStopped
      }
    }

    """

  private static let mutated = """
    final class Frame {
      func open() { show() }
    }

    extension Frame {
      /// Runs it.
      func run() {
        let count = 1
        if keeps(1) { repeat {
          if keeps(2) { count += 1 }
          if keeps(3) { windows { window in
            if keeps(4) { window.show(
              count, true) }
          } }
        } while keeps(5) && (count < 5) }
      }

      func stop() { if keeps(6) { clock.stop() } }

      var isQuiet: Bool {
        clock.isStopped
      }
    }

    """

  private static let table = """
    -\tFrame.swift:8\tlet count = 1
    1\tFrame.swift:9\trepeat {
    2\tFrame.swift:10\tcount += 1
    3\tFrame.swift:11\twindows { window in
    4\tFrame.swift:12\twindow.show(
    5\tFrame.swift:15\t} while count < 5
    6\tFrame.swift:18\tfunc stop() { clock.stop() }

    """

  @Test func `each statement and each condition of a loop can be left out, alone`() throws {
    let shell = Shell(files: ["Frame.swift": MutationTests.source])
    let script = "'\(Repository.root.path())Tools/shell/mutations.awk'"
    let outcome = try shell.run(#"awk -v first=0 -v table="$root/table" -f \#(script) "$root/Frame.swift"; cat "$root/table""#)
    #expect(outcome == .init(output: MutationTests.mutated + MutationTests.table, status: 0))
  }

  /// The step with two lines, of which the second is found or not.
  private func step(isFound: Bool) throws -> Shell.Outcome {
    try Shell().run(
      #"""
      layers=()
      mutated_tree() { mkdir -p "$1"; printf -- '-\tA.swift:1\tlet a = 1\n1\tA.swift:2\tshow()\n2\tA.swift:3\tmove()\n' >"$1/lines"; }
      limited() { :; }
      first_red() { case "$2" in 1) echo '"it shows"' ;; 2) \#(isFound ? "echo 'tests that do not end'" : ":") ;; esac; }
      mutations | sed 's/  */ /g'
      """#)
  }

  @Test func `a line without which no test fails, fails the step`() throws {
    let good = try step(isFound: true)
    let lines = " - A.swift:1 let a = 1 the compiler\n 1 A.swift:2 show() \"it shows\"\n 2 A.swift:3 move() tests that do not end\n"
    #expect(good == .init(output: lines, status: 0))
    let bad = try step(isFound: false)
    #expect(bad.status == 1 && bad.output.contains("2 A.swift:3 move() GREEN\nerror: A.swift:3: no test fails without “move()”."))
  }

  @Test func `the first test that fails is named, and arguments of tests are not`() throws {
    let output = """
      ✔ Test "a" passed.
      ✘ Test case passing 1 argument x to "b" failed.
      ✘ Test "b" recorded an issue at B.swift:1:1
      ✘ Test "c" failed

      """
    #expect(try Shell(files: ["output": output]).run("red_test \"$root/output\"").output == "\"b\"\n")
  }
}
