import Foundation
import Testing

/// What `./run` builds and which steps it takes, with stand-ins for the compiler and for the programs.
@Suite struct RunCommandTests {
  /// Runs `./run` without a display in a folder that holds nothing else of the repository. Each program prints its build, whether it shows previews, and its
  /// steps; a feed has a problem where its name is `bad.xml`.
  private func run(_ arguments: String) throws -> (lines: [String], status: Int32) {
    let source = Repository.root.path()
    let program = """
      #!/bin/bash
      if [[ "${1-}" == --check ]]; then [[ "$2" != bad.xml ]]; exit; fi
      echo "${0#*/.build} ${RIVULET_PREVIEWS:+previews }$RIVULET_SCREENLESS"
      """
    let shell = Shell(commands: ["dpkg-query": "echo 'ii '", "swift": "echo \"swift $*\" >>\"$log\""], files: ["program": program])
    let outcome = try shell.run(
      """
      cd "$root"
      mkdir -p Tools own && cp '\(source)run' . && cp -r '\(source)Tools/shell' '\(source)Tools/system-packages.txt' Tools
      touch own/Package.swift
      for build in .build-release/release .build-debug/debug own/.build/release own/.build/debug; do
        mkdir -p $build
        for name in PodcastPlayer Cards ExamplePreviews Own; do cp program $build/$name; chmod +x $build/$name; done
      done
      ./run \(arguments) 2>&1 | grep -v '^Building\\|^All system'
      exit ${PIPESTATUS[0]}
      """)
    return (outcome.output.split(separator: "\n").map(String.init), outcome.status)
  }

  @Test func `a run without a display shows the player before and after it plays, and draws it`() throws {
    let phone = try run("podcast")
    #expect(
      phone.lines.first == "-release/release/PodcastPlayer tap Open Player;say On screen at first:;texts;say;"
        + "say After Play and ten seconds:;tap Play;advance 10;texts;png podcast.png")
    #expect(phone.status == 0 && phone.lines.contains { $0.hasSuffix("the picture is podcast.png.") })
    // The player is there at once.
    #expect(try run("podcast --idiom desktop").lines.first?.contains(" say On screen at first:;texts;say;") == true)
    #expect(try run("podcast --png a.png").lines == ["-release/release/PodcastPlayer tap Open Player;png a.png"])
    #expect(try run("podcast good.xml --png a.png").lines == ["-release/release/PodcastPlayer tap Open Player;png a.png"])
    #expect(try run("cards --png a.png").lines == ["-release/release/Cards png a.png"])
  }

  @Test func `a feed with a problem has no player, and fails`() throws {
    let picture = try run("podcast bad.xml --png a.png")
    #expect(picture.lines == ["-release/release/PodcastPlayer png a.png"] && picture.status == 1)
    let texts = try run("podcast bad.xml")
    #expect(texts.lines.first == "-release/release/PodcastPlayer say On screen at first:;texts;png podcast.png" && texts.status == 1)
  }

  @Test func `steps are taken without a screen, before the picture`() throws {
    #expect(try run("cards --steps 'tap Deal; texts'").lines == ["-release/release/Cards tap Deal; texts"])
    #expect(try run("app own Own --steps texts --png a.png").lines == ["/release/Own texts;png a.png"])
  }

  @Test func `previews come from builds that keep them`() throws {
    #expect(try run("previews").lines.first == "-debug/debug/ExamplePreviews previews png previews.png")
    #expect(try run("previews podcast --png a.png").lines == ["-debug/debug/PodcastPlayer previews png a.png"])
    #expect(try run("app own Own previews --png a.png").lines == ["/debug/Own previews png a.png"])
    #expect(try run("app own Own --png a.png").lines == ["/release/Own png a.png"])
  }

  @Test func `a folder without a package is told`() throws {
    let outcome = try run("app nowhere Own")
    #expect(outcome.status == 2 && outcome.lines.first == "There is no package in \"nowhere\": it has no Package.swift.")
  }
}
