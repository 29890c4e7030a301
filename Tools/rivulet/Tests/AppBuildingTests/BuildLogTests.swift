import Testing

@testable import AppBuilding

@Suite struct BuildLogTests {
  private let failed = """
    Building for debugging...
    [0/5] Write sources
    [3/7] Emitting module Weather
    /src/A.swift:3:9: error: cannot find 'x' in scope
    1 | import SwiftUI
    error: fatalError
    """

  @Test func `of a build that failed only the problems are said`() {
    #expect(
      BuildLog(failed).problems == "/src/A.swift:3:9: error: cannot find 'x' in scope\n1 | import SwiftUI")
    #expect(BuildLog("error: fatalError").problems == "error: fatalError")
  }

  @Test func `messages stand by file and line, each once`() {
    let output = """
      /src/B.swift:9:1: error: cannot find 'Chart' in scope
      9 | Chart()
      /src/A.swift:2:1: error: cannot find 'Chart' in scope
      /src/A.swift:2:9: note: a note
      /src/B.swift:9:1: error: cannot find 'Chart' in scope
      9 | Chart()
      /src/B.swift:3:1: error: value of type 'Text' has no member 'glow'
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      """
    let messages = BuildLog(output).messages
    #expect(
      messages.text == """
        /src/A.swift:2:1: error: cannot find 'Chart' in scope
        /src/A.swift:2:9: note: a note
        /src/B.swift:3:1: error: value of type 'Text' has no member 'glow'
        /src/B.swift:9:1: error: cannot find 'Chart' in scope
        9 | Chart()
        """)
    let names = MissingNames(messages.messages)
    #expect(names.counts.map(\.name) == ["Chart", "glow"] && names.counts.map(\.places) == [2, 1])
    #expect(names.text?.hasSuffix(":\n  Chart, 2 places\n  glow") == true)
    #expect(MissingNames([]).text == nil)
  }

  @Test func `of a view of UIKit only the names of UIKit are missing`() {
    let log = BuildLog(
      """
      /A.swift:1:15: error: 'UIViewRepresentable' is unavailable: UIKit views are not available on Linux.
      /A.swift:2:9: error: cannot find type 'Context' in scope
      /A.swift:3:9: error: cannot find type 'UITouch' in scope
      /B.swift:1:9: error: cannot find type 'Context' in scope
      """)
    #expect(MissingNames(log.messages.messages).counts.map { "\($0.name) \($0.places)" } == ["Context 1", "UITouch 1"])
  }

  @Test func `modules, and members of what was not found or is the author's, are not counted`() {
    let log = BuildLog(
      """
      /A.swift:1:8: error: no such module 'Charts'
      /A.swift:2:8: error: no such module 'Mine'
      /A.swift:3:8: error: cannot find 'Gauze' in scope
      /A.swift:3:18: error: cannot infer contextual base in reference to member 'dark'
      /A.swift:4:8: error: value of type 'Shop.Store<Int>' has no member 'zero'
      /A.swift:5:8: error: type 'Color' has no member 'mauve'
      """)
    #expect(MissingNames(log.messages.messages, ownTypes: ["Store"]).counts.map(\.name) == ["Gauze", "mauve"])
  }

  @Test func `of packages that are fetched only what is wrong is said`() {
    let error = "error: Dependencies could not be resolved because no versions of 'sweet' match the requirement 0.1.0..<1.0.0."
    let log = BuildLog(
      "Fetching https://example.org/sweet.git\nFetched https://example.org/sweet.git from cache (0.03s)\nComputing version for "
        + "https://example.org/sweet.git\n\(error)\n")
    #expect(log.problems == error)
  }

  @Test func `the warnings that local packages cause in place of remote ones are not said of a project`() {
    let output = """
      warning: 'kit': Conflicting identity for sweet: dependency 'example.org/sweet' and dependency '/src/sweet' both point to the same package
      warning: 'app-1x': dependency 'sweet' is not used by any target
      """
    #expect(BuildLog(output, isTranslated: true).warnings == "")
    #expect(BuildLog(output).warnings == output)
  }

  @Test func `warnings are said, and nothing where there are none`() {
    #expect(BuildLog("[1/2] Compiling\nA.swift:1:1: warning: unused\nBuild complete! (1.0s)\n").warnings == "A.swift:1:1: warning: unused")
    #expect(BuildLog("[1/2] Compiling\nBuild complete! (1.0s)\n").warnings == "")
  }

  @Test func `steps are read, and other lines are none`() {
    let step = BuildLog.step(in: "[3/7] Compiling Weather A.swift")
    #expect(step?.done == 3 && step?.all == 7 && step?.action == "Compiling Weather A.swift")
    for line in ["[3/x] a", "[3] a", "3/7", "", "["] as [Substring] { #expect(BuildLog.step(in: line) == nil) }
  }

  @Test func `progress is said after a second, in one line of a terminal`() {
    var said = ""
    let terminal = BuildProgress("Building Weather", isTerminal: true) { said += $0 }
    terminal.read("[1/4] Compiling A\n", after: .milliseconds(900))
    #expect(said == "")
    terminal.read("[2/4] Compiling B\n[3/4] Link", after: .milliseconds(1_100))
    #expect(said == "\r\u{1B}[KBuilding Weather: 2 of 4, Compiling B")
    said = ""
    terminal.read("ing Weather\n", after: .seconds(2))
    terminal.end()
    #expect(said == "\r\u{1B}[KBuilding Weather: 3 of 4, Linking Weather\r\u{1B}[K")
  }

  @Test func `elsewhere progress is one line`() {
    var said = ""
    let file = BuildProgress("Building Weather", isTerminal: false) { said += $0 }
    file.read("[1/4] Compiling A\n", after: .seconds(2))
    file.read("[2/4] Compiling B\n", after: .seconds(3))
    file.end()
    #expect(said == "Building Weather …\n")
  }
}
