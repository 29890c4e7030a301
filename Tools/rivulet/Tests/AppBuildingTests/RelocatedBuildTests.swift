import Foundation
import ProjectFixtures
import Testing

@testable import AppBuilding

@Suite struct FormerPlaceTests {
  @Test func `a module of C names its place among other bytes`() {
    let data = Data([1, 2, 0]) + Data("x/a/größe/debug/ModuleCache/T/S.pcm".utf8) + Data([0])
    #expect(RelocatedBuild.places(in: data) == ["/a/größe/debug", "/größe/debug", "/debug"])
    #expect(RelocatedBuild.places(in: Data("nothing".utf8)) == [])
  }

  @Test func `what was built elsewhere goes, and what was built here stays`() throws {
    let folder = try TemporaryFolder()
    func write(place: String) throws {
      try folder.write("s/t/debug/ModuleCache/T/S.pcm", "\u{1}\(place)/t/debug/ModuleCache/T\u{0}")
      try folder.write("s/t/debug/ModuleCache/T/Other.pcm", "without a place")
      try folder.write("s/checkouts/Kit/.git/objects/info/alternates", "\(place)/repositories/Kit-1/objects\n")
      try folder.write("s/repositories/Kit-1/a", "")
    }
    let scratch = folder.url.appending(path: "s", directoryHint: .isDirectory)
    try write(place: "\(folder.path)/s")
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/s/debug", withDestinationPath: "t/debug")
    let before = folder.files
    RelocatedBuild(scratch: scratch).clear(products: scratch.appending(path: "debug"))
    #expect(folder.files == before)
    // Another spelling of the same place.
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/link", withDestinationPath: "s")
    try write(place: "\(folder.path)/link")
    RelocatedBuild(scratch: scratch).clear(products: scratch.appending(path: "debug"))
    #expect(folder.files.filter { !$0.hasPrefix("link") } == before)
    try write(place: "/elsewhere/.build")
    RelocatedBuild(scratch: scratch).clear(products: scratch.appending(path: "debug"))
    #expect(folder.files.filter { !$0.hasPrefix("link") } == ["s/repositories/Kit-1/a"])
  }
}
