import Foundation
import Testing

/// The shell functions behind `./check`, with system commands replaced.
@Suite struct ShellTests {
  private static let list = "# all\n[build]\n a-dev # why\n\nb-dev\n[test]\nc\n"

  /// Stand-ins for a Debian system where `b-dev` is installed.
  private func debian(user: Int = 0, install: String = "true", sudo: String? = nil) -> Shell {
    var shell = Shell(files: ["list": ShellTests.list])
    shell.commands = [
      "dpkg-query": #"[[ "${@: -1}" == b-dev ]] && echo "ii " || { echo "un "; exit 1; }"#,
      "apt-get": "echo \"$DEBIAN_FRONTEND apt-get $*\" >>\"$log\"\n\(install)",
      "id": "echo \(user)",
    ]
    shell.commands["sudo"] = sudo
    return shell
  }

  @Test func `the list is read by section`() throws {
    let shell = debian()
    #expect(try shell.run("packages_in_section build").output == "a-dev\nb-dev\n")
    #expect(try shell.run("packages_in_section test").output == "c\n")
    #expect(try shell.run("packages_in_section other").output == "")
  }

  @Test func `only what is missing is installed, in one go`() throws {
    let outcome = try debian().run("install_packages build test; cat \"$log\"")
    #expect(
      outcome.output == """
        Installing a-dev c
        noninteractive apt-get -q update
        noninteractive apt-get -q install --yes --no-install-recommends a-dev c

        """)
  }

  @Test func `nothing is installed when nothing is missing`() throws {
    var shell = debian()
    shell.files["list"] = "[build]\nb-dev\n[test]\n"
    #expect(try shell.run("install_packages build test") == .init(output: "All system packages are installed.\n", status: 0))
  }

  @Test func `a step that builds lacks packages on a fresh machine, and one that only reads files does not`() throws {
    let steps = "for step in '' tidy address format status; do lacks_packages \"$step\" && echo \"${step:-all} lacks some\"; done; true"
    #expect(try debian().run(steps).output == "all lacks some\ntidy lacks some\naddress lacks some\n")
    var complete = debian()
    complete.files["list"] = "[build]\nb-dev\n[test]\n"
    #expect(try complete.run(steps).output == "")
  }

  @Test func `others than root install through sudo`() throws {
    let outcome = try debian(user: 1000, sudo: "echo \"sudo $1\" >>\"$log\"; shift; exec \"$@\"").run("install_packages test; cat \"$log\"")
    #expect(outcome.output.contains("sudo --non-interactive\nnoninteractive apt-get -q update\n"))
  }

  @Test func `a failure names the exact line to run`() throws {
    let root = try debian(install: "exit 100").run("install_packages build")
    #expect(root.status == 1)
    #expect(root.output.contains("\n  apt-get update && apt-get install --yes --no-install-recommends a-dev\n"))
    let user = try debian(user: 1000, sudo: "exit 1").run("install_packages build")
    #expect(user.status == 1)
    #expect(user.output.contains("\n  sudo sh -c 'apt-get update && apt-get install --yes --no-install-recommends a-dev'\n"))
  }

  @Test func `a step prints one line with its result and time`() throws {
    #expect(
      try Shell().run("step build true; echo ${#failed_steps[@]}").output.replacing(/\d+ s\n/, with: "_ s\n")
        == "build      ok         _ s\n0\n")
  }

  @Test func `a step that fails shows its problems, its end and how to run it again`() throws {
    let outcome = try Shell().run(
      "work() { echo 'a.swift:1:1: error: wrong'; seq 100; return 3; }\nstep build work; echo ${failed_steps[*]}")
    #expect(outcome.status == 0)
    #expect(outcome.output.starts(with: /build      FAILED +\d+ s\n/))
    #expect(
      outcome.output.contains("a.swift:1:1: error: wrong\n") && outcome.output.contains("\n76\n77\n") && outcome.output.contains("\n100\n"))
    #expect(!outcome.output.contains("\n75\n"))
    #expect(outcome.output.hasSuffix("---- only this step again: ./check --only build\nbuild\n"))
  }

  @Test func `a step ends when the budget is used up`() throws {
    let outcome = try Shell().run("limit_seconds=1 grace_seconds=1\nstep slow limited sleep 60")
    #expect(outcome.output.contains("FAILED") && outcome.output.contains("Ended: the budget of 0 minutes is used up."))
  }

  @Test func `without a budget no clock ends a step`() throws {
    let outcome = try Shell().run("limit_seconds=0 grace_seconds=1\nSECONDS=100000\nslow 0 step long limited sleep 1")
    #expect(outcome.output.contains("long       ok"), "\(outcome.output)")
  }

  @Test func `a slow step has a limit of its own, which the budget does not shorten and which does not shorten the budget`() throws {
    let outcome = try Shell().run(
      """
      limit_seconds=2 grace_seconds=1
      work() { remaining_seconds; }
      slow 3 step late work; cat "$logs/late.log"
      SECONDS=100
      slow 3 step later work; cat "$logs/later.log"
      slow 0 step ended limited sleep 60
      slow_seconds=99
      echo "left $(remaining_seconds)"
      """)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.contains("180") && lines.filter { $0 == "180" || $0 == "179" }.count == 2)
    #expect(outcome.output.contains("Ended: the budget of 0 minutes is used up."))
    #expect(lines.last == "left 1", "\(outcome.output)")
  }

  @Test func `a log has no line for an argument that a test passed with`() throws {
    let run = """
      ◇ Test run started.
      ◇ Test case passing 1 argument seed → 1 to `a`(seed:) started.
      ◇ Test case passing 1 argument seed → 2 to `a`(seed:) started.
      ✔ Test case passing 1 argument seed → 1 to `a`(seed:) passed after 0.001 seconds.
      ✘ Test `a`(seed:) recorded an issue with 1 argument seed → 2 at A.swift:1:1: no
      ✘ Test case passing 1 argument seed → 2 to `a`(seed:) failed after 0.001 seconds with 1 issue.
      ◇ Test case passing 1 argument seed → 3 to `a`(seed:) started.
      """
    func kept(_ end: String) throws -> String { try Shell().run("drop_passed_cases <<'END'\n\(run)\n\(end)\nEND").output }
    let summary = "✘ Test run with 1 test failed after 0.1 seconds with 1 issue."
    #expect(
      try kept(summary) == """
        ◇ Test run started.
        ✘ Test `a`(seed:) recorded an issue with 1 argument seed → 2 at A.swift:1:1: no
        ✘ Test case passing 1 argument seed → 2 to `a`(seed:) failed after 0.001 seconds with 1 issue.
        \(summary)

        """)
    #expect(
      try kept("Illegal instruction").hasSuffix("Illegal instruction\nnot over: Test case passing 1 argument seed → 3 to `a`(seed:)\n"))
  }

  /// Makes a bare system with a stand-in that ends half-way if `fails`, in a folder that has one already if `isComplete`.
  private func bareSystem(isComplete: Bool, fails: Bool = false) throws -> Shell.Outcome {
    let shell = Shell(
      commands: [
        "id": "echo 0", "apt-get": "[[ $1 != indextargets ]] || echo http://deb.example/debian/", "dpkg-query": "echo 'ii '",
        "umount": "echo \"umount ${1#$PWD}\" >>\"$log\"",
        "debootstrap": "echo made >>\"$log\"; mkdir -p \"$4/etc/apt\"; \(fails ? "exit 1" : "true")", "git": "tar -c -T /dev/null",
        "unshare": "true",
        "swift": "true",
      ], files: ["list": "[build]\n"])
    return try shell.run(
      """
      source '\(Repository.root.path())Tools/shell/releases.sh'
      cd "$root"; mkdir -p .build-bare/etc/apt .build-bare/proc; touch "$log"
      \(isComplete ? "touch .build-bare/.complete" : "")
      printf 'proc %s proc\\n' "$root/.build-bare/proc" "$root/.build-bare/proc/sys" /proc >mounts
      mount_list="$root/mounts"
      check_release bare || echo failed
      cat "$log"; if [[ -f .build-bare/.complete ]]; then echo complete; fi
      """)
  }

  @Test func `a bare system is made once, and one that was ended half-way is made anew`() throws {
    #expect(try bareSystem(isComplete: true).output == "complete\n")
    #expect(try bareSystem(isComplete: false).output == "umount /.build-bare/proc/sys\numount /.build-bare/proc\nmade\ncomplete\n")
    #expect(
      try bareSystem(isComplete: false, fails: true).output.hasSuffix(
        "failed\numount /.build-bare/proc/sys\numount /.build-bare/proc\nmade\n"))
  }

  /// A stand-in for swift test: leaves a report and prints a summary.
  private func tests(_ report: String, summary: String, status: Int = 0) -> Shell {
    Shell(
      commands: [
        "swift": "for a; do [[ $a == *.xml ]] && cp \"$(dirname \"$log\")/report\" \"$a\"; done; echo '\(summary)'; exit \(status)"
      ],
      files: ["report": report])
  }

  @Test func `passed and failed tests are summed over the steps`() throws {
    let report = """
      <testsuites>
        <testsuite name="TestResults" errors="0" tests="3" failures="2" skipped="1" time="0.1">
          <testcase classname="A" name="one" time="0.1" />
          <testcase classname="A" name="two" time="0.1">
            <failure message="a" />
            <failure message="b" />
          </testcase>
          <testcase classname="A" name="three" >
            <skipped>no</skipped>
          </testcase>
          <testcase classname="A" name="four" time="0.1" />
        </testsuite>
      </testsuites>
      """
    let summary = "✘ Test run with 4 tests in 1 suite failed after 0.1 seconds with 2 issues."
    let outcome = try tests(report, summary: summary, status: 1).run(
      "test_step debug >/dev/null; test_step release >/dev/null; print_summaries")
    #expect(outcome.output == "\(summary)\n\(summary)\n4 passed, 2 failed\n")
  }

  @Test func `the first step's summary stands last, before the sums`() throws {
    var shell = tests("", summary: "")
    shell.commands["swift"] =
      #"for a; do [[ $a == *debug.xml ]] && echo "✔ Test run with 4 tests in 1 suite passed after 0.1 seconds."; done; true"#
    #expect(
      try shell.run("test_step debug >/dev/null; test_step release >/dev/null; print_summaries").output
        == "release: no tests to run.\n✔ Test run with 4 tests in 1 suite passed after 0.1 seconds.\n0 passed, 0 failed\n")
  }

  @Test func `the shares of the tests run side by side and count together`() throws {
    let shell = Shell(
      commands: [
        "swift": """
        if [[ "$*" == *--show-bin-path* ]]; then dirname "$0"; else echo "$*" >>"$log"; fi
        """,
        "RivuletPackageTests.xctest": """
        echo "$*" >>"$log"
        for a; do [[ $a == *.xml ]] && echo '<testcase name="one" />' >"$a"; done
        echo '✔ Test run with 1 test passed after 0.1 seconds.'
        """,
      ])
    let outcome = try shell.run(
      """
      shares=('^A' '^C'); test_step debug -c x -- --skip B >/dev/null; print_summaries
      sed -E 's/ --(package-path|xunit-output) [^ ]+//g' "$log" | sort
      """)
    #expect(
      outcome.output == """
        ✔ Test run with 1 test passed after 0.1 seconds.
        ✔ Test run with 1 test passed after 0.1 seconds.
        ✔ Test run with 1 test passed after 0.1 seconds.
        3 passed, 0 failed
        --testing-library swift-testing --filter ^A --skip B
        --testing-library swift-testing --filter ^C --skip B
        --testing-library swift-testing --skip ^A|^C --skip B
        build --build-tests -c x

        """)
  }

  @Test func `a failure in any share fails the step`() throws {
    for share in ["--filter ^A", "--filter ^C", "--skip ^A|^C"] {
      let shell = Shell(commands: ["swift": "touch \"$root/x\"; [[ \"$*\" != *'\(share)'* ]]"])
      let outcome = try shell.run("export root; shares=('^A' '^C'); test_step debug >/dev/null; has_failed debug && echo failed")
      #expect(outcome.output == "failed\n", "\(share)")
    }
  }

  /// Prints the tests that are chosen after changes of some files of a small repository.
  private func tests(ofChanges changed: String...) throws -> String {
    let shell = Shell(files: [
      "Package.swift": "", "Sources/Room/Door.swift": "public struct Door {\n  public func openWide() {}\n}\n",
      "Sources/Room/Hinge.swift": "final class Hinge {}\n", "Sources/Room/Handle.swift": "package struct Handle { var hinge: Hinge }\n",
      "Tests/RoomTests/DoorTests.swift": "Door()", "Tests/HouseTests/WideTests.swift": "it.openWide()",
      "Tests/HouseTests/HandleTests.swift": "Handle()", "Tests/HouseTests/Roofs.swift": "Roof()",
    ])
    let touches = changed.map { "touch \"$root/\($0)\"\n" }.joined()
    return try shell.run(
      "mkdir -p \"$logs\"; find \"$root\" -type f -exec touch -d '2 days ago' {} +; touch -d yesterday \"$proven\"\n\(touches)tests_of_changes"
    ).output
  }

  @Test func `the tests of a change are those of its target and those that name what it declares`() throws {
    #expect(
      try tests(ofChanges: "Sources/Room/Door.swift")
        == "^RoomTests\\.|/WideTests\\.swift:|/DoorTests\\.swift:|^RivuletGeometryTests\\.\n")
    #expect(try tests(ofChanges: "Tests/HouseTests/Roofs.swift") == "/Roofs\\.swift:|^RivuletGeometryTests\\.\n")
  }

  @Test func `a change that no test names is tested with its users`() throws {
    #expect(try tests(ofChanges: "Sources/Room/Hinge.swift") == "^RoomTests\\.|/HandleTests\\.swift:|^RivuletGeometryTests\\.\n")
  }

  @Test func `all tests run where none is known to have passed, and where something else has changed`() throws {
    #expect(try tests(ofChanges: "Package.swift") == "")
    #expect(try tests(ofChanges: "Sources/Room/data.txt") == "")
    #expect(try Shell().run("tests_of_changes").output == "")
  }

  @Test func `a run that ends before its tests do counts as a failure`() throws {
    let outcome = try tests("", summary: "Fatal error: broken", status: 1).run("test_step debug >/dev/null; print_summaries")
    #expect(outcome.output == "debug: no test ran to its end.\n0 passed, 1 failed\n")
  }

  @Test func `a failed step without tests shows in the sums`() throws {
    #expect(try Shell().run("step format false >/dev/null; print_summaries").output == "0 passed, 1 failed\n")
  }

  @Test func `a baseline is built with its libraries, and again only if its source is newer`() throws {
    let shell = Shell(
      commands: ["pkg-config": "[[ $1 == --exists ]] || echo '-lone -ltwo'", "cc": "echo \"$*\" >>\"$log\"; touch \"$4\""],
      files: ["a.c": ""])
    let build = "build_baseline a one gcc cc -O2 \"$root/a.c\"\n"
    let outcome = try shell.run("cd \"$root\"; mkdir -p \"$bench_programs\"; touch -d yesterday a.c; \(build)\(build)cat \"$log\"")
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.output.hasSuffix(" -lone -ltwo\n"))
  }

  /// Runs the count of instructions with a stand-in that counts 300 for each recompute of the one workload.
  private func instructions(allowed: String, _ setting: String = "") throws -> Shell.Outcome {
    let shell = Shell(
      commands: ["valgrind": "echo \"==1== Collected : $((${@: -1} * 600600))\" >&2"],
      files: ["allowed": "{\n  \"avoidable\" : \(allowed)\n}\n"])
    return try shell.run(
      "bench_recomputes='avoidable 2002'; status=0\n\(setting) check_instructions program \"$root/allowed\" || status=$?\n"
        + "cat \"$root/allowed\"; exit $status")
  }

  @Test func `more instructions than are allowed fail, with a hundredth to spare`() throws {
    let good = try instructions(allowed: "298.0")
    #expect(good.status == 0, "\(good.output)")
    let bad = try instructions(allowed: "296.0")
    #expect(bad.status == 1)
    #expect(
      bad.output.contains("avoidable takes 300.0 instructions a recompute, where 296.0 are allowed. To allow it: ./check --accept-counts"))
  }

  @Test func `instructions are accepted by one command`() throws {
    let outcome = try instructions(allowed: "1.0", "RIVULET_ACCEPT_COUNTS=1")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix("{\n  \"avoidable\" : 300.0\n}\n"))
  }

  @Test func `a baseline without its library is left out with a sentence`() throws {
    let shell = Shell(commands: ["pkg-config": "false", "cc": "echo compiled"], files: ["a.c": ""])
    let outcome = try shell.run("mkdir -p \"$bench_programs\"; build_baseline a one 'gcc and one-dev' cc \"$root/a.c\"")
    #expect(
      outcome == .init(output: "a is not built, because its libraries are missing. Install gcc and one-dev for it.\n", status: 0))
  }

  /// A player that holds so many kilobytes more at the end, before a screen that shows it, and changes or not.
  private func soak(grown: Int, plays: Bool = true) throws -> Shell.Outcome {
    try Shell(commands: ["xdotool": "true"]).run(
      """
      cd "$root"; seq 9000 >Xvfb_screen0
      sleep() { :; }
      soak_wait() { \(plays ? "echo played >>Xvfb_screen0" : "true"); }
      private_kilobytes() { if [[ -e warm ]]; then echo \(80_000 + grown); else touch warm; echo 80000; fi; }
      soak_play 1 0 .
      """)
  }

  @Test func `a player that holds much more memory after half an hour fails the soak, and so does one that does not play`() throws {
    let good = try soak(grown: 5_000)
    #expect(good == .init(output: "private memory after 1 minute: 80000 kB, after 30 minutes: 85000 kB\n", status: 0))
    let bad = try soak(grown: 6_000)
    #expect(bad.status == 1 && bad.output.contains("error: the player grew by 6000 kB; 5120 kB are allowed."))
    let still = try soak(grown: 0, plays: false)
    #expect(still.status == 1 && still.output.contains("error: the player does not play."))
  }

  @Test(arguments: ["--unknown", "--only", "--only nonsense"])
  func `options that do not exist are refused with the usage`(options: String) throws {
    let outcome = try Shell.bash("'\(Repository.root.path())check' \(options)")
    #expect(outcome.status == 2)
    #expect(
      outcome.output.hasPrefix(
        "usage: ./check [--quick | --full] [--only STEP | --tests NAME] [--folders] [--accept-status | --accept-counts | --accept-goldens | --accept-api]\n"
      ))
  }

  @Test(arguments: [
    "", "game", "podcast --png", "podcast --appearance blue", "podcast --scale 0", "podcast --scale x", "podcast a b", "exam-card a",
    "podcast --speed 2", "podcast --screen", "podcast --png player.jpg", "podcast --png player",
    "exam-card --idiom tablet", "previews --idiom", "podcast --locale", "previews game", "previews podcast x", "previews --screen",
    "previews --png",
  ])
  func `an example that cannot be run as asked is refused with the usage`(arguments: String) throws {
    let outcome = try Shell.bash("'\(Repository.root.path())run' \(arguments)")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("usage: ./run podcast [FEED.xml]"))
  }

  @Test func `the continuous integration runs exactly this check`() {
    let commands = Repository.text(".ci/run").split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(commands.last == "exec ./check")
    #expect(commands.filter { $0.hasPrefix("export ") } == [#"export RIVULET_CHECK_MINUTES="${RIVULET_CHECK_MINUTES:-80}""#])
    #expect(commands.count == 4)
  }
}
