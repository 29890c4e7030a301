import RivuletTesting
import SwiftUI
import Testing

@MainActor @Test func `the button offers to pause once playback starts`() async throws {
  let harness = ViewHarness(PlayerView())
  await harness.settle()
  try await harness.tap("Play")
  #expect(harness.semanticsDump().contains("button \"Pause\""))
  #expect(harness.texts == ["Episode 12"])
}
