import RivuletTesting
import SwiftUI
import Testing

@testable import PodcastPlayer

/// The three stages of the talk.
@MainActor @Suite struct StageTests {
  private let episode = Episode(title: "Data Flow", showTitle: "Talks")
  private let primary = Color.primary.resolve(in: EnvironmentValues())
  private let gray = Color.gray.resolve(in: EnvironmentValues())

  private func mount(_ view: some View) async -> ViewHarness {
    let harness = ViewHarness(view)
    await harness.settle()
    #expect(harness.texts == ["Data Flow", "Talks"])
    return harness
  }

  @Test func `A4.02 a view of plain properties shows them, and a tap changes nothing`() async throws {
    let harness = await mount(PlayerStage1(episode: episode))
    let before = harness.displayListDump()
    try await harness.tap("Play")
    #expect(harness.displayListDump() == before)
    #expect(await mount(PlayerStage1(episode: episode, isPlaying: true)).semanticsDump().contains("button \"Pause\""))
  }

  @Test func `A4.05 a view with a state follows it`() async throws {
    try await expectFollowing(mount(PlayerStage2(episode: episode)))
  }

  @Test func `A4.06 a button with a binding changes the state of the view around`() async throws {
    try await expectFollowing(mount(PlayerStage3(episode: episode)))
  }

  /// Symbol and colour follow two taps.
  private func expectFollowing(_ harness: ViewHarness) async throws {
    #expect(harness.presentedColor("episode title") == gray)
    try await harness.tap("Play")
    await harness.advance(by: 0.3)
    #expect(harness.presentedColor("episode title") == primary)
    #expect(harness.displayListDump().contains("\"pause.circle\""))
    try await harness.tap("Pause")
    await harness.advance(by: 0.3)
    #expect(harness.presentedColor("episode title") == gray)
  }
}
