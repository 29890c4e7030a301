import RivuletTesting
import SwiftUI
import Testing

/// The objects of 2019 in views.
@MainActor
@Suite struct TalkOf2019Tests {
  private func mount<V: View>(_ view: V) async -> ViewHarness {
    let harness = ViewHarness(view)
    await harness.settle()
    return harness
  }

  @Test func `A5.18 B10.12 an object that sends after a change is taken from the environment`() async throws {
    let store = PodcastPlayerStore()
    let harness = await mount(EpisodeView().environmentObject(store))
    #expect(harness.texts == ["one", "advance"])
    try await harness.tap("advance")
    #expect(harness.texts == ["two", "advance"])
    #expect(harness.runtimeIssues.isEmpty)
  }

  @Test func `A3.05 B10.12 a binding to a property of an object that sends before a change writes it`() async throws {
    let store = WillChangeStore()
    let harness = await mount(NameView(store: store))
    try await harness.type("x", into: "Name")
    #expect(store.name.contains("x"))
    #expect(harness.texts.first == store.name)
  }

  @Test func `B10.12 publishers of any type, on any actor, are watched by the wrappers of both times`() async throws {
    let harness = await mount(MixedView(erased: ErasedStore(), main: MainActorStore(), free: FreeStore(), named: NamedStore("named")))
    #expect(harness.texts.first == "0 main free named before")
    try await harness.tap("all")
    #expect(harness.texts.first == "1 MAIN FREE NAMED after")
    #expect(harness.runtimeIssues.isEmpty)
  }

  @Test func `B10.12 the publisher of today's name is that of 2019`() {
    let store = PodcastPlayerStore()
    #expect(store.objectWillChange === store.didChange && store.willChange === store.didChange)
    let later = WillChangeStore()
    #expect(later.objectWillChange === later.willChange && later.didChange === later.willChange)
  }

  @Test func `A5.13 an object of 2019 that is replaced in the environment is watched anew`() async throws {
    let harness = await mount(Replacing())
    try await harness.tap("replace")
    #expect(harness.texts.first == "one")
    try await harness.tap("advance")
    #expect(harness.texts.first == "two")
  }

  private struct Replacing: View {
    @State private var store = PodcastPlayerStore()
    var body: some View {
      EpisodeView().environmentObject(store)
      Button("replace") {
        let other = PodcastPlayerStore()
        store = other
      }
    }
  }
}
