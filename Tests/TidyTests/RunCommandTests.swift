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
    let rivulet = """
      #!/bin/bash
      # build FOLDER --product NAME --scratch-path FOLDER [--release]
      place="$6/debug"; if [[ "${7-}" == --release ]]; then place="$6/release"; fi
      mkdir -p "$place" && cp "$root/program" "$place/$4" && chmod +x "$place/$4" && echo "$place/$4"
      """
    let shell = Shell(
      commands: ["dpkg-query": "echo 'ii '", "swift": "exit 1", "swiftc": "echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)'"],
      files: ["program": program, "rivulet": rivulet])
    let outcome = try shell.run(
      """
      cd "$root"
      export root
      mkdir -p Tools Sources Examples/Templates && cp '\(source)run' '\(source)VERSION' . && cp -r '\(source)Tools/shell' '\(source)Tools/system-packages.txt' Tools
      touch Package.swift
      installed=.build-release/installed/lib/rivulet-$(cat VERSION)-swift-6.3.1
      mkdir -p $installed/bin && cp rivulet $installed/bin && chmod +x $installed/bin/rivulet
      touch .build-release/installed/stamp
      ./run \(arguments) 2>&1 | grep -v '^All system'
      exit ${PIPESTATUS[0]}
      """)
    return (outcome.output.split(separator: "\n").map(String.init), outcome.status)
  }

  @Test func `a run without a display shows the player before and after it plays, and draws it`() throws {
    let phone = try run("podcast")
    #expect(
      phone.lines.first == "-examples/PodcastPlayer/release/PodcastPlayer tap Open Player;say On screen at first:;texts;say;"
        + "say After Play and ten seconds:;tap Play;advance 10;texts;png podcast.png")
    #expect(phone.status == 0 && phone.lines.contains { $0.hasSuffix("the picture is podcast.png.") })
    // The player is there at once.
    #expect(try run("podcast --idiom desktop").lines.first?.contains(" say On screen at first:;texts;say;") == true)
    #expect(try run("podcast --png a.png").lines == ["-examples/PodcastPlayer/release/PodcastPlayer tap Open Player;png a.png"])
    #expect(try run("podcast good.xml --png a.png").lines == ["-examples/PodcastPlayer/release/PodcastPlayer tap Open Player;png a.png"])
    #expect(try run("cards --png a.png").lines == ["-examples/Cards/release/Cards png a.png"])
  }

  @Test func `a feed with a problem has no player, and fails`() throws {
    let picture = try run("podcast bad.xml --png a.png")
    #expect(picture.lines == ["-examples/PodcastPlayer/release/PodcastPlayer png a.png"] && picture.status == 1)
    let texts = try run("podcast bad.xml")
    #expect(
      texts.lines.first == "-examples/PodcastPlayer/release/PodcastPlayer say On screen at first:;texts;png podcast.png"
        && texts.status == 1)
  }

  @Test func `steps are taken without a screen, before the picture`() throws {
    #expect(try run("cards --steps 'tap Deal; texts'").lines == ["-examples/Cards/release/Cards tap Deal; texts"])
  }

  @Test func `previews come from builds that keep them`() throws {
    #expect(try run("previews").lines.first == "-examples/Previews/debug/ExamplePreviews previews png previews.png")
    #expect(try run("previews podcast --png a.png").lines == ["-examples/PodcastPlayer/debug/PodcastPlayer previews png a.png"])
  }

  @Test func `an unknown example is told`() throws {
    let outcome = try run("weather")
    #expect(outcome.status == 2 && outcome.lines.first == "There is no example \"weather\".")
  }
}
