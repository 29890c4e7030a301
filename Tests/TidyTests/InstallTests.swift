import Foundation
import Testing

/// The folder that `./install` makes, with a stand-in for what is put into it.
@Suite struct InstallTests {
  /// Runs lines of bash after the functions of the installation. `stage_sdk` puts one file into the stage, or does what `staging` says.
  private func run(_ lines: String, staging: String = "mkdir -p \"$1\" && echo \"$2\" >\"$1/rivulet.json\"") throws -> Shell.Outcome {
    let shell = Shell(
      commands: ["swiftc": "echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)'"], files: ["VERSION": "0.3.0\n"])
    return try shell.run(
      """
      source '\(Repository.root.path())Tools/shell/sdk.sh'
      stage_sdk() { \(staging); }
      cd "$root"
      tree() { (cd "$1" && find . -mindepth 1 | LC_ALL=C sort); }
      \(lines)
      """)
  }

  @Test func `an installation is one folder and one link`() throws {
    let outcome = try run("install_sdk \"$root/p\"; tree p; readlink p/bin/rivulet")
    #expect(
      outcome.output == """
        ./bin
        ./bin/rivulet
        ./lib
        ./lib/rivulet-0.3.0-swift-6.3.1
        ./lib/rivulet-0.3.0-swift-6.3.1/rivulet.json
        ../lib/rivulet-0.3.0-swift-6.3.1/bin/rivulet

        """)
  }

  @Test func `files name the prefix, never the folder that a package is made in`() throws {
    let outcome = try run("DESTDIR=\"$root/stage\" install_sdk /usr; cat stage/usr/lib/rivulet-*/rivulet.json")
    #expect(outcome.output == "/usr/lib/rivulet-0.3.0-swift-6.3.1\n")
  }

  @Test func `a second installation takes the place of the first, and another version lies beside it`() throws {
    let outcome = try run(
      """
      install_sdk "$root/p"; touch p/lib/rivulet-0.3.0-swift-6.3.1/old
      install_sdk "$root/p"
      echo 0.4.0 >VERSION; install_sdk "$root/p"
      ls -A p/lib; ls p/lib/rivulet-0.3.0-swift-6.3.1; readlink p/bin/rivulet
      """)
    #expect(
      outcome.output == """
        rivulet-0.3.0-swift-6.3.1
        rivulet-0.4.0-swift-6.3.1
        rivulet.json
        ../lib/rivulet-0.4.0-swift-6.3.1/bin/rivulet

        """)
  }

  @Test(arguments: ["mkdir -p \"$1\"; touch \"$1/half\"; return 1", "mkdir -p \"$1\"; touch \"$1/half\"; kill -TERM $BASHPID; true"])
  func `an installation that fails or is interrupted leaves the former one as it was`(staging: String) throws {
    let outcome = try run(
      """
      mkdir -p p/lib/rivulet-0.3.0-swift-6.3.1 && echo former >p/lib/rivulet-0.3.0-swift-6.3.1/rivulet.json
      (install_sdk "$root/p" 2>/dev/null) || echo "ended with $?"
      ls -A p/lib; cat p/lib/rivulet-0.3.0-swift-6.3.1/rivulet.json
      """, staging: staging)
    #expect(outcome.output.hasSuffix("rivulet-0.3.0-swift-6.3.1\nformer\n") && outcome.output.hasPrefix("ended with 1"))
  }

  @Test func `a prefix that cannot be written to is named`() throws {
    let outcome = try run("touch p; install_sdk \"$root/p\" || echo failed; ls -d p")
    #expect(outcome.output.contains("Nothing can be written below ") && outcome.output.hasSuffix("failed\np\n"))
  }

  @Test func `all versions are removed, and nothing else`() throws {
    let outcome = try run(
      """
      install_sdk "$root/p"; mkdir -p p/lib/rivulet-mine-swift-1 p/bin; touch p/bin/other
      uninstall_sdk "$root/p" | sed "s#$root/##"; tree p
      uninstall_sdk "$root/p" 2>&1 | sed "s#$root/##" || true
      """)
    #expect(
      outcome.output == """
        Removed p/lib/rivulet-0.3.0-swift-6.3.1.
        ./bin
        ./bin/other
        ./lib
        ./lib/rivulet-mine-swift-1
        There is no Rivulet below p.

        """)
  }

  @Test func `the toolset names the modules, the macros and the library`() throws {
    let outcome = try run("write_toolset /a/b \"$root/t.json\"; cat t.json")
    for option in ["\"/a/b/modules\"", "/a/b/libexec/RivuletMacros#RivuletMacros", "\"-L/a/b\", \"-rpath\", \"/a/b\"", "-lrivulet"] {
      #expect(outcome.output.contains(option))
    }
  }
}
