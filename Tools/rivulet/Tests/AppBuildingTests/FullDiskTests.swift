import Foundation
import ProjectFixtures
import Testing

@testable import AppBuilding

@Suite struct FullDiskTests {
  @Test func `a full disk is told in one sentence`() {
    let output = "[2/5] Compiling\nerror: write failed: No space left on device\nerror: fatalError"
    let sentence = FullDisk.sentence(in: output, folder: URL(filePath: "/src/.build"))
    #expect(sentence == "The disk with /src/.build is full. Free some space, or choose a folder on another disk with --scratch-path.")
    #expect(FullDisk.sentence(in: "error: else", folder: URL(filePath: "/src")) == nil)
  }

  @Test func `a folder that cannot be written to is told in one sentence`() throws {
    let folder = try TemporaryFolder()
    try folder.write("file")
    let failure = #expect(throws: Failure.self) { try FullDisk.check(folder.url.appending(path: "file/.build")) }
    #expect(failure?.sentence.contains("--scratch-path") == true && failure?.status == 2)
    // The kernel's own folder takes no files.
    let kernel = #expect(throws: Failure.self) { try FullDisk.check(URL(filePath: "/proc/self")) }
    #expect(kernel?.sentence == "The build folder /proc/self is not writable. Choose another folder with --scratch-path.")
    try FullDisk.check(folder.url.appending(path: "new/.build"))
  }
}
