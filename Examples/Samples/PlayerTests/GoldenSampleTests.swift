import Foundation
import RivuletTesting
import Testing

@MainActor @Test func `a view still matches its golden`() async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "goldens-\(UUID().uuidString)"), otherFolder = folder
  defer { try? FileManager.default.removeItem(at: folder) }
  let harness = ViewHarness(PlayerView())
  await harness.settle()
  let accepting = Goldens(in: folder, differences: otherFolder, accepts: true, command: "./check --accept-goldens")
  _ = try accepting.difference(of: harness, named: "exam-screen-light")

  let goldens = Goldens(in: folder, differences: otherFolder, command: "./check --accept-goldens")
  #expect(try goldens.difference(of: harness, named: "exam-screen-light") == nil)
}
