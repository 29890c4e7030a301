import Testing

@testable import AppBuilding

@Suite struct BuildHintsTests {
  @Test(arguments: [
    ("A.swift:1:8: error: no such module 'Charts'", "Charts: Swift Charts is not part of Rivulet."),
    ("error: '#selector' can only be used with the Objective-C runtime\n1 | #selector(UIResponder.resignFirstResponder)", "@FocusState"),
    ("error: '#selector' can only be used with the Objective-C runtime\n1 | #selector(fire)", "Pass a closure"),
    (
      "/b/KitPackageDiscoveredTests.derived/KitTests.swift:6:59: error: conflicting arguments to generic parameter 'Element' "
        + "('(String, (KitTests) -> @MainActor () -> ())' vs. '(String, (KitTests) -> () -> ())' vs. 'Any')",
      "Mark as async the tests in the class KitTests."
    ),
    ("/usr/bin/ld.gold: error: command line:1:8: invalid character", "only ASCII"),
  ])
  func `a message that does not say what to do is explained`(output: String, part: String) {
    let sentences = BuildHints.sentences(in: output)
    #expect(sentences.count == 1 && sentences.first?.contains(part) == true, "\(sentences)")
  }

  @Test func `other messages stand alone`() {
    #expect(BuildHints.sentences(in: "A.swift:1:1: error: invalid character in source file") == [])
  }
}
