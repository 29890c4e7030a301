import Testing

@testable import AppBuilding

@Suite struct UnreachablePackageTests {
  @Test func `a package that Git cannot get is named, with Git's reason`() {
    let sentence = UnreachablePackage.sentence(
      in: """
        Fetching https://example.org/some/Sweet.git
        error: Failed to clone repository https://example.org/some/Sweet.git:
            Cloning into bare repository '/app/.build/repositories/Sweet-014f5907'...
            fatal: unable to access 'https://example.org/some/Sweet.git/': Could not resolve host: example.org
        """)
    #expect(
      sentence == "The package Sweet from https://example.org/some/Sweet.git cannot be downloaded (Could not resolve host: example.org); "
        + "check the network connection, the address and your access to it.")
  }

  @Test func `packages whose download does not end are named where Git only says that their copy is missing`() {
    let sentence = UnreachablePackage.sentence(
      in: """
        Fetching https://example.org/Sour
        Fetching https://example.org/Sweet.git
        Fetched https://example.org/Sour from cache (0.03s)
        error: Git command 'git -C ~/.cache/org.swift.swiftpm/repositories/Sweet-014f5907 config --get remote.origin.url' failed: \
        fatal: cannot change to '~/.cache/org.swift.swiftpm/repositories/Sweet-014f5907': No such file or directory
        """)
    #expect(
      sentence?.hasPrefix("The package Sweet from https://example.org/Sweet.git cannot be downloaded; check") == true, "\(sentence ?? "")")
  }

  @Test func `other failures stand alone`() {
    #expect(UnreachablePackage.sentence(in: "Fetching https://example.org/Sour\n/src/A.swift:1:1: error: no") == nil)
  }
}
