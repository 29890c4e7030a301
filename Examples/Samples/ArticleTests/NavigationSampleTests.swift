import RivuletTesting
import SwiftUI
import Testing

@MainActor @Test func `a link pushes the screen for its value, and dismiss removes it`() async throws {
  let harness = ViewHarness(BrowserWithPath())
  await harness.settle()
  try await harness.tap("Tide Tables")
  await harness.rest()
  #expect(harness.texts.contains("Flood"))
  try await harness.tap("Unsubscribe")
  await harness.rest()
  #expect(harness.texts.contains("Night Trains") && !harness.texts.contains("Flood"))
}

@MainActor @Test func `a stack starts with the screens in its path`() async throws {
  let harness = ViewHarness(BrowserWithPath(path: [Podcast.all[1]]))
  await harness.settle()
  #expect(harness.texts.contains("Sleeper"))
}

@MainActor @Test func `selecting a row fills the second column of a window`() async throws {
  let harness = ViewHarness(ShowColumns(), size: CGSize(width: 700, height: 400), idiom: .desktop)
  await harness.settle()
  #expect(harness.texts.contains("No Show"))
  try await harness.tap("Tide Tables")
  await harness.rest()
  #expect(harness.texts.contains("Ebb"))
}
